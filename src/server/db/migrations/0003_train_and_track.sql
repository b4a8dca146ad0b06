CREATE TABLE "adaptive_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"answer" text NOT NULL,
	"from_kcal" integer NOT NULL,
	"to_kcal" integer NOT NULL,
	"shift_kcal" integer NOT NULL,
	"formula_kcal" double precision NOT NULL,
	"weight_lbs" double precision NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_queue" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"log" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"file_key" text NOT NULL,
	"thumb_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"next_due_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "data_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "chat_messages_of_person";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "answers" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "status" text DEFAULT 'complete' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "reply" jsonb;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "logs" ADD COLUMN "utc_offset_minutes" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ai_consent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "previous" jsonb;--> statement-breakpoint
ALTER TABLE "adaptive_decisions" ADD CONSTRAINT "adaptive_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_tokens" ADD CONSTRAINT "newsletter_tokens_email_newsletter_subscribers_email_fk" FOREIGN KEY ("email") REFERENCES "public"."newsletter_subscribers"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_logs" ADD CONSTRAINT "deleted_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adaptive_decisions_of_person" ON "adaptive_decisions" USING btree ("user_id","decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_queue_by_due" ON "mail_queue" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_age" ON "newsletter_subscribers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_tokens_of_subscriber" ON "newsletter_tokens" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_tokens_by_expiry" ON "newsletter_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "support_requests_by_age" ON "support_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deleted_logs_of_person" ON "deleted_logs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deleted_logs_by_age" ON "deleted_logs" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "photos_of_person" ON "photos" USING btree ("user_id","taken_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "push_devices_of_person" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminder_settings_by_due" ON "reminder_settings" USING btree ("next_due_at");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_answers_chat_messages_id_fk" FOREIGN KEY ("answers") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_by_client" ON "chat_messages" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_by_answered" ON "chat_messages" USING btree ("answers");--> statement-breakpoint
CREATE INDEX "chat_messages_open" ON "chat_messages" USING btree ("user_id") WHERE "chat_messages"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "chat_sessions_by_age" ON "chat_sessions" USING btree ("updated_at");