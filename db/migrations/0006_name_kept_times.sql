-- One name had two meanings.
alter table appointments rename column kept_at to conflict_accepted_at;
alter view met_appointments rename column kept_at to conflict_accepted_at;
alter table favorites rename column kept_at to saved_at;
