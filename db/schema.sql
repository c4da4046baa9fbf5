-- Written by `npm run schema` from the catalogue of a migrated database. Do not edit.

CREATE EXTENSION btree_gist;
CREATE EXTENSION citext;
CREATE EXTENSION pg_trgm;
CREATE EXTENSION unaccent;
GRANT USAGE ON SCHEMA app TO nabta_app;
GRANT USAGE ON SCHEMA app TO nabta_jobs;
GRANT USAGE ON SCHEMA app TO nabta_reader;
GRANT USAGE ON SCHEMA public TO PUBLIC;

CREATE TABLE absence_claims (
  appointment_id uuid NOT NULL,
  opened_by text NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  patient_says text,
  patient_said_at timestamp with time zone,
  patient_words_sealed bytea,
  dietitian_says text,
  dietitian_said_at timestamp with time zone,
  dietitian_words_sealed bytea,
  for_admins_at timestamp with time zone,
  decided_as text,
  decided_at timestamp with time zone,
  decided_by uuid,
  CONSTRAINT absence_claims_check CHECK ((ends_at > opened_at)),
  CONSTRAINT absence_claims_check1 CHECK (((patient_says IS NULL) = (patient_said_at IS NULL))),
  CONSTRAINT absence_claims_check2 CHECK (((dietitian_says IS NULL) = (dietitian_said_at IS NULL))),
  CONSTRAINT absence_claims_check3 CHECK (((decided_as IS NULL) = (decided_at IS NULL))),
  CONSTRAINT absence_claims_check4 CHECK (((opened_by <> 'patient'::text) OR (patient_says = 'dietitian_absent'::text))),
  CONSTRAINT absence_claims_check5 CHECK (((opened_by <> 'dietitian'::text) OR (dietitian_says = 'patient_absent'::text))),
  CONSTRAINT absence_claims_decided_as_check CHECK ((decided_as = ANY (ARRAY['attended'::text, 'patient_absent'::text, 'dietitian_absent'::text]))),
  CONSTRAINT absence_claims_dietitian_says_check CHECK ((dietitian_says = ANY (ARRAY['attended'::text, 'patient_absent'::text, 'dietitian_absent'::text]))),
  CONSTRAINT absence_claims_opened_by_check CHECK ((opened_by = ANY (ARRAY['patient'::text, 'dietitian'::text, 'platform'::text]))),
  CONSTRAINT absence_claims_patient_says_check CHECK ((patient_says = ANY (ARRAY['attended'::text, 'patient_absent'::text, 'dietitian_absent'::text]))),
  CONSTRAINT absence_claims_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointments(id) ON DELETE CASCADE,
  CONSTRAINT absence_claims_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT absence_claims_pkey PRIMARY KEY (appointment_id)
);
ALTER TABLE absence_claims ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX absence_claims_decided_by ON public.absence_claims USING btree (decided_by);
CREATE INDEX absence_claims_open ON public.absence_claims USING btree (ends_at) WHERE (decided_at IS NULL);
CREATE INDEX absence_claims_opened ON public.absence_claims USING btree (opened_at, appointment_id);
CREATE POLICY absence_claims_forget ON absence_claims FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY absence_claims_go_on ON absence_claims FOR UPDATE TO nabta_app USING (((decided_at IS NULL) AND (( SELECT ((app.actor() = 'system'::text) OR (app.role() = 'admin'::text))) OR (EXISTS ( SELECT
   FROM appointments
  WHERE ((appointments.id = absence_claims.appointment_id) AND ((( SELECT app.person() AS person) = appointments.patient_id) OR (( SELECT app.person() AS person) = appointments.dietitian_id)))))))) WITH CHECK (true);
CREATE POLICY absence_claims_open ON absence_claims FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR (EXISTS ( SELECT
   FROM appointments
  WHERE ((appointments.id = absence_claims.appointment_id) AND ((( SELECT app.person() AS person) = appointments.patient_id) OR (( SELECT app.person() AS person) = appointments.dietitian_id)))))));
CREATE POLICY absence_claims_see ON absence_claims FOR SELECT TO nabta_app USING ((( SELECT ((app.actor() = 'system'::text) OR (app.role() = 'admin'::text))) OR (EXISTS ( SELECT
   FROM appointments
  WHERE ((appointments.id = absence_claims.appointment_id) AND ((( SELECT app.person() AS person) = appointments.patient_id) OR (( SELECT app.person() AS person) = appointments.dietitian_id)))))));
GRANT INSERT (appointment_id, dietitian_said_at, dietitian_says, dietitian_words_sealed, ends_at, opened_at, opened_by, patient_said_at, patient_says, patient_words_sealed) ON absence_claims TO nabta_app;
GRANT SELECT ON absence_claims TO nabta_app;
GRANT UPDATE (decided_as, decided_at, decided_by, dietitian_said_at, dietitian_says, dietitian_words_sealed, for_admins_at, patient_said_at, patient_says, patient_words_sealed) ON absence_claims TO nabta_app;

CREATE TABLE access_requests (
  patient_id uuid NOT NULL,
  dietitian_id uuid NOT NULL,
  health_groups text[] NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone,
  CONSTRAINT access_requests_health_groups_check CHECK (((cardinality(health_groups) > 0) AND (health_groups <@ ARRAY['body'::text, 'heart'::text, 'glucose'::text, 'habits'::text, 'medicines'::text, 'meals'::text, 'answers'::text, 'reports'::text]))),
  CONSTRAINT access_requests_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT access_requests_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT access_requests_pkey PRIMARY KEY (patient_id, dietitian_id)
);
ALTER TABLE access_requests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX access_requests_dietitian ON public.access_requests USING btree (dietitian_id);
CREATE POLICY access_requests_answer ON access_requests FOR UPDATE TO nabta_app USING ((((( SELECT app.person() AS person) = patient_id) OR (( SELECT app.person() AS person) = dietitian_id)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY access_requests_ask ON access_requests FOR INSERT TO nabta_app WITH CHECK ((((dietitian_id = ( SELECT app.person() AS person)) AND app.treats(dietitian_id, patient_id)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY access_requests_forget ON access_requests FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY access_requests_see ON access_requests FOR SELECT TO nabta_app USING ((((( SELECT app.person() AS person) = patient_id) OR (( SELECT app.person() AS person) = dietitian_id)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON access_requests TO nabta_app;
GRANT INSERT (answered_at, asked_at, dietitian_id, health_groups, patient_id) ON access_requests TO nabta_app;
GRANT UPDATE (answered_at, asked_at, health_groups) ON access_requests TO nabta_app;

CREATE TABLE access_tokens (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  scope text NOT NULL,
  role text NOT NULL,
  token_hash text NOT NULL,
  made_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT access_tokens_check CHECK (((role <> 'admin'::text) OR (scope = 'read'::text))),
  CONSTRAINT access_tokens_check1 CHECK ((expires_at <= (made_at + '366 days'::interval))),
  CONSTRAINT access_tokens_role_check CHECK ((role = ANY (ARRAY['patient'::text, 'dietitian'::text, 'admin'::text]))),
  CONSTRAINT access_tokens_scope_check CHECK ((scope = ANY (ARRAY['read'::text, 'write'::text]))),
  CONSTRAINT access_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT access_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT access_tokens_token_hash_key UNIQUE (token_hash)
);
ALTER TABLE access_tokens ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX access_tokens_expires_at ON public.access_tokens USING btree (expires_at);
CREATE INDEX access_tokens_user ON public.access_tokens USING btree (user_id, made_at);
CREATE POLICY access_tokens_admin_ends ON access_tokens FOR DELETE TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY access_tokens_admin_sees ON access_tokens FOR SELECT TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY access_tokens_find ON access_tokens FOR SELECT TO nabta_reader USING (true);
CREATE POLICY access_tokens_own ON access_tokens FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY access_tokens_touch ON access_tokens FOR UPDATE TO nabta_reader USING (true);
GRANT DELETE, SELECT ON access_tokens TO nabta_app;
GRANT INSERT (expires_at, made_at, name, role, scope, token_hash, used_at, user_id) ON access_tokens TO nabta_app;
GRANT SELECT ON access_tokens TO nabta_reader;
GRANT UPDATE (used_at) ON access_tokens TO nabta_reader;

CREATE TABLE account_days (
  day date NOT NULL,
  role text NOT NULL,
  accounts integer NOT NULL,
  CONSTRAINT account_days_role_check CHECK ((role = ANY (ARRAY['any'::text, 'patient'::text, 'dietitian'::text, 'admin'::text]))),
  CONSTRAINT account_days_pkey PRIMARY KEY (role, day)
);
ALTER TABLE account_days ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY account_days_keep ON account_days FOR ALL TO nabta_reader USING (true) WITH CHECK (true);
CREATE POLICY account_days_see ON account_days FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
GRANT SELECT ON account_days TO nabta_app;
GRANT INSERT, SELECT, UPDATE ON account_days TO nabta_reader;

CREATE TABLE account_tokens (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  token_hash text NOT NULL,
  made_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  redirect_to text,
  new_email citext,
  old_email citext,
  CONSTRAINT account_tokens_check CHECK (((purpose = 'new_address'::text) = (new_email IS NOT NULL))),
  CONSTRAINT account_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['confirmation'::text, 'reset'::text, 'new_address'::text]))),
  CONSTRAINT account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT account_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT account_tokens_token_hash_key UNIQUE (token_hash)
);
ALTER TABLE account_tokens ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX account_tokens_expires_at ON public.account_tokens USING btree (expires_at);
CREATE INDEX account_tokens_user ON public.account_tokens USING btree (user_id, purpose);
CREATE POLICY account_tokens_find ON account_tokens FOR SELECT TO nabta_reader USING (true);
CREATE POLICY account_tokens_forget ON account_tokens FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY account_tokens_make ON account_tokens FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR ((user_id = ( SELECT app.person() AS person)) AND (purpose = 'new_address'::text))));
CREATE POLICY account_tokens_own ON account_tokens FOR SELECT TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY account_tokens_use ON account_tokens FOR UPDATE TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON account_tokens TO nabta_app;
GRANT INSERT (expires_at, id, made_at, new_email, purpose, redirect_to, token_hash, user_id) ON account_tokens TO nabta_app;
GRANT UPDATE (old_email, used_at) ON account_tokens TO nabta_app;
GRANT SELECT (expires_at, id, purpose, token_hash, used_at, user_id) ON account_tokens TO nabta_reader;

CREATE TABLE admin_duties (
  user_id uuid NOT NULL,
  duty text NOT NULL,
  given_at timestamp with time zone NOT NULL,
  given_by text NOT NULL,
  CONSTRAINT admin_duties_duty_check CHECK ((duty = ANY (ARRAY['owner'::text, 'support'::text, 'finance'::text, 'verification'::text, 'privacy'::text]))),
  CONSTRAINT admin_duties_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT admin_duties_pkey PRIMARY KEY (user_id, duty)
);
ALTER TABLE admin_duties ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY admin_duties_count ON admin_duties FOR SELECT TO nabta_reader USING (true);
CREATE POLICY admin_duties_give ON admin_duties FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR ( SELECT app.has_duty(VARIADIC ARRAY['owner'::text]) AS has_duty)));
CREATE POLICY admin_duties_see ON admin_duties FOR SELECT TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE POLICY admin_duties_take ON admin_duties FOR DELETE TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR ( SELECT app.has_duty(VARIADIC ARRAY['owner'::text]) AS has_duty)));
CREATE TRIGGER admin_duties_stamp_sessions AFTER INSERT OR DELETE ON public.admin_duties FOR EACH ROW EXECUTE FUNCTION app.stamp_sessions_anew('user_id');
GRANT DELETE, SELECT ON admin_duties TO nabta_app;
GRANT INSERT (duty, given_at, given_by, user_id) ON admin_duties TO nabta_app;
GRANT SELECT ON admin_duties TO nabta_reader;

CREATE TABLE answered_requests (
  actor text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  status integer NOT NULL,
  body_sealed bytea,
  at timestamp with time zone NOT NULL,
  subject text,
  CONSTRAINT answered_requests_answer CHECK ((num_nonnulls(subject, body_sealed) <= 1)),
  CONSTRAINT answered_requests_pkey PRIMARY KEY (actor, key)
);
ALTER TABLE answered_requests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX answered_requests_at ON public.answered_requests USING btree (at);
CREATE POLICY answered_requests_own ON answered_requests FOR ALL TO nabta_app USING (((( SELECT app.actor() AS actor) = actor) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK ((actor = ( SELECT app.actor() AS actor)));
CREATE POLICY answered_requests_reseal ON answered_requests FOR ALL TO nabta_reader USING (true);
GRANT DELETE, SELECT ON answered_requests TO nabta_app;
GRANT INSERT (actor, at, body_sealed, fingerprint, key, status, subject) ON answered_requests TO nabta_app;
GRANT SELECT (actor, body_sealed, key) ON answered_requests TO nabta_reader;
GRANT UPDATE (body_sealed) ON answered_requests TO nabta_reader;

CREATE TABLE appointments (
  id uuid DEFAULT uuidv7() NOT NULL,
  patient_id uuid,
  dietitian_id uuid,
  service_id uuid,
  type text NOT NULL,
  service_name text NOT NULL,
  mode text NOT NULL,
  price_halalas integer NOT NULL,
  policy jsonb NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  zone text NOT NULL,
  patient_zone text NOT NULL,
  date date GENERATED ALWAYS AS (((starts_at AT TIME ZONE zone))::date) STORED NOT NULL,
  start_time time without time zone GENERATED ALWAYS AS (((starts_at AT TIME ZONE zone))::time without time zone) STORED NOT NULL,
  end_time time without time zone GENERATED ALWAYS AS (((ends_at AT TIME ZONE zone))::time without time zone) STORED NOT NULL,
  status text NOT NULL,
  lapses_at timestamp with time zone,
  ending text,
  outcome text,
  completed_at timestamp with time zone,
  moves smallint DEFAULT 0 NOT NULL,
  meeting_link text,
  city text,
  location text,
  conflict_accepted_at timestamp with time zone,
  reminded text[] DEFAULT '{}'::text[] NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  sequence integer DEFAULT 0 NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  in_calendars text[] DEFAULT '{}'::text[] NOT NULL,
  reason text,
  other_service_name text,
  other_location text,
  wanted_at timestamp with time zone,
  wanted_since timestamp with time zone,
  wanted_until timestamp with time zone,
  message_sealed bytea,
  patient_attended_at timestamp with time zone,
  dietitian_attended_at timestamp with time zone,
  paid_halalas integer DEFAULT 0 NOT NULL,
  refund_halalas integer,
  refund_to text,
  package_id uuid,
  reason_sealed bytea,
  district text,
  other_district text,
  booked_by text DEFAULT 'patient'::text NOT NULL,
  CONSTRAINT appointments_between_two CHECK ((patient_id <> dietitian_id)),
  CONSTRAINT appointments_booked_by CHECK ((booked_by = ANY (ARRAY['patient'::text, 'dietitian'::text]))),
  CONSTRAINT appointments_cancelled_has_ending CHECK (((status = 'cancelled'::text) = (ending IS NOT NULL))),
  CONSTRAINT appointments_check CHECK (((refund_halalas IS NULL) OR ((status = 'cancelled'::text) AND ((refund_halalas >= 0) AND (refund_halalas <= paid_halalas))))),
  CONSTRAINT appointments_check1 CHECK (((reason IS NULL) OR (reason_sealed IS NULL))),
  CONSTRAINT appointments_completed_has_outcome CHECK (((status = 'completed'::text) = (outcome IS NOT NULL))),
  CONSTRAINT appointments_completed_has_time CHECK (((status = 'completed'::text) = (completed_at IS NOT NULL))),
  CONSTRAINT appointments_ending CHECK ((ending = ANY (ARRAY['declined'::text, 'lapsed'::text, 'cancelled_by_patient'::text, 'cancelled_by_dietitian'::text, 'cancelled_by_platform'::text, 'dietitian_absent'::text]))),
  CONSTRAINT appointments_in_calendars CHECK ((in_calendars <@ ARRAY['patient'::text, 'dietitian'::text])),
  CONSTRAINT appointments_length CHECK ((((ends_at - starts_at) >= '00:15:00'::interval) AND ((ends_at - starts_at) <= '03:00:00'::interval))),
  CONSTRAINT appointments_meeting_link CHECK (((meeting_link ~~ 'https://%'::text) OR (meeting_link ~~ 'http://%'::text))),
  CONSTRAINT appointments_mode CHECK ((mode = ANY (ARRAY['video'::text, 'in-person'::text]))),
  CONSTRAINT appointments_outcome CHECK ((outcome = ANY (ARRAY['attended'::text, 'patient_absent'::text]))),
  CONSTRAINT appointments_paid_halalas_check CHECK ((paid_halalas >= 0)),
  CONSTRAINT appointments_pending_lapses CHECK (((status = 'pending'::text) = (lapses_at IS NOT NULL))),
  CONSTRAINT appointments_price CHECK ((price_halalas >= 0)),
  CONSTRAINT appointments_refund_to_check CHECK ((refund_to = 'wallet'::text)),
  CONSTRAINT appointments_status CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'cancelled'::text, 'completed'::text]))),
  CONSTRAINT appointments_wish_ends_before_start CHECK ((wanted_until <= starts_at)),
  CONSTRAINT appointments_wish_is_whole CHECK ((num_nonnulls(wanted_at, wanted_since, wanted_until) = ANY (ARRAY[0, 3]))),
  CONSTRAINT appointments_wish_moves CHECK (((wanted_at IS NULL) OR ((status = 'confirmed'::text) AND (wanted_at <> starts_at)))),
  CONSTRAINT appointments_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT appointments_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id) ON DELETE RESTRICT,
  CONSTRAINT appointments_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT appointments_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE SET NULL,
  CONSTRAINT appointments_pkey PRIMARY KEY (id)
);
ALTER TABLE appointments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX appointments_cancelled ON public.appointments USING btree (starts_at, id) WHERE (ending IS NOT NULL);
CREATE INDEX appointments_completed ON public.appointments USING btree (completed_at, id) INCLUDE (patient_id, dietitian_id, price_halalas) WHERE (completed_at IS NOT NULL);
CREATE INDEX appointments_dietitian ON public.appointments USING btree (dietitian_id, starts_at, id);
CREATE INDEX appointments_open ON public.appointments USING btree (starts_at) WHERE ((ending IS NULL) AND (completed_at IS NULL));
CREATE INDEX appointments_package ON public.appointments USING btree (package_id);
CREATE INDEX appointments_patient ON public.appointments USING btree (patient_id, starts_at, id);
CREATE INDEX appointments_requested ON public.appointments USING btree (requested_at, id);
CREATE INDEX appointments_service ON public.appointments USING btree (service_id);
CREATE INDEX appointments_starting ON public.appointments USING btree (starts_at, id) INCLUDE (patient_id, dietitian_id) WHERE (ending IS NULL);
CREATE INDEX appointments_unsealed ON public.appointments USING btree (id) WHERE (reason IS NOT NULL);
CREATE INDEX appointments_visits ON public.appointments USING btree (patient_id, starts_at, id) INCLUDE (dietitian_id) WHERE (completed_at IS NOT NULL);
CREATE INDEX appointments_wanted ON public.appointments USING btree (dietitian_id, wanted_since, id) WHERE (wanted_at IS NOT NULL);
CREATE INDEX appointments_wanting ON public.appointments USING btree (wanted_until) WHERE (wanted_at IS NOT NULL);
CREATE POLICY appointments_book ON appointments FOR INSERT TO nabta_app WITH CHECK ((((patient_id = ( SELECT app.person() AS person)) AND (status = ANY (ARRAY['pending'::text, 'confirmed'::text]))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY appointments_book_for ON appointments FOR INSERT TO nabta_app WITH CHECK (((booked_by = 'dietitian'::text) AND (dietitian_id = ( SELECT app.person() AS person)) AND (status = ANY (ARRAY['pending'::text, 'confirmed'::text])) AND (EXISTS ( SELECT
   FROM met_patients
  WHERE (met_patients.id = appointments.patient_id)))));
CREATE POLICY appointments_change ON appointments FOR UPDATE TO nabta_app USING ((((( SELECT app.person() AS person) = patient_id) OR (( SELECT app.person() AS person) = dietitian_id)) OR ( SELECT ((app.actor() = 'system'::text) OR (app.role() = 'admin'::text)))));
CREATE POLICY appointments_reseal ON appointments FOR UPDATE TO nabta_reader USING (true);
CREATE POLICY appointments_see ON appointments FOR SELECT TO nabta_app USING ((((( SELECT app.person() AS person) = patient_id) OR (( SELECT app.person() AS person) = dietitian_id)) OR ( SELECT ((app.actor() = 'system'::text) OR (app.role() = 'admin'::text)))));
CREATE POLICY appointments_with ON appointments FOR SELECT TO nabta_reader USING (true);
CREATE TRIGGER appointments_district BEFORE INSERT OR UPDATE ON public.appointments FOR EACH ROW WHEN (((new.mode = 'in-person'::text) AND (new.status = ANY (ARRAY['pending'::text, 'confirmed'::text])))) EXECUTE FUNCTION app.keep_district();
CREATE TRIGGER appointments_earn AFTER INSERT ON public.appointments FOR EACH ROW WHEN ((new.status = 'completed'::text)) EXECUTE FUNCTION app.keep_revenue();
CREATE TRIGGER appointments_earn_otherwise AFTER UPDATE ON public.appointments FOR EACH ROW WHEN ((((((old.status IS DISTINCT FROM new.status) OR (old.completed_at IS DISTINCT FROM new.completed_at)) OR (old.type IS DISTINCT FROM new.type)) OR (old.price_halalas IS DISTINCT FROM new.price_halalas)) AND ((old.status = 'completed'::text) OR (new.status = 'completed'::text)))) EXECUTE FUNCTION app.keep_revenue();
CREATE TRIGGER appointments_keep_times BEFORE INSERT OR UPDATE ON public.appointments FOR EACH ROW EXECUTE FUNCTION app.keep_times();
CREATE TRIGGER appointments_other_location BEFORE INSERT OR UPDATE ON public.appointments FOR EACH ROW WHEN (((new.location IS NOT NULL) OR (new.other_location IS NOT NULL))) EXECUTE FUNCTION app.keep_other_location();
CREATE TRIGGER appointments_unearn AFTER DELETE ON public.appointments FOR EACH ROW WHEN ((old.status = 'completed'::text)) EXECUTE FUNCTION app.keep_revenue();
GRANT INSERT (booked_by, changed_at, city, completed_at, dietitian_id, ending, ends_at, id, lapses_at, location, meeting_link, message_sealed, mode, moves, other_service_name, outcome, package_id, paid_halalas, patient_id, patient_zone, policy, price_halalas, reason_sealed, reminded, requested_at, sequence, service_id, service_name, starts_at, status, type, zone) ON appointments TO nabta_app;
GRANT SELECT ON appointments TO nabta_app;
GRANT UPDATE (changed_at, city, completed_at, conflict_accepted_at, dietitian_attended_at, district, ending, ends_at, in_calendars, lapses_at, location, meeting_link, message_sealed, moves, other_district, outcome, paid_halalas, patient_attended_at, patient_zone, policy, reason, reason_sealed, refund_halalas, refund_to, reminded, sequence, starts_at, status, version, wanted_at, wanted_since, wanted_until, zone) ON appointments TO nabta_app;
GRANT SELECT ON appointments TO nabta_reader;
GRANT SELECT (id, reason, reason_sealed) ON appointments TO nabta_reader;
GRANT UPDATE (reason, reason_sealed) ON appointments TO nabta_reader;

CREATE TABLE audited_kinds (
  kind text NOT NULL,
  CONSTRAINT audited_kinds_pkey PRIMARY KEY (kind)
);
ALTER TABLE audited_kinds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY audited_kinds_known ON audited_kinds FOR ALL TO public USING (true) WITH CHECK (true);
GRANT SELECT ON audited_kinds TO nabta_app;

CREATE TABLE availabilities (
  user_id uuid NOT NULL,
  zone text NOT NULL,
  weekly jsonb NOT NULL,
  buffer_minutes smallint NOT NULL,
  notice_minutes integer NOT NULL,
  horizon_days smallint NOT NULL,
  increment_minutes smallint NOT NULL,
  most_per_day smallint,
  most_per_patient smallint NOT NULL,
  takes_at_once boolean NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  refund_whole_hours smallint,
  refund_part_hours smallint,
  refund_part_percent smallint,
  CONSTRAINT availabilities_buffer_minutes_check CHECK (((buffer_minutes >= 0) AND (buffer_minutes <= 120))),
  CONSTRAINT availabilities_check CHECK (((refund_part_hours >= 0) AND (refund_part_hours <= refund_whole_hours))),
  CONSTRAINT availabilities_check1 CHECK ((num_nulls(refund_whole_hours, refund_part_hours, refund_part_percent) = ANY (ARRAY[0, 3]))),
  CONSTRAINT availabilities_horizon_days_check CHECK (((horizon_days >= 7) AND (horizon_days <= 180))),
  CONSTRAINT availabilities_increment_minutes_check CHECK ((increment_minutes = ANY (ARRAY[5, 10, 15, 20, 30, 60]))),
  CONSTRAINT availabilities_most_per_day_check CHECK (((most_per_day >= 1) AND (most_per_day <= 50))),
  CONSTRAINT availabilities_most_per_patient_check CHECK (((most_per_patient >= 1) AND (most_per_patient <= 20))),
  CONSTRAINT availabilities_notice_minutes_check CHECK (((notice_minutes >= 0) AND (notice_minutes <= 20160))),
  CONSTRAINT availabilities_refund_part_percent_check CHECK (((refund_part_percent >= 0) AND (refund_part_percent <= 100))),
  CONSTRAINT availabilities_refund_whole_hours_check CHECK (((refund_whole_hours >= 0) AND (refund_whole_hours <= 168))),
  CONSTRAINT availabilities_weekly_check CHECK (((jsonb_typeof(weekly) = 'array'::text) AND (jsonb_array_length(weekly) = 7))),
  CONSTRAINT availabilities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT availabilities_pkey PRIMARY KEY (user_id)
);
ALTER TABLE availabilities ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY availabilities_admin_opens ON availabilities FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY availabilities_listed ON availabilities FOR SELECT TO nabta_app USING ((EXISTS ( SELECT
   FROM listings
  WHERE (listings.user_id = availabilities.user_id))));
CREATE POLICY availabilities_own ON availabilities FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON availabilities TO nabta_app;
GRANT INSERT (buffer_minutes, horizon_days, increment_minutes, most_per_day, most_per_patient, notice_minutes, refund_part_hours, refund_part_percent, refund_whole_hours, takes_at_once, updated_at, user_id, weekly, zone) ON availabilities TO nabta_app;
GRANT UPDATE (buffer_minutes, horizon_days, increment_minutes, most_per_day, most_per_patient, notice_minutes, refund_part_hours, refund_part_percent, refund_whole_hours, takes_at_once, updated_at, weekly, zone) ON availabilities TO nabta_app;

CREATE TABLE awaited_appointments (
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  dietitian_id uuid NOT NULL,
  service_id uuid,
  type text NOT NULL,
  service_name text NOT NULL,
  other_service_name text,
  mode text NOT NULL,
  price_halalas integer NOT NULL,
  policy jsonb NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  patient_zone text NOT NULL,
  message_sealed bytea,
  asked_at timestamp with time zone NOT NULL,
  held_until timestamp with time zone NOT NULL,
  wallet_halalas integer DEFAULT 0 NOT NULL,
  reserved_id uuid,
  CONSTRAINT awaited_appointments_check CHECK ((patient_id <> dietitian_id)),
  CONSTRAINT awaited_appointments_mode_check CHECK ((mode = ANY (ARRAY['video'::text, 'in-person'::text]))),
  CONSTRAINT awaited_appointments_price_halalas_check CHECK ((price_halalas > 0)),
  CONSTRAINT awaited_appointments_wallet_halalas_check CHECK ((wallet_halalas >= 0)),
  CONSTRAINT awaited_appointments_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT awaited_appointments_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT awaited_appointments_reserved_id_fkey FOREIGN KEY (reserved_id) REFERENCES appointments(id) ON DELETE CASCADE,
  CONSTRAINT awaited_appointments_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE SET NULL,
  CONSTRAINT awaited_appointments_pkey PRIMARY KEY (id)
);
ALTER TABLE awaited_appointments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX awaited_appointments_asked ON public.awaited_appointments USING btree (asked_at);
CREATE INDEX awaited_appointments_dietitian ON public.awaited_appointments USING btree (dietitian_id);
CREATE INDEX awaited_appointments_patient ON public.awaited_appointments USING btree (patient_id, starts_at);
CREATE INDEX awaited_appointments_reserved ON public.awaited_appointments USING btree (reserved_id);
CREATE INDEX awaited_appointments_service ON public.awaited_appointments USING btree (service_id);
CREATE POLICY awaited_appointments_own ON awaited_appointments FOR ALL TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((patient_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON awaited_appointments TO nabta_app;
GRANT INSERT (asked_at, dietitian_id, ends_at, held_until, id, message_sealed, mode, other_service_name, patient_id, patient_zone, policy, price_halalas, reserved_id, service_id, service_name, starts_at, type, wallet_halalas) ON awaited_appointments TO nabta_app;
GRANT UPDATE (message_sealed, mode, patient_zone) ON awaited_appointments TO nabta_app;

CREATE TABLE billing_details (
  user_id uuid NOT NULL,
  legal_name text NOT NULL,
  vat_number text,
  iban_sealed bytea,
  iban_end text,
  street text NOT NULL,
  district text,
  city text NOT NULL,
  postal_code text NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  iban_changed_at timestamp with time zone,
  health_license text,
  CONSTRAINT billing_details_check CHECK (((iban_sealed IS NULL) = (iban_end IS NULL))),
  CONSTRAINT billing_details_health_license_check CHECK (((length(health_license) >= 1) AND (length(health_license) <= 40))),
  CONSTRAINT billing_details_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT billing_details_pkey PRIMARY KEY (user_id)
);
ALTER TABLE billing_details ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY billing_details_own ON billing_details FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON billing_details TO nabta_app;
GRANT INSERT (city, district, health_license, iban_changed_at, iban_end, iban_sealed, legal_name, postal_code, saved_at, street, user_id, vat_number) ON billing_details TO nabta_app;
GRANT UPDATE (city, district, health_license, iban_changed_at, iban_end, iban_sealed, legal_name, postal_code, saved_at, street, vat_number) ON billing_details TO nabta_app;

CREATE TABLE breaches (
  id uuid DEFAULT uuidv7() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  is_drill boolean NOT NULL,
  title text NOT NULL,
  known_at timestamp with time zone NOT NULL,
  happened_on date NOT NULL,
  ended_on date,
  what text NOT NULL,
  categories text[] NOT NULL,
  people_count integer NOT NULL,
  records_count integer NOT NULL,
  risks text NOT NULL,
  measures text NOT NULL,
  contact text NOT NULL,
  authority_told_at timestamp with time zone,
  authority_reference text,
  subjects_told_at timestamp with time zone,
  closed_at timestamp with time zone,
  conclusion text,
  CONSTRAINT breaches_check CHECK (((ended_on IS NULL) OR (ended_on >= happened_on))),
  CONSTRAINT breaches_check1 CHECK (((closed_at IS NULL) = (conclusion IS NULL))),
  CONSTRAINT breaches_people_count_check CHECK ((people_count >= 0)),
  CONSTRAINT breaches_records_count_check CHECK ((records_count >= 0)),
  CONSTRAINT breaches_pkey PRIMARY KEY (id)
);
ALTER TABLE breaches ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY breaches_of_admins ON breaches FOR ALL TO nabta_app USING (((( SELECT app.role() AS role) = 'admin'::text) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((( SELECT app.role() AS role) = 'admin'::text) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT INSERT (authority_reference, authority_told_at, categories, closed_at, conclusion, contact, ended_on, happened_on, id, is_drill, known_at, measures, people_count, records_count, risks, subjects_told_at, title, what) ON breaches TO nabta_app;
GRANT SELECT ON breaches TO nabta_app;
GRANT UPDATE (authority_reference, authority_told_at, categories, closed_at, conclusion, contact, ended_on, happened_on, is_drill, measures, people_count, records_count, risks, subjects_told_at, title, version, what) ON breaches TO nabta_app;

CREATE TABLE calendar_feeds (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT calendar_feeds_pkey PRIMARY KEY (id),
  CONSTRAINT calendar_feeds_user_id_key UNIQUE (user_id)
);
ALTER TABLE calendar_feeds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY calendar_feeds_own ON calendar_feeds FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON calendar_feeds TO nabta_app;
GRANT INSERT (id, made_at, user_id) ON calendar_feeds TO nabta_app;

CREATE TABLE call_presences (
  id uuid DEFAULT uuidv7() NOT NULL,
  appointment_id uuid NOT NULL,
  person_id uuid NOT NULL,
  party text NOT NULL,
  seat uuid NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  left_at timestamp with time zone,
  CONSTRAINT call_presences_check CHECK ((seen_at >= joined_at)),
  CONSTRAINT call_presences_check1 CHECK ((left_at >= joined_at)),
  CONSTRAINT call_presences_party_check CHECK ((party = ANY (ARRAY['patient'::text, 'dietitian'::text]))),
  CONSTRAINT call_presences_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointments(id) ON DELETE CASCADE,
  CONSTRAINT call_presences_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT call_presences_pkey PRIMARY KEY (id)
);
ALTER TABLE call_presences ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX call_presences_appointment ON public.call_presences USING btree (appointment_id, joined_at);
CREATE UNIQUE INDEX call_presences_open ON public.call_presences USING btree (appointment_id, party) WHERE (left_at IS NULL);
CREATE INDEX call_presences_person ON public.call_presences USING btree (person_id);
CREATE INDEX call_presences_seen ON public.call_presences USING btree (seen_at) WHERE (left_at IS NULL);
CREATE POLICY call_presences_come ON call_presences FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR ((person_id = ( SELECT app.person() AS person)) AND (EXISTS ( SELECT
   FROM appointments
  WHERE ((appointments.id = call_presences.appointment_id) AND (call_presences.person_id =
        CASE call_presences.party
            WHEN 'patient'::text THEN appointments.patient_id
            ELSE appointments.dietitian_id
        END)))))));
CREATE POLICY call_presences_forget ON call_presences FOR DELETE TO nabta_app USING (((person_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY call_presences_see ON call_presences FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (EXISTS ( SELECT
   FROM appointments
  WHERE ((appointments.id = call_presences.appointment_id) AND ((( SELECT app.person() AS person) = appointments.patient_id) OR (( SELECT app.person() AS person) = appointments.dietitian_id)))))));
CREATE POLICY call_presences_stay ON call_presences FOR UPDATE TO nabta_app USING (((person_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON call_presences TO nabta_app;
GRANT INSERT (appointment_id, joined_at, party, person_id, seat, seen_at) ON call_presences TO nabta_app;
GRANT UPDATE (left_at, seat, seen_at) ON call_presences TO nabta_app;

CREATE TABLE canned_answers (
  id uuid DEFAULT uuidv7() NOT NULL,
  title text NOT NULL,
  title_arabic text NOT NULL,
  content text NOT NULL,
  content_arabic text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT canned_answers_pkey PRIMARY KEY (id)
);
ALTER TABLE canned_answers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY canned_answers_of_admins ON canned_answers FOR ALL TO nabta_app USING (((( SELECT app.role() AS role) = 'admin'::text) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((( SELECT app.role() AS role) = 'admin'::text) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON canned_answers TO nabta_app;
GRANT INSERT (changed_at, content, content_arabic, id, title, title_arabic) ON canned_answers TO nabta_app;
GRANT UPDATE (changed_at, content, content_arabic, title, title_arabic) ON canned_answers TO nabta_app;

CREATE TABLE card_additions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  form text NOT NULL,
  begun_at timestamp with time zone NOT NULL,
  returned_at timestamp with time zone,
  ended_at timestamp with time zone,
  outcome text,
  released_at timestamp with time zone,
  CONSTRAINT card_additions_check CHECK (((ended_at IS NULL) = (outcome IS NULL))),
  CONSTRAINT card_additions_check1 CHECK (((released_at IS NULL) OR (ended_at IS NOT NULL))),
  CONSTRAINT card_additions_form_check CHECK (((length(form) >= 1) AND (length(form) <= 200))),
  CONSTRAINT card_additions_outcome_check CHECK ((outcome = ANY (ARRAY['added'::text, 'not_added'::text]))),
  CONSTRAINT card_additions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT card_additions_pkey PRIMARY KEY (id),
  CONSTRAINT card_additions_form_key UNIQUE (form)
);
ALTER TABLE card_additions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX card_additions_open ON public.card_additions USING btree (begun_at) WHERE (released_at IS NULL);
CREATE INDEX card_additions_user ON public.card_additions USING btree (user_id, begun_at);
CREATE POLICY card_additions_own ON card_additions FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON card_additions TO nabta_app;
GRANT INSERT (begun_at, form, id, user_id) ON card_additions TO nabta_app;
GRANT UPDATE (ended_at, outcome, released_at, returned_at) ON card_additions TO nabta_app;

CREATE TABLE card_charges (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  method_id uuid,
  asked_at timestamp with time zone NOT NULL,
  failed_at timestamp with time zone,
  CONSTRAINT card_charges_method_id_fkey FOREIGN KEY (method_id) REFERENCES payment_methods(id) ON DELETE SET NULL,
  CONSTRAINT card_charges_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE RESTRICT,
  CONSTRAINT card_charges_pkey PRIMARY KEY (id)
);
ALTER TABLE card_charges ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX card_charges_method ON public.card_charges USING btree (method_id);
CREATE INDEX card_charges_payment ON public.card_charges USING btree (payment_id);
CREATE POLICY card_charges_fail ON card_charges FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY card_charges_see ON card_charges FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text) OR (EXISTS ( SELECT
   FROM payments
  WHERE (payments.id = card_charges.payment_id)))));
CREATE POLICY card_charges_try ON card_charges FOR INSERT TO nabta_app WITH CHECK (((EXISTS ( SELECT
   FROM payments
  WHERE ((payments.id = card_charges.payment_id) AND (payments.patient_id = ( SELECT app.person() AS person))))) AND (EXISTS ( SELECT
   FROM payment_methods
  WHERE ((payment_methods.id = card_charges.method_id) AND (payment_methods.user_id = ( SELECT app.person() AS person)))))));
GRANT INSERT (asked_at, id, method_id, payment_id) ON card_charges TO nabta_app;
GRANT SELECT ON card_charges TO nabta_app;
GRANT UPDATE (failed_at) ON card_charges TO nabta_app;

CREATE TABLE changes (
  user_id uuid NOT NULL,
  sequence bigint NOT NULL,
  topic text NOT NULL,
  facts jsonb NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT changes_topic_check CHECK ((topic ~ '^[a-z_]+$'::text)),
  CONSTRAINT changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES feeds(user_id) ON DELETE CASCADE,
  CONSTRAINT changes_pkey PRIMARY KEY (user_id, sequence)
);
ALTER TABLE changes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX changes_at ON public.changes USING btree (at);
CREATE POLICY changes_own ON changes FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY changes_tell ON changes FOR INSERT TO nabta_reader WITH CHECK (true);
GRANT DELETE, SELECT ON changes TO nabta_app;
GRANT INSERT (at, facts, sequence, topic, user_id) ON changes TO nabta_reader;

CREATE TABLE connected_accounts (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  provider text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  connected_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT connected_accounts_issuer_check CHECK (((length(issuer) >= 1) AND (length(issuer) <= 500))),
  CONSTRAINT connected_accounts_provider_check CHECK (((length(provider) >= 1) AND (length(provider) <= 40))),
  CONSTRAINT connected_accounts_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255))),
  CONSTRAINT connected_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT connected_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT connected_accounts_issuer_subject_key UNIQUE (issuer, subject),
  CONSTRAINT connected_accounts_user_id_issuer_key UNIQUE (user_id, issuer)
);
ALTER TABLE connected_accounts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY connected_accounts_find ON connected_accounts FOR SELECT TO nabta_reader USING (true);
CREATE POLICY connected_accounts_own ON connected_accounts FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON connected_accounts TO nabta_app;
GRANT INSERT (connected_at, issuer, provider, subject, user_id) ON connected_accounts TO nabta_app;
GRANT UPDATE (used_at) ON connected_accounts TO nabta_app;
GRANT SELECT (issuer, subject, user_id) ON connected_accounts TO nabta_reader;

CREATE TABLE consents (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  given boolean NOT NULL,
  version text NOT NULL,
  language text NOT NULL,
  method text NOT NULL,
  address_mark text,
  at timestamp with time zone NOT NULL,
  CONSTRAINT consents_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  CONSTRAINT consents_purpose_check CHECK ((purpose = ANY (ARRAY['terms'::text, 'health'::text, 'care'::text, 'marketing'::text]))),
  CONSTRAINT consents_pkey PRIMARY KEY (id)
);
ALTER TABLE consents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX consents_user ON public.consents USING btree (user_id, purpose, id);
CREATE POLICY consents_blur ON consents FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY consents_give ON consents FOR INSERT TO nabta_app WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY consents_of_health ON consents FOR SELECT TO nabta_reader USING ((purpose = 'health'::text));
CREATE POLICY consents_see ON consents FOR SELECT TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT INSERT (address_mark, at, given, language, method, purpose, user_id, version) ON consents TO nabta_app;
GRANT SELECT ON consents TO nabta_app;
GRANT UPDATE (address_mark) ON consents TO nabta_app;
GRANT SELECT (given, id, purpose, user_id, version) ON consents TO nabta_reader;

CREATE TABLE consultation_notes (
  appointment_id uuid NOT NULL,
  private_sealed bytea NOT NULL,
  shared_sealed bytea NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  signed_at timestamp with time zone,
  adime_sealed bytea,
  CONSTRAINT consultation_notes_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointments(id) ON DELETE CASCADE,
  CONSTRAINT consultation_notes_pkey PRIMARY KEY (appointment_id)
);
ALTER TABLE consultation_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX consultation_notes_unsigned ON public.consultation_notes USING btree (saved_at) WHERE (signed_at IS NULL);
CREATE POLICY consultation_notes_change ON consultation_notes FOR UPDATE TO nabta_app USING (((signed_at IS NULL) AND ((( SELECT app.actor() AS actor) = 'system'::text) OR (EXISTS ( SELECT
   FROM appointments
  WHERE ((appointments.id = consultation_notes.appointment_id) AND (appointments.dietitian_id = ( SELECT app.person() AS person)))))))) WITH CHECK (true);
CREATE POLICY consultation_notes_forget ON consultation_notes FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY consultation_notes_see ON consultation_notes FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (EXISTS ( SELECT
   FROM appointments
  WHERE ((appointments.id = consultation_notes.appointment_id) AND ((appointments.dietitian_id = ( SELECT app.person() AS person)) OR ((appointments.patient_id = ( SELECT app.person() AS person)) AND (consultation_notes.signed_at IS NOT NULL))))))));
CREATE POLICY consultation_notes_write ON consultation_notes FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR (EXISTS ( SELECT
   FROM appointments
  WHERE ((appointments.id = consultation_notes.appointment_id) AND (appointments.dietitian_id = ( SELECT app.person() AS person)))))));
GRANT DELETE, SELECT ON consultation_notes TO nabta_app;
GRANT INSERT (adime_sealed, appointment_id, private_sealed, saved_at, shared_sealed, signed_at) ON consultation_notes TO nabta_app;
GRANT UPDATE (adime_sealed, private_sealed, saved_at, shared_sealed, signed_at) ON consultation_notes TO nabta_app;

CREATE TABLE contact_choices (
  user_id uuid NOT NULL,
  email_updates boolean NOT NULL,
  email_reminders boolean NOT NULL,
  sms_updates boolean NOT NULL,
  sms_reminders boolean NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  email_digest boolean NOT NULL,
  zone text DEFAULT 'Asia/Riyadh'::text NOT NULL,
  zone_chosen boolean NOT NULL,
  CONSTRAINT contact_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT contact_choices_pkey PRIMARY KEY (user_id)
);
ALTER TABLE contact_choices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX contact_choices_digest ON public.contact_choices USING btree (user_id) WHERE email_digest;
CREATE POLICY contact_choices_own ON contact_choices FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY contact_choices_seen ON contact_choices FOR SELECT TO nabta_app USING ((user_id = ( SELECT app.seen_patient() AS seen_patient)));
CREATE TRIGGER contact_choices_stamp_sessions AFTER INSERT OR UPDATE OF zone, zone_chosen ON public.contact_choices FOR EACH ROW EXECUTE FUNCTION app.stamp_sessions_anew('user_id');
GRANT DELETE, SELECT ON contact_choices TO nabta_app;
GRANT INSERT (changed_at, email_digest, email_reminders, email_updates, sms_reminders, sms_updates, user_id, zone, zone_chosen) ON contact_choices TO nabta_app;
GRANT UPDATE (changed_at, email_digest, email_reminders, email_updates, sms_reminders, sms_updates, zone, zone_chosen) ON contact_choices TO nabta_app;

CREATE TABLE conversations (
  id uuid DEFAULT uuidv7() NOT NULL,
  kind text NOT NULL,
  person_id uuid NOT NULL,
  dietitian_id uuid,
  begun_by uuid,
  begun_at timestamp with time zone NOT NULL,
  last_sequence bigint DEFAULT 0 NOT NULL,
  last_at timestamp with time zone,
  person_read bigint DEFAULT 0 NOT NULL,
  other_read bigint DEFAULT 0 NOT NULL,
  CONSTRAINT conversations_check CHECK ((person_id <> dietitian_id)),
  CONSTRAINT conversations_check1 CHECK (((kind = 'care'::text) OR (dietitian_id IS NULL))),
  CONSTRAINT conversations_check2 CHECK (((last_sequence = 0) = (last_at IS NULL))),
  CONSTRAINT conversations_check3 CHECK ((((person_read >= 0) AND (person_read <= last_sequence)) AND ((other_read >= 0) AND (other_read <= last_sequence)))),
  CONSTRAINT conversations_kind_check CHECK ((kind = ANY (ARRAY['care'::text, 'support'::text]))),
  CONSTRAINT conversations_begun_by_fkey FOREIGN KEY (begun_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT conversations_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT conversations_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT conversations_pkey PRIMARY KEY (id)
);
ALTER TABLE conversations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX conversations_asked ON public.conversations USING btree (last_at, id) WHERE (kind = 'support'::text);
CREATE INDEX conversations_begun ON public.conversations USING btree (begun_by, begun_at);
CREATE UNIQUE INDEX conversations_care ON public.conversations USING btree (person_id, dietitian_id) WHERE (kind = 'care'::text);
CREATE INDEX conversations_dietitian ON public.conversations USING btree (dietitian_id, last_at, id);
CREATE INDEX conversations_person ON public.conversations USING btree (person_id, last_at, id);
CREATE UNIQUE INDEX conversations_support ON public.conversations USING btree (person_id) WHERE (kind = 'support'::text);
CREATE POLICY conversations_begin ON conversations FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR ((kind = 'care'::text) AND ((( SELECT app.person() AS person) = person_id) OR (( SELECT app.person() AS person) = dietitian_id)) AND app.have_met(person_id, dietitian_id)) OR ((kind = 'support'::text) AND (( SELECT app.role() AS role) <> 'admin'::text) AND (person_id = ( SELECT app.person() AS person))) OR ((kind = 'support'::text) AND (( SELECT app.role() AS role) = 'admin'::text) AND (person_id <> ( SELECT app.person() AS person)))));
CREATE POLICY conversations_forget ON conversations FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY conversations_go_on ON conversations FOR UPDATE TO nabta_app USING (((person_id = ( SELECT app.person() AS person)) OR (dietitian_id = ( SELECT app.person() AS person)) OR ((kind = 'support'::text) AND (( SELECT app.role() AS role) = 'admin'::text)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY conversations_met ON conversations FOR SELECT TO nabta_reader USING (true);
CREATE POLICY conversations_see ON conversations FOR SELECT TO nabta_app USING (((person_id = ( SELECT app.person() AS person)) OR (dietitian_id = ( SELECT app.person() AS person)) OR ((kind = 'support'::text) AND (( SELECT app.role() AS role) = 'admin'::text)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON conversations TO nabta_app;
GRANT INSERT (begun_at, begun_by, dietitian_id, id, kind, last_at, last_sequence, other_read, person_id, person_read) ON conversations TO nabta_app;
GRANT UPDATE (last_at, last_sequence, other_read, person_read) ON conversations TO nabta_app;
GRANT SELECT ON conversations TO nabta_reader;

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
CREATE POLICY counters_count ON counters FOR ALL TO nabta_reader USING (true) WITH CHECK (true);
CREATE POLICY counters_system ON counters FOR ALL TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT DELETE, SELECT ON counters TO nabta_app;
GRANT INSERT (ends_at, key, spent, started_at) ON counters TO nabta_app;
GRANT UPDATE (ends_at, spent, started_at) ON counters TO nabta_app;
GRANT INSERT, SELECT, UPDATE ON counters TO nabta_reader;

CREATE TABLE data_requests (
  id uuid DEFAULT uuidv7() NOT NULL,
  person_id uuid,
  requester text,
  kind text NOT NULL,
  channel text NOT NULL,
  content text,
  identity_verified boolean NOT NULL,
  received_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone NOT NULL,
  extended_at timestamp with time zone,
  answered_at timestamp with time zone,
  outcome text,
  requester_sealed bytea,
  content_sealed bytea,
  CONSTRAINT data_requests_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'phone'::text, 'in_person'::text, 'letter'::text, 'ticket'::text]))),
  CONSTRAINT data_requests_check CHECK (((answered_at IS NULL) = (outcome IS NULL))),
  CONSTRAINT data_requests_check1 CHECK (((requester IS NULL) OR (requester_sealed IS NULL))),
  CONSTRAINT data_requests_check2 CHECK (((content IS NULL) OR (content_sealed IS NULL))),
  CONSTRAINT data_requests_kind_check CHECK ((kind = ANY (ARRAY['information'::text, 'access'::text, 'copy'::text, 'correction'::text, 'erasure'::text, 'withdrawal'::text]))),
  CONSTRAINT data_requests_outcome_check CHECK ((outcome = ANY (ARRAY['fulfilled'::text, 'refused'::text]))),
  CONSTRAINT data_requests_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT data_requests_pkey PRIMARY KEY (id)
);
ALTER TABLE data_requests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX data_requests_answered ON public.data_requests USING btree (answered_at, id) WHERE (answered_at IS NOT NULL);
CREATE INDEX data_requests_due ON public.data_requests USING btree (due_at, id) WHERE (answered_at IS NULL);
CREATE INDEX data_requests_person ON public.data_requests USING btree (person_id);
CREATE POLICY data_requests_of_admins ON data_requests FOR ALL TO nabta_app USING (((( SELECT app.role() AS role) = 'admin'::text) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((( SELECT app.role() AS role) = 'admin'::text) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY data_requests_reseal ON data_requests FOR ALL TO nabta_reader USING (true);
GRANT INSERT (answered_at, channel, content_sealed, due_at, extended_at, id, identity_verified, kind, outcome, person_id, received_at, requester_sealed) ON data_requests TO nabta_app;
GRANT SELECT ON data_requests TO nabta_app;
GRANT UPDATE (answered_at, content, content_sealed, due_at, extended_at, identity_verified, outcome, requester, requester_sealed) ON data_requests TO nabta_app;
GRANT SELECT (content_sealed, id, requester_sealed) ON data_requests TO nabta_reader;
GRANT UPDATE (content_sealed, requester_sealed) ON data_requests TO nabta_reader;

CREATE TABLE demo_fillings (
  part text NOT NULL,
  account_id uuid NOT NULL,
  filled_at timestamp with time zone NOT NULL,
  CONSTRAINT demo_fillings_pkey PRIMARY KEY (part, account_id)
);
ALTER TABLE demo_fillings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY demo_fillings_note ON demo_fillings FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY demo_fillings_see ON demo_fillings FOR SELECT TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT INSERT (account_id, filled_at, part) ON demo_fillings TO nabta_app;
GRANT SELECT ON demo_fillings TO nabta_app;

CREATE TABLE dietitian_profiles (
  user_id uuid NOT NULL,
  specialization text,
  years_of_experience text,
  license_number text,
  education text,
  certifications text[] DEFAULT '{}'::text[] NOT NULL,
  hourly_rate_halalas integer,
  service_offerings text[] DEFAULT '{}'::text[] NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  title text DEFAULT 'Registered Dietitian'::text,
  bio text DEFAULT ''::text NOT NULL,
  consultation_fee_halalas integer,
  license_expires_on date,
  languages text[] DEFAULT '{arabic,english}'::text[] NOT NULL,
  city text,
  address text,
  other_title text DEFAULT 'أخصائي تغذية مسجّل'::text,
  other_bio text,
  other_education text,
  other_address text,
  stated_name text,
  stated_other_name text,
  district text,
  other_district text,
  CONSTRAINT dietitian_profiles_bio_check CHECK ((length(bio) <= 1000)),
  CONSTRAINT dietitian_profiles_consultation_fee_halalas_check CHECK ((consultation_fee_halalas >= 0)),
  CONSTRAINT dietitian_profiles_district_check CHECK (((length(district) >= 1) AND (length(district) <= 80))),
  CONSTRAINT dietitian_profiles_hourly_rate_halalas_check CHECK ((hourly_rate_halalas >= 0)),
  CONSTRAINT dietitian_profiles_other_bio_check CHECK ((length(other_bio) <= 1000)),
  CONSTRAINT dietitian_profiles_other_district_check CHECK (((length(other_district) >= 1) AND (length(other_district) <= 80))),
  CONSTRAINT dietitian_profiles_years_of_experience_check CHECK ((years_of_experience = ANY (ARRAY['0-2'::text, '3-5'::text, '6-10'::text, '11+'::text]))),
  CONSTRAINT dietitian_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT dietitian_profiles_pkey PRIMARY KEY (user_id)
);
ALTER TABLE dietitian_profiles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY dietitian_profiles_admin ON dietitian_profiles FOR SELECT TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY dietitian_profiles_admin_opens ON dietitian_profiles FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY dietitian_profiles_own ON dietitian_profiles FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY dietitian_profiles_place ON dietitian_profiles FOR SELECT TO nabta_reader USING (true);
CREATE TRIGGER dietitian_profiles_assert_address BEFORE UPDATE OF city, address ON public.dietitian_profiles FOR EACH ROW EXECUTE FUNCTION app.assert_practice_address();
GRANT DELETE, SELECT ON dietitian_profiles TO nabta_app;
GRANT INSERT (address, bio, certifications, city, consultation_fee_halalas, district, education, hourly_rate_halalas, languages, license_expires_on, license_number, other_address, other_bio, other_district, other_education, other_title, service_offerings, specialization, title, updated_at, user_id, years_of_experience) ON dietitian_profiles TO nabta_app;
GRANT UPDATE (address, bio, certifications, city, consultation_fee_halalas, district, education, hourly_rate_halalas, languages, license_expires_on, license_number, other_address, other_bio, other_district, other_education, other_title, service_offerings, specialization, stated_name, stated_other_name, title, updated_at, years_of_experience) ON dietitian_profiles TO nabta_app;
GRANT SELECT (address, city, district, other_address, other_district, user_id) ON dietitian_profiles TO nabta_reader;

CREATE TABLE differences (
  id uuid DEFAULT uuidv7() NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  payment_id uuid,
  gateway_halalas integer,
  our_halalas integer,
  found_at timestamp with time zone NOT NULL,
  gone_at timestamp with time zone,
  looked_at timestamp with time zone,
  note text,
  CONSTRAINT differences_check CHECK (((looked_at IS NULL) = (note IS NULL))),
  CONSTRAINT differences_kind_check CHECK ((kind = ANY (ARRAY['unknown_here'::text, 'missing_there'::text, 'amount'::text, 'refund_unwritten'::text, 'refund_missing'::text, 'fee'::text, 'ledger'::text, 'unbooked'::text, 'unpaid'::text, 'unsold'::text, 'package_unpaid'::text, 'payout_unknown'::text, 'payout_missing'::text, 'payout_amount'::text, 'payout_end'::text]))),
  CONSTRAINT differences_note_check CHECK (((length(note) >= 1) AND (length(note) <= 1000))),
  CONSTRAINT differences_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 200))),
  CONSTRAINT differences_pkey PRIMARY KEY (id)
);
ALTER TABLE differences ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX differences_found ON public.differences USING btree (found_at);
CREATE UNIQUE INDEX differences_once ON public.differences USING btree (kind, subject) WHERE (gone_at IS NULL);
CREATE POLICY differences_all ON differences FOR ALL TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text))) WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
GRANT INSERT (found_at, gateway_halalas, kind, our_halalas, payment_id, subject) ON differences TO nabta_app;
GRANT SELECT ON differences TO nabta_app;
GRANT UPDATE (gateway_halalas, gone_at, looked_at, note, our_halalas) ON differences TO nabta_app;

CREATE TABLE disputes (
  id uuid DEFAULT uuidv7() NOT NULL,
  payment_id uuid NOT NULL,
  gateway_dispute text NOT NULL,
  halalas integer NOT NULL,
  reason text NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  gone_back integer DEFAULT 0 NOT NULL,
  borne integer DEFAULT 0 NOT NULL,
  answer_by date,
  answered_at timestamp with time zone,
  CONSTRAINT disputes_check CHECK (((gone_back >= 0) AND (gone_back <= halalas))),
  CONSTRAINT disputes_check1 CHECK (((borne >= 0) AND (borne <= halalas))),
  CONSTRAINT disputes_check2 CHECK (((state = 'open'::text) = (ended_at IS NULL))),
  CONSTRAINT disputes_check3 CHECK (((state = 'lost'::text) = ((gone_back + borne) > 0))),
  CONSTRAINT disputes_check4 CHECK ((((gone_back + borne) = 0) OR ((gone_back + borne) = halalas))),
  CONSTRAINT disputes_gateway_dispute_check CHECK (((length(gateway_dispute) >= 1) AND (length(gateway_dispute) <= 200))),
  CONSTRAINT disputes_halalas_check CHECK ((halalas > 0)),
  CONSTRAINT disputes_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200))),
  CONSTRAINT disputes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text]))),
  CONSTRAINT disputes_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE RESTRICT,
  CONSTRAINT disputes_pkey PRIMARY KEY (id),
  CONSTRAINT disputes_gateway_dispute_key UNIQUE (gateway_dispute)
);
ALTER TABLE disputes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX disputes_latest ON public.disputes USING btree (opened_at, id);
CREATE INDEX disputes_payment ON public.disputes USING btree (payment_id);
CREATE POLICY disputes_answer ON disputes FOR UPDATE TO nabta_app USING (((state = 'open'::text) AND ( SELECT app.has_duty(VARIADIC ARRAY['finance'::text]) AS has_duty))) WITH CHECK ((state = 'open'::text));
CREATE POLICY disputes_check ON disputes FOR SELECT TO nabta_reader USING (true);
CREATE POLICY disputes_end ON disputes FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY disputes_open ON disputes FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY disputes_paid ON disputes FOR SELECT TO nabta_app USING ((EXISTS ( SELECT
   FROM payments
  WHERE ((payments.id = disputes.payment_id) AND (payments.patient_id = ( SELECT app.person() AS person))))));
CREATE POLICY disputes_see ON disputes FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
GRANT INSERT (answer_by, gateway_dispute, halalas, opened_at, payment_id, reason) ON disputes TO nabta_app;
GRANT SELECT ON disputes TO nabta_app;
GRANT UPDATE (answer_by, answered_at, borne, ended_at, gone_back, state) ON disputes TO nabta_app;
GRANT SELECT ON disputes TO nabta_reader;

CREATE TABLE documents (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL,
  content_hash text NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  verified_at timestamp with time zone,
  CONSTRAINT documents_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT documents_kind_check CHECK ((kind = ANY (ARRAY['license'::text, 'degree'::text, 'experience'::text, 'insurance'::text, 'certificate'::text, 'other'::text]))),
  CONSTRAINT documents_type_check CHECK ((type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text]))),
  CONSTRAINT documents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT documents_pkey PRIMARY KEY (id)
);
ALTER TABLE documents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX documents_user ON public.documents USING btree (user_id, id);
CREATE POLICY documents_admin ON documents FOR SELECT TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY documents_own ON documents FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK ((((user_id = ( SELECT app.person() AS person)) AND (verified_at IS NULL)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY documents_verify ON documents FOR UPDATE TO nabta_app USING (((( SELECT app.role() AS role) = 'admin'::text) AND (user_id <> ( SELECT app.person() AS person))));
CREATE TRIGGER documents_assert_evidence BEFORE DELETE ON public.documents FOR EACH ROW EXECUTE FUNCTION app.assert_evidence();
CREATE TRIGGER documents_assert_verified BEFORE UPDATE OF verified_at ON public.documents FOR EACH ROW EXECUTE FUNCTION app.assert_verified_document();
GRANT DELETE, SELECT ON documents TO nabta_app;
GRANT INSERT (bytes, content_hash, id, kind, name, type, uploaded_at, user_id) ON documents TO nabta_app;
GRANT UPDATE (verified_at) ON documents TO nabta_app;

CREATE TABLE einvoices (
  invoice_id uuid NOT NULL,
  seller uuid NOT NULL,
  icv integer NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  xml_sealed bytea,
  handed_over_at timestamp with time zone,
  CONSTRAINT einvoices_hash_check CHECK ((length(hash) = 44)),
  CONSTRAINT einvoices_icv_check CHECK ((icv > 0)),
  CONSTRAINT einvoices_previous_hash_check CHECK (((length(previous_hash) >= 40) AND (length(previous_hash) <= 100))),
  CONSTRAINT einvoices_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id) ON DELETE RESTRICT,
  CONSTRAINT einvoices_seller_fkey FOREIGN KEY (seller) REFERENCES invoice_sellers(id) ON DELETE RESTRICT,
  CONSTRAINT einvoices_pkey PRIMARY KEY (invoice_id),
  CONSTRAINT einvoices_seller_icv_key UNIQUE (seller, icv)
);
ALTER TABLE einvoices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX einvoices_waiting ON public.einvoices USING btree (seller, icv) WHERE (handed_over_at IS NULL);
CREATE POLICY einvoices_count ON einvoices FOR SELECT TO nabta_reader USING (true);
CREATE POLICY einvoices_hand_over ON einvoices FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY einvoices_make ON einvoices FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY einvoices_reseal ON einvoices FOR UPDATE TO nabta_reader USING (true);
CREATE POLICY einvoices_see ON einvoices FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE TRIGGER einvoices_chained BEFORE INSERT ON public.einvoices FOR EACH ROW EXECUTE FUNCTION app.assert_chained();
CREATE TRIGGER einvoices_never_go BEFORE DELETE OR TRUNCATE ON public.einvoices FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_invoice_change();
CREATE TRIGGER einvoices_stay BEFORE UPDATE ON public.einvoices FOR EACH ROW EXECUTE FUNCTION app.refuse_invoice_change();
GRANT INSERT (hash, icv, invoice_id, previous_hash, seller, xml_sealed) ON einvoices TO nabta_app;
GRANT SELECT ON einvoices TO nabta_app;
GRANT UPDATE (handed_over_at, xml_sealed) ON einvoices TO nabta_app;
GRANT SELECT ON einvoices TO nabta_reader;
GRANT UPDATE (xml_sealed) ON einvoices TO nabta_reader;

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
CREATE INDEX events_actor ON public.events USING btree (actor, id);
CREATE INDEX events_at ON public.events USING btree (at);
CREATE INDEX events_kind ON public.events USING btree (kind, id);
CREATE INDEX events_subject ON public.events USING btree (subject_type, subject_id, id);
CREATE POLICY events_blur ON events FOR UPDATE TO nabta_reader USING (true);
CREATE POLICY events_find ON events FOR SELECT TO nabta_reader USING (true);
CREATE POLICY events_of_admins ON events FOR SELECT TO nabta_app USING (((( SELECT app.role() AS role) = 'admin'::text) AND (kind IN ( SELECT audited_kinds.kind
   FROM audited_kinds))));
CREATE POLICY events_of_appointments ON events FOR SELECT TO nabta_app USING (((subject_type = 'appointment'::text) AND (EXISTS ( SELECT
   FROM appointments
  WHERE (appointments.id = events.subject_id)))));
CREATE POLICY events_read ON events FOR SELECT TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY events_write ON events FOR INSERT TO nabta_app WITH CHECK ((actor = ( SELECT app.actor() AS actor)));
GRANT INSERT (actor, at, detail, id, kind, subject_id, subject_type) ON events TO nabta_app;
GRANT SELECT ON events TO nabta_app;
GRANT SELECT (at, detail, id, kind, subject_id, subject_type) ON events TO nabta_reader;
GRANT UPDATE (detail) ON events TO nabta_reader;

CREATE TABLE evidence_files (
  id uuid NOT NULL,
  dispute_id uuid,
  claim_id uuid,
  key_sealed bytea NOT NULL,
  name_sealed bytea NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  uploaded_by uuid,
  CONSTRAINT evidence_files_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT evidence_files_of_one_check CHECK (((dispute_id IS NULL) <> (claim_id IS NULL))),
  CONSTRAINT evidence_files_type_check CHECK ((type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text]))),
  CONSTRAINT evidence_files_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES absence_claims(appointment_id) ON DELETE CASCADE,
  CONSTRAINT evidence_files_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES disputes(id) ON DELETE CASCADE,
  CONSTRAINT evidence_files_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT evidence_files_pkey PRIMARY KEY (id)
);
ALTER TABLE evidence_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX evidence_files_claim ON public.evidence_files USING btree (claim_id, id);
CREATE INDEX evidence_files_dispute ON public.evidence_files USING btree (dispute_id, id);
CREATE INDEX evidence_files_uploader ON public.evidence_files USING btree (uploaded_by);
CREATE POLICY evidence_files_add ON evidence_files FOR INSERT TO nabta_app WITH CHECK (((uploaded_by = ( SELECT app.person() AS person)) AND (( SELECT app.has_duty(VARIADIC ARRAY['finance'::text]) AS has_duty) OR ((claim_id IS NOT NULL) AND ( SELECT app.has_duty(VARIADIC ARRAY['support'::text]) AS has_duty)))));
CREATE POLICY evidence_files_remove ON evidence_files FOR DELETE TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR ( SELECT app.has_duty(VARIADIC ARRAY['finance'::text]) AS has_duty) OR ((claim_id IS NOT NULL) AND ( SELECT app.has_duty(VARIADIC ARRAY['support'::text]) AS has_duty))));
CREATE POLICY evidence_files_reseal ON evidence_files FOR ALL TO nabta_reader USING (true);
CREATE POLICY evidence_files_see ON evidence_files FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR ( SELECT app.has_duty(VARIADIC ARRAY['finance'::text]) AS has_duty) OR ((claim_id IS NOT NULL) AND ( SELECT app.has_duty(VARIADIC ARRAY['support'::text]) AS has_duty))));
GRANT DELETE, SELECT ON evidence_files TO nabta_app;
GRANT INSERT (bytes, claim_id, dispute_id, id, key_sealed, name_sealed, type, uploaded_at, uploaded_by) ON evidence_files TO nabta_app;
GRANT SELECT (id, key_sealed) ON evidence_files TO nabta_reader;
GRANT UPDATE (key_sealed) ON evidence_files TO nabta_reader;

CREATE TABLE favorites (
  patient_id uuid NOT NULL,
  dietitian_id uuid NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT favorites_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT favorites_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT favorites_pkey PRIMARY KEY (patient_id, dietitian_id)
);
ALTER TABLE favorites ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX favorites_dietitian ON public.favorites USING btree (dietitian_id);
CREATE POLICY favorites_own ON favorites FOR ALL TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK ((patient_id = ( SELECT app.person() AS person)));
GRANT DELETE, SELECT ON favorites TO nabta_app;
GRANT INSERT (dietitian_id, patient_id, saved_at) ON favorites TO nabta_app;

CREATE TABLE feeds (
  user_id uuid NOT NULL,
  last bigint NOT NULL,
  CONSTRAINT feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT feeds_pkey PRIMARY KEY (user_id)
);
ALTER TABLE feeds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY feeds_count ON feeds FOR ALL TO nabta_reader USING (true) WITH CHECK (true);
CREATE POLICY feeds_own ON feeds FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON feeds TO nabta_app;
GRANT INSERT (last, user_id) ON feeds TO nabta_reader;
GRANT SELECT ON feeds TO nabta_reader;
GRANT UPDATE (last) ON feeds TO nabta_reader;

CREATE TABLE file_probes (
  node uuid NOT NULL,
  name text NOT NULL,
  tried_at timestamp with time zone NOT NULL,
  written_at timestamp with time zone,
  writer uuid,
  outcome text NOT NULL,
  CONSTRAINT file_probes_outcome_check CHECK ((outcome = ANY (ARRAY['read'::text, 'unread'::text, 'unwritten'::text]))),
  CONSTRAINT file_probes_pkey PRIMARY KEY (node)
);
ALTER TABLE file_probes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX file_probes_tried_at ON public.file_probes USING btree (tried_at);
CREATE POLICY file_probes_all ON file_probes FOR ALL TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT DELETE, SELECT ON file_probes TO nabta_app;
GRANT INSERT (name, node, outcome, tried_at, writer, written_at) ON file_probes TO nabta_app;
GRANT UPDATE (name, outcome, tried_at, writer, written_at) ON file_probes TO nabta_app;

CREATE TABLE file_store (
  is_only boolean DEFAULT true NOT NULL,
  marker uuid NOT NULL,
  marked_at timestamp with time zone,
  CONSTRAINT file_store_is_only_check CHECK (is_only),
  CONSTRAINT file_store_pkey PRIMARY KEY (is_only)
);
ALTER TABLE file_store ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY file_store_all ON file_store FOR ALL TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT INSERT (marker) ON file_store TO nabta_app;
GRANT SELECT ON file_store TO nabta_app;
GRANT UPDATE (marked_at, marker) ON file_store TO nabta_app;

CREATE TABLE food_beginnings (
  beginning text NOT NULL,
  name_length integer NOT NULL,
  food_id uuid NOT NULL,
  food_group text NOT NULL,
  CONSTRAINT food_beginnings_pkey PRIMARY KEY (beginning, name_length, food_id) INCLUDE (food_group)
);
ALTER TABLE food_beginnings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX food_beginnings_food ON public.food_beginnings USING btree (food_id);
CREATE POLICY food_beginnings_keep ON food_beginnings FOR ALL TO nabta_reader USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON food_beginnings TO nabta_reader;

CREATE TABLE food_uses (
  dietitian_id uuid NOT NULL,
  food_id uuid NOT NULL,
  times integer NOT NULL,
  CONSTRAINT food_uses_times_check CHECK ((times > 0)),
  CONSTRAINT food_uses_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT food_uses_food_id_fkey FOREIGN KEY (food_id) REFERENCES foods(id) ON DELETE CASCADE,
  CONSTRAINT food_uses_pkey PRIMARY KEY (dietitian_id, food_id)
);
ALTER TABLE food_uses ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX food_uses_food ON public.food_uses USING btree (food_id);
CREATE POLICY food_uses_find ON food_uses FOR SELECT TO nabta_reader USING ((dietitian_id = ( SELECT app.person() AS person)));
CREATE POLICY food_uses_own ON food_uses FOR ALL TO nabta_app USING (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON food_uses TO nabta_app;
GRANT INSERT (dietitian_id, food_id, times) ON food_uses TO nabta_app;
GRANT UPDATE (times) ON food_uses TO nabta_app;
GRANT SELECT ON food_uses TO nabta_reader;

CREATE TABLE foods (
  id uuid DEFAULT uuidv7() NOT NULL,
  owner_id uuid,
  name_en text,
  name_ar text,
  food_group text NOT NULL,
  facts jsonb NOT NULL,
  words tsvector NOT NULL,
  edition text,
  written_at timestamp with time zone NOT NULL,
  standing smallint,
  uses integer DEFAULT 0 NOT NULL,
  CONSTRAINT foods_check CHECK (((name_en IS NOT NULL) OR (name_ar IS NOT NULL))),
  CONSTRAINT foods_check1 CHECK (((owner_id IS NULL) OR (edition IS NULL))),
  CONSTRAINT foods_standing_check CHECK (((standing >= 1) AND (standing <= 3))),
  CONSTRAINT foods_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT foods_pkey PRIMARY KEY (id)
);
ALTER TABLE foods ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX foods_own ON public.foods USING btree (owner_id, written_at);
CREATE INDEX foods_shared_names ON public.foods USING btree (COALESCE(name_en, name_ar), id) WHERE (owner_id IS NULL);
CREATE INDEX foods_shared_words ON public.foods USING gin (words) WITH (fastupdate=off) WHERE (owner_id IS NULL);
CREATE POLICY foods_add ON foods FOR INSERT TO nabta_app WITH CHECK (((owner_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY foods_change ON foods FOR UPDATE TO nabta_app USING (((owner_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((owner_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY foods_find ON foods FOR SELECT TO nabta_reader USING (true);
CREATE POLICY foods_remove ON foods FOR DELETE TO nabta_app USING (((owner_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY foods_see ON foods FOR SELECT TO nabta_app USING (((owner_id IS NULL) OR (owner_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE TRIGGER forget_food_beginnings AFTER DELETE ON public.foods FOR EACH ROW WHEN ((old.owner_id IS NULL)) EXECUTE FUNCTION app.keep_food_beginnings();
CREATE TRIGGER keep_food_beginnings AFTER INSERT OR UPDATE OF name_en, name_ar, food_group, words ON public.foods FOR EACH ROW WHEN ((new.owner_id IS NULL)) EXECUTE FUNCTION app.keep_food_beginnings();
GRANT DELETE, SELECT ON foods TO nabta_app;
GRANT INSERT (edition, facts, food_group, id, name_ar, name_en, owner_id, standing, words, written_at) ON foods TO nabta_app;
GRANT UPDATE (edition, facts, food_group, name_ar, name_en, standing, uses, words, written_at) ON foods TO nabta_app;
GRANT SELECT (food_group, id, name_ar, name_en, owner_id, standing, uses, words) ON foods TO nabta_reader;

CREATE TABLE health_choices (
  user_id uuid NOT NULL,
  units jsonb NOT NULL,
  shares_record boolean NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT health_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT health_choices_pkey PRIMARY KEY (user_id)
);
ALTER TABLE health_choices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY health_choices_own ON health_choices FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY health_choices_shared ON health_choices FOR SELECT TO nabta_reader USING (true);
GRANT DELETE, SELECT ON health_choices TO nabta_app;
GRANT INSERT (changed_at, shares_record, units, user_id) ON health_choices TO nabta_app;
GRANT UPDATE (changed_at, shares_record, units) ON health_choices TO nabta_app;
GRANT SELECT (shares_record, user_id) ON health_choices TO nabta_reader;

CREATE TABLE health_corrections (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  taken_at timestamp with time zone NOT NULL,
  source text NOT NULL,
  content_sealed bytea NOT NULL,
  corrected_by uuid,
  corrected_at timestamp with time zone NOT NULL,
  CONSTRAINT health_corrections_source_check CHECK ((source = ANY (ARRAY['hand'::text, 'guided'::text, 'import'::text, 'dietitian'::text]))),
  CONSTRAINT health_corrections_corrected_by_fkey FOREIGN KEY (corrected_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT health_corrections_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES health_entries(id) ON DELETE CASCADE,
  CONSTRAINT health_corrections_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT health_corrections_pkey PRIMARY KEY (id)
);
ALTER TABLE health_corrections ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX health_corrections_by ON public.health_corrections USING btree (corrected_by);
CREATE INDEX health_corrections_entry ON public.health_corrections USING btree (entry_id, corrected_at);
CREATE INDEX health_corrections_user ON public.health_corrections USING btree (user_id);
CREATE POLICY health_corrections_forget ON health_corrections FOR DELETE TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY health_corrections_keep ON health_corrections FOR INSERT TO nabta_app WITH CHECK ((((corrected_by = ( SELECT app.person() AS person)) AND ((user_id = ( SELECT app.person() AS person)) OR (user_id = ( SELECT app.seen_patient() AS seen_patient)))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY health_corrections_see ON health_corrections FOR SELECT TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (user_id = ( SELECT app.seen_patient() AS seen_patient)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON health_corrections TO nabta_app;
GRANT INSERT (content_sealed, corrected_at, corrected_by, entry_id, source, taken_at, user_id) ON health_corrections TO nabta_app;

CREATE TABLE health_entries (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  taken_at timestamp with time zone NOT NULL,
  source text NOT NULL,
  client_id uuid NOT NULL,
  content_sealed bytea NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  recorded_by uuid,
  CONSTRAINT health_entries_kind_check CHECK ((kind = ANY (ARRAY['weight'::text, 'height'::text, 'waist'::text, 'hip'::text, 'body_fat'::text, 'muscle'::text, 'visceral_fat'::text, 'blood_pressure'::text, 'glucose'::text, 'hba1c'::text, 'total_cholesterol'::text, 'ldl'::text, 'hdl'::text, 'triglycerides'::text, 'steps'::text, 'water'::text, 'sleep'::text, 'mood'::text, 'medicine'::text, 'supplement'::text, 'meal'::text]))),
  CONSTRAINT health_entries_source_check CHECK ((source = ANY (ARRAY['hand'::text, 'guided'::text, 'import'::text, 'dietitian'::text]))),
  CONSTRAINT health_entries_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT health_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT health_entries_pkey PRIMARY KEY (id),
  CONSTRAINT health_entries_once UNIQUE (user_id, client_id)
);
ALTER TABLE health_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX health_entries_all ON public.health_entries USING btree (user_id, taken_at, id);
CREATE INDEX health_entries_recorded_by ON public.health_entries USING btree (recorded_by);
CREATE INDEX health_entries_taken ON public.health_entries USING btree (user_id, kind, taken_at, id);
CREATE POLICY health_entries_correct ON health_entries FOR UPDATE TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR ((source = 'dietitian'::text) AND (recorded_by = ( SELECT app.person() AS person)) AND (user_id = ( SELECT app.seen_patient() AS seen_patient))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY health_entries_forget ON health_entries FOR DELETE TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY health_entries_opened ON health_entries FOR SELECT TO nabta_app USING ((user_id = ( SELECT app.opened_record() AS opened_record)));
CREATE POLICY health_entries_record ON health_entries FOR INSERT TO nabta_app WITH CHECK ((((user_id = ( SELECT app.person() AS person)) AND (recorded_by IS NULL)) OR ((user_id = ( SELECT app.seen_patient() AS seen_patient)) AND (source = 'dietitian'::text) AND (recorded_by = ( SELECT app.person() AS person))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY health_entries_see ON health_entries FOR SELECT TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (user_id = ( SELECT app.seen_patient() AS seen_patient)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON health_entries TO nabta_app;
GRANT INSERT (client_id, content_sealed, kind, recorded_at, recorded_by, source, taken_at, user_id) ON health_entries TO nabta_app;
GRANT UPDATE (content_sealed, kind, recorded_at, source, taken_at) ON health_entries TO nabta_app;

CREATE TABLE health_files (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  entry_id uuid,
  client_id uuid NOT NULL,
  name_sealed bytea NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL,
  reported_on date,
  uploaded_at timestamp with time zone NOT NULL,
  CONSTRAINT health_files_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT health_files_check CHECK (((entry_id IS NULL) = (reported_on IS NOT NULL))),
  CONSTRAINT health_files_type_check CHECK ((type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text]))),
  CONSTRAINT health_files_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES health_entries(id) ON DELETE CASCADE,
  CONSTRAINT health_files_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT health_files_pkey PRIMARY KEY (id),
  CONSTRAINT health_files_entry_id_key UNIQUE (entry_id),
  CONSTRAINT health_files_once UNIQUE (user_id, client_id)
);
ALTER TABLE health_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY health_files_forget ON health_files FOR DELETE TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY health_files_keep ON health_files FOR INSERT TO nabta_app WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY health_files_opened ON health_files FOR SELECT TO nabta_app USING (((user_id = ( SELECT app.opened_record() AS opened_record)) AND (entry_id IS NULL)));
CREATE POLICY health_files_see ON health_files FOR SELECT TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (user_id = ( SELECT app.seen_patient() AS seen_patient)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON health_files TO nabta_app;
GRANT INSERT (bytes, client_id, entry_id, id, name_sealed, reported_on, type, uploaded_at, user_id) ON health_files TO nabta_app;

CREATE TABLE health_goals (
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  dietitian_id uuid,
  is_own boolean NOT NULL,
  kind text NOT NULL,
  content_sealed bytea NOT NULL,
  by_on date,
  state text NOT NULL,
  proposed_by text NOT NULL,
  proposed_at timestamp with time zone NOT NULL,
  agreed_at timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT health_goals_check CHECK (((ended_at IS NOT NULL) = (state = ANY (ARRAY['reached'::text, 'ended'::text, 'declined'::text])))),
  CONSTRAINT health_goals_check1 CHECK (((NOT is_own) OR (dietitian_id IS NULL))),
  CONSTRAINT health_goals_proposed_by_check CHECK ((proposed_by = ANY (ARRAY['patient'::text, 'dietitian'::text]))),
  CONSTRAINT health_goals_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'agreed'::text, 'reached'::text, 'ended'::text, 'declined'::text]))),
  CONSTRAINT health_goals_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT health_goals_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT health_goals_pkey PRIMARY KEY (id)
);
ALTER TABLE health_goals ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX health_goals_dietitian ON public.health_goals USING btree (dietitian_id, patient_id);
CREATE INDEX health_goals_list ON public.health_goals USING btree (patient_id, proposed_at, id);
CREATE UNIQUE INDEX health_goals_open ON public.health_goals USING btree (patient_id, dietitian_id, kind) WHERE (state = ANY (ARRAY['proposed'::text, 'agreed'::text]));
CREATE UNIQUE INDEX health_goals_own ON public.health_goals USING btree (patient_id, kind) WHERE (is_own AND (state = ANY (ARRAY['proposed'::text, 'agreed'::text])));
CREATE POLICY health_goals_follow ON health_goals FOR UPDATE TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR ((dietitian_id = ( SELECT app.person() AS person)) AND app.treats(dietitian_id, patient_id)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY health_goals_forget ON health_goals FOR DELETE TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY health_goals_see ON health_goals FOR SELECT TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR ((dietitian_id = ( SELECT app.person() AS person)) AND app.treats(dietitian_id, patient_id)) OR (is_own AND (patient_id = ( SELECT app.seen_patient() AS seen_patient))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY health_goals_set ON health_goals FOR INSERT TO nabta_app WITH CHECK ((((patient_id = ( SELECT app.person() AS person)) AND (proposed_by = 'patient'::text) AND (is_own OR app.treats(dietitian_id, patient_id))) OR ((dietitian_id = ( SELECT app.person() AS person)) AND (proposed_by = 'dietitian'::text) AND (patient_id = ( SELECT app.seen_patient() AS seen_patient))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON health_goals TO nabta_app;
GRANT INSERT (agreed_at, by_on, content_sealed, dietitian_id, ended_at, id, is_own, kind, patient_id, proposed_at, proposed_by, state) ON health_goals TO nabta_app;
GRANT UPDATE (agreed_at, ended_at, state) ON health_goals TO nabta_app;

CREATE TABLE health_profiles (
  user_id uuid NOT NULL,
  answers_sealed bytea NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT health_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT health_profiles_pkey PRIMARY KEY (user_id)
);
ALTER TABLE health_profiles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY health_profiles_opened ON health_profiles FOR SELECT TO nabta_app USING ((user_id = ( SELECT app.opened_record() AS opened_record)));
CREATE POLICY health_profiles_own ON health_profiles FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY health_profiles_seen ON health_profiles FOR SELECT TO nabta_app USING ((user_id = ( SELECT app.seen_patient() AS seen_patient)));
GRANT DELETE, SELECT ON health_profiles TO nabta_app;
GRANT INSERT (answers_sealed, updated_at, user_id) ON health_profiles TO nabta_app;
GRANT UPDATE (answers_sealed, updated_at) ON health_profiles TO nabta_app;

CREATE TABLE health_readings (
  id uuid DEFAULT uuidv7() NOT NULL,
  patient_id uuid NOT NULL,
  dietitian_id uuid,
  health_group text NOT NULL,
  read_on date NOT NULL,
  times integer NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT health_readings_times_check CHECK ((times > 0)),
  CONSTRAINT health_readings_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT health_readings_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT health_readings_pkey PRIMARY KEY (id),
  CONSTRAINT health_readings_folded UNIQUE (patient_id, dietitian_id, health_group, read_on)
);
ALTER TABLE health_readings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX health_readings_dietitian ON public.health_readings USING btree (dietitian_id);
CREATE INDEX health_readings_list ON public.health_readings USING btree (patient_id, last_at, id);
CREATE POLICY health_readings_count ON health_readings FOR UPDATE TO nabta_app USING ((((dietitian_id = ( SELECT app.person() AS person)) AND (patient_id = ( SELECT app.seen_patient() AS seen_patient))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY health_readings_forget ON health_readings FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY health_readings_note ON health_readings FOR INSERT TO nabta_app WITH CHECK ((((dietitian_id = ( SELECT app.person() AS person)) AND (patient_id = ( SELECT app.seen_patient() AS seen_patient))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY health_readings_opened ON health_readings FOR INSERT TO nabta_app WITH CHECK (((dietitian_id = ( SELECT app.person() AS person)) AND (patient_id = ( SELECT app.opened_record() AS opened_record))));
CREATE POLICY health_readings_opened_again ON health_readings FOR UPDATE TO nabta_app USING (((dietitian_id = ( SELECT app.person() AS person)) AND (patient_id = ( SELECT app.opened_record() AS opened_record))));
CREATE POLICY health_readings_see ON health_readings FOR SELECT TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR (dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON health_readings TO nabta_app;
GRANT INSERT (dietitian_id, health_group, last_at, patient_id, read_on, times) ON health_readings TO nabta_app;
GRANT UPDATE (last_at, times) ON health_readings TO nabta_app;

CREATE TABLE hour_exceptions (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  from_on date NOT NULL,
  to_on date NOT NULL,
  weekdays smallint[],
  hours jsonb DEFAULT '[]'::jsonb NOT NULL,
  label text DEFAULT ''::text NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT hour_exceptions_check CHECK (((to_on >= from_on) AND ((to_on - from_on) <= 366))),
  CONSTRAINT hour_exceptions_check1 CHECK (((kind = 'closed'::text) = (jsonb_array_length(hours) = 0))),
  CONSTRAINT hour_exceptions_hours_check CHECK ((jsonb_typeof(hours) = 'array'::text)),
  CONSTRAINT hour_exceptions_kind_check CHECK ((kind = ANY (ARRAY['closed'::text, 'instead'::text, 'extra'::text, 'blocked'::text]))),
  CONSTRAINT hour_exceptions_weekdays_check CHECK ((weekdays <@ '{0,1,2,3,4,5,6}'::smallint[])),
  CONSTRAINT hour_exceptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT hour_exceptions_pkey PRIMARY KEY (id)
);
ALTER TABLE hour_exceptions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX hour_exceptions_user ON public.hour_exceptions USING btree (user_id, to_on);
CREATE POLICY hour_exceptions_listed ON hour_exceptions FOR SELECT TO nabta_app USING ((EXISTS ( SELECT
   FROM listings
  WHERE (listings.user_id = hour_exceptions.user_id))));
CREATE POLICY hour_exceptions_own ON hour_exceptions FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON hour_exceptions TO nabta_app;
GRANT INSERT (from_on, hours, kind, label, made_at, to_on, user_id, weekdays) ON hour_exceptions TO nabta_app;
GRANT UPDATE (from_on, hours, kind, label, to_on, weekdays) ON hour_exceptions TO nabta_app;

CREATE TABLE invoice_counters (
  seller uuid NOT NULL,
  kind text NOT NULL,
  year smallint NOT NULL,
  last integer NOT NULL,
  CONSTRAINT invoice_counters_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  CONSTRAINT invoice_counters_last_check CHECK ((last > 0)),
  CONSTRAINT invoice_counters_seller_fkey FOREIGN KEY (seller) REFERENCES invoice_sellers(id) ON DELETE RESTRICT,
  CONSTRAINT invoice_counters_pkey PRIMARY KEY (seller, kind, year)
);
ALTER TABLE invoice_counters ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY invoice_counters_count ON invoice_counters FOR ALL TO nabta_reader USING (true) WITH CHECK (true);
CREATE TRIGGER invoice_counters_never_go BEFORE DELETE OR TRUNCATE ON public.invoice_counters FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_invoice_change();
CREATE TRIGGER invoice_counters_stay BEFORE UPDATE ON public.invoice_counters FOR EACH ROW EXECUTE FUNCTION app.refuse_invoice_change();
CREATE CONSTRAINT TRIGGER invoice_counters_used AFTER INSERT OR UPDATE ON public.invoice_counters DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_number_used();
GRANT INSERT, SELECT, UPDATE ON invoice_counters TO nabta_reader;

CREATE TABLE invoice_sellers (
  id uuid DEFAULT uuidv7() NOT NULL,
  code text GENERATED ALWAYS AS (
CASE
    WHEN (place = 0) THEN 'FEE'::text
    ELSE ('D'::text || (place)::text)
END) STORED NOT NULL,
  place integer NOT NULL,
  user_id uuid,
  CONSTRAINT invoice_sellers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT invoice_sellers_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_sellers_code_key UNIQUE (code)
);
ALTER TABLE invoice_sellers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX invoice_sellers_user ON public.invoice_sellers USING btree (user_id);
CREATE POLICY invoice_sellers_begin ON invoice_sellers FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY invoice_sellers_count ON invoice_sellers FOR SELECT TO nabta_reader USING (true);
CREATE POLICY invoice_sellers_see ON invoice_sellers FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text) OR (user_id = ( SELECT app.person() AS person))));
CREATE TRIGGER invoice_sellers_never_go BEFORE DELETE OR TRUNCATE ON public.invoice_sellers FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_invoice_change();
CREATE TRIGGER invoice_sellers_stay BEFORE UPDATE ON public.invoice_sellers FOR EACH ROW EXECUTE FUNCTION app.refuse_invoice_change();
GRANT INSERT (user_id) ON invoice_sellers TO nabta_app;
GRANT SELECT ON invoice_sellers TO nabta_app;
GRANT SELECT ON invoice_sellers TO nabta_reader;

CREATE TABLE invoice_settings (
  id boolean DEFAULT true NOT NULL,
  legal_name text DEFAULT ''::text NOT NULL,
  legal_name_arabic text DEFAULT ''::text NOT NULL,
  vat_number text,
  commercial_number text,
  street text DEFAULT ''::text NOT NULL,
  district text DEFAULT ''::text NOT NULL,
  city text DEFAULT ''::text NOT NULL,
  postal_code text,
  zero_rates_citizens boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  changed_at timestamp with time zone,
  CONSTRAINT invoice_settings_city_check CHECK ((length(city) <= 80)),
  CONSTRAINT invoice_settings_commercial_number_check CHECK ((commercial_number ~ '^\d{10}$'::text)),
  CONSTRAINT invoice_settings_district_check CHECK ((length(district) <= 80)),
  CONSTRAINT invoice_settings_id_check CHECK (id),
  CONSTRAINT invoice_settings_legal_name_arabic_check CHECK ((length(legal_name_arabic) <= 160)),
  CONSTRAINT invoice_settings_legal_name_check CHECK ((length(legal_name) <= 160)),
  CONSTRAINT invoice_settings_postal_code_check CHECK ((postal_code ~ '^\d{5}$'::text)),
  CONSTRAINT invoice_settings_street_check CHECK ((length(street) <= 160)),
  CONSTRAINT invoice_settings_vat_number_check CHECK ((vat_number ~ '^3\d{13}3$'::text)),
  CONSTRAINT invoice_settings_pkey PRIMARY KEY (id)
);
ALTER TABLE invoice_settings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY invoice_settings_change ON invoice_settings FOR UPDATE TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY invoice_settings_see ON invoice_settings FOR SELECT TO nabta_app USING (true);
GRANT SELECT ON invoice_settings TO nabta_app;
GRANT UPDATE (changed_at, city, commercial_number, district, legal_name, legal_name_arabic, postal_code, street, vat_number, version, zero_rates_citizens) ON invoice_settings TO nabta_app;

CREATE TABLE invoices (
  id uuid NOT NULL,
  kind text NOT NULL,
  about text NOT NULL,
  seller uuid NOT NULL,
  year smallint NOT NULL,
  place integer NOT NULL,
  number text NOT NULL,
  seller_id uuid,
  buyer_id uuid,
  payment_id uuid,
  refund_id uuid,
  month date,
  appointment_id uuid,
  corrects uuid,
  issued_at timestamp with time zone NOT NULL,
  net_halalas integer NOT NULL,
  vat_halalas integer NOT NULL,
  total_halalas integer NOT NULL,
  document_sealed bytea,
  CONSTRAINT invoices_about_check CHECK ((about = ANY (ARRAY['consultation'::text, 'fee'::text]))),
  CONSTRAINT invoices_check CHECK (((total_halalas > 0) AND (total_halalas = (net_halalas + vat_halalas)))),
  CONSTRAINT invoices_check1 CHECK (((kind = 'credit_note'::text) = (corrects IS NOT NULL))),
  CONSTRAINT invoices_check2 CHECK (((kind = 'credit_note'::text) OR ((payment_id IS NULL) <> (month IS NULL)))),
  CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  CONSTRAINT invoices_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  CONSTRAINT invoices_net_halalas_check CHECK ((net_halalas >= 0)),
  CONSTRAINT invoices_vat_halalas_check CHECK ((vat_halalas >= 0)),
  CONSTRAINT invoices_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT invoices_corrects_fkey FOREIGN KEY (corrects) REFERENCES invoices(id) ON DELETE RESTRICT,
  CONSTRAINT invoices_seller_fkey FOREIGN KEY (seller) REFERENCES invoice_sellers(id) ON DELETE RESTRICT,
  CONSTRAINT invoices_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoices_number_key UNIQUE (number),
  CONSTRAINT invoices_refund_id_key UNIQUE (refund_id),
  CONSTRAINT invoices_seller_kind_year_place_key UNIQUE (seller, kind, year, place)
);
ALTER TABLE invoices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX invoices_appointment ON public.invoices USING btree (appointment_id);
CREATE INDEX invoices_buyer ON public.invoices USING btree (buyer_id, issued_at, id);
CREATE INDEX invoices_corrects ON public.invoices USING btree (corrects);
CREATE INDEX invoices_issued ON public.invoices USING btree (issued_at, id);
CREATE UNIQUE INDEX invoices_month ON public.invoices USING btree (buyer_id, month) WHERE ((kind = 'invoice'::text) AND (month IS NOT NULL));
CREATE UNIQUE INDEX invoices_payment ON public.invoices USING btree (payment_id) WHERE (kind = 'invoice'::text);
CREATE INDEX invoices_seller ON public.invoices USING btree (seller_id, issued_at, id);
CREATE POLICY invoices_count ON invoices FOR SELECT TO nabta_reader USING (true);
CREATE POLICY invoices_forget ON invoices FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY invoices_issue ON invoices FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY invoices_reseal ON invoices FOR UPDATE TO nabta_reader USING (true);
CREATE POLICY invoices_see ON invoices FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text) OR ((( SELECT app.person() AS person) = seller_id) OR (( SELECT app.person() AS person) = buyer_id))));
CREATE TRIGGER invoices_creditable AFTER INSERT ON public.invoices FOR EACH ROW WHEN ((new.corrects IS NOT NULL)) EXECUTE FUNCTION app.assert_creditable();
CREATE TRIGGER invoices_never_go BEFORE DELETE OR TRUNCATE ON public.invoices FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_invoice_change();
CREATE TRIGGER invoices_number BEFORE INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION app.number_invoice();
CREATE TRIGGER invoices_stay BEFORE UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION app.refuse_invoice_change();
GRANT INSERT (about, appointment_id, buyer_id, corrects, document_sealed, id, issued_at, kind, month, net_halalas, payment_id, refund_id, seller, seller_id, total_halalas, vat_halalas) ON invoices TO nabta_app;
GRANT SELECT ON invoices TO nabta_app;
GRANT UPDATE (document_sealed) ON invoices TO nabta_app;
GRANT SELECT ON invoices TO nabta_reader;
GRANT UPDATE (document_sealed) ON invoices TO nabta_reader;

CREATE TABLE kept_notes (
  id uuid DEFAULT uuidv7() NOT NULL,
  key_sealed bytea NOT NULL,
  about_sealed bytea NOT NULL,
  note_sealed bytea NOT NULL,
  kept_at timestamp with time zone NOT NULL,
  destroy_at timestamp with time zone NOT NULL,
  CONSTRAINT kept_notes_check CHECK ((destroy_at > kept_at)),
  CONSTRAINT kept_notes_pkey PRIMARY KEY (id)
);
ALTER TABLE kept_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX kept_notes_destroy_at ON public.kept_notes USING btree (destroy_at);
CREATE POLICY kept_notes_destroy ON kept_notes FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY kept_notes_keep ON kept_notes FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY kept_notes_reseal ON kept_notes FOR ALL TO nabta_reader USING (true);
CREATE POLICY kept_notes_see ON kept_notes FOR SELECT TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT DELETE, SELECT ON kept_notes TO nabta_app;
GRANT INSERT (about_sealed, destroy_at, id, kept_at, key_sealed, note_sealed) ON kept_notes TO nabta_app;
GRANT SELECT (id, key_sealed) ON kept_notes TO nabta_reader;
GRANT UPDATE (key_sealed) ON kept_notes TO nabta_reader;

CREATE TABLE known_devices (
  user_id uuid NOT NULL,
  device_hash text NOT NULL,
  first_seen_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, device_hash)
);
ALTER TABLE known_devices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX known_devices_last_seen_at ON public.known_devices USING btree (last_seen_at);
CREATE POLICY known_devices_admin_sees ON known_devices FOR SELECT TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY known_devices_find ON known_devices FOR SELECT TO nabta_reader USING (true);
CREATE POLICY known_devices_own ON known_devices FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON known_devices TO nabta_app;
GRANT INSERT (device_hash, first_seen_at, last_seen_at, user_id) ON known_devices TO nabta_app;
GRANT UPDATE (last_seen_at) ON known_devices TO nabta_app;
GRANT SELECT (device_hash, user_id) ON known_devices TO nabta_reader;

CREATE TABLE ledger_accounts (
  id uuid DEFAULT uuidv7() NOT NULL,
  kind text NOT NULL,
  user_id uuid,
  CONSTRAINT ledger_accounts_check CHECK (((kind = ANY (ARRAY['earnings'::text, 'available'::text, 'wallet'::text])) OR (user_id IS NULL))),
  CONSTRAINT ledger_accounts_kind_check CHECK ((kind = ANY (ARRAY['clearing'::text, 'prepaid'::text, 'refunds_due'::text, 'payouts_due'::text, 'disputed'::text, 'losses'::text, 'platform_fee'::text, 'vat'::text, 'gateway_fee'::text, 'earnings'::text, 'available'::text, 'wallet'::text]))),
  CONSTRAINT ledger_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT ledger_accounts_pkey PRIMARY KEY (id)
);
ALTER TABLE ledger_accounts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX ledger_accounts_platform ON public.ledger_accounts USING btree (kind) WHERE (kind <> ALL (ARRAY['earnings'::text, 'available'::text, 'wallet'::text]));
CREATE UNIQUE INDEX ledger_accounts_user ON public.ledger_accounts USING btree (user_id, kind);
CREATE POLICY ledger_accounts_check ON ledger_accounts FOR SELECT TO nabta_reader USING (true);
CREATE POLICY ledger_accounts_give_back ON ledger_accounts FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.role() AS role) = 'admin'::text) AND (kind = ANY (ARRAY['earnings'::text, 'available'::text, 'wallet'::text]))));
CREATE POLICY ledger_accounts_open ON ledger_accounts FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY ledger_accounts_see ON ledger_accounts FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text) OR (user_id = ( SELECT app.person() AS person))));
CREATE TRIGGER ledger_accounts_stay BEFORE DELETE OR TRUNCATE ON public.ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_ledger_change();
GRANT INSERT (kind, user_id) ON ledger_accounts TO nabta_app;
GRANT SELECT ON ledger_accounts TO nabta_app;
GRANT SELECT ON ledger_accounts TO nabta_reader;

CREATE TABLE ledger_entries (
  transaction_id uuid NOT NULL,
  account_id uuid NOT NULL,
  halalas bigint NOT NULL,
  CONSTRAINT ledger_entries_halalas_check CHECK ((halalas <> 0)),
  CONSTRAINT ledger_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id) ON DELETE RESTRICT,
  CONSTRAINT ledger_entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id) ON DELETE RESTRICT,
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (transaction_id, account_id)
);
ALTER TABLE ledger_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX ledger_entries_account ON public.ledger_entries USING btree (account_id) INCLUDE (halalas);
CREATE POLICY ledger_entries_check ON ledger_entries FOR SELECT TO nabta_reader USING (true);
CREATE POLICY ledger_entries_give_back ON ledger_entries FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY ledger_entries_own ON ledger_entries FOR SELECT TO nabta_app USING ((account_id IN ( SELECT ledger_accounts.id
   FROM ledger_accounts
  WHERE (ledger_accounts.user_id = ( SELECT app.person() AS person)))));
CREATE POLICY ledger_entries_post ON ledger_entries FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY ledger_entries_see ON ledger_entries FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE TRIGGER ledger_entries_open BEFORE INSERT ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION app.assert_ledger_open();
CREATE TRIGGER ledger_entries_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_ledger_change();
GRANT INSERT (account_id, halalas, transaction_id) ON ledger_entries TO nabta_app;
GRANT SELECT ON ledger_entries TO nabta_app;
GRANT SELECT ON ledger_entries TO nabta_reader;

CREATE TABLE ledger_transactions (
  id uuid DEFAULT uuidv7() NOT NULL,
  kind text NOT NULL,
  cause_id uuid NOT NULL,
  posted_at timestamp with time zone NOT NULL,
  written_in xid8 DEFAULT pg_current_xact_id() NOT NULL,
  CONSTRAINT ledger_transactions_kind_check CHECK ((kind = ANY (ARRAY['captured'::text, 'gateway_fee'::text, 'refund_owed'::text, 'refunded'::text, 'earned'::text, 'available'::text, 'payout_asked'::text, 'payout_paid'::text, 'payout_returned'::text, 'dispute_opened'::text, 'dispute_won'::text, 'dispute_lost'::text, 'wallet_paid'::text, 'wallet_refunded'::text, 'package_earned'::text, 'taken_back'::text, 'wallet_transferred'::text, 'wallet_transfer_returned'::text]))),
  CONSTRAINT ledger_transactions_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_transactions_kind_cause_id_key UNIQUE (kind, cause_id)
);
ALTER TABLE ledger_transactions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX ledger_transactions_cause ON public.ledger_transactions USING btree (cause_id);
CREATE INDEX ledger_transactions_posted ON public.ledger_transactions USING btree (posted_at, id);
CREATE POLICY ledger_transactions_check ON ledger_transactions FOR SELECT TO nabta_reader USING (true);
CREATE POLICY ledger_transactions_give_back ON ledger_transactions FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.role() AS role) = 'admin'::text) AND ((kind = ANY (ARRAY['refund_owed'::text, 'taken_back'::text, 'wallet_refunded'::text])) OR ((kind = ANY (ARRAY['wallet_transferred'::text, 'wallet_transfer_returned'::text])) AND ( SELECT app.has_duty(VARIADIC ARRAY['finance'::text]) AS has_duty)))));
CREATE POLICY ledger_transactions_own ON ledger_transactions FOR SELECT TO nabta_app USING ((EXISTS ( SELECT
   FROM (ledger_entries
     JOIN ledger_accounts ON ((ledger_accounts.id = ledger_entries.account_id)))
  WHERE ((ledger_entries.transaction_id = ledger_transactions.id) AND (ledger_accounts.user_id = ( SELECT app.person() AS person))))));
CREATE POLICY ledger_transactions_post ON ledger_transactions FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY ledger_transactions_see ON ledger_transactions FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON public.ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_ledger_balanced();
CREATE TRIGGER ledger_transactions_mark_pending AFTER INSERT ON public.ledger_transactions FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['earned'::text, 'package_earned'::text, 'available'::text]))) EXECUTE FUNCTION app.mark_pending();
CREATE TRIGGER ledger_transactions_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_ledger_change();
GRANT INSERT (cause_id, kind, posted_at) ON ledger_transactions TO nabta_app;
GRANT SELECT ON ledger_transactions TO nabta_app;
GRANT SELECT ON ledger_transactions TO nabta_reader;

CREATE TABLE listings (
  user_id uuid NOT NULL,
  rank double precision NOT NULL,
  licensed_until date NOT NULL,
  calls_from date NOT NULL,
  next_call_at timestamp with time zone,
  next_free_at timestamp with time zone,
  written_at timestamp with time zone NOT NULL,
  price_halalas integer,
  rating double precision,
  review_count integer DEFAULT 0 NOT NULL,
  choices bigint NOT NULL,
  by_rating double precision GENERATED ALWAYS AS (COALESCE((- (((rating * (review_count)::double precision) + (20)::double precision) / ((review_count + 5))::double precision)), (1)::double precision)) STORED NOT NULL,
  by_price integer GENERATED ALWAYS AS (COALESCE(price_halalas, 2147483647)) STORED NOT NULL,
  by_soonest timestamp with time zone GENERATED ALWAYS AS (COALESCE(next_free_at, 'infinity'::timestamp with time zone)) STORED NOT NULL,
  last_calls timestamp with time zone[] NOT NULL,
  traits tsvector NOT NULL,
  words tsvector NOT NULL,
  name text NOT NULL,
  other_name text,
  title text NOT NULL,
  specialization text NOT NULL,
  experience text NOT NULL,
  city text,
  gender text,
  photo_id uuid,
  has_video boolean NOT NULL,
  has_in_person boolean NOT NULL,
  languages text[] NOT NULL,
  zone text NOT NULL,
  takes_at_once boolean NOT NULL,
  license_number text NOT NULL,
  services jsonb DEFAULT '[]'::jsonb NOT NULL,
  certificates jsonb DEFAULT '[]'::jsonb NOT NULL,
  education text NOT NULL,
  bio text NOT NULL,
  other_title text,
  other_bio text,
  other_education text,
  district text,
  other_district text,
  first_service uuid,
  next_times timestamp with time zone[] DEFAULT '{}'::timestamp with time zone[] NOT NULL,
  CONSTRAINT listings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT listings_pkey PRIMARY KEY (user_id)
);
ALTER TABLE listings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX listings_licensed ON public.listings USING btree (licensed_until);
CREATE INDEX listings_price ON public.listings USING btree (by_price, rank, user_id);
CREATE INDEX listings_rank ON public.listings USING btree (rank, user_id);
CREATE INDEX listings_rating ON public.listings USING btree (by_rating, rank, user_id);
CREATE INDEX listings_soonest ON public.listings USING btree (by_soonest, rank, user_id);
CREATE INDEX listings_stale ON public.listings USING btree (next_call_at);
CREATE INDEX listings_traits ON public.listings USING gin (traits) WITH (fastupdate=off);
CREATE INDEX listings_words ON public.listings USING gin (words) WITH (fastupdate=off);
CREATE POLICY listings_change ON listings FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY listings_forget ON listings FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY listings_see ON listings FOR SELECT TO nabta_app USING ((( SELECT app.actor() AS actor) <> ''::text));
CREATE POLICY listings_take ON listings FOR DELETE TO nabta_reader USING (true);
CREATE POLICY listings_watch ON listings FOR SELECT TO nabta_reader USING (true);
CREATE POLICY listings_write ON listings FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE TRIGGER listings_assert BEFORE INSERT OR UPDATE ON public.listings FOR EACH ROW EXECUTE FUNCTION app.assert_listed();
GRANT DELETE, SELECT ON listings TO nabta_app;
GRANT INSERT (bio, calls_from, certificates, choices, city, district, education, experience, first_service, gender, has_in_person, has_video, languages, last_calls, license_number, licensed_until, name, next_call_at, next_free_at, next_times, other_bio, other_district, other_education, other_name, other_title, photo_id, price_halalas, rank, rating, review_count, services, specialization, takes_at_once, title, traits, user_id, words, written_at, zone) ON listings TO nabta_app;
GRANT UPDATE (bio, calls_from, certificates, choices, city, district, education, experience, first_service, gender, has_in_person, has_video, languages, last_calls, license_number, licensed_until, name, next_call_at, next_free_at, next_times, other_bio, other_district, other_education, other_name, other_title, photo_id, price_halalas, rank, rating, review_count, services, specialization, takes_at_once, title, traits, words, written_at, zone) ON listings TO nabta_app;
GRANT DELETE, SELECT ON listings TO nabta_reader;

CREATE TABLE measure_reminders (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  weekdays smallint[] NOT NULL,
  at_time time without time zone NOT NULL,
  made_at timestamp with time zone NOT NULL,
  reminded_on date,
  CONSTRAINT measure_reminders_weekdays_check CHECK ((((cardinality(weekdays) >= 1) AND (cardinality(weekdays) <= 7)) AND (weekdays <@ ARRAY[(0)::smallint, (1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint]))),
  CONSTRAINT measure_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT measure_reminders_pkey PRIMARY KEY (id)
);
ALTER TABLE measure_reminders ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX measure_reminders_user ON public.measure_reminders USING btree (user_id);
CREATE POLICY measure_reminders_own ON measure_reminders FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON measure_reminders TO nabta_app;
GRANT INSERT (at_time, kind, made_at, user_id, weekdays) ON measure_reminders TO nabta_app;
GRANT UPDATE (at_time, kind, reminded_on, weekdays) ON measure_reminders TO nabta_app;

CREATE TABLE message_files (
  id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  message_id uuid,
  sender_id uuid,
  name_sealed bytea NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL,
  width integer,
  height integer,
  uploaded_at timestamp with time zone NOT NULL,
  CONSTRAINT message_files_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT message_files_type_check CHECK ((type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text]))),
  CONSTRAINT message_files_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT message_files_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  CONSTRAINT message_files_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT message_files_pkey PRIMARY KEY (id),
  CONSTRAINT message_files_message_id_key UNIQUE (message_id)
);
ALTER TABLE message_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX message_files_conversation ON public.message_files USING btree (conversation_id);
CREATE INDEX message_files_sender ON public.message_files USING btree (sender_id);
CREATE INDEX message_files_waiting ON public.message_files USING btree (uploaded_at) WHERE (message_id IS NULL);
CREATE POLICY message_files_forget ON message_files FOR DELETE TO nabta_app USING (((sender_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY message_files_join ON message_files FOR UPDATE TO nabta_app USING (((sender_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY message_files_see ON message_files FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (EXISTS ( SELECT
   FROM conversations
  WHERE (conversations.id = message_files.conversation_id)))));
CREATE POLICY message_files_send ON message_files FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR ((sender_id = ( SELECT app.person() AS person)) AND (EXISTS ( SELECT
   FROM conversations
  WHERE (conversations.id = message_files.conversation_id))))));
GRANT DELETE, SELECT ON message_files TO nabta_app;
GRANT INSERT (bytes, conversation_id, height, id, message_id, name_sealed, sender_id, type, uploaded_at, width) ON message_files TO nabta_app;
GRANT UPDATE (message_id) ON message_files TO nabta_app;

CREATE TABLE message_reports (
  id uuid DEFAULT uuidv7() NOT NULL,
  message_id uuid NOT NULL,
  person_id uuid NOT NULL,
  reporter_id uuid,
  writer_id uuid,
  reason text NOT NULL,
  note_sealed bytea,
  content_sealed bytea,
  file_type text,
  written_at timestamp with time zone NOT NULL,
  reported_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  outcome text,
  CONSTRAINT message_reports_outcome_check CHECK ((outcome = ANY (ARRAY['no_breach'::text, 'writer_warned'::text, 'account_restricted'::text]))),
  CONSTRAINT message_reports_outcome_when_closed CHECK (((outcome IS NULL) OR (closed_at IS NOT NULL))),
  CONSTRAINT message_reports_reason_check CHECK ((reason = ANY (ARRAY['unkind'::text, 'unwanted'::text, 'false_advice'::text, 'other'::text]))),
  CONSTRAINT message_reports_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  CONSTRAINT message_reports_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT message_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT message_reports_writer_id_fkey FOREIGN KEY (writer_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT message_reports_pkey PRIMARY KEY (id),
  CONSTRAINT message_reports_message_id_reporter_id_key UNIQUE (message_id, reporter_id)
);
ALTER TABLE message_reports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX message_reports_closed ON public.message_reports USING btree (reported_at, id) WHERE (closed_at IS NOT NULL);
CREATE INDEX message_reports_open ON public.message_reports USING btree (reported_at, id) WHERE (closed_at IS NULL);
CREATE INDEX message_reports_person ON public.message_reports USING btree (person_id);
CREATE INDEX message_reports_reporter ON public.message_reports USING btree (reporter_id);
CREATE INDEX message_reports_writer ON public.message_reports USING btree (writer_id);
CREATE POLICY message_reports_close ON message_reports FOR UPDATE TO nabta_app USING (((( SELECT app.role() AS role) = 'admin'::text) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY message_reports_forget ON message_reports FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY message_reports_make ON message_reports FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR ((reporter_id = ( SELECT app.person() AS person)) AND (EXISTS ( SELECT
   FROM messages
  WHERE (messages.id = message_reports.message_id))))));
CREATE POLICY message_reports_see ON message_reports FOR SELECT TO nabta_app USING (((reporter_id = ( SELECT app.person() AS person)) OR (( SELECT app.role() AS role) = 'admin'::text) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON message_reports TO nabta_app;
GRANT INSERT (closed_at, content_sealed, file_type, message_id, note_sealed, outcome, person_id, reason, reported_at, reporter_id, writer_id, written_at) ON message_reports TO nabta_app;
GRANT UPDATE (closed_at, outcome) ON message_reports TO nabta_app;

CREATE TABLE messages (
  id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  sequence bigint NOT NULL,
  sender_id uuid,
  by_person boolean NOT NULL,
  client_id uuid NOT NULL,
  content_sealed bytea,
  at timestamp with time zone NOT NULL,
  edited_at timestamp with time zone,
  taken_back_at timestamp with time zone,
  CONSTRAINT messages_check CHECK (((taken_back_at IS NULL) OR (content_sealed IS NULL))),
  CONSTRAINT messages_sequence_check CHECK ((sequence > 0)),
  CONSTRAINT messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_in_order UNIQUE (conversation_id, sequence),
  CONSTRAINT messages_once UNIQUE (sender_id, client_id)
);
ALTER TABLE messages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY messages_change ON messages FOR UPDATE TO nabta_app USING (((sender_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY messages_forget ON messages FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY messages_see ON messages FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (EXISTS ( SELECT
   FROM conversations
  WHERE (conversations.id = messages.conversation_id)))));
CREATE POLICY messages_send ON messages FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR ((sender_id = ( SELECT app.person() AS person)) AND (EXISTS ( SELECT
   FROM conversations
  WHERE (conversations.id = messages.conversation_id))))));
GRANT DELETE, SELECT ON messages TO nabta_app;
GRANT INSERT (at, by_person, client_id, content_sealed, conversation_id, edited_at, id, sender_id, sequence, taken_back_at) ON messages TO nabta_app;
GRANT UPDATE (content_sealed, edited_at, taken_back_at) ON messages TO nabta_app;

CREATE TABLE migrations (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT migrations_pkey PRIMARY KEY (name)
);
ALTER TABLE migrations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY migrations_known ON migrations FOR ALL TO public USING (true) WITH CHECK (true);
GRANT SELECT ON migrations TO nabta_app;

CREATE TABLE national_ids (
  user_id uuid NOT NULL,
  number_sealed bytea NOT NULL,
  number_end text NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT national_ids_number_end_check CHECK ((number_end ~ '^\d{3}$'::text)),
  CONSTRAINT national_ids_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT national_ids_pkey PRIMARY KEY (user_id)
);
ALTER TABLE national_ids ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY national_ids_own ON national_ids FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK ((user_id = ( SELECT app.person() AS person)));
GRANT DELETE, SELECT ON national_ids TO nabta_app;
GRANT INSERT (number_end, number_sealed, saved_at, user_id) ON national_ids TO nabta_app;
GRANT UPDATE (number_end, number_sealed, saved_at) ON national_ids TO nabta_app;

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
CREATE INDEX newsletter_subscribers_asked ON public.newsletter_subscribers USING btree (asked_at, id);
CREATE INDEX newsletter_subscribers_emails ON public.newsletter_subscribers USING gin (((email)::text) gin_trgm_ops);
CREATE POLICY newsletter_subscribers_admin_sees ON newsletter_subscribers FOR SELECT TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY newsletter_subscribers_ask ON newsletter_subscribers FOR INSERT TO nabta_app WITH CHECK (((confirmed_at IS NULL) AND (left_at IS NULL)));
CREATE POLICY newsletter_subscribers_change ON newsletter_subscribers FOR UPDATE TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR ((id)::text = ( SELECT app.proven() AS proven))));
CREATE POLICY newsletter_subscribers_find ON newsletter_subscribers FOR SELECT TO nabta_reader USING (true);
CREATE POLICY newsletter_subscribers_forget ON newsletter_subscribers FOR DELETE TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE POLICY newsletter_subscribers_own ON newsletter_subscribers FOR ALL TO nabta_app USING ((email = ( SELECT users.email
   FROM users
  WHERE ((users.id = ( SELECT app.person() AS person)) AND (users.confirmed_at IS NOT NULL)))));
CREATE POLICY newsletter_subscribers_see ON newsletter_subscribers FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR ((id)::text = ( SELECT app.proven() AS proven))));
GRANT DELETE, SELECT ON newsletter_subscribers TO nabta_app;
GRANT INSERT (asked_at, email, id, language) ON newsletter_subscribers TO nabta_app;
GRANT UPDATE (confirmed_at, language, left_at) ON newsletter_subscribers TO nabta_app;
GRANT SELECT (email, id) ON newsletter_subscribers TO nabta_reader;

CREATE TABLE nodes (
  id uuid NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  seals_with text,
  CONSTRAINT nodes_pkey PRIMARY KEY (id)
);
ALTER TABLE nodes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX nodes_seen_at ON public.nodes USING btree (seen_at);
CREATE POLICY nodes_all ON nodes FOR ALL TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY nodes_find ON nodes FOR SELECT TO nabta_reader USING (true);
GRANT DELETE, SELECT ON nodes TO nabta_app;
GRANT INSERT (id, seals_with, seen_at) ON nodes TO nabta_app;
GRANT UPDATE (seals_with, seen_at) ON nodes TO nabta_app;
GRANT SELECT ON nodes TO nabta_reader;

CREATE TABLE note_addenda (
  id uuid DEFAULT uuidv7() NOT NULL,
  appointment_id uuid NOT NULL,
  audience text NOT NULL,
  text_sealed bytea NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT note_addenda_audience_check CHECK ((audience = ANY (ARRAY['private'::text, 'shared'::text]))),
  CONSTRAINT note_addenda_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES consultation_notes(appointment_id) ON DELETE CASCADE,
  CONSTRAINT note_addenda_pkey PRIMARY KEY (id)
);
ALTER TABLE note_addenda ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX note_addenda_appointment ON public.note_addenda USING btree (appointment_id, id);
CREATE POLICY note_addenda_forget ON note_addenda FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY note_addenda_see ON note_addenda FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (EXISTS ( SELECT
   FROM appointments
  WHERE ((appointments.id = note_addenda.appointment_id) AND ((appointments.dietitian_id = ( SELECT app.person() AS person)) OR ((appointments.patient_id = ( SELECT app.person() AS person)) AND (note_addenda.audience = 'shared'::text))))))));
CREATE POLICY note_addenda_write ON note_addenda FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR (EXISTS ( SELECT
   FROM appointments
  WHERE ((appointments.id = note_addenda.appointment_id) AND (appointments.dietitian_id = ( SELECT app.person() AS person)))))));
GRANT DELETE, SELECT ON note_addenda TO nabta_app;
GRANT INSERT (appointment_id, at, audience, id, text_sealed) ON note_addenda TO nabta_app;

CREATE TABLE note_templates (
  id uuid DEFAULT uuidv7() NOT NULL,
  dietitian_id uuid NOT NULL,
  template_sealed bytea NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT note_templates_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT note_templates_pkey PRIMARY KEY (id)
);
ALTER TABLE note_templates ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX note_templates_dietitian ON public.note_templates USING btree (dietitian_id, id);
CREATE POLICY note_templates_own ON note_templates FOR ALL TO nabta_app USING (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON note_templates TO nabta_app;
GRANT INSERT (dietitian_id, id, saved_at, template_sealed) ON note_templates TO nabta_app;
GRANT UPDATE (saved_at, template_sealed) ON note_templates TO nabta_app;

CREATE TABLE notification_states (
  user_id uuid NOT NULL,
  last bigint NOT NULL,
  cleared_to bigint DEFAULT 0 NOT NULL,
  digested_to bigint DEFAULT 0 NOT NULL,
  digested_on date,
  CONSTRAINT notification_states_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notification_states_pkey PRIMARY KEY (user_id)
);
ALTER TABLE notification_states ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY notification_states_count ON notification_states FOR SELECT TO nabta_reader USING (true);
CREATE POLICY notification_states_own ON notification_states FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON notification_states TO nabta_app;
GRANT INSERT (last, user_id) ON notification_states TO nabta_app;
GRANT UPDATE (cleared_to, digested_on, digested_to, last) ON notification_states TO nabta_app;
GRANT SELECT (last, user_id) ON notification_states TO nabta_reader;

CREATE TABLE notifications (
  user_id uuid NOT NULL,
  sequence bigint NOT NULL,
  event_id uuid NOT NULL,
  kind text NOT NULL,
  side text,
  subject_id uuid,
  dietitian_id uuid,
  starts_at timestamp with time zone,
  at timestamp with time zone NOT NULL,
  read_at timestamp with time zone,
  pushed_at timestamp with time zone,
  pushed_to uuid[],
  CONSTRAINT notifications_side_check CHECK ((side = ANY (ARRAY['patient'::text, 'dietitian'::text]))),
  CONSTRAINT notifications_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notifications_pkey PRIMARY KEY (user_id, sequence),
  CONSTRAINT notifications_event_id_user_id_key UNIQUE (event_id, user_id)
);
ALTER TABLE notifications ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX notifications_at ON public.notifications USING btree (at);
CREATE INDEX notifications_dietitian ON public.notifications USING btree (dietitian_id, user_id) WHERE (dietitian_id IS NOT NULL);
CREATE INDEX notifications_subject ON public.notifications USING btree (user_id, subject_id) WHERE ((read_at IS NULL) AND (subject_id IS NOT NULL));
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, sequence) WHERE (read_at IS NULL);
CREATE POLICY notifications_named ON notifications FOR SELECT TO nabta_reader USING (true);
CREATE POLICY notifications_read ON notifications FOR UPDATE TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY notifications_see ON notifications FOR SELECT TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY notifications_take ON notifications FOR DELETE TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY notifications_tell ON notifications FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT DELETE, SELECT ON notifications TO nabta_app;
GRANT INSERT (at, dietitian_id, event_id, kind, read_at, sequence, side, starts_at, subject_id, user_id) ON notifications TO nabta_app;
GRANT UPDATE (pushed_at, pushed_to, read_at) ON notifications TO nabta_app;
GRANT SELECT (dietitian_id, user_id) ON notifications TO nabta_reader;

CREATE TABLE nutrition_plan_baskets (
  plan_id uuid NOT NULL,
  user_id uuid NOT NULL,
  basket_sealed bytea NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT nutrition_plan_baskets_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES nutrition_plans(id) ON DELETE CASCADE,
  CONSTRAINT nutrition_plan_baskets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT nutrition_plan_baskets_pkey PRIMARY KEY (plan_id)
);
ALTER TABLE nutrition_plan_baskets ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX nutrition_plan_baskets_user ON public.nutrition_plan_baskets USING btree (user_id);
CREATE POLICY nutrition_plan_baskets_own ON nutrition_plan_baskets FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON nutrition_plan_baskets TO nabta_app;
GRANT INSERT (basket_sealed, changed_at, plan_id, user_id) ON nutrition_plan_baskets TO nabta_app;
GRANT UPDATE (basket_sealed, changed_at) ON nutrition_plan_baskets TO nabta_app;

CREATE TABLE nutrition_plan_days (
  plan_id uuid NOT NULL,
  number integer NOT NULL,
  day_sealed bytea NOT NULL,
  version integer NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT nutrition_plan_days_number_check CHECK (((number >= 1) AND (number <= 28))),
  CONSTRAINT nutrition_plan_days_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES nutrition_plans(id) ON DELETE CASCADE,
  CONSTRAINT nutrition_plan_days_pkey PRIMARY KEY (plan_id, number)
);
ALTER TABLE nutrition_plan_days ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY nutrition_plan_days_write ON nutrition_plan_days FOR ALL TO nabta_app USING (((EXISTS ( SELECT
   FROM nutrition_plans plan
  WHERE ((plan.id = nutrition_plan_days.plan_id) AND (plan.dietitian_id = ( SELECT app.person() AS person))))) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((EXISTS ( SELECT
   FROM nutrition_plans plan
  WHERE ((plan.id = nutrition_plan_days.plan_id) AND (plan.dietitian_id = ( SELECT app.person() AS person))))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON nutrition_plan_days TO nabta_app;
GRANT INSERT (day_sealed, number, plan_id, saved_at, version) ON nutrition_plan_days TO nabta_app;
GRANT UPDATE (day_sealed, saved_at, version) ON nutrition_plan_days TO nabta_app;

CREATE TABLE nutrition_plan_meals (
  plan_id uuid NOT NULL,
  eaten_on date NOT NULL,
  meal_id uuid NOT NULL,
  user_id uuid NOT NULL,
  meal_sealed bytea NOT NULL,
  entry_id uuid,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT nutrition_plan_meals_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES health_entries(id) ON DELETE SET NULL,
  CONSTRAINT nutrition_plan_meals_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES nutrition_plans(id) ON DELETE CASCADE,
  CONSTRAINT nutrition_plan_meals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT nutrition_plan_meals_pkey PRIMARY KEY (plan_id, eaten_on, meal_id)
);
ALTER TABLE nutrition_plan_meals ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX nutrition_plan_meals_entry ON public.nutrition_plan_meals USING btree (entry_id);
CREATE INDEX nutrition_plan_meals_user ON public.nutrition_plan_meals USING btree (user_id);
CREATE POLICY nutrition_plan_meals_change ON nutrition_plan_meals FOR UPDATE TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY nutrition_plan_meals_forget ON nutrition_plan_meals FOR DELETE TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY nutrition_plan_meals_say ON nutrition_plan_meals FOR INSERT TO nabta_app WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY nutrition_plan_meals_see ON nutrition_plan_meals FOR SELECT TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (user_id = ( SELECT app.seen_patient() AS seen_patient)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON nutrition_plan_meals TO nabta_app;
GRANT INSERT (changed_at, eaten_on, entry_id, meal_id, meal_sealed, plan_id, user_id) ON nutrition_plan_meals TO nabta_app;
GRANT UPDATE (changed_at, entry_id, meal_sealed) ON nutrition_plan_meals TO nabta_app;

CREATE TABLE nutrition_plan_templates (
  id uuid NOT NULL,
  dietitian_id uuid NOT NULL,
  template_sealed bytea NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT nutrition_plan_templates_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT nutrition_plan_templates_pkey PRIMARY KEY (id)
);
ALTER TABLE nutrition_plan_templates ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX nutrition_plan_templates_dietitian ON public.nutrition_plan_templates USING btree (dietitian_id);
CREATE POLICY nutrition_plan_templates_own ON nutrition_plan_templates FOR ALL TO nabta_app USING (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON nutrition_plan_templates TO nabta_app;
GRANT INSERT (dietitian_id, id, saved_at, template_sealed) ON nutrition_plan_templates TO nabta_app;
GRANT UPDATE (saved_at, template_sealed) ON nutrition_plan_templates TO nabta_app;

CREATE TABLE nutrition_plan_versions (
  plan_id uuid NOT NULL,
  version integer NOT NULL,
  plan_sealed bytea NOT NULL,
  published_at timestamp with time zone NOT NULL,
  CONSTRAINT nutrition_plan_versions_version_check CHECK ((version > 0)),
  CONSTRAINT nutrition_plan_versions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES nutrition_plans(id) ON DELETE CASCADE,
  CONSTRAINT nutrition_plan_versions_pkey PRIMARY KEY (plan_id, version)
);
ALTER TABLE nutrition_plan_versions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY nutrition_plan_versions_forget ON nutrition_plan_versions FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY nutrition_plan_versions_publish ON nutrition_plan_versions FOR INSERT TO nabta_app WITH CHECK (((EXISTS ( SELECT
   FROM nutrition_plans plan
  WHERE ((plan.id = nutrition_plan_versions.plan_id) AND (plan.dietitian_id = ( SELECT app.person() AS person))))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY nutrition_plan_versions_see ON nutrition_plan_versions FOR SELECT TO nabta_app USING (((EXISTS ( SELECT
   FROM nutrition_plans plan
  WHERE (plan.id = nutrition_plan_versions.plan_id))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON nutrition_plan_versions TO nabta_app;
GRANT INSERT (plan_id, plan_sealed, published_at, version) ON nutrition_plan_versions TO nabta_app;

CREATE TABLE nutrition_plans (
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  dietitian_id uuid,
  state text NOT NULL,
  version integer NOT NULL,
  days integer NOT NULL,
  head_sealed bytea NOT NULL,
  head_version integer NOT NULL,
  foods_sealed bytea NOT NULL,
  has_changes boolean NOT NULL,
  made_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  published_at timestamp with time zone,
  ended_at timestamp with time zone,
  stands_in boolean DEFAULT false NOT NULL,
  CONSTRAINT nutrition_plans_check CHECK (((version > 0) = (published_at IS NOT NULL))),
  CONSTRAINT nutrition_plans_check1 CHECK (((state = 'draft'::text) = (version = 0))),
  CONSTRAINT nutrition_plans_check2 CHECK (((state = 'ended'::text) = (ended_at IS NOT NULL))),
  CONSTRAINT nutrition_plans_days_check CHECK (((days >= 1) AND (days <= 28))),
  CONSTRAINT nutrition_plans_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'ended'::text]))),
  CONSTRAINT nutrition_plans_version_check CHECK ((version >= 0)),
  CONSTRAINT nutrition_plans_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT nutrition_plans_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT nutrition_plans_pkey PRIMARY KEY (id)
);
ALTER TABLE nutrition_plans ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX nutrition_plans_in_force ON public.nutrition_plans USING btree (patient_id, dietitian_id) WHERE ((state = 'published'::text) AND (NOT stands_in));
CREATE INDEX nutrition_plans_list ON public.nutrition_plans USING btree (dietitian_id, changed_at, id);
CREATE INDEX nutrition_plans_patient ON public.nutrition_plans USING btree (patient_id, changed_at, id);
CREATE POLICY nutrition_plans_begin ON nutrition_plans FOR INSERT TO nabta_app WITH CHECK ((((dietitian_id = ( SELECT app.person() AS person)) AND (patient_id = ( SELECT app.seen_patient() AS seen_patient))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY nutrition_plans_remove ON nutrition_plans FOR DELETE TO nabta_app USING ((((dietitian_id = ( SELECT app.person() AS person)) AND (version = 0)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY nutrition_plans_see ON nutrition_plans FOR SELECT TO nabta_app USING ((((patient_id = ( SELECT app.person() AS person)) AND (version > 0)) OR ((dietitian_id = ( SELECT app.person() AS person)) AND app.treats(dietitian_id, patient_id)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY nutrition_plans_write ON nutrition_plans FOR UPDATE TO nabta_app USING ((((dietitian_id = ( SELECT app.person() AS person)) AND app.treats(dietitian_id, patient_id)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON nutrition_plans TO nabta_app;
GRANT INSERT (changed_at, days, dietitian_id, ended_at, foods_sealed, has_changes, head_sealed, head_version, id, made_at, patient_id, published_at, state, version) ON nutrition_plans TO nabta_app;
GRANT UPDATE (changed_at, days, ended_at, foods_sealed, has_changes, head_sealed, head_version, published_at, stands_in, state, version) ON nutrition_plans TO nabta_app;

CREATE TABLE onboardings (
  user_id uuid NOT NULL,
  role text NOT NULL,
  step smallint NOT NULL,
  years smallint,
  days smallint[],
  completed_at timestamp with time zone,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT onboardings_days_check CHECK ((days <@ '{0,1,2,3,4,5,6}'::smallint[])),
  CONSTRAINT onboardings_role_check CHECK ((role = ANY (ARRAY['patient'::text, 'dietitian'::text]))),
  CONSTRAINT onboardings_step_check CHECK (((step >= 1) AND (step <= 3))),
  CONSTRAINT onboardings_years_check CHECK (((years >= 0) AND (years <= 60))),
  CONSTRAINT onboardings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT onboardings_pkey PRIMARY KEY (user_id, role)
);
ALTER TABLE onboardings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY onboardings_own ON onboardings FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON onboardings TO nabta_app;
GRANT INSERT (completed_at, days, role, saved_at, step, user_id, years) ON onboardings TO nabta_app;
GRANT UPDATE (completed_at, days, saved_at, step, years) ON onboardings TO nabta_app;

CREATE TABLE own_questionnaires (
  id uuid DEFAULT uuidv7() NOT NULL,
  dietitian_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  asked_version integer DEFAULT 1 NOT NULL,
  content_sealed bytea NOT NULL,
  services uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT own_questionnaires_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT own_questionnaires_pkey PRIMARY KEY (id)
);
ALTER TABLE own_questionnaires ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX own_questionnaires_dietitian ON public.own_questionnaires USING btree (dietitian_id, id);
CREATE POLICY own_questionnaires_own ON own_questionnaires FOR ALL TO nabta_app USING (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON own_questionnaires TO nabta_app;
GRANT INSERT (content_sealed, dietitian_id, id, saved_at, services) ON own_questionnaires TO nabta_app;
GRANT UPDATE (asked_version, content_sealed, saved_at, services, version) ON own_questionnaires TO nabta_app;

CREATE TABLE package_offer_parts (
  offer_id uuid NOT NULL,
  place smallint NOT NULL,
  service_id uuid NOT NULL,
  uses smallint NOT NULL,
  CONSTRAINT package_offer_parts_place_check CHECK (((place >= 1) AND (place <= 5))),
  CONSTRAINT package_offer_parts_uses_check CHECK (((uses >= 1) AND (uses <= 19))),
  CONSTRAINT package_offer_parts_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES package_offers(id) ON DELETE CASCADE,
  CONSTRAINT package_offer_parts_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
  CONSTRAINT package_offer_parts_pkey PRIMARY KEY (offer_id, place),
  CONSTRAINT package_offer_parts_offer_id_service_id_key UNIQUE (offer_id, service_id)
);
ALTER TABLE package_offer_parts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX package_offer_parts_service ON public.package_offer_parts USING btree (service_id);
CREATE POLICY package_offer_parts_listed ON package_offer_parts FOR SELECT TO nabta_app USING ((EXISTS ( SELECT
   FROM package_offers
  WHERE (package_offers.id = package_offer_parts.offer_id))));
CREATE POLICY package_offer_parts_own ON package_offer_parts FOR ALL TO nabta_app USING (((EXISTS ( SELECT
   FROM package_offers
  WHERE ((package_offers.id = package_offer_parts.offer_id) AND (package_offers.dietitian_id = ( SELECT app.person() AS person))))) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((EXISTS ( SELECT
   FROM package_offers
  WHERE ((package_offers.id = package_offer_parts.offer_id) AND (package_offers.dietitian_id = ( SELECT app.person() AS person))))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON package_offer_parts TO nabta_app;
GRANT INSERT (offer_id, place, service_id, uses) ON package_offer_parts TO nabta_app;

CREATE TABLE package_offers (
  id uuid DEFAULT uuidv7() NOT NULL,
  dietitian_id uuid NOT NULL,
  service_id uuid NOT NULL,
  uses smallint NOT NULL,
  days smallint NOT NULL,
  price_halalas integer NOT NULL,
  offered_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  withdrawn_at timestamp with time zone,
  CONSTRAINT package_offers_days_check CHECK (((days >= 7) AND (days <= 365))),
  CONSTRAINT package_offers_price_halalas_check CHECK ((price_halalas > 0)),
  CONSTRAINT package_offers_uses_check CHECK (((uses >= 2) AND (uses <= 20))),
  CONSTRAINT package_offers_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT package_offers_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
  CONSTRAINT package_offers_pkey PRIMARY KEY (id)
);
ALTER TABLE package_offers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX package_offers_dietitian ON public.package_offers USING btree (dietitian_id);
CREATE INDEX package_offers_service ON public.package_offers USING btree (service_id);
CREATE POLICY package_offers_listed ON package_offers FOR SELECT TO nabta_app USING (((withdrawn_at IS NULL) AND (EXISTS ( SELECT
   FROM services
  WHERE (services.id = package_offers.service_id)))));
CREATE POLICY package_offers_own ON package_offers FOR ALL TO nabta_app USING (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON package_offers TO nabta_app;
GRANT INSERT (changed_at, days, dietitian_id, offered_at, price_halalas, service_id, uses) ON package_offers TO nabta_app;
GRANT UPDATE (changed_at, days, price_halalas, uses, withdrawn_at) ON package_offers TO nabta_app;

CREATE TABLE package_parts (
  package_id uuid NOT NULL,
  place smallint NOT NULL,
  service_id uuid,
  service_name text NOT NULL,
  other_service_name text,
  uses smallint NOT NULL,
  single_halalas integer NOT NULL,
  CONSTRAINT package_parts_place_check CHECK (((place >= 1) AND (place <= 5))),
  CONSTRAINT package_parts_single_halalas_check CHECK ((single_halalas > 0)),
  CONSTRAINT package_parts_uses_check CHECK (((uses >= 1) AND (uses <= 19))),
  CONSTRAINT package_parts_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id) ON DELETE CASCADE,
  CONSTRAINT package_parts_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE SET NULL,
  CONSTRAINT package_parts_pkey PRIMARY KEY (package_id, place)
);
ALTER TABLE package_parts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX package_parts_service ON public.package_parts USING btree (service_id);
CREATE POLICY package_parts_ask ON package_parts FOR INSERT TO nabta_app WITH CHECK (((EXISTS ( SELECT
   FROM packages
  WHERE ((packages.id = package_parts.package_id) AND (packages.state = 'awaited'::text) AND (packages.patient_id = ( SELECT app.person() AS person))))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY package_parts_see ON package_parts FOR SELECT TO nabta_app USING ((EXISTS ( SELECT
   FROM packages
  WHERE (packages.id = package_parts.package_id))));
GRANT INSERT (other_service_name, package_id, place, service_id, service_name, single_halalas, uses) ON package_parts TO nabta_app;
GRANT SELECT ON package_parts TO nabta_app;

CREATE TABLE package_uses (
  package_id uuid NOT NULL,
  place smallint NOT NULL,
  halalas integer NOT NULL,
  state text DEFAULT 'ready'::text NOT NULL,
  appointment_id uuid,
  part smallint,
  CONSTRAINT package_uses_check CHECK (((appointment_id IS NOT NULL) = (state = ANY (ARRAY['booked'::text, 'used'::text])))),
  CONSTRAINT package_uses_halalas_check CHECK ((halalas > 0)),
  CONSTRAINT package_uses_place_check CHECK (((place >= 1) AND (place <= 20))),
  CONSTRAINT package_uses_state_check CHECK ((state = ANY (ARRAY['ready'::text, 'booked'::text, 'used'::text, 'refunded'::text]))),
  CONSTRAINT package_uses_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id) ON DELETE RESTRICT,
  CONSTRAINT package_uses_part FOREIGN KEY (package_id, part) REFERENCES package_parts(package_id, place) ON DELETE RESTRICT,
  CONSTRAINT package_uses_pkey PRIMARY KEY (package_id, place),
  CONSTRAINT package_uses_appointment_id_key UNIQUE (appointment_id)
);
ALTER TABLE package_uses ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX package_uses_part ON public.package_uses USING btree (package_id, part);
CREATE POLICY package_uses_lessen ON package_uses FOR UPDATE TO nabta_app USING (((state = ANY (ARRAY['ready'::text, 'used'::text])) AND (( SELECT app.role() AS role) = 'admin'::text))) WITH CHECK ((state = ANY (ARRAY['ready'::text, 'refunded'::text])));
CREATE POLICY package_uses_make ON package_uses FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY package_uses_move ON package_uses FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY package_uses_see ON package_uses FOR SELECT TO nabta_app USING ((EXISTS ( SELECT
   FROM packages
  WHERE (packages.id = package_uses.package_id))));
CREATE POLICY package_uses_take ON package_uses FOR UPDATE TO nabta_app USING (((state = 'ready'::text) AND (EXISTS ( SELECT
   FROM packages
  WHERE ((packages.id = package_uses.package_id) AND (packages.patient_id = ( SELECT app.person() AS person)) AND (packages.state = 'open'::text)))))) WITH CHECK ((state = 'booked'::text));
CREATE POLICY package_uses_take_for ON package_uses FOR UPDATE TO nabta_app USING (((state = 'ready'::text) AND (EXISTS ( SELECT
   FROM packages
  WHERE ((packages.id = package_uses.package_id) AND (packages.dietitian_id = ( SELECT app.person() AS person)) AND (packages.state = 'open'::text)))))) WITH CHECK ((state = 'booked'::text));
GRANT INSERT (halalas, package_id, part, place) ON package_uses TO nabta_app;
GRANT SELECT ON package_uses TO nabta_app;
GRANT UPDATE (appointment_id, halalas, state) ON package_uses TO nabta_app;

CREATE TABLE packages (
  id uuid NOT NULL,
  patient_id uuid,
  dietitian_id uuid,
  offer_id uuid,
  service_id uuid,
  service_name text NOT NULL,
  other_service_name text,
  uses smallint NOT NULL,
  days smallint NOT NULL,
  price_halalas integer NOT NULL,
  policy jsonb NOT NULL,
  state text DEFAULT 'awaited'::text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  bought_at timestamp with time zone,
  expires_at timestamp with time zone,
  ended_at timestamp with time zone,
  ending text,
  warned_days smallint,
  CONSTRAINT packages_check CHECK ((((state = 'awaited'::text) = (bought_at IS NULL)) AND ((bought_at IS NULL) = (expires_at IS NULL)))),
  CONSTRAINT packages_check1 CHECK ((((state = 'ended'::text) = (ended_at IS NOT NULL)) AND ((ended_at IS NULL) = (ending IS NULL)))),
  CONSTRAINT packages_days_check CHECK (((days >= 7) AND (days <= 365))),
  CONSTRAINT packages_ending_check CHECK ((ending = ANY (ARRAY['refunded'::text, 'expired'::text, 'dietitian_left'::text, 'patient_left'::text]))),
  CONSTRAINT packages_price_halalas_check CHECK ((price_halalas > 0)),
  CONSTRAINT packages_state_check CHECK ((state = ANY (ARRAY['awaited'::text, 'open'::text, 'ended'::text]))),
  CONSTRAINT packages_uses_check CHECK (((uses >= 2) AND (uses <= 20))),
  CONSTRAINT packages_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT packages_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES package_offers(id) ON DELETE SET NULL,
  CONSTRAINT packages_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT packages_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE SET NULL,
  CONSTRAINT packages_pkey PRIMARY KEY (id)
);
ALTER TABLE packages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX packages_awaited ON public.packages USING btree (asked_at) WHERE (state = 'awaited'::text);
CREATE INDEX packages_dietitian ON public.packages USING btree (dietitian_id, bought_at);
CREATE INDEX packages_expiring ON public.packages USING btree (expires_at) WHERE (state = 'open'::text);
CREATE INDEX packages_offer ON public.packages USING btree (offer_id);
CREATE INDEX packages_patient ON public.packages USING btree (patient_id, asked_at);
CREATE INDEX packages_service ON public.packages USING btree (service_id);
CREATE POLICY packages_ask ON packages FOR INSERT TO nabta_app WITH CHECK ((((patient_id = ( SELECT app.person() AS person)) AND (state = 'awaited'::text)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY packages_move ON packages FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY packages_named ON packages FOR SELECT TO nabta_reader USING (true);
CREATE POLICY packages_prolong ON packages FOR UPDATE TO nabta_app USING (((state = 'open'::text) AND (( SELECT app.role() AS role) = 'admin'::text))) WITH CHECK (((state = 'open'::text) AND (( SELECT app.role() AS role) = 'admin'::text)));
CREATE POLICY packages_see ON packages FOR SELECT TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR ((dietitian_id = ( SELECT app.person() AS person)) AND (state <> 'awaited'::text)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE POLICY packages_tidy ON packages FOR DELETE TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) AND (state = 'awaited'::text)));
CREATE TRIGGER packages_prolonged BEFORE UPDATE ON public.packages FOR EACH ROW WHEN (((app.role() = 'admin'::text) AND ((old.bought_at IS DISTINCT FROM new.bought_at) OR (new.expires_at < old.expires_at)))) EXECUTE FUNCTION app.refuse_package_change();
GRANT DELETE, SELECT ON packages TO nabta_app;
GRANT INSERT (asked_at, days, dietitian_id, id, offer_id, other_service_name, patient_id, policy, price_halalas, service_id, service_name, uses) ON packages TO nabta_app;
GRANT UPDATE (bought_at, ended_at, ending, expires_at, state, warned_days) ON packages TO nabta_app;
GRANT SELECT (dietitian_id, id, patient_id, state) ON packages TO nabta_reader;

CREATE TABLE page_dates (
  path text NOT NULL,
  mark text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT page_dates_pkey PRIMARY KEY (path)
);
ALTER TABLE page_dates ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY page_dates_system ON page_dates FOR ALL TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT INSERT (changed_at, mark, path) ON page_dates TO nabta_app;
GRANT SELECT ON page_dates TO nabta_app;
GRANT UPDATE (changed_at, mark) ON page_dates TO nabta_app;

CREATE TABLE patient_connections (
  dietitian_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  is_own boolean NOT NULL,
  connected_at timestamp with time zone NOT NULL,
  CONSTRAINT patient_connections_check CHECK ((dietitian_id <> patient_id)),
  CONSTRAINT patient_connections_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT patient_connections_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT patient_connections_pkey PRIMARY KEY (dietitian_id, patient_id)
);
ALTER TABLE patient_connections ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX patient_connections_patients ON public.patient_connections USING btree (patient_id);
CREATE POLICY patient_connections_accept ON patient_connections FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR ((patient_id = ( SELECT app.person() AS person)) AND (EXISTS ( SELECT
   FROM practice_invitations
  WHERE ((practice_invitations.dietitian_id = patient_connections.dietitian_id) AND ((practice_invitations.id)::text = ( SELECT app.proven() AS proven))))))));
CREATE POLICY patient_connections_end ON patient_connections FOR DELETE TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY patient_connections_read ON patient_connections FOR SELECT TO nabta_reader USING (true);
CREATE POLICY patient_connections_see ON patient_connections FOR SELECT TO nabta_app USING ((((( SELECT app.person() AS person) = dietitian_id) OR (( SELECT app.person() AS person) = patient_id)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON patient_connections TO nabta_app;
GRANT INSERT (connected_at, dietitian_id, is_own, patient_id) ON patient_connections TO nabta_app;
GRANT SELECT ON patient_connections TO nabta_reader;

CREATE TABLE payment_methods (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  gateway_token text NOT NULL,
  brand text NOT NULL,
  last_four text NOT NULL,
  expires_on date NOT NULL,
  is_default boolean DEFAULT false NOT NULL,
  added_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_methods_brand_check CHECK ((brand = ANY (ARRAY['mada'::text, 'visa'::text, 'mastercard'::text, 'amex'::text, 'unionpay'::text, 'other'::text]))),
  CONSTRAINT payment_methods_gateway_token_check CHECK (((length(gateway_token) >= 1) AND (length(gateway_token) <= 200))),
  CONSTRAINT payment_methods_last_four_check CHECK ((last_four ~ '^\d{4}$'::text)),
  CONSTRAINT payment_methods_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT payment_methods_pkey PRIMARY KEY (id),
  CONSTRAINT payment_methods_gateway_token_key UNIQUE (gateway_token)
);
ALTER TABLE payment_methods ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX payment_methods_one_default ON public.payment_methods USING btree (user_id) WHERE is_default;
CREATE INDEX payment_methods_user ON public.payment_methods USING btree (user_id, added_at);
CREATE POLICY payment_methods_own ON payment_methods FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON payment_methods TO nabta_app;
GRANT INSERT (added_at, brand, expires_on, gateway_token, is_default, last_four, user_id) ON payment_methods TO nabta_app;
GRANT UPDATE (is_default) ON payment_methods TO nabta_app;

CREATE TABLE payment_webhooks (
  id uuid DEFAULT uuidv7() NOT NULL,
  gateway_event text NOT NULL,
  body_sealed bytea NOT NULL,
  received_at timestamp with time zone NOT NULL,
  handled_at timestamp with time zone,
  CONSTRAINT payment_webhooks_gateway_event_check CHECK (((length(gateway_event) >= 1) AND (length(gateway_event) <= 200))),
  CONSTRAINT payment_webhooks_pkey PRIMARY KEY (id),
  CONSTRAINT payment_webhooks_gateway_event_key UNIQUE (gateway_event)
);
ALTER TABLE payment_webhooks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX payment_webhooks_received ON public.payment_webhooks USING btree (received_at);
CREATE POLICY payment_webhooks_reseal ON payment_webhooks FOR ALL TO nabta_reader USING (true);
CREATE POLICY payment_webhooks_system ON payment_webhooks FOR ALL TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT DELETE, SELECT ON payment_webhooks TO nabta_app;
GRANT INSERT (body_sealed, gateway_event, received_at) ON payment_webhooks TO nabta_app;
GRANT UPDATE (handled_at) ON payment_webhooks TO nabta_app;
GRANT SELECT (body_sealed, gateway_event, id) ON payment_webhooks TO nabta_reader;
GRANT UPDATE (body_sealed) ON payment_webhooks TO nabta_reader;

CREATE TABLE payments (
  id uuid NOT NULL,
  patient_id uuid,
  dietitian_id uuid,
  appointment_id uuid,
  amount_halalas integer NOT NULL,
  fee_percent smallint NOT NULL,
  vat_percent smallint NOT NULL,
  form text,
  url text,
  state text DEFAULT 'opened'::text NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  form_until timestamp with time zone NOT NULL,
  gateway_payment text,
  card_brand text,
  last_four text,
  captured_at timestamp with time zone,
  settled_at timestamp with time zone,
  refunding_until timestamp with time zone,
  returns_to text,
  disputed_at timestamp with time zone,
  wallet_halalas integer DEFAULT 0 NOT NULL,
  package_id uuid,
  told_waiting_at timestamp with time zone,
  CONSTRAINT payments_check CHECK (((amount_halalas >= 0) AND ((amount_halalas + wallet_halalas) > 0))),
  CONSTRAINT payments_check1 CHECK (((settled_at IS NULL) OR (state = 'captured'::text))),
  CONSTRAINT payments_check2 CHECK ((((amount_halalas = 0) = (form IS NULL)) AND ((form IS NULL) = (url IS NULL)))),
  CONSTRAINT payments_check3 CHECK ((((state = 'captured'::text) = (captured_at IS NOT NULL)) AND ((gateway_payment IS NOT NULL) = ((state = 'captured'::text) AND (amount_halalas > 0))))),
  CONSTRAINT payments_check4 CHECK ((num_nonnulls(appointment_id, package_id) = 1)),
  CONSTRAINT payments_fee_percent_check CHECK (((fee_percent >= 0) AND (fee_percent <= 50))),
  CONSTRAINT payments_form_check CHECK (((length(form) >= 1) AND (length(form) <= 200))),
  CONSTRAINT payments_gateway_payment_check CHECK (((length(gateway_payment) >= 1) AND (length(gateway_payment) <= 200))),
  CONSTRAINT payments_last_four_check CHECK ((last_four ~ '^\d{4}$'::text)),
  CONSTRAINT payments_returns_to_check CHECK ((length(returns_to) <= 2000)),
  CONSTRAINT payments_state_check CHECK ((state = ANY (ARRAY['opened'::text, 'captured'::text, 'expired'::text]))),
  CONSTRAINT payments_url_check CHECK ((length(url) <= 2000)),
  CONSTRAINT payments_vat_percent_check CHECK (((vat_percent >= 0) AND (vat_percent <= 25))),
  CONSTRAINT payments_wallet_halalas_check CHECK ((wallet_halalas >= 0)),
  CONSTRAINT payments_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT payments_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_appointment_id_key UNIQUE (appointment_id),
  CONSTRAINT payments_form_key UNIQUE (form),
  CONSTRAINT payments_gateway_payment_key UNIQUE (gateway_payment),
  CONSTRAINT payments_package_id_key UNIQUE (package_id)
);
ALTER TABLE payments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX payments_dietitian ON public.payments USING btree (dietitian_id, opened_at);
CREATE INDEX payments_disputed ON public.payments USING btree (disputed_at) WHERE (disputed_at IS NOT NULL);
CREATE INDEX payments_expired ON public.payments USING btree (opened_at) WHERE (state = 'expired'::text);
CREATE INDEX payments_latest ON public.payments USING btree (COALESCE(captured_at, opened_at), id);
CREATE INDEX payments_opened ON public.payments USING btree (opened_at) WHERE (state = 'opened'::text);
CREATE INDEX payments_patient ON public.payments USING btree (patient_id, opened_at);
CREATE INDEX payments_unsettled ON public.payments USING btree (captured_at) WHERE ((state = 'captured'::text) AND (settled_at IS NULL));
CREATE POLICY payments_check ON payments FOR SELECT TO nabta_reader USING (true);
CREATE POLICY payments_earned ON payments FOR SELECT TO nabta_app USING (((dietitian_id = ( SELECT app.person() AS person)) AND (settled_at IS NOT NULL)));
CREATE POLICY payments_give_back ON payments FOR UPDATE TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text)) WITH CHECK (false);
CREATE POLICY payments_move ON payments FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY payments_of_packages ON payments FOR SELECT TO nabta_app USING (((dietitian_id = ( SELECT app.person() AS person)) AND (package_id IS NOT NULL) AND (state = 'captured'::text)));
CREATE POLICY payments_open ON payments FOR INSERT TO nabta_app WITH CHECK ((((patient_id = ( SELECT app.person() AS person)) AND (state = 'opened'::text)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY payments_see ON payments FOR SELECT TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
GRANT INSERT (amount_halalas, appointment_id, dietitian_id, fee_percent, form, form_until, id, opened_at, package_id, patient_id, returns_to, url, vat_percent, wallet_halalas) ON payments TO nabta_app;
GRANT SELECT ON payments TO nabta_app;
GRANT UPDATE (appointment_id, captured_at, card_brand, disputed_at, gateway_payment, last_four, refunding_until, settled_at, state, told_waiting_at) ON payments TO nabta_app;
GRANT SELECT ON payments TO nabta_reader;

CREATE TABLE payout_holds (
  dietitian_id uuid NOT NULL,
  reason text,
  held_by uuid,
  held_at timestamp with time zone NOT NULL,
  id uuid DEFAULT uuidv7() NOT NULL,
  lifted_at timestamp with time zone,
  lifted_by uuid,
  is_replaced boolean DEFAULT false NOT NULL,
  with_suspension boolean DEFAULT false NOT NULL,
  reason_sealed bytea,
  CONSTRAINT payout_holds_check CHECK (((lifted_at IS NOT NULL) OR ((lifted_by IS NULL) AND (NOT is_replaced)))),
  CONSTRAINT payout_holds_one_reason CHECK ((num_nonnulls(reason, reason_sealed) = 1)),
  CONSTRAINT payout_holds_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  CONSTRAINT payout_holds_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT payout_holds_held_by_fkey FOREIGN KEY (held_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT payout_holds_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT payout_holds_pkey PRIMARY KEY (id)
);
ALTER TABLE payout_holds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX payout_holds_by ON public.payout_holds USING btree (held_by);
CREATE INDEX payout_holds_dietitian ON public.payout_holds USING btree (dietitian_id);
CREATE INDEX payout_holds_latest ON public.payout_holds USING btree (held_at, id);
CREATE INDEX payout_holds_lifted_by ON public.payout_holds USING btree (lifted_by);
CREATE UNIQUE INDEX payout_holds_now ON public.payout_holds USING btree (dietitian_id) WHERE (lifted_at IS NULL);
CREATE POLICY payout_holds_after_restore ON payout_holds FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) AND (held_by IS NULL)));
CREATE POLICY payout_holds_erase ON payout_holds FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY payout_holds_lift ON payout_holds FOR UPDATE TO nabta_app USING (((( SELECT app.role() AS role) = 'admin'::text) AND (dietitian_id <> ( SELECT app.person() AS person)) AND (lifted_at IS NULL))) WITH CHECK (((lifted_at IS NOT NULL) AND (lifted_by = ( SELECT app.person() AS person))));
CREATE POLICY payout_holds_put ON payout_holds FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.role() AS role) = 'admin'::text) AND (dietitian_id <> ( SELECT app.person() AS person)) AND (held_by = ( SELECT app.person() AS person))));
CREATE POLICY payout_holds_replace ON payout_holds FOR UPDATE TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) AND (lifted_at IS NULL))) WITH CHECK (((lifted_at IS NOT NULL) AND (lifted_by IS NULL) AND is_replaced));
CREATE POLICY payout_holds_reseal ON payout_holds FOR ALL TO nabta_reader USING (true);
CREATE POLICY payout_holds_see ON payout_holds FOR SELECT TO nabta_app USING (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
GRANT DELETE, SELECT ON payout_holds TO nabta_app;
GRANT INSERT (dietitian_id, held_at, held_by, id, reason_sealed, with_suspension) ON payout_holds TO nabta_app;
GRANT UPDATE (is_replaced, lifted_at, lifted_by) ON payout_holds TO nabta_app;
GRANT SELECT (id, reason, reason_sealed) ON payout_holds TO nabta_reader;
GRANT UPDATE (reason, reason_sealed) ON payout_holds TO nabta_reader;

CREATE TABLE payouts (
  id uuid NOT NULL,
  dietitian_id uuid,
  number text NOT NULL,
  halalas bigint NOT NULL,
  cause text NOT NULL,
  account_sealed bytea,
  iban_end text,
  state text DEFAULT 'asked'::text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  gateway_payout text,
  reason text,
  tries integer DEFAULT 0 NOT NULL,
  decided_as text,
  CONSTRAINT payouts_cause_check CHECK ((cause = ANY (ARRAY['weekly'::text, 'asked'::text]))),
  CONSTRAINT payouts_check CHECK (((state = 'returned'::text) = (reason IS NOT NULL))),
  CONSTRAINT payouts_check1 CHECK (((state = ANY (ARRAY['paid'::text, 'returned'::text])) = (ended_at IS NOT NULL))),
  CONSTRAINT payouts_decided_as_check CHECK ((decided_as = ANY (ARRAY['paid'::text, 'not_made'::text]))),
  CONSTRAINT payouts_gateway_payout_check CHECK (((length(gateway_payout) >= 1) AND (length(gateway_payout) <= 200))),
  CONSTRAINT payouts_halalas_check CHECK ((halalas > 0)),
  CONSTRAINT payouts_iban_end_check CHECK ((length(iban_end) = 4)),
  CONSTRAINT payouts_known_check CHECK (((state <> ALL (ARRAY['sent'::text, 'paid'::text])) OR (gateway_payout IS NOT NULL) OR (decided_as = 'paid'::text))),
  CONSTRAINT payouts_number_check CHECK ((number ~ '^\d{16}$'::text)),
  CONSTRAINT payouts_reason_check CHECK ((reason = ANY (ARRAY['refused'::text, 'failed'::text, 'account_gone'::text, 'not_made'::text]))),
  CONSTRAINT payouts_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'sent'::text, 'in_doubt'::text, 'paid'::text, 'returned'::text]))),
  CONSTRAINT payouts_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT payouts_pkey PRIMARY KEY (id),
  CONSTRAINT payouts_gateway_payout_key UNIQUE (gateway_payout),
  CONSTRAINT payouts_number_key UNIQUE (number)
);
ALTER TABLE payouts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX payouts_by_state ON public.payouts USING btree (state, asked_at, id);
CREATE INDEX payouts_dietitian ON public.payouts USING btree (dietitian_id, asked_at);
CREATE INDEX payouts_latest ON public.payouts USING btree (asked_at, id);
CREATE UNIQUE INDEX payouts_one_under_way ON public.payouts USING btree (dietitian_id) WHERE (state = ANY (ARRAY['asked'::text, 'sent'::text, 'in_doubt'::text]));
CREATE POLICY payouts_ask ON payouts FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY payouts_decide ON payouts FOR UPDATE TO nabta_app USING (((( SELECT app.role() AS role) = 'admin'::text) AND (state = 'in_doubt'::text) AND (decided_as IS NULL) AND (dietitian_id IS DISTINCT FROM ( SELECT app.person() AS person)))) WITH CHECK (((( SELECT app.role() AS role) = 'admin'::text) AND (state = 'in_doubt'::text) AND (decided_as IS NOT NULL)));
CREATE POLICY payouts_move ON payouts FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY payouts_see ON payouts FOR SELECT TO nabta_app USING (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
GRANT INSERT (account_sealed, asked_at, cause, dietitian_id, halalas, iban_end, id, number) ON payouts TO nabta_app;
GRANT SELECT ON payouts TO nabta_app;
GRANT UPDATE (account_sealed, decided_as, ended_at, gateway_payout, iban_end, reason, state, tries) ON payouts TO nabta_app;

CREATE TABLE pending_earnings (
  cause_id uuid NOT NULL,
  earned_in uuid NOT NULL,
  CONSTRAINT pending_earnings_earned_in_fkey FOREIGN KEY (earned_in) REFERENCES ledger_transactions(id) ON DELETE RESTRICT,
  CONSTRAINT pending_earnings_pkey PRIMARY KEY (cause_id),
  CONSTRAINT pending_earnings_earned_in_key UNIQUE (earned_in)
);
ALTER TABLE pending_earnings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY pending_earnings_keep ON pending_earnings FOR ALL TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT DELETE, SELECT ON pending_earnings TO nabta_app;
GRANT INSERT (cause_id, earned_in) ON pending_earnings TO nabta_app;

CREATE TABLE person_keys (
  user_id uuid NOT NULL,
  key_sealed bytea NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT person_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT person_keys_pkey PRIMARY KEY (user_id)
);
ALTER TABLE person_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY person_keys_for_askers ON person_keys FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.role() AS role) = 'admin'::text) AND (EXISTS ( SELECT
   FROM conversations
  WHERE ((conversations.person_id = person_keys.user_id) AND (conversations.kind = 'support'::text))))));
CREATE POLICY person_keys_for_patients ON person_keys FOR INSERT TO nabta_app WITH CHECK ((EXISTS ( SELECT
   FROM appointments
  WHERE ((appointments.patient_id = person_keys.user_id) AND (appointments.dietitian_id = ( SELECT app.person() AS person))))));
CREATE POLICY person_keys_for_ticket_askers ON person_keys FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.role() AS role) = 'admin'::text) AND (EXISTS ( SELECT
   FROM tickets
  WHERE (tickets.person_id = person_keys.user_id)))));
CREATE POLICY person_keys_of_askers ON person_keys FOR SELECT TO nabta_app USING (((( SELECT app.role() AS role) = 'admin'::text) AND (EXISTS ( SELECT
   FROM conversations
  WHERE ((conversations.person_id = person_keys.user_id) AND (conversations.kind = 'support'::text))))));
CREATE POLICY person_keys_of_patients ON person_keys FOR SELECT TO nabta_app USING ((EXISTS ( SELECT
   FROM appointments
  WHERE ((appointments.patient_id = person_keys.user_id) AND (appointments.dietitian_id = ( SELECT app.person() AS person))))));
CREATE POLICY person_keys_of_ticket_askers ON person_keys FOR SELECT TO nabta_app USING (((( SELECT app.role() AS role) = 'admin'::text) AND (EXISTS ( SELECT
   FROM tickets
  WHERE (tickets.person_id = person_keys.user_id)))));
CREATE POLICY person_keys_opened ON person_keys FOR SELECT TO nabta_app USING ((user_id = ( SELECT app.opened_record() AS opened_record)));
CREATE POLICY person_keys_own ON person_keys FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY person_keys_reseal ON person_keys FOR ALL TO nabta_reader USING (true);
GRANT DELETE, SELECT ON person_keys TO nabta_app;
GRANT INSERT (key_sealed, made_at, user_id) ON person_keys TO nabta_app;
GRANT UPDATE (key_sealed) ON person_keys TO nabta_app;
GRANT SELECT (key_sealed, user_id) ON person_keys TO nabta_reader;
GRANT UPDATE (key_sealed) ON person_keys TO nabta_reader;

CREATE TABLE photos (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  taken_at timestamp with time zone NOT NULL,
  CONSTRAINT photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT photos_pkey PRIMARY KEY (id),
  CONSTRAINT photos_user_id_key UNIQUE (user_id)
);
ALTER TABLE photos ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY photos_admin ON photos FOR SELECT TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY photos_listed ON photos FOR SELECT TO nabta_app USING ((EXISTS ( SELECT
   FROM listings
  WHERE (listings.user_id = photos.user_id))));
CREATE POLICY photos_met ON photos FOR SELECT TO nabta_reader USING (true);
CREATE POLICY photos_own ON photos FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE TRIGGER photos_face AFTER INSERT OR DELETE ON public.photos FOR EACH ROW EXECUTE FUNCTION app.keep_face();
CREATE TRIGGER photos_stamp_sessions AFTER INSERT OR DELETE ON public.photos FOR EACH ROW EXECUTE FUNCTION app.stamp_sessions_anew('user_id');
GRANT DELETE, SELECT ON photos TO nabta_app;
GRANT INSERT (id, taken_at, user_id) ON photos TO nabta_app;
GRANT SELECT (id, user_id) ON photos TO nabta_reader;

CREATE TABLE platform_setting_changes (
  id uuid DEFAULT uuidv7() NOT NULL,
  setting text NOT NULL,
  was jsonb NOT NULL,
  became jsonb NOT NULL,
  changed_by uuid,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT platform_setting_changes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT platform_setting_changes_pkey PRIMARY KEY (id)
);
ALTER TABLE platform_setting_changes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX platform_setting_changes_by ON public.platform_setting_changes USING btree (changed_by);
CREATE POLICY platform_setting_changes_fill ON platform_setting_changes FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY platform_setting_changes_see ON platform_setting_changes FOR SELECT TO nabta_app USING (((( SELECT app.role() AS role) = 'admin'::text) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY platform_setting_changes_write ON platform_setting_changes FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.role() AS role) = 'admin'::text) AND (changed_by = ( SELECT app.person() AS person))));
GRANT INSERT (became, changed_at, changed_by, setting, was) ON platform_setting_changes TO nabta_app;
GRANT SELECT ON platform_setting_changes TO nabta_app;

CREATE TABLE platform_settings (
  id boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  changed_at timestamp with time zone,
  patients_may_register boolean DEFAULT true NOT NULL,
  dietitians_may_register boolean DEFAULT true NOT NULL,
  takes_bookings boolean DEFAULT true NOT NULL,
  most_pending smallint DEFAULT 5 NOT NULL,
  usual_notice_hours smallint DEFAULT 2 NOT NULL,
  usual_horizon_days smallint DEFAULT 60 NOT NULL,
  usual_most_upcoming smallint DEFAULT 3 NOT NULL,
  monthly_target smallint DEFAULT 20 NOT NULL,
  ramadan_year text,
  ramadan_starts smallint DEFAULT 0 NOT NULL,
  ramadan_ends smallint DEFAULT 0 NOT NULL,
  announcement_on boolean DEFAULT false NOT NULL,
  announcement_english text DEFAULT ''::text NOT NULL,
  announcement_arabic text DEFAULT ''::text NOT NULL,
  announcement_for text DEFAULT 'everyone'::text NOT NULL,
  announcement_until date,
  takes_payments boolean DEFAULT false NOT NULL,
  fee_percent smallint DEFAULT 15 NOT NULL,
  vat_percent smallint DEFAULT 15 NOT NULL,
  payout_weekday smallint DEFAULT 0 NOT NULL,
  payout_minimum smallint DEFAULT 100 NOT NULL,
  refund_whole_hours smallint DEFAULT 24 NOT NULL,
  refund_part_hours smallint DEFAULT 3 NOT NULL,
  refund_part_percent smallint DEFAULT 50 NOT NULL,
  next_fee_percent smallint,
  next_fee_on date,
  own_fee_percent smallint DEFAULT 0 NOT NULL,
  shows_review_texts boolean DEFAULT false NOT NULL,
  ramadan_dress boolean DEFAULT true NOT NULL,
  CONSTRAINT platform_settings_announcement_arabic_check CHECK ((length(announcement_arabic) <= 300)),
  CONSTRAINT platform_settings_announcement_english_check CHECK ((length(announcement_english) <= 300)),
  CONSTRAINT platform_settings_announcement_for_check CHECK ((announcement_for = ANY (ARRAY['everyone'::text, 'patients'::text, 'dietitians'::text]))),
  CONSTRAINT platform_settings_check CHECK (((NOT announcement_on) OR ((announcement_english <> ''::text) AND (announcement_arabic <> ''::text)))),
  CONSTRAINT platform_settings_check1 CHECK (((refund_part_hours >= 0) AND (refund_part_hours <= refund_whole_hours))),
  CONSTRAINT platform_settings_fee_percent_check CHECK (((fee_percent >= 0) AND (fee_percent <= 50))),
  CONSTRAINT platform_settings_id_check CHECK (id),
  CONSTRAINT platform_settings_monthly_target_check CHECK (((monthly_target >= 1) AND (monthly_target <= 500))),
  CONSTRAINT platform_settings_most_pending_check CHECK (((most_pending >= 1) AND (most_pending <= 20))),
  CONSTRAINT platform_settings_next_fee CHECK (((next_fee_percent IS NULL) = (next_fee_on IS NULL))),
  CONSTRAINT platform_settings_next_fee_percent_check CHECK (((next_fee_percent >= 0) AND (next_fee_percent <= 50))),
  CONSTRAINT platform_settings_own_fee_percent_check CHECK (((own_fee_percent >= 0) AND (own_fee_percent <= 50))),
  CONSTRAINT platform_settings_payout_minimum_check CHECK (((payout_minimum >= 1) AND (payout_minimum <= 10000))),
  CONSTRAINT platform_settings_payout_weekday_check CHECK (((payout_weekday >= 0) AND (payout_weekday <= 6))),
  CONSTRAINT platform_settings_ramadan_ends_check CHECK (((ramadan_ends >= '-1'::integer) AND (ramadan_ends <= 1))),
  CONSTRAINT platform_settings_ramadan_starts_check CHECK (((ramadan_starts >= '-1'::integer) AND (ramadan_starts <= 1))),
  CONSTRAINT platform_settings_ramadan_year_check CHECK ((ramadan_year ~ '^1[45][0-9]{2}$'::text)),
  CONSTRAINT platform_settings_refund_part_percent_check CHECK (((refund_part_percent >= 0) AND (refund_part_percent <= 100))),
  CONSTRAINT platform_settings_refund_whole_hours_check CHECK (((refund_whole_hours >= 0) AND (refund_whole_hours <= 168))),
  CONSTRAINT platform_settings_usual_horizon_days_check CHECK (((usual_horizon_days >= 7) AND (usual_horizon_days <= 180))),
  CONSTRAINT platform_settings_usual_most_upcoming_check CHECK (((usual_most_upcoming >= 1) AND (usual_most_upcoming <= 20))),
  CONSTRAINT platform_settings_usual_notice_hours_check CHECK (((usual_notice_hours >= 0) AND (usual_notice_hours <= 336))),
  CONSTRAINT platform_settings_vat_percent_check CHECK (((vat_percent >= 0) AND (vat_percent <= 25))),
  CONSTRAINT platform_settings_pkey PRIMARY KEY (id)
);
ALTER TABLE platform_settings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY platform_settings_change ON platform_settings FOR UPDATE TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY platform_settings_see ON platform_settings FOR SELECT TO nabta_app USING (true);
CREATE POLICY platform_settings_watch ON platform_settings FOR SELECT TO nabta_reader USING (true);
GRANT SELECT ON platform_settings TO nabta_app;
GRANT UPDATE (announcement_arabic, announcement_english, announcement_for, announcement_on, announcement_until, changed_at, dietitians_may_register, fee_percent, monthly_target, most_pending, next_fee_on, next_fee_percent, own_fee_percent, patients_may_register, payout_minimum, payout_weekday, ramadan_dress, ramadan_ends, ramadan_starts, ramadan_year, refund_part_hours, refund_part_percent, refund_whole_hours, shows_review_texts, takes_bookings, takes_payments, usual_horizon_days, usual_most_upcoming, usual_notice_hours, vat_percent, version) ON platform_settings TO nabta_app;
GRANT SELECT ON platform_settings TO nabta_reader;

CREATE TABLE post_hours (
  hour timestamp with time zone NOT NULL,
  channel text NOT NULL,
  sent integer DEFAULT 0 NOT NULL,
  failed integer DEFAULT 0 NOT NULL,
  CONSTRAINT post_hours_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text]))),
  CONSTRAINT post_hours_pkey PRIMARY KEY (hour, channel)
);
ALTER TABLE post_hours ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY post_hours_count ON post_hours FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY post_hours_count_on ON post_hours FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY post_hours_forget ON post_hours FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY post_hours_see ON post_hours FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
GRANT DELETE, SELECT ON post_hours TO nabta_app;
GRANT INSERT (channel, failed, hour, sent) ON post_hours TO nabta_app;
GRANT UPDATE (failed, sent) ON post_hours TO nabta_app;

CREATE TABLE practice_decisions (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  reason text,
  license_number text,
  CONSTRAINT practice_decisions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT practice_decisions_pkey PRIMARY KEY (id)
);
ALTER TABLE practice_decisions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX practice_decisions_user ON public.practice_decisions USING btree (user_id);
CREATE POLICY practice_decisions_forget ON practice_decisions FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY practice_decisions_keep ON practice_decisions FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE POLICY practice_decisions_see ON practice_decisions FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
GRANT DELETE, SELECT ON practice_decisions TO nabta_app;
GRANT INSERT (license_number, reason, user_id) ON practice_decisions TO nabta_app;

CREATE TABLE practice_invitations (
  id uuid DEFAULT uuidv7() NOT NULL,
  dietitian_id uuid NOT NULL,
  email citext,
  language text NOT NULL,
  made_at timestamp with time zone NOT NULL,
  refused_at timestamp with time zone,
  CONSTRAINT practice_invitations_check CHECK (((refused_at IS NULL) OR (email IS NOT NULL))),
  CONSTRAINT practice_invitations_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  CONSTRAINT practice_invitations_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT practice_invitations_pkey PRIMARY KEY (id)
);
ALTER TABLE practice_invitations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX practice_invitations_made ON public.practice_invitations USING btree (made_at) WHERE (email IS NOT NULL);
CREATE UNIQUE INDEX practice_invitations_one_each ON public.practice_invitations USING btree (dietitian_id, email) NULLS NOT DISTINCT;
CREATE INDEX practice_invitations_refused ON public.practice_invitations USING btree (email) WHERE (refused_at IS NOT NULL);
CREATE POLICY practice_invitations_held ON practice_invitations FOR ALL TO nabta_app USING (((id)::text = ( SELECT app.proven() AS proven))) WITH CHECK ((((id)::text = ( SELECT app.proven() AS proven)) AND (refused_at IS NOT NULL)));
CREATE POLICY practice_invitations_own ON practice_invitations FOR ALL TO nabta_app USING (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY practice_invitations_read ON practice_invitations FOR SELECT TO nabta_reader USING (true);
GRANT DELETE, SELECT ON practice_invitations TO nabta_app;
GRANT INSERT (dietitian_id, email, id, language, made_at) ON practice_invitations TO nabta_app;
GRANT UPDATE (language, made_at, refused_at) ON practice_invitations TO nabta_app;
GRANT SELECT ON practice_invitations TO nabta_reader;

CREATE TABLE presences (
  user_id uuid NOT NULL,
  nodes uuid[] NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  CONSTRAINT presences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT presences_pkey PRIMARY KEY (user_id)
);
ALTER TABLE presences ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX presences_nodes ON public.presences USING gin (nodes);
CREATE POLICY presences_find ON presences FOR SELECT TO nabta_reader USING (true);
CREATE POLICY presences_own ON presences FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT DELETE, SELECT ON presences TO nabta_app;
GRANT INSERT (last_seen_at, nodes, user_id) ON presences TO nabta_app;
GRANT UPDATE (last_seen_at, nodes) ON presences TO nabta_app;
GRANT SELECT ON presences TO nabta_reader;

CREATE TABLE privacy_entries (
  id uuid DEFAULT uuidv7() NOT NULL,
  matter_id uuid NOT NULL,
  kind text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  by_id uuid,
  at timestamp with time zone NOT NULL,
  CONSTRAINT privacy_entries_kind_check CHECK ((kind = ANY (ARRAY['opened'::text, 'changed'::text, 'authority_told'::text, 'subjects_told'::text, 'closed'::text, 'extended'::text, 'fulfilled'::text, 'refused'::text]))),
  CONSTRAINT privacy_entries_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT privacy_entries_pkey PRIMARY KEY (id)
);
ALTER TABLE privacy_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX privacy_entries_by ON public.privacy_entries USING btree (by_id);
CREATE INDEX privacy_entries_matter ON public.privacy_entries USING btree (matter_id, at, id);
CREATE POLICY privacy_entries_see ON privacy_entries FOR SELECT TO nabta_app USING (((( SELECT app.role() AS role) = 'admin'::text) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY privacy_entries_write ON privacy_entries FOR INSERT TO nabta_app WITH CHECK ((((( SELECT app.role() AS role) = 'admin'::text) AND (by_id = ( SELECT app.person() AS person))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT INSERT (at, by_id, id, kind, matter_id, note) ON privacy_entries TO nabta_app;
GRANT SELECT ON privacy_entries TO nabta_app;

CREATE TABLE profiles (
  id uuid NOT NULL,
  first_name text,
  last_name text,
  full_name text GENERATED ALWAYS AS (NULLIF(btrim(((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text))), ''::text)) STORED,
  phone text,
  gender text,
  date_of_birth date,
  updated_at timestamp with time zone NOT NULL,
  other_name text,
  bio_sealed bytea,
  photo_id uuid,
  CONSTRAINT profiles_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'prefer-not-to-say'::text]))),
  CONSTRAINT profiles_id_fkey FOREIGN KEY (id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT profiles_pkey PRIMARY KEY (id)
);
ALTER TABLE profiles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX profiles_folded ON public.profiles USING gin (app.fold_name(first_name, last_name, other_name) gin_trgm_ops);
CREATE INDEX profiles_phone ON public.profiles USING gin (phone gin_trgm_ops);
CREATE POLICY profiles_admin ON profiles FOR SELECT TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY profiles_face ON profiles FOR UPDATE TO nabta_reader USING (true);
CREATE POLICY profiles_met ON profiles FOR SELECT TO nabta_reader USING (true);
CREATE POLICY profiles_own ON profiles FOR ALL TO nabta_app USING (((id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY profiles_verify ON profiles FOR UPDATE TO nabta_app USING (((( SELECT app.role() AS role) = 'admin'::text) AND (id <> ( SELECT app.person() AS person)) AND (EXISTS ( SELECT
   FROM dietitian_profiles
  WHERE ((dietitian_profiles.user_id = profiles.id) AND (dietitian_profiles.stated_name IS NOT NULL))))));
CREATE TRIGGER profiles_assert_name BEFORE UPDATE OF first_name, last_name, other_name, phone, gender, date_of_birth ON public.profiles FOR EACH ROW EXECUTE FUNCTION app.assert_verified_name();
CREATE TRIGGER profiles_stamp_sessions AFTER INSERT OR DELETE OR UPDATE OF first_name, last_name, other_name ON public.profiles FOR EACH ROW EXECUTE FUNCTION app.stamp_sessions_anew('id');
GRANT DELETE, SELECT ON profiles TO nabta_app;
GRANT INSERT (bio_sealed, date_of_birth, first_name, gender, id, last_name, other_name, phone, updated_at) ON profiles TO nabta_app;
GRANT UPDATE (bio_sealed, date_of_birth, first_name, gender, last_name, other_name, phone, updated_at) ON profiles TO nabta_app;
GRANT SELECT (date_of_birth, first_name, full_name, gender, id, last_name, other_name, phone, photo_id) ON profiles TO nabta_reader;
GRANT UPDATE (photo_id) ON profiles TO nabta_reader;

CREATE TABLE provider_visits (
  token_hash text NOT NULL,
  provider text NOT NULL,
  aim text NOT NULL,
  user_id uuid,
  redirect_to text,
  returns_to text NOT NULL,
  state text NOT NULL,
  nonce text NOT NULL,
  verifier text NOT NULL,
  issuer text,
  subject text,
  email citext,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT provider_visits_aim_check CHECK ((aim = ANY (ARRAY['entry'::text, 'connection'::text]))),
  CONSTRAINT provider_visits_check CHECK (((aim = 'connection'::text) = (user_id IS NOT NULL))),
  CONSTRAINT provider_visits_check1 CHECK (((issuer IS NULL) = (subject IS NULL))),
  CONSTRAINT provider_visits_check2 CHECK (((email IS NULL) OR (issuer IS NOT NULL))),
  CONSTRAINT provider_visits_issuer_check CHECK (((length(issuer) >= 1) AND (length(issuer) <= 500))),
  CONSTRAINT provider_visits_provider_check CHECK (((length(provider) >= 1) AND (length(provider) <= 40))),
  CONSTRAINT provider_visits_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255))),
  CONSTRAINT provider_visits_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT provider_visits_pkey PRIMARY KEY (token_hash)
);
ALTER TABLE provider_visits ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX provider_visits_expires_at ON public.provider_visits USING btree (expires_at);
CREATE INDEX provider_visits_user ON public.provider_visits USING btree (user_id);
CREATE POLICY provider_visits_begin ON provider_visits FOR INSERT TO nabta_app WITH CHECK (((token_hash = ( SELECT app.proven() AS proven)) AND (issuer IS NULL) AND (NOT (user_id IS DISTINCT FROM
CASE
    WHEN (aim = 'connection'::text) THEN ( SELECT app.person() AS person)
    ELSE NULL::uuid
END))));
CREATE POLICY provider_visits_end ON provider_visits FOR DELETE TO nabta_app USING (((token_hash = ( SELECT app.proven() AS proven)) OR (user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY provider_visits_find ON provider_visits FOR SELECT TO nabta_app USING (((token_hash = ( SELECT app.proven() AS proven)) OR (user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY provider_visits_return ON provider_visits FOR UPDATE TO nabta_app USING ((token_hash = ( SELECT app.proven() AS proven)));
GRANT DELETE, SELECT ON provider_visits TO nabta_app;
GRANT INSERT (aim, expires_at, nonce, provider, redirect_to, returns_to, state, token_hash, user_id, verifier) ON provider_visits TO nabta_app;
GRANT UPDATE (email, expires_at, issuer, subject) ON provider_visits TO nabta_app;

CREATE TABLE public_choices (
  user_id uuid NOT NULL,
  is_listed boolean NOT NULL,
  shows_photo boolean NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  shows_reviews boolean DEFAULT false NOT NULL,
  CONSTRAINT public_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT public_choices_pkey PRIMARY KEY (user_id)
);
ALTER TABLE public_choices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY public_choices_own ON public_choices FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY public_choices_watch ON public_choices FOR SELECT TO nabta_reader USING (shows_reviews);
GRANT DELETE, SELECT ON public_choices TO nabta_app;
GRANT INSERT (changed_at, is_listed, shows_photo, shows_reviews, user_id) ON public_choices TO nabta_app;
GRANT UPDATE (changed_at, is_listed, shows_photo, shows_reviews) ON public_choices TO nabta_app;
GRANT SELECT ON public_choices TO nabta_reader;

CREATE TABLE public_pages (
  user_id uuid NOT NULL,
  code text GENERATED ALWAYS AS ("right"((user_id)::text, 12)) STORED NOT NULL,
  address text NOT NULL,
  sort_en text NOT NULL,
  sort_ar text NOT NULL,
  specialization text NOT NULL,
  city text,
  licensed_until date NOT NULL,
  photo_id uuid,
  cards jsonb NOT NULL,
  pages jsonb NOT NULL,
  made_with text NOT NULL,
  mark text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT public_pages_user_id_fkey FOREIGN KEY (user_id) REFERENCES listings(user_id) ON DELETE CASCADE,
  CONSTRAINT public_pages_pkey PRIMARY KEY (user_id)
);
ALTER TABLE public_pages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX public_pages_ar ON public.public_pages USING btree (sort_ar, user_id);
CREATE INDEX public_pages_choices ON public.public_pages USING btree (specialization, city, licensed_until);
CREATE INDEX public_pages_code ON public.public_pages USING btree (code);
CREATE INDEX public_pages_en ON public.public_pages USING btree (sort_en, user_id);
CREATE INDEX public_pages_photo ON public.public_pages USING btree (photo_id) WHERE (photo_id IS NOT NULL);
CREATE POLICY public_pages_change ON public_pages FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY public_pages_make ON public_pages FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY public_pages_see ON public_pages FOR SELECT TO nabta_app USING (true);
CREATE POLICY public_pages_take ON public_pages FOR DELETE TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY public_pages_watch ON public_pages FOR SELECT TO nabta_reader USING (true);
GRANT DELETE, SELECT ON public_pages TO nabta_app;
GRANT INSERT (address, cards, changed_at, city, licensed_until, made_with, mark, pages, photo_id, sort_ar, sort_en, specialization, user_id) ON public_pages TO nabta_app;
GRANT UPDATE (address, cards, changed_at, city, licensed_until, made_with, mark, pages, photo_id, sort_ar, sort_en, specialization) ON public_pages TO nabta_app;
GRANT SELECT ON public_pages TO nabta_reader;

CREATE TABLE push_keys (
  id integer NOT NULL,
  public text NOT NULL,
  private_sealed bytea NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT push_keys_id_check CHECK ((id = 1)),
  CONSTRAINT push_keys_pkey PRIMARY KEY (id)
);
ALTER TABLE push_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY push_keys_reseal ON push_keys FOR ALL TO nabta_reader USING (true);
CREATE POLICY push_keys_system ON push_keys FOR ALL TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT INSERT (id, made_at, private_sealed, public) ON push_keys TO nabta_app;
GRANT SELECT ON push_keys TO nabta_app;
GRANT SELECT (id, private_sealed) ON push_keys TO nabta_reader;
GRANT UPDATE (private_sealed) ON push_keys TO nabta_reader;

CREATE TABLE push_subscriptions (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  key text NOT NULL,
  auth_secret text NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_user_id_endpoint_key UNIQUE (user_id, endpoint)
);
ALTER TABLE push_subscriptions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX push_subscriptions_session ON public.push_subscriptions USING btree (session_id);
CREATE POLICY push_subscriptions_own ON push_subscriptions FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON push_subscriptions TO nabta_app;
GRANT INSERT (auth_secret, endpoint, key, made_at, session_id, user_id) ON push_subscriptions TO nabta_app;
GRANT UPDATE (auth_secret, key, made_at, session_id) ON push_subscriptions TO nabta_app;

CREATE TABLE questionnaires (
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  dietitian_id uuid,
  instrument text NOT NULL,
  version text NOT NULL,
  answered_by text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  answers_sealed bytea,
  saved_at timestamp with time zone,
  answered_at timestamp with time zone,
  result_sealed bytea,
  own_id uuid,
  asked_sealed bytea,
  CONSTRAINT questionnaires_answered_by_check CHECK ((answered_by = ANY (ARRAY['patient'::text, 'dietitian'::text]))),
  CONSTRAINT questionnaires_check CHECK (((answers_sealed IS NULL) = (saved_at IS NULL))),
  CONSTRAINT questionnaires_check1 CHECK (((answered_at IS NULL) OR (answers_sealed IS NOT NULL))),
  CONSTRAINT questionnaires_check2 CHECK (((result_sealed IS NULL) OR (answered_at IS NOT NULL))),
  CONSTRAINT questionnaires_check3 CHECK (((answered_by = 'patient'::text) OR (answered_at IS NOT NULL))),
  CONSTRAINT questionnaires_instrument_check CHECK ((instrument = ANY (ARRAY['pre_consultation'::text, 'must'::text, 'idf_dar'::text, 'bmi'::text, 'waist'::text, 'own'::text]))),
  CONSTRAINT questionnaires_own_check CHECK (((instrument = 'own'::text) = (asked_sealed IS NOT NULL))),
  CONSTRAINT questionnaires_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT questionnaires_own_id_fkey FOREIGN KEY (own_id) REFERENCES own_questionnaires(id) ON DELETE SET NULL,
  CONSTRAINT questionnaires_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT questionnaires_pkey PRIMARY KEY (id)
);
ALTER TABLE questionnaires ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX questionnaires_dietitian ON public.questionnaires USING btree (dietitian_id, patient_id);
CREATE INDEX questionnaires_list ON public.questionnaires USING btree (patient_id, sent_at, id);
CREATE INDEX questionnaires_own ON public.questionnaires USING btree (own_id);
CREATE UNIQUE INDEX questionnaires_waiting ON public.questionnaires USING btree (patient_id, dietitian_id, instrument) WHERE ((answered_at IS NULL) AND (instrument <> 'own'::text));
CREATE UNIQUE INDEX questionnaires_waiting_own ON public.questionnaires USING btree (patient_id, own_id) WHERE (answered_at IS NULL);
CREATE POLICY questionnaires_answer ON questionnaires FOR UPDATE TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY questionnaires_ask ON questionnaires FOR INSERT TO nabta_app WITH CHECK ((((dietitian_id = ( SELECT app.person() AS person)) AND (patient_id = ( SELECT app.seen_patient() AS seen_patient))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY questionnaires_see ON questionnaires FOR SELECT TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR ((dietitian_id = ( SELECT app.person() AS person)) AND (patient_id = ( SELECT app.seen_patient() AS seen_patient))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY questionnaires_take_back ON questionnaires FOR DELETE TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR ((dietitian_id = ( SELECT app.person() AS person)) AND (patient_id = ( SELECT app.seen_patient() AS seen_patient))) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON questionnaires TO nabta_app;
GRANT INSERT (answered_at, answered_by, answers_sealed, asked_sealed, dietitian_id, id, instrument, own_id, patient_id, result_sealed, saved_at, sent_at, version) ON questionnaires TO nabta_app;
GRANT UPDATE (answered_at, answers_sealed, result_sealed, saved_at) ON questionnaires TO nabta_app;

CREATE TABLE reconciliations (
  id uuid DEFAULT uuidv7() NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  begun_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  compared integer,
  CONSTRAINT reconciliations_check CHECK ((to_day >= from_day)),
  CONSTRAINT reconciliations_compared_check CHECK ((compared >= 0)),
  CONSTRAINT reconciliations_pkey PRIMARY KEY (id)
);
ALTER TABLE reconciliations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX reconciliations_begun ON public.reconciliations USING btree (begun_at);
CREATE POLICY reconciliations_all ON reconciliations FOR ALL TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text))) WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
GRANT INSERT (begun_at, from_day, to_day) ON reconciliations TO nabta_app;
GRANT SELECT ON reconciliations TO nabta_app;
GRANT UPDATE (compared, ended_at) ON reconciliations TO nabta_app;

CREATE TABLE record_openings (
  id uuid DEFAULT uuidv7() NOT NULL,
  person_id uuid NOT NULL,
  admin_id uuid,
  reason_sealed bytea NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  CONSTRAINT record_openings_check CHECK (((ends_at > opened_at) AND (ends_at <= (opened_at + '01:00:00'::interval)))),
  CONSTRAINT record_openings_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT record_openings_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT record_openings_pkey PRIMARY KEY (id)
);
ALTER TABLE record_openings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX record_openings_admin ON public.record_openings USING btree (admin_id);
CREATE INDEX record_openings_person ON public.record_openings USING btree (person_id, opened_at);
CREATE POLICY record_openings_check ON record_openings FOR SELECT TO nabta_reader USING (true);
CREATE POLICY record_openings_close ON record_openings FOR UPDATE TO nabta_app USING (((( SELECT app.role() AS role) = 'admin'::text) AND (admin_id = ( SELECT app.person() AS person))));
CREATE POLICY record_openings_forget ON record_openings FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY record_openings_open ON record_openings FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.role() AS role) = 'admin'::text) AND (admin_id = ( SELECT app.person() AS person)) AND (person_id <> ( SELECT app.person() AS person))));
CREATE POLICY record_openings_reseal ON record_openings FOR UPDATE TO nabta_reader USING (true);
CREATE POLICY record_openings_see ON record_openings FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text) OR (person_id = ( SELECT app.person() AS person))));
GRANT DELETE, SELECT ON record_openings TO nabta_app;
GRANT INSERT (admin_id, ends_at, id, opened_at, person_id, reason_sealed) ON record_openings TO nabta_app;
GRANT UPDATE (closed_at) ON record_openings TO nabta_app;
GRANT SELECT (admin_id, closed_at, ends_at, id, person_id, reason_sealed) ON record_openings TO nabta_reader;
GRANT UPDATE (reason_sealed) ON record_openings TO nabta_reader;

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  made_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash)
);
ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY recovery_codes_admin_resets ON recovery_codes FOR DELETE TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY recovery_codes_admin_sees ON recovery_codes FOR SELECT TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY recovery_codes_own ON recovery_codes FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON recovery_codes TO nabta_app;
GRANT INSERT (code_hash, made_at, user_id) ON recovery_codes TO nabta_app;
GRANT UPDATE (used_at) ON recovery_codes TO nabta_app;

CREATE TABLE refunds (
  id uuid DEFAULT uuidv7() NOT NULL,
  payment_id uuid NOT NULL,
  halalas integer NOT NULL,
  cause text NOT NULL,
  owed_at timestamp with time zone NOT NULL,
  done_at timestamp with time zone,
  reason text,
  by_bank boolean DEFAULT false NOT NULL,
  reason_sealed bytea,
  CONSTRAINT refunds_cause_check CHECK ((cause = ANY (ARRAY['time_gone'::text, 'ended'::text, 'by_admin'::text, 'wallet_closed'::text, 'not_sold'::text, 'package_ended'::text, 'use_returned'::text]))),
  CONSTRAINT refunds_check CHECK (((reason IS NULL) OR (reason_sealed IS NULL))),
  CONSTRAINT refunds_halalas_check CHECK ((halalas > 0)),
  CONSTRAINT refunds_reason_by_admin CHECK (((cause = 'by_admin'::text) OR (num_nonnulls(reason, reason_sealed) = 0))),
  CONSTRAINT refunds_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE RESTRICT,
  CONSTRAINT refunds_pkey PRIMARY KEY (id)
);
ALTER TABLE refunds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX refunds_done ON public.refunds USING btree (done_at);
CREATE UNIQUE INDEX refunds_once ON public.refunds USING btree (payment_id, cause) WHERE (cause <> ALL (ARRAY['by_admin'::text, 'use_returned'::text]));
CREATE INDEX refunds_owed ON public.refunds USING btree (owed_at) WHERE (done_at IS NULL);
CREATE INDEX refunds_payment ON public.refunds USING btree (payment_id);
CREATE POLICY refunds_check ON refunds FOR SELECT TO nabta_reader USING (true);
CREATE POLICY refunds_do ON refunds FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY refunds_give_back ON refunds FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.role() AS role) = 'admin'::text) AND (cause = 'by_admin'::text)));
CREATE POLICY refunds_owe ON refunds FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY refunds_reseal ON refunds FOR UPDATE TO nabta_reader USING (true);
CREATE POLICY refunds_see ON refunds FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text) OR (EXISTS ( SELECT
   FROM payments
  WHERE (payments.id = refunds.payment_id)))));
CREATE TRIGGER refunds_within_capture AFTER INSERT ON public.refunds FOR EACH ROW EXECUTE FUNCTION app.assert_refundable();
GRANT INSERT (cause, halalas, id, owed_at, payment_id, reason_sealed) ON refunds TO nabta_app;
GRANT SELECT ON refunds TO nabta_app;
GRANT UPDATE (by_bank, done_at, reason, reason_sealed) ON refunds TO nabta_app;
GRANT SELECT ON refunds TO nabta_reader;
GRANT SELECT (id, reason, reason_sealed) ON refunds TO nabta_reader;
GRANT UPDATE (reason, reason_sealed) ON refunds TO nabta_reader;

CREATE TABLE restores (
  id uuid DEFAULT uuidv7() NOT NULL,
  backed_up_at timestamp with time zone NOT NULL,
  restored_at timestamp with time zone NOT NULL,
  released_at timestamp with time zone,
  CONSTRAINT restores_check CHECK ((restored_at >= backed_up_at)),
  CONSTRAINT restores_check1 CHECK ((released_at >= restored_at)),
  CONSTRAINT restores_pkey PRIMARY KEY (id)
);
ALTER TABLE restores ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX restores_held ON public.restores USING btree (((released_at IS NULL))) WHERE (released_at IS NULL);
CREATE POLICY restores_release ON restores FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY restores_see ON restores FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
GRANT SELECT ON restores TO nabta_app;
GRANT UPDATE (released_at) ON restores TO nabta_app;

CREATE TABLE retired_keys (
  id text NOT NULL,
  retired_at timestamp with time zone NOT NULL,
  CONSTRAINT retired_keys_id_check CHECK ((id ~ '^[0-9a-f]{8}$'::text)),
  CONSTRAINT retired_keys_pkey PRIMARY KEY (id)
);
ALTER TABLE retired_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY retired_keys_system ON retired_keys FOR ALL TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT INSERT (id, retired_at) ON retired_keys TO nabta_app;
GRANT SELECT ON retired_keys TO nabta_app;

CREATE TABLE revenue_days (
  day date NOT NULL,
  kind text NOT NULL,
  sessions integer NOT NULL,
  halalas bigint NOT NULL,
  CONSTRAINT revenue_days_kind_check CHECK ((kind = ANY (ARRAY['initial'::text, 'follow_up'::text, 'package'::text]))),
  CONSTRAINT revenue_days_pkey PRIMARY KEY (day, kind)
);
ALTER TABLE revenue_days ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY revenue_days_keep ON revenue_days FOR ALL TO nabta_reader USING (true) WITH CHECK (true);
CREATE POLICY revenue_days_see ON revenue_days FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
GRANT SELECT ON revenue_days TO nabta_app;
GRANT INSERT, SELECT, UPDATE ON revenue_days TO nabta_reader;

CREATE TABLE reviews (
  id uuid DEFAULT uuidv7() NOT NULL,
  appointment_id uuid NOT NULL,
  patient_id uuid,
  dietitian_id uuid,
  service_name text NOT NULL,
  rating smallint NOT NULL,
  content text NOT NULL,
  written_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone,
  reply text,
  replied_at timestamp with time zone,
  hidden_at timestamp with time zone,
  hidden_by text,
  hidden_because text,
  other_service_name text,
  is_public boolean DEFAULT false NOT NULL,
  CONSTRAINT reviews_check CHECK (((hidden_at IS NULL) = (hidden_because IS NULL))),
  CONSTRAINT reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  CONSTRAINT reviews_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointments(id) ON DELETE CASCADE,
  CONSTRAINT reviews_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT reviews_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT reviews_pkey PRIMARY KEY (id),
  CONSTRAINT reviews_appointment_id_key UNIQUE (appointment_id)
);
ALTER TABLE reviews ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX reviews_dietitian ON public.reviews USING btree (dietitian_id, written_at, id);
CREATE INDEX reviews_hidden ON public.reviews USING btree (written_at, id) WHERE (hidden_at IS NOT NULL);
CREATE INDEX reviews_patient ON public.reviews USING btree (patient_id);
CREATE INDEX reviews_shown ON public.reviews USING btree (written_at, id) WHERE (hidden_at IS NULL);
CREATE POLICY reviews_change ON reviews FOR UPDATE TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR (dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE POLICY reviews_forget ON reviews FOR DELETE TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY reviews_own ON reviews FOR SELECT TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR (dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text) OR ((hidden_at IS NULL) AND (EXISTS ( SELECT
   FROM listings
  WHERE (listings.user_id = reviews.dietitian_id))))));
CREATE POLICY reviews_watch_public ON reviews FOR SELECT TO nabta_reader USING ((is_public AND (hidden_at IS NULL)));
CREATE POLICY reviews_write ON reviews FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR ((patient_id = ( SELECT app.person() AS person)) AND (EXISTS ( SELECT
   FROM appointments
  WHERE ((appointments.id = reviews.appointment_id) AND (appointments.patient_id = ( SELECT app.person() AS person)) AND (appointments.dietitian_id = reviews.dietitian_id) AND (appointments.status = 'completed'::text)))))));
GRANT DELETE, SELECT ON reviews TO nabta_app;
GRANT INSERT (appointment_id, content, dietitian_id, hidden_at, hidden_because, hidden_by, is_public, other_service_name, patient_id, rating, replied_at, reply, service_name, written_at) ON reviews TO nabta_app;
GRANT UPDATE (changed_at, content, hidden_at, hidden_because, hidden_by, is_public, patient_id, rating, replied_at, reply) ON reviews TO nabta_app;
GRANT SELECT ON reviews TO nabta_reader;

CREATE TABLE saved_replies (
  id uuid DEFAULT uuidv7() NOT NULL,
  dietitian_id uuid NOT NULL,
  reply_sealed bytea NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT saved_replies_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT saved_replies_pkey PRIMARY KEY (id)
);
ALTER TABLE saved_replies ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX saved_replies_dietitian ON public.saved_replies USING btree (dietitian_id, id);
CREATE POLICY saved_replies_own ON saved_replies FOR ALL TO nabta_app USING (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON saved_replies TO nabta_app;
GRANT INSERT (dietitian_id, id, reply_sealed, saved_at) ON saved_replies TO nabta_app;
GRANT UPDATE (reply_sealed, saved_at) ON saved_replies TO nabta_app;

CREATE TABLE second_factors (
  user_id uuid NOT NULL,
  secret_sealed bytea NOT NULL,
  made_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  last_step integer DEFAULT 0 NOT NULL,
  CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT second_factors_pkey PRIMARY KEY (user_id)
);
ALTER TABLE second_factors ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY second_factors_admin_resets ON second_factors FOR DELETE TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY second_factors_admin_sees ON second_factors FOR SELECT TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY second_factors_find ON second_factors FOR SELECT TO nabta_reader USING (true);
CREATE POLICY second_factors_own ON second_factors FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE TRIGGER second_factors_stamp_sessions AFTER INSERT OR DELETE OR UPDATE OF confirmed_at ON public.second_factors FOR EACH ROW EXECUTE FUNCTION app.stamp_sessions_anew('user_id');
GRANT DELETE, SELECT ON second_factors TO nabta_app;
GRANT INSERT (made_at, secret_sealed, user_id) ON second_factors TO nabta_app;
GRANT UPDATE (confirmed_at, last_step, made_at, secret_sealed) ON second_factors TO nabta_app;
GRANT SELECT (confirmed_at, user_id) ON second_factors TO nabta_reader;

CREATE TABLE services (
  id uuid DEFAULT uuidv7() NOT NULL,
  dietitian_id uuid NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  minutes smallint NOT NULL,
  price_halalas integer NOT NULL,
  platform text NOT NULL,
  is_active boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  other_name text,
  other_description text,
  is_initial boolean DEFAULT false NOT NULL,
  position smallint DEFAULT 0 NOT NULL,
  CONSTRAINT services_minutes_check CHECK (((minutes >= 15) AND (minutes <= 180))),
  CONSTRAINT services_platform_check CHECK ((platform = ANY (ARRAY['in-person'::text, 'zoom'::text, 'google-meet'::text, 'both'::text]))),
  CONSTRAINT services_price_halalas_check CHECK ((price_halalas >= 0)),
  CONSTRAINT services_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT services_pkey PRIMARY KEY (id),
  CONSTRAINT services_dietitian_id_slug_key UNIQUE (dietitian_id, slug)
);
ALTER TABLE services ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY services_admin ON services FOR SELECT TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY services_listed ON services FOR SELECT TO nabta_app USING ((is_active AND (deleted_at IS NULL) AND (EXISTS ( SELECT
   FROM listings
  WHERE (listings.user_id = services.dietitian_id)))));
CREATE POLICY services_own ON services FOR ALL TO nabta_app USING (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((dietitian_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE TRIGGER services_assert_address BEFORE INSERT OR UPDATE ON public.services FOR EACH ROW EXECUTE FUNCTION app.assert_practice_address();
GRANT DELETE, SELECT ON services TO nabta_app;
GRANT INSERT (created_at, description, dietitian_id, is_active, is_initial, minutes, name, other_description, other_name, platform, position, price_halalas, slug, updated_at) ON services TO nabta_app;
GRANT UPDATE (deleted_at, description, is_active, is_initial, minutes, name, other_description, other_name, platform, position, price_halalas, updated_at) ON services TO nabta_app;

CREATE TABLE sessions (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  token_hash text NOT NULL,
  active_role text NOT NULL,
  browser text,
  system text,
  started_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  proven_at timestamp with time zone NOT NULL,
  language text NOT NULL,
  second_factor boolean NOT NULL,
  second_factor_due boolean NOT NULL,
  is_open boolean NOT NULL,
  CONSTRAINT sessions_active_role_check CHECK ((active_role = ANY (ARRAY['patient'::text, 'dietitian'::text, 'admin'::text]))),
  CONSTRAINT sessions_check CHECK ((expires_at <= ends_at)),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash)
);
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX sessions_expires_at ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id, started_at);
CREATE POLICY sessions_admin_changes ON sessions FOR UPDATE TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY sessions_admin_ends ON sessions FOR DELETE TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY sessions_admin_sees ON sessions FOR SELECT TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY sessions_find ON sessions FOR SELECT TO nabta_reader USING (true);
CREATE POLICY sessions_own ON sessions FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY sessions_replace ON sessions FOR DELETE TO nabta_reader USING (true);
CREATE POLICY sessions_stamp ON sessions FOR UPDATE TO nabta_reader USING (true);
CREATE TRIGGER sessions_stamp BEFORE INSERT OR UPDATE OF active_role, user_id ON public.sessions FOR EACH ROW EXECUTE FUNCTION app.stamp_session();
GRANT DELETE, SELECT ON sessions TO nabta_app;
GRANT INSERT (active_role, browser, ends_at, expires_at, id, proven_at, seen_at, started_at, system, token_hash, user_id) ON sessions TO nabta_app;
GRANT UPDATE (active_role, ends_at, expires_at, proven_at, seen_at, token_hash) ON sessions TO nabta_app;
GRANT DELETE, SELECT ON sessions TO nabta_reader;
GRANT UPDATE (active_role) ON sessions TO nabta_reader;

CREATE TABLE sign_in_tries (
  key text NOT NULL,
  fails integer NOT NULL,
  last_at timestamp with time zone NOT NULL,
  blocked_until timestamp with time zone,
  CONSTRAINT sign_in_tries_pkey PRIMARY KEY (key)
);
ALTER TABLE sign_in_tries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX sign_in_tries_last_at ON public.sign_in_tries USING btree (last_at);
CREATE POLICY sign_in_tries_count ON sign_in_tries FOR ALL TO nabta_reader USING (true) WITH CHECK (true);
CREATE POLICY sign_in_tries_system ON sign_in_tries FOR ALL TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT DELETE, SELECT ON sign_in_tries TO nabta_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON sign_in_tries TO nabta_reader;

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
  answer_mark text,
  health_consent text,
  CONSTRAINT survey_answers_age_check CHECK ((age <> 'under-18'::text)),
  CONSTRAINT survey_answers_audience_check CHECK ((audience = ANY (ARRAY['company'::text, 'dietitian'::text, 'patient'::text]))),
  CONSTRAINT survey_answers_health_consent CHECK (((audience <> 'patient'::text) OR (health_consent IS NOT NULL))) NOT VALID,
  CONSTRAINT survey_answers_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  CONSTRAINT survey_answers_pkey PRIMARY KEY (id)
);
ALTER TABLE survey_answers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX survey_answers_answered_at ON public.survey_answers USING btree (answered_at);
CREATE INDEX survey_answers_emails ON public.survey_answers USING gin (email gin_trgm_ops);
CREATE UNIQUE INDEX survey_answers_marks ON public.survey_answers USING btree (answer_mark);
CREATE INDEX survey_answers_names ON public.survey_answers USING gin (app.fold_text(((name || ' '::text) || COALESCE(company_name, ''::text))) gin_trgm_ops);
CREATE INDEX survey_answers_phones ON public.survey_answers USING gin (regexp_replace(app.fold_text(phone), '\D'::text, ''::text, 'g'::text) gin_trgm_ops);
CREATE POLICY survey_answers_find ON survey_answers FOR SELECT TO nabta_reader USING (true);
CREATE POLICY survey_answers_forget ON survey_answers FOR DELETE TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE POLICY survey_answers_give ON survey_answers FOR INSERT TO nabta_app WITH CHECK (true);
CREATE POLICY survey_answers_reseal ON survey_answers FOR UPDATE TO nabta_reader USING (true);
CREATE POLICY survey_answers_see ON survey_answers FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
GRANT DELETE, SELECT ON survey_answers TO nabta_app;
GRANT INSERT (age, answer_mark, answered_at, audience, company_name, email, employee_count, gender, health_consent, id, interest, language, license_number, message_sealed, name, needs_sealed, phone, position, primary_goal, specialization, years_of_experience) ON survey_answers TO nabta_app;
GRANT SELECT (company_name, email, id, message_sealed, name, needs_sealed, phone) ON survey_answers TO nabta_reader;
GRANT UPDATE (message_sealed, needs_sealed) ON survey_answers TO nabta_reader;

CREATE TABLE suspensions (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  reason text NOT NULL,
  by_id uuid,
  at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT suspensions_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT suspensions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT suspensions_pkey PRIMARY KEY (id)
);
ALTER TABLE suspensions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX suspensions_by ON public.suspensions USING btree (by_id);
CREATE UNIQUE INDEX suspensions_open ON public.suspensions USING btree (user_id) WHERE (ended_at IS NULL);
CREATE INDEX suspensions_user ON public.suspensions USING btree (user_id, at);
CREATE POLICY suspensions_end ON suspensions FOR UPDATE TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY suspensions_forget ON suspensions FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY suspensions_keep ON suspensions FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.role() AS role) = 'admin'::text) AND (by_id = ( SELECT app.person() AS person)) AND (user_id <> ( SELECT app.person() AS person))));
CREATE POLICY suspensions_see ON suspensions FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
GRANT DELETE, SELECT ON suspensions TO nabta_app;
GRANT INSERT (at, by_id, reason, user_id) ON suspensions TO nabta_app;
GRANT UPDATE (ended_at) ON suspensions TO nabta_app;

CREATE TABLE taken_times (
  id uuid DEFAULT uuidv7() NOT NULL,
  person_id uuid NOT NULL,
  during tstzrange NOT NULL,
  held_until timestamp with time zone,
  appointment_id uuid,
  holder_id uuid,
  visitor_id uuid,
  CONSTRAINT taken_times_check1 CHECK (((holder_id IS NULL) OR (held_until IS NOT NULL))),
  CONSTRAINT taken_times_during_check CHECK ((NOT isempty(during))),
  CONSTRAINT taken_times_for_one CHECK ((num_nonnulls(appointment_id, holder_id, visitor_id) <= 1)),
  CONSTRAINT taken_times_visitor_ends CHECK (((visitor_id IS NULL) OR (held_until IS NOT NULL))),
  CONSTRAINT taken_times_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointments(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT taken_times_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT taken_times_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT taken_times_visitor_id_fkey FOREIGN KEY (visitor_id) REFERENCES visitor_holds(id) ON DELETE CASCADE,
  CONSTRAINT taken_times_pkey PRIMARY KEY (id),
  CONSTRAINT taken_times_once EXCLUDE USING gist (person_id WITH =, during WITH &&)
);
ALTER TABLE taken_times ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX taken_times_appointment ON public.taken_times USING btree (appointment_id);
CREATE INDEX taken_times_holder ON public.taken_times USING btree (holder_id) WHERE (holder_id IS NOT NULL);
CREATE INDEX taken_times_visitor ON public.taken_times USING btree (visitor_id) WHERE (visitor_id IS NOT NULL);
CREATE POLICY taken_times_busy ON taken_times FOR SELECT TO nabta_reader USING (true);
CREATE POLICY taken_times_forget ON taken_times FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY taken_times_free ON taken_times FOR DELETE TO nabta_reader USING (true);
CREATE POLICY taken_times_move ON taken_times FOR UPDATE TO nabta_reader USING (true);
CREATE POLICY taken_times_own ON taken_times FOR SELECT TO nabta_app USING (((person_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY taken_times_take ON taken_times FOR INSERT TO nabta_reader WITH CHECK (true);
GRANT DELETE, SELECT ON taken_times TO nabta_app;
GRANT DELETE, SELECT ON taken_times TO nabta_reader;
GRANT INSERT (appointment_id, during, held_until, holder_id, person_id, visitor_id) ON taken_times TO nabta_reader;
GRANT SELECT (during, held_until, person_id, visitor_id) ON taken_times TO nabta_reader;
GRANT UPDATE (during, held_until) ON taken_times TO nabta_reader;

CREATE TABLE taken_uses (
  id uuid DEFAULT uuidv7() NOT NULL,
  payment_id uuid NOT NULL,
  appointment_id uuid NOT NULL,
  halalas integer NOT NULL,
  goes_to text NOT NULL,
  reason text,
  taken_at timestamp with time zone NOT NULL,
  reason_sealed bytea,
  CONSTRAINT taken_uses_check CHECK (((reason IS NULL) OR (reason_sealed IS NULL))),
  CONSTRAINT taken_uses_goes_to_check CHECK ((goes_to = ANY (ARRAY['money'::text, 'package'::text]))),
  CONSTRAINT taken_uses_halalas_check CHECK ((halalas > 0)),
  CONSTRAINT taken_uses_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  CONSTRAINT taken_uses_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE RESTRICT,
  CONSTRAINT taken_uses_pkey PRIMARY KEY (id)
);
ALTER TABLE taken_uses ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX taken_uses_appointment ON public.taken_uses USING btree (appointment_id);
CREATE INDEX taken_uses_payment ON public.taken_uses USING btree (payment_id);
CREATE UNIQUE INDEX taken_uses_returned ON public.taken_uses USING btree (appointment_id) WHERE (goes_to = 'package'::text);
CREATE POLICY taken_uses_reseal ON taken_uses FOR ALL TO nabta_reader USING (true);
CREATE POLICY taken_uses_reword ON taken_uses FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY taken_uses_see ON taken_uses FOR SELECT TO nabta_app USING ((( SELECT ((app.actor() = 'system'::text) OR (app.role() = 'admin'::text))) OR (EXISTS ( SELECT
   FROM payments
  WHERE (payments.id = taken_uses.payment_id)))));
CREATE POLICY taken_uses_take ON taken_uses FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.role() AS role) = 'admin'::text) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT INSERT (appointment_id, goes_to, halalas, id, payment_id, reason_sealed, taken_at) ON taken_uses TO nabta_app;
GRANT SELECT ON taken_uses TO nabta_app;
GRANT UPDATE (reason, reason_sealed) ON taken_uses TO nabta_app;
GRANT SELECT (id, reason, reason_sealed) ON taken_uses TO nabta_reader;
GRANT UPDATE (reason, reason_sealed) ON taken_uses TO nabta_reader;

CREATE TABLE ticket_files (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  message_id uuid,
  name_sealed bytea NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  ticket_id uuid,
  CONSTRAINT ticket_files_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT ticket_files_type_check CHECK ((type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text]))),
  CONSTRAINT ticket_files_message_id_fkey FOREIGN KEY (message_id) REFERENCES ticket_messages(id) ON DELETE CASCADE,
  CONSTRAINT ticket_files_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON DELETE CASCADE,
  CONSTRAINT ticket_files_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT ticket_files_pkey PRIMARY KEY (id),
  CONSTRAINT ticket_files_message_id_key UNIQUE (message_id)
);
ALTER TABLE ticket_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX ticket_files_ticket ON public.ticket_files USING btree (ticket_id);
CREATE INDEX ticket_files_user ON public.ticket_files USING btree (user_id);
CREATE INDEX ticket_files_waiting ON public.ticket_files USING btree (uploaded_at) WHERE (message_id IS NULL);
CREATE POLICY ticket_files_forget ON ticket_files FOR DELETE TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY ticket_files_join ON ticket_files FOR UPDATE TO nabta_app USING ((((user_id = ( SELECT app.person() AS person)) AND (ticket_id IS NULL)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR ((( SELECT app.role() AS role) = 'admin'::text) AND (EXISTS ( SELECT
   FROM tickets
  WHERE ((tickets.id = ticket_files.ticket_id) AND (tickets.person_id = ticket_files.user_id) AND (tickets.person_id <> ( SELECT app.person() AS person))))))));
CREATE POLICY ticket_files_see ON ticket_files FOR SELECT TO nabta_app USING ((((user_id = ( SELECT app.person() AS person)) AND ((ticket_id IS NULL) OR (message_id IS NOT NULL))) OR (( SELECT app.actor() AS actor) = 'system'::text) OR ((( SELECT app.role() AS role) = 'admin'::text) AND ((EXISTS ( SELECT
   FROM ticket_messages
  WHERE (ticket_messages.id = ticket_files.message_id))) OR (EXISTS ( SELECT
   FROM tickets
  WHERE ((tickets.id = ticket_files.ticket_id) AND (tickets.person_id = ticket_files.user_id) AND (tickets.person_id <> ( SELECT app.person() AS person)))))))));
CREATE POLICY ticket_files_send ON ticket_files FOR INSERT TO nabta_app WITH CHECK ((((user_id = ( SELECT app.person() AS person)) AND (ticket_id IS NULL)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR ((( SELECT app.role() AS role) = 'admin'::text) AND (EXISTS ( SELECT
   FROM tickets
  WHERE ((tickets.id = ticket_files.ticket_id) AND (tickets.person_id = ticket_files.user_id) AND (tickets.person_id <> ( SELECT app.person() AS person))))))));
GRANT DELETE, SELECT ON ticket_files TO nabta_app;
GRANT INSERT (bytes, id, message_id, name_sealed, ticket_id, type, uploaded_at, user_id) ON ticket_files TO nabta_app;
GRANT UPDATE (message_id) ON ticket_files TO nabta_app;

CREATE TABLE ticket_links (
  id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT ticket_links_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON DELETE CASCADE,
  CONSTRAINT ticket_links_pkey PRIMARY KEY (id)
);
ALTER TABLE ticket_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX ticket_links_ticket ON public.ticket_links USING btree (ticket_id);
CREATE POLICY ticket_links_end ON ticket_links FOR UPDATE TO nabta_app USING ((((ticket_id)::text = ( SELECT app.proven() AS proven)) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE POLICY ticket_links_make ON ticket_links FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY ticket_links_see ON ticket_links FOR SELECT TO nabta_app USING ((((id)::text = ( SELECT app.proven() AS proven)) OR ((ticket_id)::text = ( SELECT app.proven() AS proven)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
GRANT INSERT (ends_at, id, ticket_id) ON ticket_links TO nabta_app;
GRANT SELECT ON ticket_links TO nabta_app;
GRANT UPDATE (ends_at) ON ticket_links TO nabta_app;

CREATE TABLE ticket_messages (
  id uuid DEFAULT uuidv7() NOT NULL,
  ticket_id uuid NOT NULL,
  by_team boolean NOT NULL,
  sender_id uuid,
  content_sealed bytea NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT ticket_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT ticket_messages_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON DELETE CASCADE,
  CONSTRAINT ticket_messages_pkey PRIMARY KEY (id)
);
ALTER TABLE ticket_messages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX ticket_messages_sender ON public.ticket_messages USING btree (sender_id);
CREATE INDEX ticket_messages_ticket ON public.ticket_messages USING btree (ticket_id, at, id);
CREATE POLICY ticket_messages_forget ON ticket_messages FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY ticket_messages_reseal ON ticket_messages FOR ALL TO nabta_reader USING (true);
CREATE POLICY ticket_messages_see ON ticket_messages FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (EXISTS ( SELECT
   FROM tickets
  WHERE (tickets.id = ticket_messages.ticket_id)))));
CREATE POLICY ticket_messages_write ON ticket_messages FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR ((EXISTS ( SELECT
   FROM tickets
  WHERE (tickets.id = ticket_messages.ticket_id))) AND (by_team = (( SELECT app.role() AS role) = 'admin'::text)) AND ((sender_id = ( SELECT app.person() AS person)) OR ((sender_id IS NULL) AND ((ticket_id)::text = ( SELECT app.proven() AS proven)))))));
GRANT DELETE, SELECT ON ticket_messages TO nabta_app;
GRANT INSERT (at, by_team, content_sealed, id, sender_id, ticket_id) ON ticket_messages TO nabta_app;
GRANT SELECT (content_sealed, id, ticket_id) ON ticket_messages TO nabta_reader;
GRANT UPDATE (content_sealed) ON ticket_messages TO nabta_reader;

CREATE TABLE ticket_notes (
  id uuid DEFAULT uuidv7() NOT NULL,
  ticket_id uuid NOT NULL,
  author_id uuid,
  content_sealed bytea NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT ticket_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT ticket_notes_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON DELETE CASCADE,
  CONSTRAINT ticket_notes_pkey PRIMARY KEY (id)
);
ALTER TABLE ticket_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX ticket_notes_author ON public.ticket_notes USING btree (author_id);
CREATE INDEX ticket_notes_ticket ON public.ticket_notes USING btree (ticket_id, at, id);
CREATE POLICY ticket_notes_forget ON ticket_notes FOR DELETE TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR ((author_id = ( SELECT app.person() AS person)) AND ( SELECT app.has_duty(VARIADIC ARRAY['support'::text]) AS has_duty))));
CREATE POLICY ticket_notes_reseal ON ticket_notes FOR ALL TO nabta_reader USING (true);
CREATE POLICY ticket_notes_see ON ticket_notes FOR SELECT TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.has_duty(VARIADIC ARRAY['support'::text]) AS has_duty) AND (EXISTS ( SELECT
   FROM tickets
  WHERE ((tickets.id = ticket_notes.ticket_id) AND (tickets.person_id IS DISTINCT FROM ( SELECT app.person() AS person))))))));
CREATE POLICY ticket_notes_write ON ticket_notes FOR INSERT TO nabta_app WITH CHECK (((author_id = ( SELECT app.person() AS person)) AND ( SELECT app.has_duty(VARIADIC ARRAY['support'::text]) AS has_duty) AND (EXISTS ( SELECT
   FROM tickets
  WHERE ((tickets.id = ticket_notes.ticket_id) AND (tickets.person_id IS DISTINCT FROM ( SELECT app.person() AS person)))))));
GRANT DELETE, SELECT ON ticket_notes TO nabta_app;
GRANT INSERT (at, author_id, content_sealed, id, ticket_id) ON ticket_notes TO nabta_app;
GRANT SELECT (content_sealed, id, ticket_id) ON ticket_notes TO nabta_reader;
GRANT UPDATE (content_sealed) ON ticket_notes TO nabta_reader;

CREATE TABLE tickets (
  id uuid DEFAULT uuidv7() NOT NULL,
  person_id uuid,
  side text,
  visitor_name text,
  visitor_email citext,
  language text NOT NULL,
  category text NOT NULL,
  priority text NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  subject_sealed bytea NOT NULL,
  appointment_id uuid,
  appointment_at timestamp with time zone,
  of_absence boolean DEFAULT false NOT NULL,
  assignee_id uuid,
  asked_at timestamp with time zone NOT NULL,
  opened_at timestamp with time zone,
  last_at timestamp with time zone NOT NULL,
  first_answered_at timestamp with time zone,
  waiting_since timestamp with time zone,
  closed_at timestamp with time zone,
  rating smallint,
  rating_comment_sealed bytea,
  rated_at timestamp with time zone,
  CONSTRAINT tickets_category_check CHECK ((category = ANY (ARRAY['appointments'::text, 'account'::text, 'payments'::text, 'technical'::text, 'privacy'::text, 'other'::text]))),
  CONSTRAINT tickets_check CHECK (((person_id IS NULL) = (side IS NULL))),
  CONSTRAINT tickets_check1 CHECK (((person_id IS NOT NULL) OR ((visitor_name IS NOT NULL) AND (visitor_email IS NOT NULL)))),
  CONSTRAINT tickets_check2 CHECK (((person_id IS NULL) OR ((visitor_name IS NULL) AND (visitor_email IS NULL) AND (opened_at IS NOT NULL)))),
  CONSTRAINT tickets_check3 CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
  CONSTRAINT tickets_check4 CHECK (((rating IS NULL) = (rated_at IS NULL))),
  CONSTRAINT tickets_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  CONSTRAINT tickets_priority_check CHECK ((priority = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text]))),
  CONSTRAINT tickets_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  CONSTRAINT tickets_side_check CHECK ((side = ANY (ARRAY['patient'::text, 'dietitian'::text]))),
  CONSTRAINT tickets_status_check CHECK ((status = ANY (ARRAY['open'::text, 'pending'::text, 'closed'::text]))),
  CONSTRAINT tickets_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointments(id) ON DELETE SET NULL,
  CONSTRAINT tickets_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT tickets_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT tickets_pkey PRIMARY KEY (id)
);
ALTER TABLE tickets ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX tickets_absence ON public.tickets USING btree (appointment_id) WHERE of_absence;
CREATE INDEX tickets_appointment ON public.tickets USING btree (appointment_id);
CREATE INDEX tickets_assignee ON public.tickets USING btree (assignee_id);
CREATE INDEX tickets_last ON public.tickets USING btree (last_at, id) WHERE (opened_at IS NOT NULL);
CREATE INDEX tickets_opened ON public.tickets USING btree (opened_at, id);
CREATE INDEX tickets_person ON public.tickets USING btree (person_id, last_at, id);
CREATE INDEX tickets_unconfirmed ON public.tickets USING btree (asked_at) WHERE (opened_at IS NULL);
CREATE INDEX tickets_visitor ON public.tickets USING btree (visitor_email);
CREATE INDEX tickets_waiting ON public.tickets USING btree (waiting_since, id) WHERE (waiting_since IS NOT NULL);
CREATE POLICY tickets_ask ON tickets FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR (person_id = ( SELECT app.person() AS person)) OR ((person_id IS NULL) AND (opened_at IS NULL))));
CREATE POLICY tickets_forget ON tickets FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY tickets_go_on ON tickets FOR UPDATE TO nabta_app USING (((person_id = ( SELECT app.person() AS person)) OR ((( SELECT app.role() AS role) = 'admin'::text) AND (opened_at IS NOT NULL)) OR ((id)::text = ( SELECT app.proven() AS proven)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY tickets_reseal ON tickets FOR ALL TO nabta_reader USING (true);
CREATE POLICY tickets_see ON tickets FOR SELECT TO nabta_app USING (((person_id = ( SELECT app.person() AS person)) OR ((( SELECT app.role() AS role) = 'admin'::text) AND (opened_at IS NOT NULL)) OR ((id)::text = ( SELECT app.proven() AS proven)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON tickets TO nabta_app;
GRANT INSERT (appointment_at, appointment_id, asked_at, assignee_id, category, closed_at, first_answered_at, id, language, last_at, of_absence, opened_at, person_id, priority, rated_at, rating, rating_comment_sealed, side, status, subject_sealed, visitor_email, visitor_name, waiting_since) ON tickets TO nabta_app;
GRANT UPDATE (assignee_id, category, closed_at, first_answered_at, last_at, opened_at, priority, rated_at, rating, rating_comment_sealed, status, waiting_since) ON tickets TO nabta_app;
GRANT SELECT (id, person_id, rating_comment_sealed, subject_sealed) ON tickets TO nabta_reader;
GRANT UPDATE (rating_comment_sealed, subject_sealed) ON tickets TO nabta_reader;

CREATE TABLE unwanted_cards (
  gateway_token text NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT unwanted_cards_gateway_token_check CHECK (((length(gateway_token) >= 1) AND (length(gateway_token) <= 200))),
  CONSTRAINT unwanted_cards_pkey PRIMARY KEY (gateway_token)
);
ALTER TABLE unwanted_cards ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY unwanted_cards_forget ON unwanted_cards FOR ALL TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY unwanted_cards_leave ON unwanted_cards FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.person() AS person) IS NOT NULL) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON unwanted_cards TO nabta_app;
GRANT INSERT (gateway_token, since) ON unwanted_cards TO nabta_app;

CREATE TABLE usage_choices (
  user_id uuid NOT NULL,
  is_counted boolean NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT usage_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT usage_choices_pkey PRIMARY KEY (user_id)
);
ALTER TABLE usage_choices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY usage_choices_own ON usage_choices FOR ALL TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
GRANT DELETE, SELECT ON usage_choices TO nabta_app;
GRANT INSERT (changed_at, is_counted, user_id) ON usage_choices TO nabta_app;
GRANT UPDATE (changed_at, is_counted) ON usage_choices TO nabta_app;

CREATE TABLE usage_days (
  counted_on date NOT NULL,
  role text NOT NULL,
  language text NOT NULL,
  people integer NOT NULL,
  CONSTRAINT usage_days_pkey PRIMARY KEY (counted_on, role, language)
);
ALTER TABLE usage_days ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY usage_days_count ON usage_days FOR ALL TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY usage_days_see ON usage_days FOR SELECT TO nabta_app USING ((( SELECT app.role() AS role) = 'admin'::text));
GRANT INSERT (counted_on, language, people, role) ON usage_days TO nabta_app;
GRANT SELECT ON usage_days TO nabta_app;
GRANT UPDATE (people) ON usage_days TO nabta_app;

CREATE TABLE user_roles (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  role_type text NOT NULL,
  is_primary boolean NOT NULL,
  granted_at timestamp with time zone NOT NULL,
  granted_by text NOT NULL,
  CONSTRAINT user_roles_role_type_check CHECK ((role_type = ANY (ARRAY['patient'::text, 'client'::text, 'dietitian'::text, 'admin'::text]))),
  CONSTRAINT user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT user_roles_pkey PRIMARY KEY (id)
);
ALTER TABLE user_roles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX user_roles_admins ON public.user_roles USING btree (user_id) WHERE (role_type = 'admin'::text);
CREATE UNIQUE INDEX user_roles_once ON public.user_roles USING btree (user_id, (
CASE role_type
    WHEN 'client'::text THEN 'patient'::text
    ELSE role_type
END));
CREATE UNIQUE INDEX user_roles_one_primary ON public.user_roles USING btree (user_id) WHERE is_primary;
CREATE POLICY user_roles_change ON user_roles FOR UPDATE TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE POLICY user_roles_count ON user_roles FOR SELECT TO nabta_reader USING (true);
CREATE POLICY user_roles_join ON user_roles FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text) OR ((( SELECT app.actor() AS actor) = ''::text) AND (user_id = ( SELECT app.person() AS person)) AND (role_type = ANY (ARRAY['patient'::text, 'dietitian'::text])))));
CREATE POLICY user_roles_revoke ON user_roles FOR DELETE TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE POLICY user_roles_see ON user_roles FOR SELECT TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE TRIGGER user_roles_counted AFTER INSERT ON public.user_roles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.keep_roles('1');
CREATE CONSTRAINT TRIGGER user_roles_primary_role AFTER INSERT OR DELETE OR UPDATE ON public.user_roles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_primary_role();
CREATE TRIGGER user_roles_stamp_sessions AFTER INSERT OR DELETE OR UPDATE OF role_type, is_primary ON public.user_roles FOR EACH ROW EXECUTE FUNCTION app.stamp_sessions_anew('user_id');
CREATE TRIGGER user_roles_uncounted AFTER DELETE ON public.user_roles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.keep_roles('-1');
CREATE TRIGGER user_roles_unlist AFTER DELETE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION app.unlist();
GRANT DELETE, SELECT ON user_roles TO nabta_app;
GRANT INSERT (granted_at, granted_by, is_primary, role_type, user_id) ON user_roles TO nabta_app;
GRANT UPDATE (is_primary) ON user_roles TO nabta_app;
GRANT SELECT (is_primary, role_type, user_id) ON user_roles TO nabta_reader;

CREATE TABLE users (
  id uuid DEFAULT uuidv7() NOT NULL,
  email citext NOT NULL,
  password_hash text,
  language text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  suspended_at timestamp with time zone,
  leaving_at timestamp with time zone,
  password_changed_at timestamp with time zone,
  second_factor_waived boolean DEFAULT false NOT NULL,
  opened_from_hash text,
  erases_at timestamp with time zone,
  CONSTRAINT users_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  CONSTRAINT users_pkey PRIMARY KEY (id)
);
ALTER TABLE users ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX users_address ON public.users USING btree (email, created_at);
CREATE INDEX users_created ON public.users USING btree (created_at, id);
CREATE UNIQUE INDEX users_email ON public.users USING btree (email) WHERE ((confirmed_at IS NOT NULL) AND (leaving_at IS NULL));
CREATE INDEX users_email_part ON public.users USING gin (((email)::text) gin_trgm_ops);
CREATE INDEX users_leaving ON public.users USING btree (erases_at) WHERE (erases_at IS NOT NULL);
CREATE INDEX users_unconfirmed ON public.users USING btree (created_at) WHERE (confirmed_at IS NULL);
CREATE POLICY users_change ON users FOR UPDATE TO nabta_app USING (((id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE POLICY users_count ON users FOR SELECT TO nabta_reader USING (true);
CREATE POLICY users_forget ON users FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY users_join ON users FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR ((confirmed_at IS NULL) AND (NOT second_factor_waived) AND (id = ( SELECT app.person() AS person)))));
CREATE POLICY users_see ON users FOR SELECT TO nabta_app USING (((id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE TRIGGER users_counted AFTER INSERT ON public.users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.keep_new_accounts();
CREATE TRIGGER users_counted_otherwise AFTER UPDATE ON public.users FOR EACH ROW WHEN ((app.is_counted(old.confirmed_at, old.leaving_at) <> app.is_counted(new.confirmed_at, new.leaving_at))) EXECUTE FUNCTION app.keep_account();
CREATE CONSTRAINT TRIGGER users_primary_role AFTER INSERT ON public.users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_primary_role();
CREATE TRIGGER users_stamp_sessions AFTER UPDATE OF email, language, suspended_at, leaving_at, second_factor_waived ON public.users FOR EACH ROW EXECUTE FUNCTION app.stamp_sessions_anew('id');
CREATE TRIGGER users_uncounted BEFORE DELETE ON public.users FOR EACH ROW WHEN (app.is_counted(old.confirmed_at, old.leaving_at)) EXECUTE FUNCTION app.keep_account();
CREATE TRIGGER users_unlist AFTER UPDATE OF confirmed_at, suspended_at, leaving_at ON public.users FOR EACH ROW EXECUTE FUNCTION app.unlist();
GRANT DELETE, SELECT ON users TO nabta_app;
GRANT INSERT (confirmed_at, created_at, email, id, language, opened_from_hash, password_hash, second_factor_waived) ON users TO nabta_app;
GRANT UPDATE (confirmed_at, email, erases_at, language, leaving_at, opened_from_hash, password_changed_at, password_hash, suspended_at) ON users TO nabta_app;
GRANT SELECT (confirmed_at, created_at, email, erases_at, id, language, leaving_at, password_hash, second_factor_waived, suspended_at) ON users TO nabta_reader;

CREATE TABLE verifications (
  user_id uuid NOT NULL,
  status text DEFAULT 'draft'::text NOT NULL,
  submitted_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by text,
  reason text,
  license_number text,
  licensed_until date,
  warned_days smallint,
  experience text,
  CONSTRAINT verifications_check CHECK (((status <> 'submitted'::text) OR (submitted_at IS NOT NULL))),
  CONSTRAINT verifications_check1 CHECK (((status <> ALL (ARRAY['approved'::text, 'suspended'::text])) OR ((license_number IS NOT NULL) AND (licensed_until IS NOT NULL)))),
  CONSTRAINT verifications_experience_check CHECK ((experience = ANY (ARRAY['0-2'::text, '3-5'::text, '6-10'::text, '11+'::text]))),
  CONSTRAINT verifications_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'approved'::text, 'rejected'::text, 'suspended'::text]))),
  CONSTRAINT verifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT verifications_pkey PRIMARY KEY (user_id)
);
ALTER TABLE verifications ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX verifications_decided ON public.verifications USING btree (status, COALESCE(decided_at, '1970-01-01 00:00:00+00'::timestamp with time zone), user_id);
CREATE INDEX verifications_ending ON public.verifications USING btree (licensed_until) WHERE (status = 'approved'::text);
CREATE UNIQUE INDEX verifications_license ON public.verifications USING btree (license_number) WHERE (status = ANY (ARRAY['approved'::text, 'suspended'::text]));
CREATE INDEX verifications_waiting ON public.verifications USING btree (submitted_at, user_id) WHERE (submitted_at IS NOT NULL);
CREATE POLICY verifications_ask ON verifications FOR UPDATE TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) AND (status = ANY (ARRAY['draft'::text, 'rejected'::text, 'submitted'::text, 'approved'::text])))) WITH CHECK ((status = ANY (ARRAY['draft'::text, 'rejected'::text, 'submitted'::text, 'approved'::text])));
CREATE POLICY verifications_decide ON verifications FOR UPDATE TO nabta_app USING (((( SELECT app.actor() AS actor) = 'system'::text) OR ((( SELECT app.role() AS role) = 'admin'::text) AND (user_id <> ( SELECT app.person() AS person))))) WITH CHECK (true);
CREATE POLICY verifications_forget ON verifications FOR DELETE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY verifications_open ON verifications FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.actor() AS actor) = 'system'::text) OR ((status = 'draft'::text) AND ((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.role() AS role) = 'admin'::text)))));
CREATE POLICY verifications_see ON verifications FOR SELECT TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE POLICY verifications_watch ON verifications FOR SELECT TO nabta_reader USING (true);
CREATE TRIGGER verifications_assert BEFORE UPDATE ON public.verifications FOR EACH ROW EXECUTE FUNCTION app.assert_verification();
CREATE TRIGGER verifications_unlist AFTER UPDATE OF status, experience ON public.verifications FOR EACH ROW EXECUTE FUNCTION app.unlist();
GRANT DELETE, SELECT ON verifications TO nabta_app;
GRANT INSERT (decided_at, decided_by, experience, license_number, licensed_until, reason, status, submitted_at, user_id) ON verifications TO nabta_app;
GRANT UPDATE (decided_at, decided_by, experience, license_number, licensed_until, reason, status, submitted_at, warned_days) ON verifications TO nabta_app;
GRANT SELECT (experience, status, user_id) ON verifications TO nabta_reader;

CREATE TABLE visitor_holds (
  id uuid DEFAULT uuidv7() NOT NULL,
  browser_hash text NOT NULL,
  address_mark text NOT NULL,
  person_id uuid,
  dietitian_id uuid NOT NULL,
  service_id uuid NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  mode text,
  zone text,
  is_sent boolean DEFAULT false NOT NULL,
  made_at timestamp with time zone NOT NULL,
  held_until timestamp with time zone NOT NULL,
  CONSTRAINT visitor_holds_check CHECK ((ends_at > starts_at)),
  CONSTRAINT visitor_holds_check1 CHECK (((NOT is_sent) OR (num_nulls(person_id, mode, zone) = 0))),
  CONSTRAINT visitor_holds_mode_check CHECK ((mode = ANY (ARRAY['video'::text, 'in-person'::text]))),
  CONSTRAINT visitor_holds_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT visitor_holds_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT visitor_holds_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
  CONSTRAINT visitor_holds_pkey PRIMARY KEY (id),
  CONSTRAINT visitor_holds_browser_hash_key UNIQUE (browser_hash)
);
ALTER TABLE visitor_holds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX visitor_holds_address ON public.visitor_holds USING btree (address_mark);
CREATE INDEX visitor_holds_dietitian ON public.visitor_holds USING btree (dietitian_id);
CREATE INDEX visitor_holds_person ON public.visitor_holds USING btree (person_id);
CREATE INDEX visitor_holds_service ON public.visitor_holds USING btree (service_id);
CREATE POLICY visitor_holds_keep ON visitor_holds FOR ALL TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY visitor_holds_use ON visitor_holds FOR ALL TO nabta_reader USING (true);
GRANT DELETE, SELECT ON visitor_holds TO nabta_app;
GRANT INSERT (address_mark, browser_hash, dietitian_id, ends_at, held_until, made_at, service_id, starts_at) ON visitor_holds TO nabta_app;
GRANT UPDATE (held_until) ON visitor_holds TO nabta_app;
GRANT DELETE, SELECT ON visitor_holds TO nabta_reader;
GRANT UPDATE (held_until, is_sent, mode, person_id, zone) ON visitor_holds TO nabta_reader;

CREATE TABLE wallet_credits (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid,
  payment_id uuid NOT NULL,
  appointment_id uuid,
  halalas integer NOT NULL,
  credited_at timestamp with time zone NOT NULL,
  package_id uuid,
  decision_id uuid,
  reason text,
  reason_sealed bytea,
  by_admin boolean DEFAULT false NOT NULL,
  CONSTRAINT wallet_credits_check CHECK ((num_nonnulls(appointment_id, package_id) >= 1)),
  CONSTRAINT wallet_credits_check1 CHECK (((reason IS NULL) OR (reason_sealed IS NULL))),
  CONSTRAINT wallet_credits_halalas_check CHECK ((halalas > 0)),
  CONSTRAINT wallet_credits_reason_by_admin CHECK (((num_nonnulls(reason, reason_sealed) = 0) OR (by_admin AND (decision_id IS NULL)))),
  CONSTRAINT wallet_credits_reason_check CHECK (((reason IS NULL) OR (((length(reason) >= 1) AND (length(reason) <= 1000)) AND (decision_id IS NULL)))),
  CONSTRAINT wallet_credits_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES taken_uses(id) ON DELETE RESTRICT,
  CONSTRAINT wallet_credits_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE RESTRICT,
  CONSTRAINT wallet_credits_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT wallet_credits_pkey PRIMARY KEY (id)
);
ALTER TABLE wallet_credits ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX wallet_credits_decision ON public.wallet_credits USING btree (decision_id) WHERE (decision_id IS NOT NULL);
CREATE UNIQUE INDEX wallet_credits_once ON public.wallet_credits USING btree (payment_id, appointment_id, decision_id) NULLS NOT DISTINCT WHERE (NOT by_admin);
CREATE INDEX wallet_credits_payment ON public.wallet_credits USING btree (payment_id);
CREATE INDEX wallet_credits_user ON public.wallet_credits USING btree (user_id, credited_at);
CREATE POLICY wallet_credits_check ON wallet_credits FOR SELECT TO nabta_reader USING (true);
CREATE POLICY wallet_credits_decide ON wallet_credits FOR INSERT TO nabta_app WITH CHECK (((( SELECT app.role() AS role) = 'admin'::text) AND ((decision_id IS NOT NULL) OR by_admin)));
CREATE POLICY wallet_credits_give ON wallet_credits FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY wallet_credits_reseal ON wallet_credits FOR UPDATE TO nabta_reader USING (true);
CREATE POLICY wallet_credits_reword ON wallet_credits FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY wallet_credits_see ON wallet_credits FOR SELECT TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE POLICY wallet_credits_see_decided ON wallet_credits FOR SELECT TO nabta_app USING ((by_admin AND (EXISTS ( SELECT
   FROM payments
  WHERE (payments.id = wallet_credits.payment_id)))));
CREATE TRIGGER wallet_credits_within_capture AFTER INSERT ON public.wallet_credits FOR EACH ROW EXECUTE FUNCTION app.assert_refundable();
GRANT INSERT (appointment_id, by_admin, credited_at, decision_id, halalas, id, package_id, payment_id, reason_sealed, user_id) ON wallet_credits TO nabta_app;
GRANT SELECT ON wallet_credits TO nabta_app;
GRANT UPDATE (reason, reason_sealed) ON wallet_credits TO nabta_app;
GRANT SELECT ON wallet_credits TO nabta_reader;
GRANT SELECT (id, reason, reason_sealed) ON wallet_credits TO nabta_reader;
GRANT UPDATE (reason, reason_sealed) ON wallet_credits TO nabta_reader;

CREATE TABLE wallet_holds (
  payment_id uuid NOT NULL,
  user_id uuid,
  appointment_id uuid,
  halalas integer NOT NULL,
  held_at timestamp with time zone NOT NULL,
  held_until timestamp with time zone NOT NULL,
  spent_at timestamp with time zone,
  package_id uuid,
  CONSTRAINT wallet_holds_check CHECK ((num_nonnulls(appointment_id, package_id) = 1)),
  CONSTRAINT wallet_holds_halalas_check CHECK ((halalas > 0)),
  CONSTRAINT wallet_holds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT wallet_holds_pkey PRIMARY KEY (payment_id)
);
ALTER TABLE wallet_holds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX wallet_holds_user ON public.wallet_holds USING btree (user_id, held_until);
CREATE POLICY wallet_holds_keep ON wallet_holds FOR INSERT TO nabta_app WITH CHECK ((user_id = ( SELECT app.person() AS person)));
CREATE POLICY wallet_holds_see ON wallet_holds FOR SELECT TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
CREATE POLICY wallet_holds_spend ON wallet_holds FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text));
GRANT INSERT (appointment_id, halalas, held_at, held_until, package_id, payment_id, user_id) ON wallet_holds TO nabta_app;
GRANT SELECT ON wallet_holds TO nabta_app;
GRANT UPDATE (held_until, spent_at) ON wallet_holds TO nabta_app;

CREATE TABLE wallet_transfers (
  id uuid DEFAULT uuidv7() NOT NULL,
  account_id uuid NOT NULL,
  user_id uuid,
  halalas integer NOT NULL,
  iban_end text,
  made_by uuid,
  made_at timestamp with time zone NOT NULL,
  returned_at timestamp with time zone,
  CONSTRAINT wallet_transfers_halalas_check CHECK ((halalas > 0)),
  CONSTRAINT wallet_transfers_iban_end_check CHECK ((iban_end ~ '^[0-9A-Z]{4}$'::text)),
  CONSTRAINT wallet_transfers_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id) ON DELETE RESTRICT,
  CONSTRAINT wallet_transfers_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT wallet_transfers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT wallet_transfers_pkey PRIMARY KEY (id)
);
ALTER TABLE wallet_transfers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX wallet_transfers_account ON public.wallet_transfers USING btree (account_id, made_at);
CREATE INDEX wallet_transfers_by ON public.wallet_transfers USING btree (made_by);
CREATE INDEX wallet_transfers_user ON public.wallet_transfers USING btree (user_id, made_at);
CREATE POLICY wallet_transfers_forget ON wallet_transfers FOR UPDATE TO nabta_app USING ((( SELECT app.actor() AS actor) = 'system'::text)) WITH CHECK ((( SELECT app.actor() AS actor) = 'system'::text));
CREATE POLICY wallet_transfers_make ON wallet_transfers FOR INSERT TO nabta_app WITH CHECK ((( SELECT app.has_duty(VARIADIC ARRAY['finance'::text]) AS has_duty) AND (NOT (EXISTS ( SELECT
   FROM ledger_accounts
  WHERE ((ledger_accounts.id = wallet_transfers.account_id) AND (ledger_accounts.user_id = ( SELECT app.person() AS person))))))));
CREATE POLICY wallet_transfers_return ON wallet_transfers FOR UPDATE TO nabta_app USING ((( SELECT app.has_duty(VARIADIC ARRAY['finance'::text]) AS has_duty) AND (NOT (EXISTS ( SELECT
   FROM ledger_accounts
  WHERE ((ledger_accounts.id = wallet_transfers.account_id) AND (ledger_accounts.user_id = ( SELECT app.person() AS person)))))))) WITH CHECK (( SELECT app.has_duty(VARIADIC ARRAY['finance'::text]) AS has_duty));
CREATE POLICY wallet_transfers_see ON wallet_transfers FOR SELECT TO nabta_app USING (((user_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text) OR (( SELECT app.role() AS role) = 'admin'::text)));
GRANT INSERT (account_id, halalas, iban_end, made_at, made_by, user_id) ON wallet_transfers TO nabta_app;
GRANT SELECT ON wallet_transfers TO nabta_app;
GRANT UPDATE (iban_end, returned_at) ON wallet_transfers TO nabta_app;

CREATE TABLE withheld_groups (
  patient_id uuid NOT NULL,
  dietitian_id uuid NOT NULL,
  health_group text NOT NULL,
  withheld_at timestamp with time zone NOT NULL,
  CONSTRAINT withheld_groups_health_group_check CHECK ((health_group = ANY (ARRAY['body'::text, 'heart'::text, 'glucose'::text, 'habits'::text, 'medicines'::text, 'meals'::text, 'answers'::text, 'reports'::text]))),
  CONSTRAINT withheld_groups_dietitian_id_fkey FOREIGN KEY (dietitian_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT withheld_groups_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT withheld_groups_pkey PRIMARY KEY (patient_id, dietitian_id, health_group)
);
ALTER TABLE withheld_groups ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE INDEX withheld_groups_dietitian ON public.withheld_groups USING btree (dietitian_id);
CREATE POLICY withheld_groups_own ON withheld_groups FOR ALL TO nabta_app USING (((patient_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text))) WITH CHECK (((patient_id = ( SELECT app.person() AS person)) OR (( SELECT app.actor() AS actor) = 'system'::text)));
CREATE POLICY withheld_groups_shared ON withheld_groups FOR SELECT TO nabta_reader USING (true);
GRANT DELETE, SELECT ON withheld_groups TO nabta_app;
GRANT INSERT (dietitian_id, health_group, patient_id, withheld_at) ON withheld_groups TO nabta_app;
GRANT SELECT (dietitian_id, health_group, patient_id) ON withheld_groups TO nabta_reader;

CREATE VIEW directory WITH (security_barrier=false) AS
 SELECT user_id,
    rank,
    licensed_until,
    calls_from,
    next_call_at,
    next_free_at,
    written_at,
    price_halalas,
    rating,
    review_count,
    choices,
    by_rating,
    by_price,
    by_soonest,
    last_calls,
    traits,
    words,
    name,
    other_name,
    title,
    specialization,
    experience,
    city,
    gender,
    photo_id,
    has_video,
    has_in_person,
    languages,
    zone,
    takes_at_once,
    license_number,
    services,
    certificates,
    education,
    bio,
    other_title,
    other_bio,
    other_education,
    district,
    other_district,
    first_service,
    next_times
   FROM listings
  WHERE (( SELECT app.actor() AS actor)) <> ''::text;
GRANT SELECT ON directory TO nabta_app;
ALTER TABLE directory OWNER TO nabta_reader;

CREATE VIEW met_appointments WITH (security_barrier=false) AS
 SELECT appointments.id,
    appointments.patient_id,
    appointments.dietitian_id,
    appointments.service_id,
    appointments.type,
    appointments.service_name,
    appointments.other_service_name,
    appointments.mode,
    appointments.price_halalas,
    appointments.policy,
    appointments.starts_at,
    appointments.ends_at,
    appointments.zone,
    appointments.patient_zone,
    appointments.date,
    appointments.start_time,
    appointments.end_time,
    appointments.status,
    appointments.lapses_at,
    appointments.wanted_at,
    appointments.wanted_since,
    appointments.wanted_until,
    appointments.ending,
    appointments.outcome,
    appointments.completed_at,
    appointments.patient_attended_at,
    appointments.dietitian_attended_at,
    appointments.moves,
    appointments.meeting_link,
    appointments.city,
    appointments.district,
    appointments.other_district,
    appointments.location,
    appointments.other_location,
    appointments.conflict_accepted_at,
    appointments.reminded,
    appointments.version,
    appointments.sequence,
    appointments.requested_at,
    appointments.changed_at,
    appointments.paid_halalas,
    appointments.refund_halalas,
    appointments.package_id,
    appointments.message_sealed,
    appointments.reason,
    appointments.reason_sealed,
    other.id AS other_id,
    other.full_name AS other_full_name,
    other.other_name AS other_other_name,
        CASE
            WHEN other.id = appointments.dietitian_id THEN other.photo_id
            ELSE NULL::uuid
        END AS other_photo_id,
    appointments.booked_by
   FROM appointments
     LEFT JOIN profiles other ON other.id =
        CASE
            WHEN appointments.patient_id = (( SELECT app.person() AS person)) THEN appointments.dietitian_id
            ELSE appointments.patient_id
        END
  WHERE (( SELECT app.person() AS person)) = appointments.patient_id OR (( SELECT app.person() AS person)) = appointments.dietitian_id;
GRANT SELECT ON met_appointments TO nabta_app;
ALTER TABLE met_appointments OWNER TO nabta_reader;

CREATE VIEW met_conversations WITH (security_barrier=false) AS
 SELECT conversations.id,
    conversations.kind,
    conversations.person_id,
    conversations.dietitian_id,
    conversations.begun_by,
    conversations.begun_at,
    conversations.last_sequence,
    conversations.last_at,
    conversations.person_read,
    conversations.other_read,
    other.full_name AS other_full_name,
    other.other_name AS other_other_name,
        CASE
            WHEN other.id = conversations.dietitian_id THEN other.photo_id
            ELSE NULL::uuid
        END AS other_photo_id,
        CASE
            WHEN conversations.kind = 'support'::text AND conversations.person_id = (( SELECT app.person() AS person)) THEN true
            ELSE (EXISTS ( SELECT
               FROM users
              WHERE users.id = other.id AND users.suspended_at IS NULL AND users.leaving_at IS NULL AND (conversations.kind = 'support'::text OR (EXISTS ( SELECT
                       FROM user_roles
                      WHERE user_roles.user_id = users.id AND (user_roles.role_type = ANY (
                            CASE
                                WHEN other.id = conversations.dietitian_id THEN ARRAY['dietitian'::text]
                                ELSE ARRAY['patient'::text, 'client'::text]
                            END))))))) AND NOT (EXISTS ( SELECT
               FROM verifications
              WHERE verifications.user_id = conversations.dietitian_id AND verifications.status = 'suspended'::text))
        END AS is_reachable
   FROM conversations
     LEFT JOIN profiles other ON other.id =
        CASE
            WHEN conversations.person_id = (( SELECT app.person() AS person)) THEN conversations.dietitian_id
            ELSE conversations.person_id
        END
  WHERE (( SELECT app.person() AS person)) = conversations.person_id OR (( SELECT app.person() AS person)) = conversations.dietitian_id OR conversations.kind = 'support'::text AND (( SELECT app.role() AS role)) = 'admin'::text;
GRANT SELECT ON met_conversations TO nabta_app;
ALTER TABLE met_conversations OWNER TO nabta_reader;

CREATE VIEW met_patients WITH (security_barrier=false) AS
 SELECT profiles.id,
    profiles.full_name,
    profiles.other_name,
    users.email,
    profiles.phone,
    profiles.date_of_birth,
    profiles.gender
   FROM profiles
     JOIN users ON users.id = profiles.id
  WHERE users.leaving_at IS NULL AND ((EXISTS ( SELECT
           FROM appointments
          WHERE appointments.patient_id = profiles.id AND appointments.dietitian_id = (( SELECT app.person() AS person)) AND appointments.status <> 'cancelled'::text)) OR (EXISTS ( SELECT
           FROM patient_connections
          WHERE patient_connections.patient_id = profiles.id AND patient_connections.dietitian_id = (( SELECT app.person() AS person)))));
GRANT SELECT ON met_patients TO nabta_app;
ALTER TABLE met_patients OWNER TO nabta_reader;

CREATE VIEW proven_invitations WITH (security_barrier=false) AS
 SELECT practice_invitations.id,
    practice_invitations.dietitian_id,
    practice_invitations.email IS NOT NULL AS is_mailed,
    practice_invitations.refused_at,
    listings.name,
    listings.other_name,
    listings.title,
    listings.other_title,
    listings.licensed_until
   FROM practice_invitations
     JOIN listings ON listings.user_id = practice_invitations.dietitian_id
  WHERE practice_invitations.id = NULLIF(( SELECT app.proven() AS proven), ''::text)::uuid;
GRANT SELECT ON proven_invitations TO nabta_app;
ALTER TABLE proven_invitations OWNER TO nabta_reader;

CREATE VIEW public_directory WITH (security_barrier=false) AS
 SELECT page.user_id,
    page.address,
    page.cards,
    page.sort_en,
    page.sort_ar,
    listings.rank,
    listings.licensed_until,
    listings.calls_from,
    listings.next_call_at,
    listings.price_halalas,
    listings.choices,
    listings.by_rating,
    listings.by_price,
    listings.by_soonest,
    listings.last_calls,
    listings.traits,
    listings.words
   FROM public_pages page
     JOIN listings ON listings.user_id = page.user_id;
GRANT SELECT ON public_directory TO nabta_app;
ALTER TABLE public_directory OWNER TO nabta_reader;

CREATE VIEW public_review_texts WITH (security_barrier=false) AS
 SELECT reviews.id,
    reviews.dietitian_id,
    reviews.rating,
    reviews.content,
    reviews.written_at
   FROM reviews
     JOIN public_choices ON public_choices.user_id = reviews.dietitian_id
  WHERE reviews.is_public AND reviews.hidden_at IS NULL AND reviews.content <> ''::text AND public_choices.is_listed AND public_choices.shows_reviews AND ( SELECT platform_settings.shows_review_texts
           FROM platform_settings);
GRANT SELECT ON public_review_texts TO nabta_app;
ALTER TABLE public_review_texts OWNER TO nabta_reader;

CREATE VIEW sealed_by_ring WITH () AS
 SELECT place,
    id,
    bound,
    sealed,
    encode(substr(sealed, 1, 4), 'hex'::text) AS key_id
   FROM ( SELECT 'person_keys.key_sealed'::text AS place,
            person_keys.user_id::text AS id,
            'person_keys:'::text || person_keys.user_id AS bound,
            person_keys.key_sealed AS sealed
           FROM person_keys
        UNION ALL
         SELECT 'kept_notes.key_sealed'::text,
            kept_notes.id::text AS id,
            'person_keys:'::text || kept_notes.id,
            kept_notes.key_sealed
           FROM kept_notes
        UNION ALL
         SELECT 'invoices.document_sealed'::text,
            invoices.id::text AS id,
            'invoices:'::text || invoices.id,
            invoices.document_sealed
           FROM invoices
        UNION ALL
         SELECT 'einvoices.xml_sealed'::text,
            einvoices.invoice_id::text AS invoice_id,
            'einvoices:'::text || einvoices.invoice_id,
            einvoices.xml_sealed
           FROM einvoices
        UNION ALL
         SELECT 'survey_answers.needs_sealed'::text,
            survey_answers.id::text AS id,
            'survey_answers:'::text || survey_answers.id,
            survey_answers.needs_sealed
           FROM survey_answers
        UNION ALL
         SELECT 'survey_answers.message_sealed'::text,
            survey_answers.id::text AS id,
            'survey_answers:'::text || survey_answers.id,
            survey_answers.message_sealed
           FROM survey_answers
        UNION ALL
         SELECT 'push_keys.private_sealed'::text,
            push_keys.id::text AS id,
            'push_keys'::text,
            push_keys.private_sealed
           FROM push_keys
        UNION ALL
         SELECT 'record_openings.reason_sealed'::text,
            record_openings.id::text AS id,
            'record_openings:'::text || record_openings.id,
            record_openings.reason_sealed
           FROM record_openings
        UNION ALL
         SELECT 'payment_webhooks.body_sealed'::text,
            payment_webhooks.id::text AS id,
            'payment_webhooks.body:'::text || payment_webhooks.gateway_event,
            payment_webhooks.body_sealed
           FROM payment_webhooks
        UNION ALL
         SELECT 'answered_requests.body_sealed'::text,
            (answered_requests.actor || ' '::text) || answered_requests.key,
            (('answered_requests:'::text || answered_requests.actor) || ':'::text) || answered_requests.key,
            answered_requests.body_sealed
           FROM answered_requests
        UNION ALL
         SELECT 'tickets.subject_sealed'::text,
            tickets.id::text AS id,
            ('tickets:'::text || tickets.id) || ':subject'::text,
            tickets.subject_sealed
           FROM tickets
          WHERE tickets.person_id IS NULL
        UNION ALL
         SELECT 'tickets.rating_comment_sealed'::text,
            tickets.id::text AS id,
            ('tickets:'::text || tickets.id) || ':rating'::text,
            tickets.rating_comment_sealed
           FROM tickets
          WHERE tickets.person_id IS NULL
        UNION ALL
         SELECT 'ticket_messages.content_sealed'::text,
            written.id::text AS id,
            'ticket_messages:'::text || written.id,
            written.content_sealed
           FROM ticket_messages written
             JOIN tickets ON tickets.id = written.ticket_id
          WHERE tickets.person_id IS NULL
        UNION ALL
         SELECT 'events.way'::text,
            events.id::text AS id,
            'account.way:'::text || events.subject_id,
            decode(events.detail ->> 'way'::text, 'base64'::text) AS decode
           FROM events
          WHERE (events.kind = ANY (ARRAY['account.registered'::text, 'account.confirmation_asked'::text])) AND events.detail ? 'way'::text
        UNION ALL
         SELECT 'data_requests.requester_sealed'::text,
            data_requests.id::text AS id,
            ('data_requests:'::text || data_requests.id) || ':requester'::text,
            data_requests.requester_sealed
           FROM data_requests
        UNION ALL
         SELECT 'data_requests.content_sealed'::text,
            data_requests.id::text AS id,
            ('data_requests:'::text || data_requests.id) || ':content'::text,
            data_requests.content_sealed
           FROM data_requests
        UNION ALL
         SELECT 'appointments.reason_sealed'::text,
            appointments.id::text AS id,
            ('appointments:'::text || appointments.id) || ':reason'::text,
            appointments.reason_sealed
           FROM appointments
        UNION ALL
         SELECT 'refunds.reason_sealed'::text,
            refunds.id::text AS id,
            ('refunds:'::text || refunds.id) || ':reason'::text,
            refunds.reason_sealed
           FROM refunds
        UNION ALL
         SELECT 'taken_uses.reason_sealed'::text,
            taken_uses.id::text AS id,
            ('taken_uses:'::text || taken_uses.id) || ':reason'::text,
            taken_uses.reason_sealed
           FROM taken_uses
        UNION ALL
         SELECT 'wallet_credits.reason_sealed'::text,
            wallet_credits.id::text AS id,
            ('wallet_credits:'::text || wallet_credits.id) || ':reason'::text,
            wallet_credits.reason_sealed
           FROM wallet_credits
        UNION ALL
         SELECT 'payout_holds.reason_sealed'::text,
            payout_holds.id::text AS id,
            ('payout_holds:'::text || payout_holds.id) || ':reason'::text,
            payout_holds.reason_sealed
           FROM payout_holds
        UNION ALL
         SELECT 'evidence_files.key_sealed'::text,
            evidence_files.id::text AS id,
            'person_keys:'::text || evidence_files.id,
            evidence_files.key_sealed
           FROM evidence_files
        UNION ALL
         SELECT 'ticket_notes.content_sealed'::text,
            note.id::text AS id,
            'ticket_notes:'::text || note.id,
            note.content_sealed
           FROM ticket_notes note
             JOIN tickets ON tickets.id = note.ticket_id
          WHERE tickets.person_id IS NULL) held
  WHERE sealed IS NOT NULL AND (( SELECT app.actor() AS actor)) = 'system'::text;
GRANT SELECT ON sealed_by_ring TO nabta_app;
ALTER TABLE sealed_by_ring OWNER TO nabta_reader;

CREATE VIEW user_profiles WITH (security_invoker=true) AS
 SELECT profiles.id,
    COALESCE(profiles.full_name, users.email::text) AS full_name
   FROM profiles
     JOIN users ON users.id = profiles.id;
GRANT SELECT ON user_profiles TO nabta_app;

CREATE OR REPLACE FUNCTION app.account_at(address text)
 RETURNS TABLE(id uuid, language text, confirmed_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
BEGIN ATOMIC
 SELECT users.id,
     users.language,
     users.confirmed_at
    FROM users
   WHERE ((users.email = (account_at.address)::citext) AND (users.leaving_at IS NULL))
   ORDER BY (users.confirmed_at IS NULL), users.created_at DESC, users.id DESC
  LIMIT 1;
END
;
ALTER FUNCTION app.account_at(text) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.account_at(text) TO nabta_app;

CREATE OR REPLACE FUNCTION app.account_vouched_for(issuer text, subject text, address text, device text, at timestamp with time zone)
 RETURNS TABLE(user_id uuid, language text, primary_role text, suspended boolean, second_factor boolean, known boolean, has_devices boolean, erases_at timestamp with time zone, connected boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT users.id,
     users.language,
     ( SELECT
                 CASE held.role_type
                     WHEN 'client'::text THEN 'patient'::text
                     ELSE held.role_type
                 END AS role_type
            FROM user_roles held
           WHERE ((held.user_id = users.id) AND held.is_primary)) AS role_type,
     (users.suspended_at IS NOT NULL),
     (EXISTS ( SELECT
            FROM second_factors factor
           WHERE ((factor.user_id = users.id) AND (factor.confirmed_at IS NOT NULL)))) AS "exists",
     ((account_vouched_for.device <> ''::text) AND (EXISTS ( SELECT
            FROM known_devices seen
           WHERE ((seen.user_id = users.id) AND (seen.device_hash = account_vouched_for.device))))),
     (EXISTS ( SELECT
            FROM known_devices seen
           WHERE (seen.user_id = users.id))) AS "exists",
     users.erases_at,
     (link.user_id IS NOT NULL)
    FROM (users
      LEFT JOIN connected_accounts link ON (((link.user_id = users.id) AND (link.issuer = account_vouched_for.issuer) AND (link.subject = account_vouched_for.subject))))
   WHERE ((users.confirmed_at IS NOT NULL) AND ((users.leaving_at IS NULL) OR (users.erases_at > account_vouched_for.at)) AND ((link.user_id IS NOT NULL) OR ((users.email = (account_vouched_for.address)::citext) AND (users.leaving_at IS NULL) AND (NOT (EXISTS ( SELECT
            FROM connected_accounts other
           WHERE ((other.issuer = account_vouched_for.issuer) AND (other.subject = account_vouched_for.subject))))))))
  LIMIT 1;
END
;
ALTER FUNCTION app.account_vouched_for(text,text,text,text,timestamp with time zone) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.account_vouched_for(text,text,text,text,timestamp with time zone) TO nabta_app;

CREATE OR REPLACE FUNCTION app.actor()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE(current_setting('app.actor'::text, true), ''::text)
;
GRANT EXECUTE ON FUNCTION app.actor() TO PUBLIC;

CREATE OR REPLACE FUNCTION app.admins(duty text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT role.user_id
    FROM (user_roles role
      JOIN users ON ((users.id = role.user_id)))
   WHERE ((role.role_type = 'admin'::text) AND (users.confirmed_at IS NOT NULL) AND (users.suspended_at IS NULL) AND (users.leaving_at IS NULL) AND (EXISTS ( SELECT
            FROM admin_duties held
           WHERE ((held.user_id = role.user_id) AND ((held.duty = 'owner'::text) OR (held.duty = admins.duty))))));
END
;
ALTER FUNCTION app.admins(text) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.admins(text) TO nabta_app;

CREATE OR REPLACE FUNCTION app.adopt_visitor_hold(browser text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
BEGIN ATOMIC
 UPDATE visitor_holds SET person_id = app.person()
   WHERE ((visitor_holds.browser_hash = adopt_visitor_hold.browser) AND (visitor_holds.person_id IS NULL) AND (app.person() IS NOT NULL));
END
;
ALTER FUNCTION app.adopt_visitor_hold(text) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.adopt_visitor_hold(text) TO nabta_app;

CREATE OR REPLACE FUNCTION app.advises(dietitian uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT (NOT (EXISTS ( SELECT
            FROM verifications
           WHERE ((verifications.user_id = advises.dietitian) AND (verifications.status = 'suspended'::text)))));
END
;
ALTER FUNCTION app.advises(uuid) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.advises(uuid) TO nabta_app;

CREATE OR REPLACE FUNCTION app.answer_times(begins timestamp with time zone, until timestamp with time zone)
 RETURNS TABLE(asked integer, answered integer, median double precision, ninetieth double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT (count(*))::integer AS count,
     (count(answer.at))::integer AS count,
     percentile_cont((0.5)::double precision) WITHIN GROUP (ORDER BY ((EXTRACT(epoch FROM (answer.at - met.requested_at)))::double precision / (60)::double precision)) AS percentile_cont,
     percentile_cont((0.9)::double precision) WITHIN GROUP (ORDER BY ((EXTRACT(epoch FROM (answer.at - met.requested_at)))::double precision / (60)::double precision)) AS percentile_cont
    FROM appointments met,
     LATERAL ( SELECT min(events.at) FILTER (WHERE (events.kind <> 'appointment.requested'::text)) AS at,
             bool_or((events.kind = 'appointment.requested'::text)) AS was_asked
            FROM events
           WHERE ((events.subject_type = 'appointment'::text) AND (events.subject_id = met.id) AND (events.kind = ANY (ARRAY['appointment.requested'::text, 'appointment.confirmed'::text, 'appointment.declined'::text])))) answer
   WHERE ((met.requested_at >= answer_times.begins) AND (met.requested_at < answer_times.until) AND answer.was_asked AND ((( SELECT app.role() AS role) = 'admin'::text) OR (( SELECT app.actor() AS actor) = 'system'::text)));
END
;
ALTER FUNCTION app.answer_times(timestamp with time zone,timestamp with time zone) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.answer_times(timestamp with time zone,timestamp with time zone) TO nabta_app;

CREATE OR REPLACE FUNCTION app.assert_chained()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  last einvoices;
begin
  perform pg_advisory_xact_lock(hashtextextended('einvoices:' || new.seller, 0));
  select * into last from einvoices where seller = new.seller order by icv desc limit 1;
  if new.icv <> coalesce(last.icv, 0) + 1 or (last.icv is not null and new.previous_hash <> last.hash)
      or not exists (select from invoices where id = new.invoice_id and seller = new.seller) then
    raise exception 'the chain of invoices would be broken' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$
;
ALTER FUNCTION app.assert_chained() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.assert_creditable()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  invoice invoices;
  credited record;
begin
  select * into strict invoice from invoices where id = new.corrects;
  select sum(total_halalas) as total, sum(vat_halalas) as vat, sum(net_halalas) as net into credited from invoices where corrects = new.corrects;
  if invoice.kind <> 'invoice' or (invoice.seller, invoice.about) <> (new.seller, new.about)
      or credited.total > invoice.total_halalas or credited.vat > invoice.vat_halalas or credited.net > invoice.net_halalas then
    raise exception 'more would be credited than was invoiced' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$
;
ALTER FUNCTION app.assert_creditable() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.assert_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if current_user <> 'nabta_app' or app.actor() = 'system' or old.verified_at is null
    or old.kind not in ('license', 'degree', 'experience', 'insurance')
    or exists (select from documents as newer
      where newer.user_id = old.user_id and newer.kind = old.kind and newer.verified_at > old.verified_at)
  then
    return old;
  end if;
  raise exception 'somebody was verified by this' using errcode = 'check_violation', constraint = 'document_kept';
end $function$
;
GRANT EXECUTE ON FUNCTION app.assert_evidence() TO PUBLIC;

CREATE OR REPLACE FUNCTION app.assert_ledger_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  entries integer;
  total numeric;
begin
  select count(*), coalesce(sum(halalas), 0) into entries, total from ledger_entries where transaction_id = new.id;
  if entries < 2 or total <> 0 then
    raise exception 'a ledger transaction of % entries comes to %', entries, total using errcode = 'integrity_constraint_violation';
  end if;
  if exists (
    select from ledger_entries as taken join ledger_accounts on ledger_accounts.id = taken.account_id
      where taken.transaction_id = new.id and taken.halalas > 0
        and (kind = 'wallet' or (kind = 'available' and new.kind = 'payout_asked'))
        and (select sum(halalas) from ledger_entries as of_it where of_it.account_id = taken.account_id) > 0
  ) then
    raise exception 'more would leave an account than is on it' using errcode = 'integrity_constraint_violation', constraint = 'ledger_overdrawn';
  end if;
  return null;
end $function$
;
ALTER FUNCTION app.assert_ledger_balanced() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.assert_ledger_open()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from ledger_transactions where id = new.transaction_id and written_in = pg_current_xact_id()) then
    raise exception 'what was posted gets no further entries' using errcode = 'integrity_constraint_violation';
  end if;
  if new.halalas > 0 and exists (select from ledger_accounts where id = new.account_id and kind in ('available', 'wallet')) then
    perform pg_advisory_xact_lock(hashtextextended(new.account_id::text, 68));
  end if;
  return new;
end $function$
;
ALTER FUNCTION app.assert_ledger_open() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.assert_listed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if app.may_be_listed(new.user_id) then return new; end if;
  return null;
end $function$
;
ALTER FUNCTION app.assert_listed() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.assert_number_used()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from invoices where seller = new.seller and kind = new.kind and year = new.year and place = new.last) then
    raise exception 'a number of an invoice would be left out' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$
;
ALTER FUNCTION app.assert_number_used() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.assert_practice_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if current_user <> 'nabta_app' then return new; end if;
  if tg_table_name = 'services' then
    if not new.is_active or new.deleted_at is not null or new.platform not in ('in-person', 'both') then return new; end if;
    perform from dietitian_profiles where user_id = new.dietitian_id and city is not null and address <> '' for share;
    if found then return new; end if;
  else
    if new.city is not null and new.address <> '' then return new; end if;
    perform from services where dietitian_id = new.user_id and is_active and deleted_at is null and platform in ('in-person', 'both');
    if not found then return new; end if;
  end if;
  raise exception 'patients come to a place' using errcode = 'check_violation', constraint = 'practice_address_needed';
end $function$
;
GRANT EXECUTE ON FUNCTION app.assert_practice_address() TO PUBLIC;

CREATE OR REPLACE FUNCTION app.assert_primary_role()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  person uuid := coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(old) ->> 'user_id', to_jsonb(new) ->> 'id');
begin
  if exists (select from public.users where id = person)
    and not exists (select from public.user_roles where user_id = person and is_primary) then
    raise exception 'every account has exactly one primary role' using errcode = 'check_violation';
  end if;
  return null;
end $function$
;
ALTER FUNCTION app.assert_primary_role() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.assert_refundable()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  to_card bigint;
  by_bank bigint;
  to_wallet bigint;
  moved bigint;
begin
  select coalesce(sum(halalas) filter (where not refunds.by_bank), 0), coalesce(sum(halalas) filter (where cause = 'wallet_closed'), 0)
    into to_card, moved from refunds where payment_id = new.payment_id;
  select coalesce(sum(halalas), 0) into by_bank from disputes where payment_id = new.payment_id and state <> 'won';
  select coalesce(sum(halalas), 0) into to_wallet from wallet_credits where payment_id = new.payment_id;
  if not exists (
    select from payments where id = new.payment_id and state = 'captured' and to_card + by_bank <= amount_halalas
      and moved <= to_wallet and to_card - moved + to_wallet <= amount_halalas + wallet_halalas
  ) then
    raise exception 'more would go back than was captured' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$
;
ALTER FUNCTION app.assert_refundable() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.assert_verification()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if app.actor() = 'system' or (app.role() = 'admin' and new.user_id is distinct from app.person())
    or current_user <> 'nabta_app' then
    return new;
  end if;
  if (new.status = 'approved' and old.status <> 'approved')
    or (new.license_number, new.licensed_until, new.experience, new.decided_at, new.decided_by, new.reason, new.warned_days)
      is distinct from
      (old.license_number, old.licensed_until, old.experience, old.decided_at, old.decided_by, old.reason, old.warned_days)
  then
    raise exception 'only an admin verifies' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $function$
;
GRANT EXECUTE ON FUNCTION app.assert_verification() TO PUBLIC;

CREATE OR REPLACE FUNCTION app.assert_verified_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if current_user <> 'nabta_app' or app.actor() = 'system'
    or (app.role() = 'admin' and new.user_id is distinct from app.person()) then
    return new;
  end if;
  raise exception 'only an admin verifies' using errcode = 'insufficient_privilege';
end $function$
;
GRANT EXECUTE ON FUNCTION app.assert_verified_document() TO PUBLIC;

CREATE OR REPLACE FUNCTION app.assert_verified_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if current_user <> 'nabta_app' or app.actor() = 'system' then return new; end if;
  if app.role() = 'admin' and new.id is distinct from app.person() then
    if (new.phone, new.gender, new.date_of_birth) is distinct from (old.phone, old.gender, old.date_of_birth) then
      raise exception 'an admin takes over a name and nothing else' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end if;
  if (new.first_name, new.last_name, new.other_name) is distinct from (old.first_name, old.last_name, old.other_name)
    and exists (select from verifications where user_id = new.id and license_number is not null)
  then
    raise exception 'this name was verified' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $function$
;
GRANT EXECUTE ON FUNCTION app.assert_verified_name() TO PUBLIC;

CREATE OR REPLACE FUNCTION app.assert_written(rows bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if rows = 0 then
    raise exception 'somebody else was faster' using errcode = 'serialization_failure';
  end if;
end $function$
;
GRANT EXECUTE ON FUNCTION app.assert_written(bigint) TO nabta_app;

CREATE OR REPLACE FUNCTION app.busy_times(person uuid, from_at timestamp with time zone, to_at timestamp with time zone, now_at timestamp with time zone)
 RETURNS TABLE(starts timestamp with time zone, ends timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
BEGIN ATOMIC
 SELECT lower(taken.during) AS lower,
     upper(taken.during) AS upper
    FROM taken_times taken
   WHERE ((taken.person_id = busy_times.person) AND (taken.during && tstzrange(busy_times.from_at, busy_times.to_at)) AND ((taken.held_until IS NULL) OR (taken.held_until > busy_times.now_at)) AND ((taken.holder_id IS NULL) OR (taken.holder_id IS DISTINCT FROM ( SELECT app.person() AS person))) AND ((taken.visitor_id IS NULL) OR (NOT (EXISTS ( SELECT
            FROM visitor_holds
           WHERE ((visitor_holds.id = taken.visitor_id) AND (visitor_holds.person_id = ( SELECT app.person() AS person))))))))
   ORDER BY (lower(taken.during));
END
;
ALTER FUNCTION app.busy_times(uuid,timestamp with time zone,timestamp with time zone,timestamp with time zone) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.busy_times(uuid,timestamp with time zone,timestamp with time zone,timestamp with time zone) TO nabta_app;

CREATE OR REPLACE FUNCTION app.count_days_again()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  mended int;
begin
  if app.actor() <> 'system' then
    raise exception 'only the system counts' using errcode = 'insufficient_privilege';
  end if;
  lock table public.account_days, public.revenue_days in exclusive mode;
  with found as (
    select app.riyadh_day(completed_at) as day, app.session_kind(type, package_id) as kind, count(*)::int as sessions, sum(price_halalas) as halalas
      from public.appointments where status = 'completed' group by 1, 2
  ), wrong as (
    select day, kind, coalesce(found.sessions, 0) as sessions, coalesce(found.halalas, 0) as halalas
      from found full join public.revenue_days as kept using (day, kind)
      where (coalesce(found.sessions, 0), coalesce(found.halalas, 0)) <> (coalesce(kept.sessions, 0), coalesce(kept.halalas, 0))
  )
  insert into public.revenue_days (day, kind, sessions, halalas) select day, kind, sessions, halalas from wrong
    on conflict (day, kind) do update set sessions = excluded.sessions, halalas = excluded.halalas;
  get diagnostics mended = row_count;
  with found as (
    select app.riyadh_day(created_at) as day, held.role, count(*)::int as accounts
      from public.users, lateral (select 'any' as role union all
        select app.role_counted(role_type) from public.user_roles where user_id = users.id) as held
      where app.is_counted(confirmed_at, leaving_at) group by 1, 2
  ), wrong as (
    select day, role, coalesce(found.accounts, 0) as accounts
      from found full join public.account_days as kept using (day, role)
      where coalesce(found.accounts, 0) <> coalesce(kept.accounts, 0)
  ), put as (
    insert into public.account_days (day, role, accounts) select day, role, accounts from wrong
      on conflict (role, day) do update set accounts = excluded.accounts returning 1
  )
  select mended + count(*) into mended from put;
  return mended;
end $function$
;
ALTER FUNCTION app.count_days_again() OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.count_days_again() TO nabta_app;

CREATE OR REPLACE FUNCTION app.end_session(hash text)
 RETURNS uuid
 LANGUAGE sql
 SECURITY DEFINER
BEGIN ATOMIC
 DELETE FROM sessions
   WHERE (sessions.token_hash = end_session.hash)
   RETURNING sessions.user_id;
END
;
ALTER FUNCTION app.end_session(text) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.end_session(text) TO nabta_app;

CREATE OR REPLACE FUNCTION app.end_visitor_hold(now_at timestamp with time zone)
 RETURNS TABLE(dietitian_id uuid, service_id uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, mode text, zone text)
 LANGUAGE sql
 SECURITY DEFINER
BEGIN ATOMIC
 WITH ended AS (
          DELETE FROM visitor_holds
           WHERE (visitor_holds.person_id = app.person())
           RETURNING visitor_holds.dietitian_id,
             visitor_holds.service_id,
             visitor_holds.starts_at,
             visitor_holds.ends_at,
             visitor_holds.mode,
             visitor_holds.zone,
             visitor_holds.is_sent,
             visitor_holds.held_until
         )
  SELECT ended.dietitian_id,
     ended.service_id,
     ended.starts_at,
     ended.ends_at,
     ended.mode,
     ended.zone
    FROM ended
   WHERE (ended.is_sent AND (ended.held_until > end_visitor_hold.now_at))
   ORDER BY ended.held_until DESC
  LIMIT 1;
END
;
ALTER FUNCTION app.end_visitor_hold(timestamp with time zone) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.end_visitor_hold(timestamp with time zone) TO nabta_app;

CREATE OR REPLACE FUNCTION app.enqueue(tasks text[], payload json)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  due timestamptz := now();
  written integer;
begin
  insert into graphile_worker._private_jobs (task_id, payload, run_at)
    select known.id, enqueue.payload, due
      from graphile_worker._private_tasks as known where known.identifier = any(enqueue.tasks);
  get diagnostics written = row_count;
  if written < cardinality(enqueue.tasks) then
    -- The worker has not met all of them yet.
    perform graphile_worker.add_job(task, enqueue.payload, run_at := due) from unnest(enqueue.tasks) as task
      where not exists (select from graphile_worker._private_tasks as known where known.identifier = task);
  end if;
  if due <= now() then perform pg_notify('jobs:insert', '{"r":0,"count":1}'); end if;
end $function$
;
ALTER FUNCTION app.enqueue(text[],json) OWNER TO nabta_jobs;
GRANT EXECUTE ON FUNCTION app.enqueue(text[],json) TO nabta_app;

CREATE OR REPLACE FUNCTION app.enter(hash text, at timestamp with time zone)
 RETURNS TABLE(id uuid, user_id uuid, role text, language text, started_at timestamp with time zone, seen_at timestamp with time zone, expires_at timestamp with time zone, ends_at timestamp with time zone, proven_at timestamp with time zone, second_factor boolean, second_factor_due boolean, version text, last_notification integer)
 LANGUAGE sql
 SECURITY DEFINER
BEGIN ATOMIC
 SELECT held.id,
     (set_config('app.actor'::text, (held.user_id)::text, true))::uuid AS set_config,
     set_config('app.role'::text, held.active_role, true) AS set_config,
     held.language,
     held.started_at,
     held.seen_at,
     held.expires_at,
     held.ends_at,
     held.proven_at,
     held.second_factor,
     held.second_factor_due,
     (held.xmin)::text AS xmin,
     (COALESCE(( SELECT state.last
            FROM notification_states state
           WHERE (state.user_id = held.user_id)), (0)::bigint))::integer AS "coalesce"
    FROM sessions held
   WHERE ((held.token_hash = enter.hash) AND (held.expires_at > enter.at) AND (held.ends_at > enter.at) AND held.is_open);
END
;
ALTER FUNCTION app.enter(text,timestamp with time zone) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.enter(text,timestamp with time zone) TO nabta_app;

CREATE OR REPLACE FUNCTION app.face_of_listed(dietitian uuid)
 RETURNS json
 LANGUAGE sql
 STABLE SECURITY DEFINER
BEGIN ATOMIC
 SELECT json_build_object('other_full_name', profiles.full_name, 'other_other_name', profiles.other_name, 'other_photo_id', profiles.photo_id) AS json_build_object
    FROM profiles
   WHERE ((profiles.id = face_of_listed.dietitian) AND (EXISTS ( SELECT
            FROM listings
           WHERE (listings.user_id = face_of_listed.dietitian))));
END
;
ALTER FUNCTION app.face_of_listed(uuid) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.face_of_listed(uuid) TO nabta_app;

CREATE OR REPLACE FUNCTION app.failed_jobs(most integer)
 RETURNS TABLE(id bigint, task text, attempts integer, max_attempts integer, next_at timestamp with time zone, since timestamp with time zone, fault text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if app.role() is distinct from 'admin' then return; end if;
  return query
    select jobs.id, tasks.identifier, jobs.attempts::int, jobs.max_attempts::int,
        case when jobs.attempts < jobs.max_attempts then jobs.run_at end, jobs.created_at, app.fault_of(jobs.last_error)
      from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      where jobs.attempts > 0 and jobs.locked_at is null
      order by jobs.created_at, jobs.id limit most;
end $function$
;
ALTER FUNCTION app.failed_jobs(integer) OWNER TO nabta_jobs;
GRANT EXECUTE ON FUNCTION app.failed_jobs(integer) TO nabta_app;

CREATE OR REPLACE FUNCTION app.fault_of(message text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN COALESCE("substring"(message, '^[a-z]+(?:_[a-z]+)+$'::text), "substring"(message, '\m(?:E[A-Z]{3,}[A-Z0-9_]*|[A-Z][A-Za-z]+(?:Error|Gone|Refusal))\M'::text), "substring"(message, '\m[45][0-9]{2}\M'::text), 'unknown'::text)
;
GRANT EXECUTE ON FUNCTION app.fault_of(text) TO PUBLIC;

CREATE OR REPLACE FUNCTION app.fold_name(first_name text, last_name text, other_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN app.fold_text(((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || ' '::text) || COALESCE(other_name, ''::text)))
;
GRANT EXECUTE ON FUNCTION app.fold_name(text,text,text) TO PUBLIC;

CREATE OR REPLACE FUNCTION app.fold_text(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN translate(replace(replace(replace(lower(regexp_replace(NORMALIZE(written, NFKD), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]'::text, ''::text, 'g'::text)), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), ('ىةٱیېکگڤپچژہھەۀےıø٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'''::text || '‘’ʹʺʻʼʽʾʿ`´ء'::text), ('يهايي'::text || 'كقفبشجههههيio01234567890123456789'::text))
;
GRANT EXECUTE ON FUNCTION app.fold_text(text) TO PUBLIC;

CREATE OR REPLACE FUNCTION app.food_place(standing smallint, mine integer, uses integer, name text)
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY[(standing)::integer, (- COALESCE(mine, 0)), (- uses), length(name)]
;
GRANT EXECUTE ON FUNCTION app.food_place(smallint,integer,integer,text) TO PUBLIC;

CREATE OR REPLACE FUNCTION app.forget_details(person uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
BEGIN ATOMIC
 UPDATE events SET detail = '{}'::jsonb
   WHERE ((events.subject_type = 'user'::text) AND (events.subject_id = forget_details.person) AND (NOT (EXISTS ( SELECT
            FROM users
           WHERE (users.id = forget_details.person)))));
END
;
ALTER FUNCTION app.forget_details(uuid) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.forget_details(uuid) TO nabta_app;

CREATE OR REPLACE FUNCTION app.forgive_sign_in(try_keys text[], fails_key text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
BEGIN ATOMIC
 DELETE FROM sign_in_tries
   WHERE (sign_in_tries.key = ANY (forgive_sign_in.try_keys));
 UPDATE counters SET spent = (counters.spent - 1)
   WHERE ((counters.key = forgive_sign_in.fails_key) AND (counters.spent > 1));
END
;
ALTER FUNCTION app.forgive_sign_in(text[],text) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.forgive_sign_in(text[],text) TO nabta_app;

CREATE OR REPLACE FUNCTION app.give_up_job(job bigint)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  task text;
begin
  if app.role() is distinct from 'admin' then return null; end if;
  delete from graphile_worker._private_jobs as jobs using graphile_worker._private_tasks as tasks
    where jobs.id = job and tasks.id = jobs.task_id and jobs.locked_at is null and jobs.attempts > 0
    returning tasks.identifier into task;
  return task;
end $function$
;
ALTER FUNCTION app.give_up_job(bigint) OWNER TO nabta_jobs;
GRANT EXECUTE ON FUNCTION app.give_up_job(bigint) TO nabta_app;

CREATE OR REPLACE FUNCTION app.has_duty(VARIADIC duties text[])
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT ((app.role() = 'admin'::text) AND (EXISTS ( SELECT
            FROM admin_duties held
           WHERE ((held.user_id = app.person()) AND ((held.duty = 'owner'::text) OR (held.duty = ANY (has_duty.duties)))))));
END
;
ALTER FUNCTION app.has_duty(text[]) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.has_duty(text[]) TO nabta_app;

CREATE OR REPLACE FUNCTION app.have_been_there(patient uuid, dietitian uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM appointments
           WHERE ((appointments.patient_id = have_been_there.patient) AND (appointments.dietitian_id = have_been_there.dietitian) AND (appointments.outcome = 'attended'::text)))) AS "exists";
END
;
ALTER FUNCTION app.have_been_there(uuid,uuid) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.have_been_there(uuid,uuid) TO nabta_app;

CREATE OR REPLACE FUNCTION app.have_met(patient uuid, dietitian uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
BEGIN ATOMIC
 SELECT ((EXISTS ( SELECT
            FROM appointments
           WHERE ((appointments.patient_id = have_met.patient) AND (appointments.dietitian_id = have_met.dietitian)))) OR (EXISTS ( SELECT
            FROM patient_connections
           WHERE ((patient_connections.patient_id = have_met.patient) AND (patient_connections.dietitian_id = have_met.dietitian)))));
END
;
ALTER FUNCTION app.have_met(uuid,uuid) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.have_met(uuid,uuid) TO nabta_app;

CREATE OR REPLACE FUNCTION app.hold_time(dietitian uuid, span tstzrange, until timestamp with time zone, now_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  held timestamptz;
begin
  select min(held_until) into held from taken_times
    where holder_id = app.person() and person_id in (app.person(), dietitian) and during = span having count(*) = 2;
  if app.take_times(app.person(), dietitian, span, greatest(until, held), now_at) then return true; end if;
  delete from taken_times where holder_id = app.person();
  return false;
end $function$
;
ALTER FUNCTION app.hold_time(uuid,tstzrange,timestamp with time zone,timestamp with time zone) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.hold_time(uuid,tstzrange,timestamp with time zone,timestamp with time zone) TO nabta_app;

CREATE OR REPLACE FUNCTION app.is_counted(confirmed_at timestamp with time zone, leaving_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((confirmed_at IS NOT NULL) AND (leaving_at IS NULL))
;
GRANT EXECUTE ON FUNCTION app.is_counted(timestamp with time zone,timestamp with time zone) TO PUBLIC;

CREATE OR REPLACE FUNCTION app.is_last_owner(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT ((EXISTS ( SELECT
            FROM admin_duties
           WHERE ((admin_duties.user_id = is_last_owner.person) AND (admin_duties.duty = 'owner'::text)))) AND (NOT (EXISTS ( SELECT
            FROM ((admin_duties held
              JOIN users ON ((users.id = held.user_id)))
              JOIN user_roles role ON (((role.user_id = held.user_id) AND (role.role_type = 'admin'::text))))
           WHERE ((held.duty = 'owner'::text) AND (held.user_id <> is_last_owner.person) AND (users.confirmed_at IS NOT NULL) AND (users.suspended_at IS NULL) AND (users.leaving_at IS NULL))))));
END
;
ALTER FUNCTION app.is_last_owner(uuid) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.is_last_owner(uuid) TO nabta_app;

CREATE OR REPLACE FUNCTION app.is_paid_out(payout uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select exists (select from ledger_transactions where kind = 'payout_paid' and cause_id = payout)
    and not exists (select from ledger_transactions where kind = 'payout_returned' and cause_id = payout)
$function$
;
ALTER FUNCTION app.is_paid_out(uuid) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.is_paid_out(uuid) TO nabta_app;

CREATE OR REPLACE FUNCTION app.job_queue()
 RETURNS TABLE(task text, ready integer, later integer, running integer, failing integer, given_up integer, oldest timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if app.role() is distinct from 'admin' then return; end if;
  return query
    select tasks.identifier,
        count(*) filter (where jobs.locked_at is null and jobs.attempts = 0 and jobs.run_at <= now())::int,
        count(*) filter (where jobs.locked_at is null and jobs.attempts = 0 and jobs.run_at > now())::int,
        count(*) filter (where jobs.locked_at is not null)::int,
        count(*) filter (where jobs.locked_at is null and jobs.attempts > 0 and jobs.attempts < jobs.max_attempts)::int,
        count(*) filter (where jobs.locked_at is null and jobs.attempts >= jobs.max_attempts)::int,
        min(jobs.created_at) filter (where jobs.run_at <= now() or jobs.attempts > 0)
      from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      group by tasks.identifier order by tasks.identifier;
end $function$
;
ALTER FUNCTION app.job_queue() OWNER TO nabta_jobs;
GRANT EXECUTE ON FUNCTION app.job_queue() TO nabta_app;

CREATE OR REPLACE FUNCTION app.job_rounds()
 RETURNS TABLE(task text, last_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if app.role() is distinct from 'admin' then return; end if;
  return query
    select crontabs.identifier, crontabs.last_execution from graphile_worker._private_known_crontabs as crontabs order by 1;
end $function$
;
ALTER FUNCTION app.job_rounds() OWNER TO nabta_jobs;
GRANT EXECUTE ON FUNCTION app.job_rounds() TO nabta_app;

CREATE OR REPLACE FUNCTION app.keep_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  counts boolean := tg_op <> 'DELETE' and app.is_counted(new.confirmed_at, new.leaving_at);
begin
  insert into public.account_days as kept (day, role, accounts)
    select app.riyadh_day(old.created_at), held.role, case when counts then 1 else -1 end
      from (select 'any' as role union all
        select app.role_counted(role_type) from public.user_roles where user_id = old.id) as held
      order by held.role
    on conflict (role, day) do update set accounts = kept.accounts + excluded.accounts;
  return old;
end $function$
;
ALTER FUNCTION app.keep_account() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.keep_district()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' or (old.status = 'pending' and new.status = 'confirmed') then
    select dietitian_profiles.district, dietitian_profiles.other_district into new.district, new.other_district
      from dietitian_profiles where user_id = new.dietitian_id;
  end if;
  return new;
end $function$
;
ALTER FUNCTION app.keep_district() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.keep_face()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update profiles set photo_id = new.id where id = coalesce(new.user_id, old.user_id);
  return null;
end $function$
;
ALTER FUNCTION app.keep_face() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.keep_food_beginnings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op <> 'INSERT' then
    delete from food_beginnings where food_id = old.id;
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  insert into food_beginnings (beginning, name_length, food_id, food_group)
    select distinct substr(lexeme, 2, letters), length(coalesce(new.name_en, new.name_ar)), new.id, new.food_group
      from unnest(tsvector_to_array(new.words)) as lexeme, generate_series(1, 2) as letters
      where lexeme like 'w%' and length(lexeme) > letters;
  return null;
end;
$function$
;
ALTER FUNCTION app.keep_food_beginnings() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.keep_new_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into public.account_days as kept (day, role, accounts)
    select app.riyadh_day(created_at), 'any', count(*)
      from changed where app.is_counted(confirmed_at, leaving_at) group by 1 order by 1
    on conflict (role, day) do update set accounts = kept.accounts + excluded.accounts;
  return null;
end $function$
;
ALTER FUNCTION app.keep_new_accounts() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.keep_other_location()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if new.location is null then
    new.other_location := null;
  elsif tg_op = 'INSERT' or new.location is distinct from old.location or (old.status = 'pending' and new.status = 'confirmed') then
    select dietitian_profiles.other_address into new.other_location
      from dietitian_profiles where user_id = new.dietitian_id and address = new.location;
  end if;
  return new;
end $function$
;
ALTER FUNCTION app.keep_other_location() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.keep_revenue()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into public.revenue_days as kept (day, kind, sessions, halalas)
    select (at at time zone 'Asia/Riyadh')::date, app.session_kind(type, package), sum(sign), sum(sign * price)
      from (values (-1, old.status, old.completed_at, old.type, old.price_halalas, old.package_id),
          (1, new.status, new.completed_at, new.type, new.price_halalas, new.package_id)) as given (sign, status, at, type, price, package)
      where status = 'completed' group by 1, 2 order by 1, 2
    on conflict (day, kind) do update
      set sessions = kept.sessions + excluded.sessions, halalas = kept.halalas + excluded.halalas;
  return null;
end $function$
;
ALTER FUNCTION app.keep_revenue() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.keep_roles()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into public.account_days as kept (day, role, accounts)
    select app.riyadh_day(created_at), app.role_counted(role_type), count(*) * tg_argv[0]::int
      from changed join public.users on users.id = changed.user_id
      where app.is_counted(users.confirmed_at, users.leaving_at) group by 1, 2 order by 2, 1
    on conflict (role, day) do update set accounts = kept.accounts + excluded.accounts;
  return null;
end $function$
;
ALTER FUNCTION app.keep_roles() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.keep_times()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  is_live boolean := new.status in ('pending', 'confirmed');
  was_live boolean := tg_op = 'UPDATE' and old.status in ('pending', 'confirmed');
  span tstzrange := tstzrange(new.starts_at, new.ends_at);
  wanted tstzrange;
  moved integer;
begin
  -- Patients learn the way to a practice only by an appointment there.
  if new.mode = 'in-person' and is_live and (tg_op = 'INSERT' or (old.status = 'pending' and new.status = 'confirmed')) then
    select dietitian_profiles.city, dietitian_profiles.address into new.city, new.location
      from dietitian_profiles where user_id = new.dietitian_id;
  end if;
  if tg_op = 'INSERT' then
    if is_live then
      if new.booked_by = 'patient' then
        delete from visitor_holds where person_id = new.patient_id;
      end if;
      delete from taken_times where (holder_id = new.patient_id and new.booked_by = 'patient')
        or (person_id in (new.patient_id, new.dietitian_id) and during && span and held_until <= new.changed_at);
      -- In the same order for all, so that no two wait for each other.
      insert into taken_times (person_id, during, held_until, appointment_id) values
        (least(new.patient_id, new.dietitian_id), span, new.lapses_at, new.id),
        (greatest(new.patient_id, new.dietitian_id), span, new.lapses_at, new.id);
    end if;
    return new;
  end if;
  -- What was completed on its dietitian's word ends all the same if it comes out that she was not there.
  if new.status <> old.status and (old.status, new.status) not in
      (('pending', 'confirmed'), ('pending', 'cancelled'), ('confirmed', 'cancelled'), ('confirmed', 'completed'))
      and not (old.status = 'completed' and new.status = 'cancelled' and new.ending = 'dietitian_absent') then
    raise exception 'an appointment does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  -- What is over is not moved any more.
  if not is_live then
    new.wanted_at := null;
    new.wanted_since := null;
    new.wanted_until := null;
  end if;
  if was_live and not is_live then
    delete from taken_times where appointment_id = new.id;
  elsif is_live and (new.starts_at, new.ends_at, new.wanted_at, new.wanted_until)
      is distinct from (old.starts_at, old.ends_at, old.wanted_at, old.wanted_until) then
    if new.wanted_at is not null then
      wanted := tstzrange(new.wanted_at, new.wanted_at + (new.ends_at - new.starts_at));
    end if;
    delete from taken_times where person_id in (new.patient_id, new.dietitian_id) and (during && span or during && wanted)
      and held_until <= new.changed_at and appointment_id is distinct from new.id;
    delete from taken_times where holder_id = app.person();
    delete from visitor_holds where person_id = app.person();
    -- Of what is agreed on, the wanted time alone is held for a while.
    if old.wanted_at is not null then
      delete from taken_times where appointment_id = new.id and held_until is not null;
    end if;
    update taken_times set during = span, held_until = new.lapses_at where appointment_id = new.id;
    get diagnostics moved = row_count;
    if wanted is not null then
      -- As long as the other, so that what is left of it beside the other is in one piece.
      insert into taken_times (person_id, during, held_until, appointment_id)
        select person, wanted - span, new.wanted_until, new.id from unnest(array[new.patient_id, new.dietitian_id]) as person;
    end if;
  elsif is_live and new.lapses_at is distinct from old.lapses_at then
    -- The time stays, and is held until another moment, or for good.
    update taken_times set held_until = new.lapses_at where appointment_id = new.id;
    get diagnostics moved = row_count;
  end if;
  -- A request that had lapsed has given its time to somebody else.
  if moved < 2 then raise exception 'somebody else was faster' using errcode = 'serialization_failure'; end if;
  return new;
end $function$
;
ALTER FUNCTION app.keep_times() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.live_sessions(ids uuid[], at timestamp with time zone)
 RETURNS TABLE(id uuid, role text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT held.id,
     held.active_role
    FROM (sessions held
      JOIN users ON ((users.id = held.user_id)))
   WHERE ((held.id = ANY (live_sessions.ids)) AND (held.expires_at > live_sessions.at) AND (held.ends_at > live_sessions.at) AND (users.suspended_at IS NULL) AND (users.leaving_at IS NULL) AND (EXISTS ( SELECT
            FROM user_roles role
           WHERE ((role.user_id = held.user_id) AND (
                 CASE role.role_type
                     WHEN 'client'::text THEN 'patient'::text
                     ELSE role.role_type
                 END = held.active_role)))) AND ((held.active_role <> 'admin'::text) OR users.second_factor_waived OR (EXISTS ( SELECT
            FROM second_factors known
           WHERE ((known.user_id = held.user_id) AND (known.confirmed_at IS NOT NULL))))));
END
;
ALTER FUNCTION app.live_sessions(uuid[],timestamp with time zone) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.live_sessions(uuid[],timestamp with time zone) TO nabta_app;

CREATE OR REPLACE FUNCTION app.mark_pending()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if new.kind = 'available' then
    delete from public.pending_earnings where cause_id = new.cause_id;
  else
    insert into public.pending_earnings (cause_id, earned_in) values (new.cause_id, new.id);
  end if;
  return null;
end $function$
;
GRANT EXECUTE ON FUNCTION app.mark_pending() TO PUBLIC;

CREATE OR REPLACE FUNCTION app.may_be_listed(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
BEGIN ATOMIC
 SELECT ((EXISTS ( SELECT
            FROM users
           WHERE ((users.id = may_be_listed.person) AND (users.confirmed_at IS NOT NULL) AND (users.suspended_at IS NULL) AND (users.leaving_at IS NULL)))) AND (EXISTS ( SELECT
            FROM user_roles
           WHERE ((user_roles.user_id = may_be_listed.person) AND (user_roles.role_type = 'dietitian'::text)))) AND (EXISTS ( SELECT
            FROM verifications
           WHERE ((verifications.user_id = may_be_listed.person) AND (verifications.status = 'approved'::text) AND (verifications.experience <> '0-2'::text)))));
END
;
ALTER FUNCTION app.may_be_listed(uuid) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.may_be_listed(uuid) TO nabta_app;

CREATE OR REPLACE FUNCTION app.newsletter_subscriber(address text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
BEGIN ATOMIC
 SELECT newsletter_subscribers.id
    FROM newsletter_subscribers
   WHERE (newsletter_subscribers.email = (newsletter_subscriber.address)::citext);
END
;
ALTER FUNCTION app.newsletter_subscriber(text) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.newsletter_subscriber(text) TO nabta_app;

CREATE OR REPLACE FUNCTION app.newsletter_subscribers_found(address text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT newsletter_subscribers.id
    FROM newsletter_subscribers
   WHERE ((( SELECT app.role() AS role) = 'admin'::text) AND ((newsletter_subscribers.email)::text ~~ newsletter_subscribers_found.address));
END
;
ALTER FUNCTION app.newsletter_subscribers_found(text) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.newsletter_subscribers_found(text) TO nabta_app;

CREATE OR REPLACE FUNCTION app.notified_of(dietitian uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT jsonb_build_object('name', profiles.full_name, 'otherName', profiles.other_name) AS jsonb_build_object
    FROM profiles
   WHERE ((profiles.id = notified_of.dietitian) AND (profiles.full_name IS NOT NULL) AND (EXISTS ( SELECT
            FROM notifications
           WHERE ((notifications.dietitian_id = notified_of.dietitian) AND (notifications.user_id = app.person())))));
END
;
ALTER FUNCTION app.notified_of(uuid) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.notified_of(uuid) TO nabta_app;

CREATE OR REPLACE FUNCTION app.number_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  new.year := extract(year from new.issued_at at time zone 'Asia/Riyadh');
  insert into invoice_counters (seller, kind, year, last) values (new.seller, new.kind, new.year, 1)
    on conflict (seller, kind, year) do update set last = invoice_counters.last + 1
    returning last into new.place;
  select code || case new.kind when 'credit_note' then 'C' else '' end || '-' || new.year || '-' || lpad(new.place::text, 6, '0')
    into strict new.number from invoice_sellers where id = new.seller;
  -- Two that correct the same wait for each other, over a turn of the year too.
  if new.corrects is not null then perform pg_advisory_xact_lock(hashtextextended('invoices:' || new.corrects, 0)); end if;
  return new;
end $function$
;
ALTER FUNCTION app.number_invoice() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.opened_record()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT record_openings.person_id
    FROM record_openings
   WHERE ((record_openings.id = (NULLIF(current_setting('app.record_opening'::text, true), ''::text))::uuid) AND (( SELECT app.role() AS role) = 'admin'::text) AND (record_openings.admin_id = ( SELECT app.person() AS person)) AND (record_openings.closed_at IS NULL) AND (record_openings.ends_at > now()));
END
;
ALTER FUNCTION app.opened_record() OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.opened_record() TO nabta_app;

CREATE OR REPLACE FUNCTION app.other_in_package(bought uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT jsonb_build_object('name', other.full_name, 'otherName', other.other_name) AS jsonb_build_object
    FROM (packages
      JOIN profiles other ON ((other.id =
         CASE
             WHEN (packages.patient_id = app.person()) THEN packages.dietitian_id
             ELSE packages.patient_id
         END)))
   WHERE ((packages.id = other_in_package.bought) AND (packages.state <> 'awaited'::text) AND ((app.person() = packages.patient_id) OR (app.person() = packages.dietitian_id)));
END
;
ALTER FUNCTION app.other_in_package(uuid) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.other_in_package(uuid) TO nabta_app;

CREATE OR REPLACE FUNCTION app.people_found(longest text, words text[], address text, digits text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT profiles.id
    FROM profiles
   WHERE ((( SELECT app.role() AS role) = 'admin'::text) AND (app.fold_name(profiles.first_name, profiles.last_name, profiles.other_name) ~~ people_found.longest) AND (app.fold_name(profiles.first_name, profiles.last_name, profiles.other_name) ~~ ALL (people_found.words)))
 UNION
  SELECT profiles.id
    FROM profiles
   WHERE ((( SELECT app.role() AS role) = 'admin'::text) AND (profiles.phone ~~ people_found.digits))
 UNION
  SELECT users.id
    FROM users
   WHERE ((( SELECT app.role() AS role) = 'admin'::text) AND ((users.email)::text ~~ people_found.address));
END
;
ALTER FUNCTION app.people_found(text,text[],text,text) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.people_found(text,text[],text,text) TO nabta_app;

CREATE OR REPLACE FUNCTION app.person()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(CASE app.actor() WHEN ''::text THEN app.proven() WHEN 'system'::text THEN ''::text ELSE app.actor() END, ''::text))::uuid
;
GRANT EXECUTE ON FUNCTION app.person() TO PUBLIC;

CREATE OR REPLACE FUNCTION app.presence_of(people uuid[], alive timestamp with time zone)
 RETURNS TABLE(person uuid, online boolean, last_seen_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT presences.user_id,
     (EXISTS ( SELECT
            FROM nodes
           WHERE ((nodes.id = ANY (presences.nodes)) AND (nodes.seen_at > presence_of.alive)))) AS "exists",
     presences.last_seen_at
    FROM presences
   WHERE (presences.user_id = ANY (presence_of.people));
END
;
ALTER FUNCTION app.presence_of(uuid[],timestamp with time zone) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.presence_of(uuid[],timestamp with time zone) TO nabta_app;

CREATE OR REPLACE FUNCTION app.proven()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE(current_setting('app.proven'::text, true), ''::text)
;
GRANT EXECUTE ON FUNCTION app.proven() TO PUBLIC;

CREATE OR REPLACE FUNCTION app.refuse_invoice_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  may_change text[] := case tg_table_name when 'invoices' then array['seller_id', 'buyer_id', 'document_sealed']
    when 'einvoices' then array['xml_sealed', 'handed_over_at'] when 'invoice_sellers' then array['user_id', 'code'] else array['last'] end;
  sealed text[] := array['document_sealed', 'xml_sealed'];
  this_year integer := extract(year from now() at time zone 'Asia/Riyadh');
  before jsonb;
  after jsonb;
begin
  if tg_op = 'UPDATE' then
    before := to_jsonb(old);
    after := to_jsonb(new);
    if current_user = 'nabta_reader' and before - sealed = after - sealed and jsonb_strip_nulls(after) ?& array(
        select name from unnest(sealed) as name where jsonb_strip_nulls(before) ? name) then
      return new;
    end if;
    if before - may_change = after - may_change
        and not exists (select from unnest(array['seller_id', 'buyer_id', 'user_id', 'document_sealed', 'xml_sealed']) as name
          where before -> name is distinct from after -> name and after -> name <> 'null')
        and (before -> 'handed_over_at' = 'null' or before -> 'handed_over_at' is not distinct from after -> 'handed_over_at')
        and (before -> 'document_sealed' is not distinct from after -> 'document_sealed' or (before -> 'year')::int + 7 <= this_year)
        and (before -> 'xml_sealed' is not distinct from after -> 'xml_sealed' or exists (select from public.invoices
          where invoices.id = (before ->> 'invoice_id')::uuid and invoices.year + 7 <= this_year))
        and (before -> 'last' is null or (after -> 'last')::int = (before -> 'last')::int + 1) then
      return new;
    end if;
  end if;
  raise exception 'what was invoiced stays' using errcode = 'integrity_constraint_violation';
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  raise exception 'what stands in the ledger stays' using errcode = 'integrity_constraint_violation';
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_package_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  raise exception 'an admin may only prolong a package' using errcode = 'insufficient_privilege';
end $function$
;

CREATE OR REPLACE FUNCTION app.release_time()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
BEGIN ATOMIC
 DELETE FROM taken_times
   WHERE (taken_times.holder_id = app.person());
END
;
ALTER FUNCTION app.release_time() OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.release_time() TO nabta_app;

CREATE OR REPLACE FUNCTION app.reseal(place text, ids text[], was bytea[], becomes bytea[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  held text := split_part(place, '.', 1);
  sealed text := split_part(place, '.', 2);
  done int;
begin
  if app.actor() <> 'system' then
    raise exception 'only the system seals anew' using errcode = 'insufficient_privilege';
  end if;
  if place = 'events.way' then
    update public.events set detail = detail || jsonb_build_object('way', translate(encode(each.becomes, 'base64'), E'\n', ''))
      from unnest(ids, was, becomes) as each (id, was, becomes)
      where events.id = each.id::uuid and decode(detail ->> 'way', 'base64') = each.was;
  elsif held = 'answered_requests' then
    update public.answered_requests as held set body_sealed = each.becomes
      from unnest(ids, was, becomes) as each (id, was, becomes)
      where held.actor = split_part(each.id, ' ', 1) and held.key = substr(each.id, strpos(each.id, ' ') + 1)
        and held.body_sealed = each.was;
  else
    execute format('update public.%1$I as held set %2$I = each.becomes from unnest($1, $2, $3) as each (id, was, becomes)
      where held.%3$I = each.id::%4$s and held.%2$I = each.was', held, sealed,
      case held when 'person_keys' then 'user_id' when 'einvoices' then 'invoice_id' else 'id' end,
      case held when 'push_keys' then 'int' else 'uuid' end) using ids, was, becomes;
  end if;
  get diagnostics done = row_count;
  return done;
end $function$
;
ALTER FUNCTION app.reseal(text,text[],bytea[],bytea[]) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.reseal(text,text[],bytea[],bytea[]) TO nabta_app;

CREATE OR REPLACE FUNCTION app.reserve_for_visitor(browser text, dietitian uuid, service uuid, starts timestamp with time zone, person uuid, way text, clock text, until timestamp with time zone, now_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  held uuid;
begin
  update visitor_holds set person_id = person, mode = way, zone = clock, is_sent = true, held_until = until
    where browser_hash = browser and dietitian_id = dietitian and service_id = service and starts_at = starts and held_until > now_at
    returning id into held;
  if held is null then return false; end if;
  -- One account has one time, as one browser has: an earlier one is freed.
  delete from visitor_holds where person_id = person and id <> held;
  update taken_times set held_until = until where visitor_id = held;
  return true;
end $function$
;
ALTER FUNCTION app.reserve_for_visitor(text,uuid,uuid,timestamp with time zone,uuid,text,text,timestamp with time zone,timestamp with time zone) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.reserve_for_visitor(text,uuid,uuid,timestamp with time zone,uuid,text,text,timestamp with time zone,timestamp with time zone) TO nabta_app;

CREATE OR REPLACE FUNCTION app.resettable_account(address text, at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT users.id
    FROM users
   WHERE ((users.email = (resettable_account.address)::citext) AND ((users.leaving_at IS NULL) OR (users.erases_at > resettable_account.at)))
   ORDER BY (users.confirmed_at IS NULL), (users.leaving_at IS NOT NULL), users.created_at DESC, users.id DESC
  LIMIT 1;
END
;
ALTER FUNCTION app.resettable_account(text,timestamp with time zone) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.resettable_account(text,timestamp with time zone) TO nabta_app;

CREATE OR REPLACE FUNCTION app.retry_job(job bigint)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  task text;
begin
  if app.role() is distinct from 'admin' then return null; end if;
  update graphile_worker._private_jobs as jobs set run_at = now(), attempts = 0, updated_at = now()
    from graphile_worker._private_tasks as tasks
    where jobs.id = job and tasks.id = jobs.task_id and jobs.locked_at is null and jobs.attempts > 0
    returning tasks.identifier into task;
  return task;
end $function$
;
ALTER FUNCTION app.retry_job(bigint) OWNER TO nabta_jobs;
GRANT EXECUTE ON FUNCTION app.retry_job(bigint) TO nabta_app;

CREATE OR REPLACE FUNCTION app.review_author(patient uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
BEGIN ATOMIC
 SELECT
         CASE
             WHEN ((profiles.last_name IS NULL) OR (profiles.last_name = ''::text)) THEN profiles.first_name
             ELSE (((profiles.first_name || ' '::text) || "left"(profiles.last_name, 1)) || '.'::text)
         END AS "case"
    FROM profiles
   WHERE (profiles.id = review_author.patient);
END
;
ALTER FUNCTION app.review_author(uuid) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.review_author(uuid) TO nabta_app;

CREATE OR REPLACE FUNCTION app.review_other_author(patient uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT
         CASE
             WHEN (parted.rest = ''::text) THEN parted.first
             ELSE (((parted.first || ' '::text) || "left"(regexp_replace(parted.rest, '^.*\s'::text, ''::text), 1)) || '.'::text)
         END AS "case"
    FROM ( SELECT named.first,
             TRIM(BOTH FROM substr(named.name, (length(named.first) + 1))) AS rest
            FROM ( SELECT TRIM(BOTH FROM profiles.other_name) AS name,
                     "substring"(TRIM(BOTH FROM profiles.other_name), '^((عبد|أبو)\s+\S+|\S+)'::text) AS first
                    FROM profiles
                   WHERE (profiles.id = review_other_author.patient)) named) parted;
END
;
ALTER FUNCTION app.review_other_author(uuid) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.review_other_author(uuid) TO nabta_app;

CREATE OR REPLACE FUNCTION app.riyadh_day(at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((at AT TIME ZONE 'Asia/Riyadh'::text))::date
;
GRANT EXECUTE ON FUNCTION app.riyadh_day(timestamp with time zone) TO PUBLIC;

CREATE OR REPLACE FUNCTION app.role()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE(current_setting('app.role'::text, true), ''::text)
;
GRANT EXECUTE ON FUNCTION app.role() TO PUBLIC;

CREATE OR REPLACE FUNCTION app.role_counted(role_type text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE role_type WHEN 'client'::text THEN 'patient'::text ELSE role_type END
;
GRANT EXECUTE ON FUNCTION app.role_counted(text) TO PUBLIC;

CREATE OR REPLACE FUNCTION app.seal_reasons(held text, ids uuid[], was text[], sealed bytea[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if app.actor() <> 'system' or held <> all (array['appointments', 'refunds', 'taken_uses', 'wallet_credits', 'payout_holds']) then
    raise exception 'only the system seals reasons' using errcode = 'insufficient_privilege';
  end if;
  execute format('update public.%I as held set reason = null, reason_sealed = each.sealed
    from unnest($1, $2, $3) as each (id, was, sealed) where held.id = each.id and held.reason = each.was', held) using ids, was, sealed;
end $function$
;
ALTER FUNCTION app.seal_reasons(text,uuid[],text[],bytea[]) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.seal_reasons(text,uuid[],text[],bytea[]) TO nabta_app;

CREATE OR REPLACE FUNCTION app.seen_patient()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.seen_patient'::text, true), ''::text))::uuid
;
GRANT EXECUTE ON FUNCTION app.seen_patient() TO PUBLIC;
GRANT EXECUTE ON FUNCTION app.seen_patient() TO nabta_app;

CREATE OR REPLACE FUNCTION app.session_kind(type text, package uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (package IS NOT NULL) THEN 'package'::text WHEN (type ~ '^initial-consultation(-[0-9]+)?$'::text) THEN 'initial'::text WHEN (type ~ '^follow-up(-[0-9]+)?$'::text) THEN 'follow_up'::text ELSE 'package'::text END
;
GRANT EXECUTE ON FUNCTION app.session_kind(text,uuid) TO PUBLIC;

CREATE OR REPLACE FUNCTION app.shared_foods(nearest tsquery[], loose tsquery, beginning text, begun integer, of_group text, most integer)
 RETURNS TABLE(id uuid, level integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 31
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
declare
  levels constant integer := cardinality(nearest);
  found_ids uuid[] := '{}';
  more uuid[];
  query tsquery;
begin
  for at in 1 .. levels + 1 loop
    exit when cardinality(found_ids) >= most or (at > levels and cardinality(found_ids) > 0);
    if at = begun and shared_foods.beginning is not null then
      select array_agg(nearer.food_id) into more from (
        select kept.food_id from food_beginnings as kept
          where kept.beginning = shared_foods.beginning and (of_group is null or kept.food_group = of_group)
            and kept.food_id <> all (found_ids)
          order by kept.name_length, kept.food_id
          limit most - cardinality(found_ids)) as nearer;
    else
      query := coalesce(nearest[at], loose);
      select array_agg(nearer.id) into more from (
        select food.id from foods as food
          left join food_uses as mine on mine.food_id = food.id and mine.dietitian_id = app.person()
          where food.owner_id is null and food.words @@ query and (of_group is null or food.food_group = of_group)
            and food.id <> all (found_ids)
          order by app.food_place(food.standing, mine.times, food.uses, coalesce(food.name_en, food.name_ar)),
            coalesce(food.name_en, food.name_ar), food.id
          limit most - cardinality(found_ids)) as nearer;
    end if;
    if more is not null then
      found_ids := found_ids || more;
      return query select unnest(more), at;
    end if;
  end loop;
end;
$function$
;
ALTER FUNCTION app.shared_foods(tsquery[],tsquery,text,integer,text,integer) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.shared_foods(tsquery[],tsquery,text,integer,text,integer) TO nabta_app;

CREATE OR REPLACE FUNCTION app.shared_groups(dietitian uuid, patient uuid, version text)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
BEGIN ATOMIC
 SELECT
         CASE
             WHEN app.treats(dietitian, patient) THEN
             CASE
                 WHEN (COALESCE(( SELECT (consents.given AND (consents.version = shared_groups.version))
                    FROM consents
                   WHERE ((consents.user_id = shared_groups.patient) AND (consents.purpose = 'health'::text))
                   ORDER BY consents.id DESC
                  LIMIT 1), false) AND COALESCE(( SELECT health_choices.shares_record
                    FROM health_choices
                   WHERE (health_choices.user_id = shared_groups.patient)), true) AND (NOT (EXISTS ( SELECT
                    FROM verifications
                   WHERE ((verifications.user_id = shared_groups.dietitian) AND (verifications.status = 'suspended'::text))))) AND (EXISTS ( SELECT
                    FROM users
                   WHERE ((users.id = shared_groups.patient) AND (users.leaving_at IS NULL))))) THEN ARRAY( SELECT groups.each
                    FROM unnest(ARRAY['body'::text, 'heart'::text, 'glucose'::text, 'habits'::text, 'medicines'::text, 'meals'::text, 'answers'::text, 'reports'::text]) WITH ORDINALITY groups(each, place)
                   WHERE (NOT (EXISTS ( SELECT
                            FROM withheld_groups
                           WHERE ((withheld_groups.patient_id = shared_groups.patient) AND (withheld_groups.dietitian_id = shared_groups.dietitian) AND (withheld_groups.health_group = groups.each)))))
                   ORDER BY groups.place)
                 ELSE '{}'::text[]
             END
             ELSE NULL::text[]
         END AS "case";
END
;
ALTER FUNCTION app.shared_groups(uuid,uuid,text) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.shared_groups(uuid,uuid,text) TO nabta_app;

CREATE OR REPLACE FUNCTION app.spend(keys text[], most double precision[], seconds integer[], at timestamp with time zone)
 RETURNS TABLE(place integer, until timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  counted record;
begin
  -- A count that a crash forgets does no harm; waiting for the disk at every try would.
  perform set_config('synchronous_commit', 'off', true);
  for place in 1 .. cardinality(keys) loop
    insert into counters as c (key, started_at, ends_at, spent)
      values (keys[place], at, at + make_interval(secs => seconds[place]), 1)
      on conflict (key) do update set
        started_at = case when c.ends_at <= at then excluded.started_at else c.started_at end,
        ends_at = case when c.ends_at <= at then excluded.ends_at else c.ends_at end,
        spent = case when c.ends_at <= at then 1 else c.spent + 1 end
      returning spent, ends_at into counted;
    if counted.spent > most[place] then
      until := counted.ends_at;
      return next;
      return;
    end if;
  end loop;
end $function$
;
ALTER FUNCTION app.spend(text[],double precision[],integer[],timestamp with time zone) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.spend(text[],double precision[],integer[],timestamp with time zone) TO nabta_app;

CREATE OR REPLACE FUNCTION app.stamp_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  -- Whoever is changing the account is waited for: no session begins on what is no longer so.
  perform pg_advisory_xact_lock_shared(hashtextextended('sessions:' || new.user_id, 0));
  select users.language, factor.on_duty, new.active_role = 'admin' and not users.second_factor_waived and not factor.on_duty,
      users.suspended_at is null and users.leaving_at is null and exists (
        select from user_roles as role where role.user_id = new.user_id
          and case role.role_type when 'client' then 'patient' else role.role_type end = new.active_role)
    into new.language, new.second_factor, new.second_factor_due, new.is_open
    from users cross join lateral (select exists (
      select from second_factors as known where known.user_id = users.id and known.confirmed_at is not null) as on_duty) as factor
    where users.id = new.user_id;
  return new;
end $function$
;
ALTER FUNCTION app.stamp_session() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.stamp_sessions_anew()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  person uuid := to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0];
begin
  perform pg_advisory_xact_lock(hashtextextended('sessions:' || person, 0));
  update sessions set active_role = active_role where user_id = person;
  return null;
end $function$
;
ALTER FUNCTION app.stamp_sessions_anew() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.survey_answers_found(longest text, words text[], address text, digits text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT survey_answers.id
    FROM survey_answers
   WHERE ((( SELECT app.role() AS role) = 'admin'::text) AND (app.fold_text(((survey_answers.name || ' '::text) || COALESCE(survey_answers.company_name, ''::text))) ~~ survey_answers_found.longest) AND (app.fold_text(((survey_answers.name || ' '::text) || COALESCE(survey_answers.company_name, ''::text))) ~~ ALL (survey_answers_found.words)))
 UNION
  SELECT survey_answers.id
    FROM survey_answers
   WHERE ((( SELECT app.role() AS role) = 'admin'::text) AND (survey_answers.email ~~ survey_answers_found.address))
 UNION
  SELECT survey_answers.id
    FROM survey_answers
   WHERE ((( SELECT app.role() AS role) = 'admin'::text) AND (regexp_replace(app.fold_text(survey_answers.phone), '\D'::text, ''::text, 'g'::text) ~~ survey_answers_found.digits));
END
;
ALTER FUNCTION app.survey_answers_found(text,text[],text,text) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.survey_answers_found(text,text[],text,text) TO nabta_app;

CREATE OR REPLACE FUNCTION app.take_for_visitor(hold uuid, now_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  held visitor_holds;
  taken integer;
begin
  if app.actor() <> 'system' then raise exception 'only the system holds times for visitors'; end if;
  select * into strict held from visitor_holds where id = hold;
  delete from taken_times where person_id = held.dietitian_id and during && tstzrange(held.starts_at, held.ends_at)
    and held_until <= now_at;
  insert into taken_times (person_id, during, held_until, visitor_id)
    values (held.dietitian_id, tstzrange(held.starts_at, held.ends_at), held.held_until, held.id)
    on conflict on constraint taken_times_once do nothing;
  get diagnostics taken = row_count;
  return taken = 1;
end $function$
;
ALTER FUNCTION app.take_for_visitor(uuid,timestamp with time zone) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.take_for_visitor(uuid,timestamp with time zone) TO nabta_app;

CREATE OR REPLACE FUNCTION app.take_times(patient uuid, dietitian uuid, span tstzrange, until timestamp with time zone, now_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  taken integer;
begin
  delete from visitor_holds where person_id = patient;
  delete from taken_times where holder_id = patient
    or (person_id in (patient, dietitian) and during && span and held_until <= now_at);
  insert into taken_times (person_id, during, held_until, holder_id)
    select person, span, until, patient from unnest(array[least(patient, dietitian), greatest(patient, dietitian)]) as person
    on conflict on constraint taken_times_once do nothing;
  get diagnostics taken = row_count;
  return taken = 2;
end $function$
;
ALTER FUNCTION app.take_times(uuid,uuid,tstzrange,timestamp with time zone,timestamp with time zone) OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.tell(people uuid[], topic text, facts jsonb, at timestamp with time zone, aloud boolean)
 RETURNS TABLE(person uuid, sequence bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  told jsonb;
begin
  with counted as (
    insert into feeds (user_id, last)
      select known.id, 1 from users as known where known.id = any(tell.people) order by known.id
      on conflict (user_id) do update set last = feeds.last + 1
      returning user_id, last
  ), written as (
    insert into changes (user_id, sequence, topic, facts, at)
      select counted.user_id, counted.last, tell.topic, tell.facts, tell.at from counted
  )
  select jsonb_agg(jsonb_build_array(counted.user_id, counted.last)) into told from counted;
  if aloud then
    perform pg_notify('nabta', json_build_object('to', part.people, 'change', jsonb_build_object('topic', tell.topic) || tell.facts)::text)
      from (
        select jsonb_agg(each.pair) as people from jsonb_array_elements(told) with ordinality as each(pair, place)
          group by (each.place - 1) / 50
      ) as part;
  end if;
  return query select (pair ->> 0)::uuid, (pair ->> 1)::bigint from jsonb_array_elements(told) as pair;
end $function$
;
ALTER FUNCTION app.tell(uuid[],text,jsonb,timestamp with time zone,boolean) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.tell(uuid[],text,jsonb,timestamp with time zone,boolean) TO nabta_app;

CREATE OR REPLACE FUNCTION app.times_of_visitors(now_at timestamp with time zone)
 RETURNS TABLE(starts timestamp with time zone, ends timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
BEGIN ATOMIC
 SELECT visitor_holds.starts_at,
     visitor_holds.ends_at
    FROM visitor_holds
   WHERE ((visitor_holds.dietitian_id = app.person()) AND (visitor_holds.held_until > times_of_visitors.now_at));
END
;
ALTER FUNCTION app.times_of_visitors(timestamp with time zone) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.times_of_visitors(timestamp with time zone) TO nabta_app;

CREATE OR REPLACE FUNCTION app.token_of(hash text)
 RETURNS TABLE(id uuid, user_id uuid, purpose text, expires_at timestamp with time zone, used_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
BEGIN ATOMIC
 SELECT token.id,
     token.user_id,
     token.purpose,
     token.expires_at,
     token.used_at
    FROM account_tokens token
   WHERE (token.token_hash = token_of.hash);
END
;
ALTER FUNCTION app.token_of(text) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.token_of(text) TO nabta_app;

CREATE OR REPLACE FUNCTION app.treats(dietitian uuid, patient uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM appointments
           WHERE ((appointments.patient_id = treats.patient) AND (appointments.dietitian_id = treats.dietitian) AND (appointments.status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'completed'::text]))))) AS "exists";
END
;
ALTER FUNCTION app.treats(uuid,uuid) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.treats(uuid,uuid) TO nabta_app;

CREATE OR REPLACE FUNCTION app.try_sign_in(address text, device text, account_key text, device_key text, burst_key text, fails_key text, scale double precision, at timestamp with time zone)
 RETURNS TABLE(user_id uuid, password_hash text, language text, primary_role text, confirmed boolean, suspended boolean, second_factor boolean, known boolean, has_devices boolean, try_key text, wait_until timestamp with time zone, erases_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  person record;
  before record;
  spent_before integer;
  ends timestamptz;
  patience double precision := 5 * scale;
begin
  -- A count that a crash forgets does no harm; waiting for the disk at every try would.
  perform set_config('synchronous_commit', 'off', true);
  select u.id, u.password_hash as hash, u.language as spoken, u.confirmed_at, u.suspended_at, u.erases_at as ends_at
    into person from public.users as u
    where u.email = address::public.citext and (u.leaving_at is null or u.erases_at > at)
    order by u.confirmed_at is null, u.leaving_at is not null, u.created_at desc, u.id desc limit 1;
  user_id := person.id;
  password_hash := person.hash;
  language := person.spoken;
  primary_role := (select case r.role_type when 'client' then 'patient' else r.role_type end
    from public.user_roles as r where r.user_id = person.id and r.is_primary);
  confirmed := person.confirmed_at is not null;
  suspended := person.suspended_at is not null;
  erases_at := person.ends_at;
  has_devices := exists (select from public.known_devices as d where d.user_id = person.id);
  known := device <> '' and exists (select from public.known_devices as d where d.user_id = person.id and d.device_hash = device);
  second_factor := exists (select from public.second_factors as f where f.user_id = person.id and f.confirmed_at is not null);
  try_key := case when known then device_key else account_key end;

  if not known then
    insert into public.counters as c (key, started_at, ends_at, spent) values (burst_key, at, at + interval '10 seconds', 1)
      on conflict (key) do update set
        started_at = case when c.ends_at <= at then at else c.started_at end,
        ends_at = case when c.ends_at <= at then excluded.ends_at else c.ends_at end,
        spent = case when c.ends_at <= at then 1 else c.spent + 1 end
      returning c.spent, c.ends_at into spent_before, ends;
    if spent_before > 10 * scale then
      wait_until := ends;
      return next;
      return;
    end if;
    insert into public.counters as c (key, started_at, ends_at, spent) values (fails_key, at, at + interval '5 minutes', 1)
      on conflict (key) do update set
        started_at = case when c.ends_at <= at then at else c.started_at end,
        ends_at = case when c.ends_at <= at then excluded.ends_at else c.ends_at end,
        spent = case when c.ends_at <= at then 1 else c.spent + 1 end
      returning c.spent, c.ends_at into spent_before, ends;
    if spent_before > 30 * scale then
      wait_until := ends;
      return next;
      return;
    end if;
  end if;

  insert into public.sign_in_tries as t (key, fails, last_at) values (try_key, 1, at)
    on conflict (key) do update set
      fails = t.fails + case when t.blocked_until > at then 0 when at - t.last_at < interval '1 second' then 2 else 1 end,
      last_at = case when t.blocked_until > at then t.last_at else at end,
      blocked_until = case when t.blocked_until > at then t.blocked_until
        when t.fails + case when at - t.last_at < interval '1 second' then 2 else 1 end >= patience
          then at + least(900, 30 * 2 ^ least(10, floor(t.fails + 1 - patience))) * interval '1 second' end
    returning old.blocked_until, coalesce(old.fails, 0) as fails into before;
  if before.blocked_until > at then wait_until := before.blocked_until; end if;
  if before.fails >= 100 * scale then wait_until := greatest(wait_until, at + interval '15 minutes'); end if;
  return next;
end $function$
;
ALTER FUNCTION app.try_sign_in(text,text,text,text,text,text,double precision,timestamp with time zone) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.try_sign_in(text,text,text,text,text,text,double precision,timestamp with time zone) TO nabta_app;

CREATE OR REPLACE FUNCTION app.unlist()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  person uuid := coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(old) ->> 'user_id', to_jsonb(new) ->> 'id');
begin
  perform pg_advisory_xact_lock(hashtextextended('listings:' || person, 0));
  if not app.may_be_listed(person) then
    delete from public.listings where user_id = person;
  end if;
  return null;
end $function$
;
ALTER FUNCTION app.unlist() OWNER TO nabta_reader;

CREATE OR REPLACE FUNCTION app.use_access_token(hash text, at timestamp with time zone)
 RETURNS TABLE(id uuid, user_id uuid, role text, scope text, language text, second_factor_due boolean)
 LANGUAGE sql
 SECURITY DEFINER
BEGIN ATOMIC
 WITH held AS (
          SELECT token.id,
             token.user_id,
             token.role,
             token.scope,
             token.used_at,
             users.language,
             ((token.role = 'admin'::text) AND (NOT users.second_factor_waived) AND (NOT (EXISTS ( SELECT
                    FROM second_factors known
                   WHERE ((known.user_id = token.user_id) AND (known.confirmed_at IS NOT NULL)))))) AS due
            FROM (access_tokens token
              JOIN users ON ((users.id = token.user_id)))
           WHERE ((token.token_hash = use_access_token.hash) AND (token.expires_at > use_access_token.at) AND (users.suspended_at IS NULL) AND (users.leaving_at IS NULL) AND (EXISTS ( SELECT
                    FROM user_roles role
                   WHERE ((role.user_id = token.user_id) AND (
                         CASE role.role_type
                             WHEN 'client'::text THEN 'patient'::text
                             ELSE role.role_type
                         END = token.role)))))
         ), touched AS (
          UPDATE access_tokens SET used_at = use_access_token.at
            FROM held held_1
           WHERE ((access_tokens.id = held_1.id) AND COALESCE((held_1.used_at <= (use_access_token.at - '00:01:00'::interval)), true))
         )
  SELECT held.id,
     held.user_id,
     held.role,
     held.scope,
     held.language,
     held.due
    FROM held;
END
;
ALTER FUNCTION app.use_access_token(text,timestamp with time zone) OWNER TO nabta_reader;
GRANT EXECUTE ON FUNCTION app.use_access_token(text,timestamp with time zone) TO nabta_app;

CREATE OR REPLACE FUNCTION public.get_user_roles(user_id uuid)
 RETURNS TABLE(id uuid, role_type text, is_primary boolean)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT held.id,
         CASE held.role_type
             WHEN 'client'::text THEN 'patient'::text
             ELSE held.role_type
         END AS role_type,
     held.is_primary
    FROM user_roles held
   WHERE (held.user_id = get_user_roles.user_id)
   ORDER BY held.id;
END
;
GRANT EXECUTE ON FUNCTION get_user_roles(uuid) TO nabta_app;

CREATE OR REPLACE FUNCTION public.set_primary_role(p_user_id uuid, p_role_type text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  wanted text := case p_role_type when 'client' then 'patient' else p_role_type end;
begin
  if not exists (select from get_user_roles(p_user_id) as held where held.role_type = wanted) then
    raise exception 'this role is not held' using errcode = 'insufficient_privilege';
  end if;
  update user_roles set is_primary = false
    where user_id = p_user_id and is_primary and case role_type when 'client' then 'patient' else role_type end <> wanted;
  update user_roles set is_primary = true
    where user_id = p_user_id and not is_primary and case role_type when 'client' then 'patient' else role_type end = wanted;
end $function$
;
GRANT EXECUTE ON FUNCTION set_primary_role(uuid,text) TO nabta_app;
