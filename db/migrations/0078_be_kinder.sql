-- What goes back to a patient who cancels, by hours before the start: all, a part in per cent, nothing. The operator says it, and a
-- dietitian may be kinder.
alter table platform_settings
  add column refund_whole_hours smallint not null default 24 check (refund_whole_hours between 0 and 168),
  add column refund_part_hours smallint not null default 3,
  add column refund_part_percent smallint not null default 50 check (refund_part_percent between 0 and 100),
  add check (refund_part_hours between 0 and refund_whole_hours);
grant update (refund_whole_hours, refund_part_hours, refund_part_percent) on platform_settings to nabta_app;

alter table availabilities
  add column refund_whole_hours smallint check (refund_whole_hours between 0 and 168),
  add column refund_part_hours smallint,
  add column refund_part_percent smallint check (refund_part_percent between 0 and 100),
  add check (refund_part_hours between 0 and refund_whole_hours),
  add check (num_nulls(refund_whole_hours, refund_part_hours, refund_part_percent) in (0, 3));
grant insert (refund_whole_hours, refund_part_hours, refund_part_percent), update (refund_whole_hours, refund_part_hours, refund_part_percent)
  on availabilities to nabta_app;

-- Forced, the rules would let the owner see nothing of what there is to rewrite.
alter table appointments no force row level security;
alter table awaited_appointments no force row level security;
update appointments set policy = policy - array['refundAll', 'refundHalf'] || jsonb_build_object('refunds',
    jsonb_build_object('wholeUntil', policy -> 'refundAll', 'partUntil', policy -> 'refundHalf', 'partPercent', 50))
  where policy ? 'refundAll';
update awaited_appointments set policy = policy - array['refundAll', 'refundHalf'] || jsonb_build_object('refunds',
    jsonb_build_object('wholeUntil', policy -> 'refundAll', 'partUntil', policy -> 'refundHalf', 'partPercent', 50))
  where policy ? 'refundAll';
alter table appointments force row level security;
alter table awaited_appointments force row level security;
