import { settleDispute } from '#server/money/disputes/settle-dispute.ts'
import { gatewayOf } from '#server/money/gateway/gateway.ts'
import type { App } from '#test/app.ts'

/** Lets banks decide, webhooks arrive, and queued and scheduled jobs run; returns how much work is left. */
export async function passTime(app: App): Promise<number> {
  await app.rows(
    `update payments set opened_at = least(opened_at, now() - interval '21 minutes'),
      captured_at = case when captured_at is not null then least(captured_at, now() - interval '20 minutes') end, refunding_until = null`,
  )
  await app.rows(`update payouts set asked_at = least(asked_at, now() - interval '2 minutes')`)
  for (const round of ['settle_payments', 'settle_payouts', 'ask_paid_payouts'] as const)
    await app.runCron(round)
  await lookAtDisputes(app)
  await app.runJobs()
  for (const round of ['finish_payments', 'issue_missing_invoices'] as const) await app.runCron(round)
  const [left] = await app.rows<{ count: number }>(
    `select ((select count(*) from refunds join payments on payments.id = payment_id where done_at is null and disputed_at is null)
        + (select count(*) from payouts where state in ('asked', 'sent'))
        + (select count(*) from payouts join (values ('7533')) as back (iban_end) using (iban_end) where state = 'paid')
        + (select count(*) from payments join appointments on appointments.id = appointment_id
          where settled_at is null and disputed_at is null and status in ('completed', 'cancelled'))
        + (select count(*) from package_uses join appointments on appointments.id = appointment_id
            join payments on payments.package_id = package_uses.package_id
          where package_uses.state = 'booked' and disputed_at is null and status in ('completed', 'cancelled')))::int as count`,
  )
  return left?.count ?? 0
}

/** Does what the nightly job does: asks the gateway about each recent payment. */
async function lookAtDisputes(app: App): Promise<void> {
  const gateway = gatewayOf(app.house)
  const rows = await app.rows<{ gateway_payment: string }>(
    `select gateway_payment from payments where state = 'captured' and gateway_payment is not null`,
  )
  for (const { gateway_payment } of rows) {
    const said = await gateway?.readPayment(gateway_payment)
    if (said) await settleDispute(app.house, said)
  }
}
