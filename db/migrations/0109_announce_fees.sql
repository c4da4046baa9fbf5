-- A change of the platform's fee is announced to dietitians and comes into force on its day: what is paid before is split as before.
alter table platform_settings
  add column next_fee_percent smallint check (next_fee_percent between 0 and 50),
  add column next_fee_on date,
  add constraint platform_settings_next_fee check ((next_fee_percent is null) = (next_fee_on is null));
grant update (next_fee_percent, next_fee_on) on platform_settings to nabta_app;
