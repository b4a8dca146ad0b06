CREATE TABLE "unreadable_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"document" text NOT NULL,
	"source_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"content_version" integer DEFAULT 1 NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "reply_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_changes" ADD COLUMN "changes_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted_logs" ADD COLUMN "log_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "logs" ADD COLUMN "data_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "data_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "data_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "items_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "data_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "previous_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "today_swaps_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "settings_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "unreadable_documents" ADD CONSTRAINT "unreadable_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unreadable_documents_of_person" ON "unreadable_documents" USING btree ("user_id");