-- A hold on payouts that began with the suspension of an account or a practice ends with it.
alter table payout_holds add column with_suspension boolean not null default false;
grant insert (with_suspension) on payout_holds to nabta_app;

alter table payout_holds no force row level security;
alter table users no force row level security;
alter table verifications no force row level security;
alter table user_roles no force row level security;
insert into payout_holds (dietitian_id, reason, with_suspension, held_at)
  select id,
      'Your account or your practice is suspended. What you have earned is kept for you. '
        || 'حسابك أو عيادتك موقوفة حاليًا، ومستحقاتك محفوظة لك.',
      true, now()
    from users where (suspended_at is not null
        or exists (select from verifications where user_id = users.id and status = 'suspended'))
      and exists (select from user_roles where user_roles.user_id = users.id and role_type = 'dietitian')
    on conflict (dietitian_id) where lifted_at is null do nothing;
alter table payout_holds force row level security;
alter table users force row level security;
alter table verifications force row level security;
alter table user_roles force row level security;
