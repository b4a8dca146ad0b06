DROP TABLE "newsletter_subscribers" CASCADE;--> statement-breakpoint
DROP TABLE "support_requests" CASCADE;