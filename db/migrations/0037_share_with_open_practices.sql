-- A practice that admins have suspended sees no record, and whoever is leaving is read by nobody.
create or replace function app.shared_groups(dietitian uuid, patient uuid, version text) returns text[]
  language sql stable security definer
begin atomic
  select case when app.treats(shared_groups.dietitian, shared_groups.patient) then
    case when coalesce((select given and consents.version = shared_groups.version from consents
          where user_id = shared_groups.patient and purpose = 'health' order by id desc limit 1), false)
        and coalesce((select shares_record from health_choices where user_id = shared_groups.patient), true)
        and not exists (select from verifications
          where verifications.user_id = shared_groups.dietitian and verifications.status = 'suspended')
        and exists (select from users where users.id = shared_groups.patient and users.leaving_at is null)
      then array(
        select each from unnest(array['body', 'heart', 'glucose', 'habits', 'medicines', 'meals', 'answers', 'reports']) with ordinality as groups (each, place)
          where not exists (select from withheld_groups
            where patient_id = shared_groups.patient and dietitian_id = shared_groups.dietitian and health_group = each)
          order by place)
      else '{}' end
  end;
end;

-- The patient's day is theirs for whoever reads with them.
create policy contact_choices_seen on contact_choices for select to nabta_app using (user_id = (select app.seen_patient()));
