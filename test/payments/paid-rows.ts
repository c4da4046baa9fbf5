import { system } from '#server/data/db.ts'
import { post } from '#server/payments/ledger/post.ts'
import type { App } from '#test/app.ts'

/** As if a patient had paid for what is agreed on and for what was cancelled, and had half of the latter back. */
export async function putPayments(app: App, patient: { id: string }): Promise<void> {
  const now = app.house.clock.now()
  await app.rows(
    `insert into payments (id, patient_id, dietitian_id, appointment_id, amount_halalas, fee_percent, vat_percent, form, url, opened_at, form_until)
       select gen_random_uuid(), patient_id, dietitian_id, id, price_halalas, 15, 15, 'form of ' || id, 'https://pay.example/' || id, $2, $2
         from appointments where patient_id = $1 and status in ('confirmed', 'cancelled') and price_halalas > 0`,
    [patient.id, now],
  )
  await app.rows(
    `update payments set state = 'captured', gateway_payment = form, card_brand = 'mada', last_four = '1010', captured_at = $2
       where patient_id = $1`,
    [patient.id, now],
  )
  await app.rows(
    `update appointments set paid_halalas = price_halalas, policy = policy || '{"refundAll": 24, "refundHalf": 3}',
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
}

/** As if a dietitian had earned 85 per cent of what was completed, of which all but the latest may be paid out. */
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
      await post(
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
      await post(tx, { kind: 'available', cause, entries }, now)
    }
  })
}
