CREATE TABLE "external_accounts" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"kept_sign_in" timestamp (3) with time zone,
	CONSTRAINT "external_accounts_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "external_accounts_user_id_unique" UNIQUE("user_id")
);
