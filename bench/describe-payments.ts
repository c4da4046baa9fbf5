import type { LostAnswer } from '#demo/simulator/main.ts'
import type { Simulator } from '#demo/simulator/start-simulator.ts'
import type { App } from '#test/app.ts'

/** Summarises the state at the end of a drill of payments. */
export async function describePayments(app: App, simulator: Simulator): Promise<string> {
  const [seen] = await app.rows<Record<string, number>>(countOf)
  const lost = simulator.rows<LostAnswer>('lost')
  return Object.entries({
    'answers of the gateway lost': lost.length,
    'of them about payouts': lost.filter(({ isPayout }) => isPayout).length,
    ...seen,
  })
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')
}

const countOf = `
  select (select count(*)::int from payments where state = 'captured') as captured,
    (select count(*)::int from payments where state = 'captured' and wallet_halalas > 0 and amount_halalas > 0) as "in part by wallets",
    (select count(*)::int from payments where state = 'captured' and form is null) as "wholly by wallets",
    (select count(*)::int from payments join card_charges on card_charges.id::text = gateway_payment) as "by saved cards",
    (select count(*)::int from packages where state <> 'awaited') as packages,
    (select count(*)::int from appointments where package_id is not null) as "booked with them",
    (select count(*)::int from package_uses where state = 'used') as "uses earned",
    (select count(*)::int from packages where ending = 'refunded') as "packages given back",
    (select count(*)::int from packages where ending = 'expired') as expired,
    (select count(*)::int from appointments where ending = 'dietitian_absent') as "not attended by dietitians",
    (select count(*)::int from appointments where outcome = 'patient_absent') as "not attended by patients",
    (select count(*)::int from refunds) as "refunds to cards",
    (select count(*)::int from refunds where cause = 'by_admin') as "by admins",
    (select count(*)::int from wallet_credits) as "to wallets",
    (select count(*)::int from wallet_credits where by_admin) as "of them by admins",
    (select count(*)::int from disputes where state = 'open') as "disputes open",
    (select count(*)::int from disputes where state = 'won') as won,
    (select count(*)::int from disputes where state = 'lost') as lost,
    (select count(*)::int from payouts where cause = 'weekly') as "payouts by the week",
    (select count(*)::int from payouts where cause = 'asked') as "asked for",
    (select count(*)::int from payouts where state = 'returned') as returned,
    (select count(*)::int from events where kind = 'payout.doubted') as "payouts in doubt",
    (select count(*)::int from payouts where decided_as = 'paid') as "decided as paid",
    (select count(*)::int from payouts where decided_as = 'not_made') as "as not made",
    (select count(*)::int from events where kind = 'payouts.held') as "holds of payouts",
    (select count(*)::int from payouts join events on subject_id = payouts.id and kind = 'payout.asked'
      where exists (select from payout_holds where payout_holds.dietitian_id = payouts.dietitian_id
        and held_at between at and coalesce(ended_at, 'infinity'))) as "payouts under way held",
    (select count(*)::int from taken_uses where goes_to = 'package') as "uses taken back",
    (select count(*)::int from taken_uses where goes_to = 'money') as "and as money",
    (select count(*)::int from invoices where kind = 'invoice') as invoices,
    (select count(*)::int from invoices where about = 'fee') as "of fees",
    (select count(*)::int from invoices where kind = 'credit_note') as "credit notes",
    (select count(*)::int from ledger_transactions) as "transactions of the ledger"`
