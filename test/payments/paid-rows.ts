import { system } from '#server/ground/data/db.ts'
import { postTransaction } from '#server/money/ledger/post-transaction.ts'
import { creditWallet } from '#server/money/wallets/credit-wallet.ts'
import type { App } from '#test/app.ts'
import { makeAvailable } from './payouts.ts'

/**
 * Writes rows as if a patient had paid for the confirmed and the cancelled appointments, with half of the latter
 * refunded.
 */
export async function putPayments(app: App, patient: { id: string }): Promise<void> {
  const now = app.house.clock.now()
  await app.rows(
    `insert into payments (id, patient_id, dietitian_id, appointment_id, amount_halalas, fee_percent, vat_percent, form, url, opened_at, form_until)
       select gen_random_uuid(), patient_id, dietitian_id, id, price_halalas, 15, 15, 'form of ' || id, 'https://pay.example/' || id, $2, $2
         from appointments where patient_id = $1 and status in ('confirmed', 'cancelled') and price_halalas > 0`,
    [patient.id, now],
  )
  await app.rows(
    `update payments set state = 'captured', gateway_payment = appointment_id::text, card_brand = 'mada', last_four = '1010', captured_at = $2
       where patient_id = $1`,
    [patient.id, now],
  )
  await app.rows(
    `update appointments set paid_halalas = price_halalas, policy = policy || '{"refunds": {"wholeUntil": 24, "partUntil": 3, "partPercent": 50}}',
         refund_halalas = case when status = 'cancelled' then price_halalas / 2 end
       from payments where appointment_id = appointments.id and appointments.patient_id = $1`,
    [patient.id],
  )
  await app.rows(
    `insert into refunds (payment_id, halalas, cause, owed_at, done_at)
       select payments.id, refund_halalas, 'ended', $2, $2 from payments join appointments on appointments.id = appointment_id
         where payments.patient_id = $1 and refund_halalas > 0`,
    [patient.id, now],
  )
  const cancelled = await app.rows<{ id: string; appointment_id: string }>(
    `select payments.id, appointment_id from payments join appointments on appointments.id = appointment_id
       where payments.patient_id = $1 and status = 'cancelled' and refund_halalas > 0 order by payments.id limit 1`,
    [patient.id],
  )
  for (const { id, appointment_id } of cancelled)
    await app.house.db.as(system, (tx) =>
      creditWallet(tx, { person: patient.id, payment: id, appointment: appointment_id, halalas: 1_000 }, now),
    )
}

/**
 * Writes rows as if a dietitian had earned 85 per cent of every completed appointment, all but the latest ready to be
 * paid out.
 */
export async function putEarnings(app: App, dietitian: { id: string }): Promise<void> {
  const now = app.house.clock.now()
  const met = await app.rows<{ id: string; halalas: number }>(
    `select id, price_halalas * 85 / 100 as halalas from appointments
      where dietitian_id = $1 and status = 'completed' and price_halalas > 0 order by starts_at desc`,
    [dietitian.id],
  )
  await app.house.db.as(system, async (tx) => {
    for (const [at, { id: cause, halalas }] of met.entries()) {
      const earnings = { kind: 'earnings', of: dietitian.id } as const
      await postTransaction(
        tx,
        {
          kind: 'earned',
          cause,
          entries: [
            { account: 'prepaid', halalas },
            { account: earnings, halalas: -halalas },
          ],
        },
        now,
      )
      if (at === 0) continue
      const available = { kind: 'available', of: dietitian.id } as const
      const entries = [
        { account: earnings, halalas },
        { account: available, halalas: -halalas },
      ]
      await postTransaction(tx, { kind: 'available', cause, entries }, now)
    }
  })
}

/**
 * Writes rows as if a dietitian had one payout that arrived, one that a bank rejected, and an available amount; and
 * as if another dietitian's payouts were on hold.
 */
export async function putPayouts(app: App, dietitian: { id: string }, held: { id: string }): Promise<void> {
  const now = app.house.clock.now()
  for (const { id } of [dietitian, held]) await makeAvailable(app, { id }, 96_250)
  await app.rows(
    `insert into payouts (id, dietitian_id, number, halalas, cause, iban_end, asked_at, state, ended_at, gateway_payout, reason)
      select gen_random_uuid(), $1::uuid, number, halalas, cause, '7519', $2::timestamptz - ago * interval '1 day', state,
          $2::timestamptz - ago * interval '1 day', 'payout ' || number, reason
        from (values ('1000000000000001', 51250, 'weekly', 12, 'paid', null), ('1000000000000002', 22500, 'asked', 5, 'returned', 'failed'))
          as made (number, halalas, cause, ago, state, reason)`,
    [dietitian.id, now],
  )
  await app.rows('insert into payout_holds (dietitian_id, reason, held_at) values ($1, $2, $3)', [
    held.id,
    'The bank asks whose account it is.',
    now,
  ])
  await app.rows(
    `insert into billing_details (user_id, legal_name, street, city, postal_code, saved_at, iban_sealed, iban_end)
      values ($1, 'Layla Al-Harbi Nutrition Clinic', '7214 Olaya Street', 'Riyadh', '12213', $2, '', '7519') on conflict do nothing`,
    [dietitian.id, now],
  )
}

/**
 * Writes rows as if a patient had bought a package of a service that is no longer offered, with one session earned
 * and another taken back.
 */
export async function putPackage(
  app: App,
  patient: { id: string },
  dietitian: { id: string },
): Promise<void> {
  const now = app.house.clock.now()
  await app.rows(
    `with bought as (
         insert into packages (id, patient_id, dietitian_id, service_name, other_service_name, uses, days, price_halalas,
             policy, state, asked_at, bought_at, expires_at)
           values (gen_random_uuid(), $1, $2, 'Follow-up', 'متابعة', 5, 90, 50000,
               '{"cancelUntil": "start", "moves": 2, "refunds": {"wholeUntil": 3, "partUntil": 3, "partPercent": 0}}', 'open', $3, $3,
               $3::timestamptz + interval '90 days')
           returning id
       )
       , paid as (
         insert into payments (id, patient_id, dietitian_id, package_id, amount_halalas, fee_percent, vat_percent, form, url, opened_at,
             form_until, state, gateway_payment, card_brand, last_four, captured_at)
           select gen_random_uuid(), $1, $2, id, 50000, 15, 15, 'form of ' || id, 'https://pay.example/' || id, $3, $3, 'captured',
               id::text, 'visa', '4242', $3 from bought returning id
       )
       , met as (
         select id, row_number() over (order by starts_at desc) as place from appointments
           where patient_id = $1 and dietitian_id = $2 and status = 'completed' limit 2
       )
       , taken as (
         insert into taken_uses (payment_id, appointment_id, halalas, goes_to, reason, taken_at)
           select paid.id, met.id, 10000, 'package', 'انقطعت المكالمة بعد خمس دقائق.', $3 from paid, met where place = 2
       )
       insert into package_uses (package_id, place, halalas, state, appointment_id)
         select bought.id, place, 10000, case when met.id is null then 'ready' else 'used' end, met.id
           from bought, generate_series(1, 5) as place left join met using (place) where place <> 2
         union all select id, 2, 10000, 'ready', null from bought`,
    [patient.id, dietitian.id, now],
  )
}

/** Writes rows as if one payment were disputed and two disputes had been decided. */
export async function putDisputes(app: App, patient: { id: string }): Promise<void> {
  const now = app.house.clock.now()
  await app.rows(
    `insert into disputes (payment_id, gateway_dispute, halalas, reason, state, opened_at, ended_at, borne)
       select paid.id, 'dispute ' || place, amount_halalas, said, state, $2::timestamptz - place * interval '1 day',
           case when state <> 'open' then $2::timestamptz end, case when state = 'lost' then amount_halalas else 0 end
         from (values (1, 'Goods or services not provided', 'open'), (2, 'لم تُقدَّم الخدمة', 'won'), (3, 'Fraudulent transaction', 'lost'))
             as made (place, said, state)
           cross join (select id, amount_halalas from payments where patient_id = $1 and state = 'captured' and appointment_id is not null
             and not exists (select from refunds where payment_id = payments.id) order by id limit 1) as paid`,
    [patient.id, now],
  )
  await app.rows(
    `update payments set disputed_at = (select min(opened_at) from disputes where payment_id = payments.id and state = 'open')
      where id in (select payment_id from disputes)`,
  )
}

/**
 * Writes rows as if a nightly comparison had found differences: one open, one under investigation and one that has
 * since disappeared.
 */
export async function putDifferences(app: App): Promise<void> {
  const now = app.house.clock.now()
  await app.rows(
    `insert into reconciliations (from_day, to_day, begun_at, ended_at, compared) values ('2026-10-01', '2026-10-31', $1, $1, 1204)`,
    [now],
  )
  await app.rows(
    `insert into differences (kind, subject, payment_id, gateway_halalas, our_halalas, found_at, gone_at, looked_at, note)
       select kind, gen_random_uuid(), payments.id, there, here, $1::timestamptz, case when is_gone then $1::timestamptz end,
           case when note is not null then $1::timestamptz end, note
         from (values ('amount', 25000, 20000, false, null), ('unknown_here', 15000, null, false, 'من تجربة المشغّل نفسه.'),
             ('refund_missing', null, 12500, true, null)) as made (kind, there, here, is_gone, note)
           cross join (select id from payments order by id limit 1) as payments`,
    [now],
  )
}

/** Writes rows as if payouts to a dietitian had been held twice and released. */
export async function putHolds(app: App, dietitian: { id: string }, admin: { id: string }): Promise<void> {
  await app.rows(
    `insert into payout_holds (dietitian_id, reason, held_by, held_at, lifted_at, lifted_by, is_replaced)
       select $1::uuid, reason, $2::uuid, held_at::timestamptz, lifted_at::timestamptz, $2::uuid, is_replaced
         from (values ('The bank asks whose account it is.', '2026-01-04T08:00Z', '2026-01-05T08:00Z', true),
             ('ننتظر خطاب البنك.', '2026-01-05T08:00Z', '2026-01-09T08:00Z', false)) as made (reason, held_at, lifted_at, is_replaced)`,
    [dietitian.id, admin.id],
  )
}
