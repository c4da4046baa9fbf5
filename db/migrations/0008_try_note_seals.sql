-- Notes were sealed with the id as it had been sent: capitals made them unreadable. The round that tries every seal, and
-- seals anew what it can, runs at once. A database that is made just now has neither notes nor a queue.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    set local role nabta_app;
    perform app.enqueue(array['try_note_seals'], '{}');
    reset role;
  end if;
end $$;
