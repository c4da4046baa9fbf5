-- A session's row is written anew when its owner's face changes, since every page shows it beside the name.
create trigger photos_stamp_sessions after insert or delete on photos
  for each row execute function app.stamp_sessions_anew('user_id');
