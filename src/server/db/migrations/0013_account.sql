CREATE TABLE "account_deletions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consents_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"version" integer NOT NULL,
	"given" boolean NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_people" (
	"hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_by_due" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "consents_of_person" ON "consents" USING btree ("user_id","purpose","place" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deleted_people_by_age" ON "deleted_people" USING btree ("deleted_at");--> statement-breakpoint
INSERT INTO "consents" ("id", "user_id", "purpose", "version", "given", "decided_at") SELECT gen_random_uuid(), "id", 'chat', 1, true, "ai_consent_at" FROM "users" WHERE "ai_consent_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "consents" ("id", "user_id", "purpose", "version", "given", "decided_at") SELECT gen_random_uuid(), "id", 'reading', 1, true, "reading_consent_at" FROM "users" WHERE "reading_consent_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "consents" ("id", "user_id", "purpose", "version", "given", "decided_at") SELECT gen_random_uuid(), "user_id", 'health', 1, true, "created_at" FROM "profiles";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "ai_consent_at";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "reading_consent_at";