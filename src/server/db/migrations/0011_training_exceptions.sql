CREATE TABLE "training_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"exception" jsonb NOT NULL,
	"exception_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "adaptive_decisions" ADD COLUMN "goal" text;--> statement-breakpoint
ALTER TABLE "training_exceptions" ADD CONSTRAINT "training_exceptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_exceptions_of_person" ON "training_exceptions" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);