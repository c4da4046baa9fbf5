-- Written by `npm run schema` from the catalogue of a migrated database. Do not edit.

CREATE TABLE answered_requests (
  actor text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  status integer NOT NULL,
  body_sealed bytea NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT answered_requests_pkey PRIMARY KEY (actor, key)
);
ALTER TABLE answered_requests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX answered_requests_at ON public.answered_requests USING btree (at);
CREATE POLICY answered_requests_own ON answered_requests FOR ALL TO nabta_app USING (((actor = ( SELECT app.actor() AS actor)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK ((actor = ( SELECT app.actor() AS actor)));
GRANT DELETE, SELECT ON answered_requests TO nabta_app;
GRANT INSERT (actor, at, body_sealed, fingerprint, key, status) ON answered_requests TO nabta_app;

CREATE TABLE counters (
  key text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  spent integer NOT NULL,
  CONSTRAINT counters_spent_check CHECK ((spent > 0)),
  CONSTRAINT counters_pkey PRIMARY KEY (key)
);
ALTER TABLE counters ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX counters_ends_at ON public.counters USING btree (ends_at);
CREATE POLICY counters_system ON counters FOR ALL TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT DELETE, SELECT ON counters TO nabta_app;
GRANT INSERT (ends_at, key, spent, started_at) ON counters TO nabta_app;
GRANT UPDATE (ends_at, spent, started_at) ON counters TO nabta_app;

CREATE TABLE events (
  id uuid NOT NULL,
  kind text NOT NULL,
  subject_type text NOT NULL,
  subject_id uuid NOT NULL,
  actor text NOT NULL,
  at timestamp with time zone NOT NULL,
  detail jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT events_pkey PRIMARY KEY (id)
);
ALTER TABLE events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX events_at ON public.events USING btree (at);
CREATE INDEX events_subject ON public.events USING btree (subject_type, subject_id, id);
CREATE POLICY events_read ON events FOR SELECT TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY events_write ON events FOR INSERT TO nabta_app WITH CHECK ((actor = ( SELECT app.actor() AS actor)));
GRANT INSERT (actor, at, detail, id, kind, subject_id, subject_type) ON events TO nabta_app;
GRANT SELECT ON events TO nabta_app;

CREATE TABLE migrations (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT migrations_pkey PRIMARY KEY (name)
);
ALTER TABLE migrations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY migrations_known ON migrations FOR ALL TO public USING (true) WITH CHECK (true);
GRANT SELECT ON migrations TO nabta_app;

CREATE TABLE newsletter_subscribers (
  id uuid DEFAULT uuidv7() NOT NULL,
  email citext NOT NULL,
  language text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  left_at timestamp with time zone,
  CONSTRAINT newsletter_subscribers_check CHECK (((left_at IS NULL) OR (confirmed_at IS NULL))),
  CONSTRAINT newsletter_subscribers_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id),
  CONSTRAINT newsletter_subscribers_email_key UNIQUE (email)
);
ALTER TABLE newsletter_subscribers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY newsletter_subscribers_ask ON newsletter_subscribers FOR INSERT TO nabta_app WITH CHECK (((confirmed_at IS NULL) AND (left_at IS NULL)));
CREATE POLICY newsletter_subscribers_change ON newsletter_subscribers FOR UPDATE TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR ((id)::text = ( SELECT app.proven() AS proven))));
CREATE POLICY newsletter_subscribers_find ON newsletter_subscribers FOR SELECT TO nabta_reader USING (true);
CREATE POLICY newsletter_subscribers_forget ON newsletter_subscribers FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY newsletter_subscribers_see ON newsletter_subscribers FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR ((id)::text = ( SELECT app.proven() AS proven))));
GRANT DELETE, SELECT ON newsletter_subscribers TO nabta_app;
GRANT INSERT (asked_at, email, language) ON newsletter_subscribers TO nabta_app;
GRANT UPDATE (confirmed_at, language, left_at) ON newsletter_subscribers TO nabta_app;
GRANT SELECT (email, id) ON newsletter_subscribers TO nabta_reader;

CREATE TABLE survey_answers (
  id uuid NOT NULL,
  audience text NOT NULL,
  language text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  company_name text,
  position text,
  employee_count text,
  license_number text,
  specialization text,
  years_of_experience text,
  age text,
  gender text,
  primary_goal text,
  interest text,
  needs_sealed bytea NOT NULL,
  message_sealed bytea,
  answered_at timestamp with time zone NOT NULL,
  CONSTRAINT survey_answers_age_check CHECK ((age <> 'under-18'::text)),
  CONSTRAINT survey_answers_audience_check CHECK ((audience = ANY (ARRAY['company'::text, 'dietitian'::text, 'patient'::text]))),
  CONSTRAINT survey_answers_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  CONSTRAINT survey_answers_pkey PRIMARY KEY (id)
);
ALTER TABLE survey_answers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX survey_answers_answered_at ON public.survey_answers USING btree (answered_at);
CREATE POLICY survey_answers_forget ON survey_answers FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY survey_answers_give ON survey_answers FOR INSERT TO nabta_app WITH CHECK (true);
CREATE POLICY survey_answers_see ON survey_answers FOR SELECT TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT DELETE, SELECT ON survey_answers TO nabta_app;
GRANT INSERT (age, answered_at, audience, company_name, email, employee_count, gender, id, interest, language, license_number, message_sealed, name, needs_sealed, phone, position, primary_goal, specialization, years_of_experience) ON survey_answers TO nabta_app;

CREATE OR REPLACE FUNCTION app.actor()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE(current_setting('app.actor'::text, true), ''::text)
;
-- owner the owner

CREATE OR REPLACE FUNCTION app.enqueue(task text, payload json, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, job_key text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job(task, payload, run_at := coalesce(run_at, now()), job_key := job_key);
end $function$
;
-- owner nabta_jobs

CREATE OR REPLACE FUNCTION app.newsletter_subscriber(address text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT newsletter_subscribers.id
    FROM newsletter_subscribers
   WHERE (newsletter_subscribers.email = (newsletter_subscriber.address)::citext);
END
;
-- owner nabta_reader

CREATE OR REPLACE FUNCTION app.proven()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE(current_setting('app.proven'::text, true), ''::text)
;
-- owner the owner
