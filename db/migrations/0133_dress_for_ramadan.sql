-- Whether public pages are dressed for Ramadan while it lasts.
alter table platform_settings add column ramadan_dress boolean not null default true;
grant update (ramadan_dress) on platform_settings to nabta_app;
