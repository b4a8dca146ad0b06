ALTER TABLE "plans" ADD COLUMN "meal_exceptions" jsonb;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "meal_exceptions_version" integer DEFAULT 1 NOT NULL;