-- How a dietitian whom patients find is called and looks, as whoever has booked sees it: known before the booking, it need not be read after it.
create function app.face_of_listed(dietitian uuid) returns json
  language sql stable security definer
begin atomic
  select json_build_object('other_full_name', profiles.full_name, 'other_other_name', profiles.other_name, 'other_photo_id', photos.id)
    from profiles left join photos on photos.user_id = profiles.id
    where profiles.id = dietitian and exists (select from listings where listings.user_id = dietitian);
end;
alter function app.face_of_listed(uuid) owner to nabta_reader;
revoke execute on function app.face_of_listed(uuid) from public;
grant execute on function app.face_of_listed(uuid) to nabta_app;
