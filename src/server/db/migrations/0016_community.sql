CREATE TABLE "community_blocks" (
	"user_id" text NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "community_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"parent_id" uuid,
	"text" text NOT NULL,
	"shared" jsonb,
	"shared_version" integer DEFAULT 1 NOT NULL,
	"photo_key" text,
	"photo_width" integer,
	"photo_height" integer,
	"is_flagged" boolean NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"hidden_by" text,
	"hidden_why" text,
	"decided_at" timestamp (3) with time zone,
	"appealed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_hides" (
	"user_id" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_hides_user_id_entry_id_pk" PRIMARY KEY("user_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "community_likes" (
	"user_id" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_likes_entry_id_user_id_pk" PRIMARY KEY("entry_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_people" (
	"user_id" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"name" text,
	"face" text NOT NULL,
	"suspended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_people_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "community_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"entry_id" uuid,
	"author_id" uuid,
	"reason" text NOT NULL,
	"snapshot" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_deeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"deed" text NOT NULL,
	"target" uuid NOT NULL,
	"why" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "community_blocks" ADD CONSTRAINT "community_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_blocks" ADD CONSTRAINT "community_blocks_blocked_id_community_people_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."community_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_entries" ADD CONSTRAINT "community_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_entries" ADD CONSTRAINT "community_entries_parent_id_community_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."community_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_hides" ADD CONSTRAINT "community_hides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_hides" ADD CONSTRAINT "community_hides_entry_id_community_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."community_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_entry_id_community_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."community_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_people" ADD CONSTRAINT "community_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_entry_id_community_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."community_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_author_id_community_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."community_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_blocks_of_blocked" ON "community_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "community_feed" ON "community_entries" USING btree ("parent_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "community_entries_of_person" ON "community_entries" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "community_hides_of_entry" ON "community_hides" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "community_likes_of_person" ON "community_likes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_reports_once" ON "community_reports" USING btree ("entry_id","user_id");--> statement-breakpoint
CREATE INDEX "community_reports_of_person" ON "community_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_reports_of_author" ON "community_reports" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "community_reports_open" ON "community_reports" USING btree ("decided_at","created_at");