-- Cards that people pay with. The gateway has the card; here is its token, and what its owner tells it from others by.
create table payment_methods (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  gateway_token text not null unique check (length(gateway_token) between 1 and 200),
  brand text not null check (brand in ('mada', 'visa', 'mastercard', 'amex', 'unionpay', 'other')),
  last_four text not null check (last_four ~ '^\d{4}$'),
  -- The last day on which it can be used.
  expires_on date not null,
  is_default boolean not null default false,
  added_at timestamptz not null
);
create index payment_methods_user on payment_methods (user_id, added_at);
create unique index payment_methods_one_default on payment_methods (user_id) where is_default;
alter table payment_methods enable row level security, force row level security;
create policy payment_methods_own on payment_methods to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (user_id, gateway_token, brand, last_four, expires_on, is_default, added_at),
  update (is_default) on payment_methods to nabta_app;

-- Somebody was sent to the gateway's form. The card counts once the same person has come back from there.
create table card_additions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  form text not null unique check (length(form) between 1 and 200),
  begun_at timestamptz not null,
  returned_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('added', 'not_added')),
  -- Whatever was held for it has been given back, and tokens that nobody wants are gone.
  released_at timestamptz,
  check ((ended_at is null) = (outcome is null)),
  check (released_at is null or ended_at is not null)
);
create index card_additions_user on card_additions (user_id, begun_at);
create index card_additions_open on card_additions (begun_at) where released_at is null;
alter table card_additions enable row level security, force row level security;
create policy card_additions_own on card_additions to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (id, user_id, form, begun_at), update (returned_at, ended_at, outcome, released_at)
  on card_additions to nabta_app;

-- Tokens that the gateway is still to forget; a row goes when it has.
create table unwanted_cards (
  gateway_token text primary key check (length(gateway_token) between 1 and 200),
  since timestamptz not null
);
alter table unwanted_cards enable row level security, force row level security;
create policy unwanted_cards_leave on unwanted_cards for insert to nabta_app
  with check ((select app.person()) is not null or (select app.actor()) = 'system');
create policy unwanted_cards_forget on unwanted_cards to nabta_app using ((select app.actor()) = 'system');
grant select, delete, insert (gateway_token, since) on unwanted_cards to nabta_app;

-- What the gateway has told, as it was received: sealed, since a cardholder's name stands in it.
create table payment_webhooks (
  id uuid primary key default uuidv7(),
  gateway_event text not null unique check (length(gateway_event) between 1 and 200),
  body_sealed bytea not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index payment_webhooks_received on payment_webhooks (received_at);
alter table payment_webhooks enable row level security, force row level security;
create policy payment_webhooks_system on payment_webhooks to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
grant select, delete, insert (gateway_event, body_sealed, received_at), update (handled_at) on payment_webhooks to nabta_app;

-- That a card was saved, chosen or removed stands in the log that admins read; its digits stay with its owner.
create policy events_of_cards on events for select to nabta_app
  using ((select app.role()) = 'admin' and kind in ('card.added', 'card.default_chosen', 'card.removed'));
