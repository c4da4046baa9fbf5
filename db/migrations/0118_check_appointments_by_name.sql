-- Each condition of an appointment has a name of its own again, which a fault then says. A value that is unknown passes.
alter table appointments
  drop constraint appointments_sound,
  add constraint appointments_between_two check (patient_id <> dietitian_id),
  add constraint appointments_mode check (mode in ('video', 'in-person')),
  add constraint appointments_price check (price_halalas >= 0),
  add constraint appointments_length check (ends_at - starts_at between interval '15 minutes' and interval '3 hours'),
  add constraint appointments_status check (status in ('pending', 'confirmed', 'cancelled', 'completed')),
  add constraint appointments_pending_lapses check ((status = 'pending') = (lapses_at is not null)),
  add constraint appointments_cancelled_has_ending check ((status = 'cancelled') = (ending is not null)),
  add constraint appointments_completed_has_outcome check ((status = 'completed') = (outcome is not null)),
  add constraint appointments_completed_has_time check ((status = 'completed') = (completed_at is not null)),
  add constraint appointments_ending check (ending in
    ('declined', 'lapsed', 'cancelled_by_patient', 'cancelled_by_dietitian', 'cancelled_by_platform', 'dietitian_absent')),
  add constraint appointments_outcome check (outcome in ('attended', 'patient_absent')),
  add constraint appointments_meeting_link check (meeting_link like 'https://%' or meeting_link like 'http://%'),
  add constraint appointments_in_calendars check (in_calendars <@ array['patient', 'dietitian']),
  add constraint appointments_wish_is_whole check (num_nonnulls(wanted_at, wanted_since, wanted_until) in (0, 3)),
  add constraint appointments_wish_moves check (wanted_at is null or (status = 'confirmed' and wanted_at <> starts_at)),
  add constraint appointments_wish_ends_before_start check (wanted_until <= starts_at);
drop function app.is_sound;
