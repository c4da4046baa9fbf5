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
