-- The operator's settings and their history, and how many people use the product.

-- What the operator of the marketplace decides while it runs: one row, which everybody may read and admins may change.
create table platform_settings (
  id boolean primary key default true check (id),
  version integer not null default 1,
  changed_at timestamptz,
  patients_may_register boolean not null default true,
  dietitians_may_register boolean not null default true,
  takes_bookings boolean not null default true,
  most_pending smallint not null default 5 check (most_pending between 1 and 20),
  -- The defaults of a new practice, which can then change its own values.
  usual_notice_hours smallint not null default 2 check (usual_notice_hours between 0 and 336),
  usual_horizon_days smallint not null default 60 check (usual_horizon_days between 7 and 180),
  usual_most_upcoming smallint not null default 3 check (usual_most_upcoming between 1 and 20),
  monthly_target smallint not null default 20 check (monthly_target between 1 and 500),
  -- By how many days the announced start and end of Ramadan differ from the calendar of Umm al-Qura, in this Hijri year only.
  ramadan_year text check (ramadan_year ~ '^1[45][0-9]{2}$'),
  ramadan_starts smallint not null default 0 check (ramadan_starts between -1 and 1),
  ramadan_ends smallint not null default 0 check (ramadan_ends between -1 and 1),
  announcement_on boolean not null default false,
  announcement_english text not null default '' check (length(announcement_english) <= 300),
  announcement_arabic text not null default '' check (length(announcement_arabic) <= 300),
  announcement_for text not null default 'everyone' check (announcement_for in ('everyone', 'patients', 'dietitians')),
  announcement_until date,
  -- Whether appointments are paid for when they are booked.
  takes_payments boolean not null default false,
  -- The platform's share of an appointment's price, and the tax that the price contains.
  fee_percent smallint not null default 15 check (fee_percent between 0 and 50),
  vat_percent smallint not null default 15 check (vat_percent between 0 and 25),
  -- What dietitians have earned is paid to their bank accounts on one day of the week (0 is Sunday), or when they request it.
  payout_weekday smallint not null default 0 check (payout_weekday between 0 and 6),
  payout_minimum smallint not null default 100 check (payout_minimum between 1 and 10000),
  -- What is refunded to a patient who cancels, by hours before the start: everything, a part in percent, or nothing. A dietitian may
  -- be more generous.
  refund_whole_hours smallint not null default 24 check (refund_whole_hours between 0 and 168),
  refund_part_hours smallint not null default 3,
  refund_part_percent smallint not null default 50 check (refund_part_percent between 0 and 100),
  -- A change of the platform's fee is announced to dietitians and comes into force on this day. What is paid before then is split by
  -- the old fee.
  next_fee_percent smallint check (next_fee_percent between 0 and 50),
  next_fee_on date,
  check (not announcement_on or (announcement_english <> '' and announcement_arabic <> '')),
  check (refund_part_hours between 0 and refund_whole_hours),
  constraint platform_settings_next_fee check ((next_fee_percent is null) = (next_fee_on is null))
);
insert into platform_settings default values;
alter table platform_settings enable row level security, force row level security;
create policy platform_settings_see on platform_settings for select to nabta_app using (true);
create policy platform_settings_change on platform_settings for update to nabta_app using ((select app.role()) = 'admin');
grant select,
  update (version, changed_at, patients_may_register, dietitians_may_register, takes_bookings, most_pending, usual_notice_hours,
    usual_horizon_days, usual_most_upcoming, monthly_target, ramadan_year, ramadan_starts, ramadan_ends, announcement_on,
    announcement_english, announcement_arabic, announcement_for, announcement_until, takes_payments, fee_percent, vat_percent,
    payout_weekday, payout_minimum, refund_whole_hours, refund_part_hours, refund_part_percent, next_fee_percent, next_fee_on)
  on platform_settings to nabta_app;

-- Who changed which setting, with the old and the new value. A row is never changed.
create table platform_setting_changes (
  id uuid primary key default uuidv7(),
  setting text not null,
  was jsonb not null,
  became jsonb not null,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null
);
create index platform_setting_changes_by on platform_setting_changes (changed_by);
alter table platform_setting_changes enable row level security, force row level security;
create policy platform_setting_changes_see on platform_setting_changes for select to nabta_app
  using ((select app.role()) = 'admin' or (select app.actor()) = 'system');
create policy platform_setting_changes_write on platform_setting_changes for insert to nabta_app
  with check ((select app.role()) = 'admin' and changed_by = (select app.person()));
create policy platform_setting_changes_fill on platform_setting_changes for insert to nabta_app
  with check ((select app.actor()) = 'system');
grant select, insert (setting, was, became, changed_by, changed_at) on platform_setting_changes to nabta_app;

-- Whether a person is counted. A person without a row has not chosen and is counted.
create table usage_choices (
  user_id uuid primary key references users on delete cascade,
  is_counted boolean not null,
  changed_at timestamptz not null
);
alter table usage_choices enable row level security, force row level security;
create policy usage_choices_own on usage_choices to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (user_id, is_counted, changed_at),
  update (is_counted, changed_at)
  on usage_choices to nabta_app;

-- How many people used the product on a day in Riyadh, by role and language. Who they were is not stored.
create table usage_days (
  counted_on date not null,
  role text not null,
  language text not null,
  people integer not null,
  primary key (counted_on, role, language)
);
alter table usage_days enable row level security, force row level security;
create policy usage_days_count on usage_days to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
create policy usage_days_see on usage_days for select to nabta_app using ((select app.role()) = 'admin');
grant select, insert (counted_on, role, language, people), update (people) on usage_days to nabta_app;
