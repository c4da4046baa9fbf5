-- A practice that admins have suspended advises nobody: what was written stays to be read, and nothing is added on either side.
create or replace view met_conversations with (security_barrier = false) as
  select conversations.*, other.full_name as other_full_name, other.other_name as other_other_name, face.id as other_photo_id,
      case when kind = 'support' and person_id = (select app.person()) then true else exists (
        select from users where users.id = other.id and users.suspended_at is null and users.leaving_at is null
          and (kind = 'support' or exists (select from user_roles where user_roles.user_id = users.id
            and user_roles.role_type = any (case when other.id = dietitian_id then array['dietitian'] else array['patient', 'client'] end)))
      ) and not exists (
        select from verifications where verifications.user_id = conversations.dietitian_id and verifications.status = 'suspended'
      ) end as is_reachable
    from conversations
    left join profiles as other
      on other.id = case when conversations.person_id = (select app.person()) then conversations.dietitian_id else conversations.person_id end
    left join photos as face on face.user_id = other.id and face.user_id = conversations.dietitian_id
    where (select app.person()) in (conversations.person_id, conversations.dietitian_id)
      or (conversations.kind = 'support' and (select app.role()) = 'admin');
