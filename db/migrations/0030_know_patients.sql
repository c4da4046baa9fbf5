-- Whom a dietitian has something agreed or asked with, or has seen, and how to reach them.
grant select (phone, date_of_birth, gender) on profiles to nabta_reader;
create view met_patients with (security_barrier = false) as
  select profiles.id, profiles.full_name, profiles.other_name, users.email, profiles.phone, profiles.date_of_birth, profiles.gender
    from profiles join users on users.id = profiles.id
    where users.leaving_at is null and exists (select from appointments
      where patient_id = profiles.id and dietitian_id = (select app.person()) and status <> 'cancelled');
alter view met_patients owner to nabta_reader;
grant select on met_patients to nabta_app;
