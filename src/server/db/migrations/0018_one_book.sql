ALTER TABLE "operator_actions" ADD COLUMN "target" text;--> statement-breakpoint
INSERT INTO "operator_actions" ("done_at", "action", "about", "target", "detail")
SELECT "deed"."at", "deed"."deed", coalesce("entry"."user_id", "person"."user_id"), "deed"."target"::text, "deed"."why"
FROM "operator_deeds" AS "deed"
LEFT JOIN "community_entries" AS "entry" ON "entry"."id" = "deed"."target"
LEFT JOIN "community_people" AS "person" ON "person"."id" = "deed"."target"
ORDER BY "deed"."at";--> statement-breakpoint
DROP TABLE "operator_deeds" CASCADE;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "held_until" timestamp (3) with time zone;
