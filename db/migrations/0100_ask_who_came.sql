-- Nobody's word alone moves money: what one side says of who came, without a call of ours that shows it, is a claim. The
-- appointment stays as it is and its money where it lies until both agree, one is silent for two days, or an admin decides.
-- The platform claims nothing: it asks both where its call shows that the dietitian never came and neither has said so.
create table absence_claims (
  appointment_id uuid primary key references appointments on delete cascade,
  opened_by text not null check (opened_by in ('patient', 'dietitian', 'platform')),
  opened_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > opened_at),
  patient_says text check (patient_says in ('attended', 'patient_absent', 'dietitian_absent')),
  patient_said_at timestamptz,
  patient_words_sealed bytea,
  dietitian_says text check (dietitian_says in ('attended', 'patient_absent', 'dietitian_absent')),
  dietitian_said_at timestamptz,
  dietitian_words_sealed bytea,
  -- Since when it waits for an admin.
  for_admins_at timestamptz,
  decided_as text check (decided_as in ('attended', 'patient_absent', 'dietitian_absent')),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  check ((patient_says is null) = (patient_said_at is null)),
  check ((dietitian_says is null) = (dietitian_said_at is null)),
  check ((decided_as is null) = (decided_at is null)),
  check (opened_by <> 'patient' or patient_says = 'dietitian_absent'),
  check (opened_by <> 'dietitian' or dietitian_says = 'patient_absent')
);
alter table absence_claims enable row level security, force row level security;
create index absence_claims_open on absence_claims (ends_at) where decided_at is null;
create index absence_claims_opened on absence_claims (opened_at, appointment_id);
create index absence_claims_decided_by on absence_claims (decided_by);

create policy absence_claims_see on absence_claims for select to nabta_app
  using ((select app.actor() = 'system' or app.role() = 'admin') or exists (select from appointments
    where appointments.id = appointment_id and (select app.person()) in (patient_id, dietitian_id)));
create policy absence_claims_open on absence_claims for insert to nabta_app
  with check ((select app.actor()) = 'system' or exists (select from appointments
    where appointments.id = appointment_id and (select app.person()) in (patient_id, dietitian_id)));
create policy absence_claims_go_on on absence_claims for update to nabta_app
  using (decided_at is null and ((select app.actor() = 'system' or app.role() = 'admin') or exists (select from appointments
    where appointments.id = appointment_id and (select app.person()) in (patient_id, dietitian_id))))
  with check (true);
create policy absence_claims_forget on absence_claims for update to nabta_app using ((select app.actor()) = 'system');
grant select,
  insert (appointment_id, opened_by, opened_at, ends_at, patient_says, patient_said_at, patient_words_sealed, dietitian_says,
    dietitian_said_at, dietitian_words_sealed),
  update (patient_says, patient_said_at, patient_words_sealed, dietitian_says, dietitian_said_at, dietitian_words_sealed,
    for_admins_at, decided_as, decided_at, decided_by) on absence_claims to nabta_app;

create or replace function app.keep_times() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
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
      delete from taken_times where holder_id = new.patient_id
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
end $$;

alter policy events_of_admins on events
  using ((select app.role()) = 'admin' and (app.is_audited(kind) or (subject_type = 'user' and kind like 'practice.%')
    or kind in (
      'card.added', 'card.default_chosen', 'card.removed', 'payment.disputed', 'payment.dispute_ended',
      'payment.refund_decided', 'payment.use_taken_back', 'ledger.downloaded', 'record.opened', 'record.read', 'record.closed',
      'payout.asked', 'payout.paid', 'payout.doubted', 'payout.decided', 'payout.returned', 'payouts.held', 'payouts.released',
      'reconciliation.asked',
      'difference.looked_into', 'survey.answer_read', 'survey.answer_removed', 'survey.answers_downloaded',
      'newsletter.subscriber_removed', 'newsletter.subscribers_downloaded', 'foods.release_imported',
      'appointment.absence_claimed', 'appointment.absence_decided')));
