import type { App } from '#test/app.ts'
import { type AppointmentState, explainOne, type GatewayPayment, type PaymentRow } from './explain-one.ts'
import type { Memory } from './memories.ts'
import { askGateway } from './open-payments.ts'
import type { PlayResult } from './play-bookings.ts'

/**
 * Compares each payment with the gateway and with the requests, and the ledger with their sum; returns all
 * mismatches.
 */
export async function explainHalalas(
  app: App,
  { things, patients, dietitians }: PlayResult,
): Promise<string[]> {
  const wrong: string[] = []
  const there = await heldThere(app)
  const expected = new Map<string, number>()
  const add = (account: string, halalas: number) =>
    expected.set(account, (expected.get(account) ?? 0) + halalas)
  const paid = new Map((await paidHere(app)).map((row) => [row.id, row]))
  const met = new Map((await metHere(app)).map((row) => [row.id, row]))
  const memories = things.filter((each): each is Memory => each.of !== 'use')
  for (const memory of memories) {
    const row = paid.get(memory.payment)
    const say = (what: string) => wrong.push(`${memory.of} ${memory.payment}: ${what}`)
    if (!row) say('is not kept')
    else explainOne(memory, row, { met, held: there.get(memory.payment) ?? [], add, say })
  }
  if (paid.size !== memories.length)
    wrong.push(`${paid.size} payments for ${memories.length} that were begun`)
  const made = (await payoutsThere(app)).filter(({ status }) => status === 'paid')
  for (const { payout, dietitian, amount } of made) {
    add('clearing', -amount)
    add(`earned ${dietitian}`, amount)
    if (!dietitian) wrong.push(`payout ${payout} is not kept`)
  }
  const ids = made.map(({ payout }) => payout)
  for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at)))
    wrong.push(`payout ${id} was made more than once`)
  wrong.push(
    ...(await compareAccounts(app, expected, { patients, dietitians })),
    ...(await seriesWithGaps(app)),
  )
  const booked = things.flatMap((each) => (each.of === 'use' ? [each.appointment] : []))
  const [odd] = await app.rows<{ unpaid: number; doubled: number; used: string[]; strange: number }>(oddOnes)
  if (odd?.unpaid) wrong.push(`${odd.unpaid} appointments without their payment`)
  if (odd?.doubled) wrong.push(`${odd.doubled} appointments with two payments`)
  wrong.push(
    ...onlyIn(booked, odd?.used).map((id) => `appointment ${id} was booked with a package, and is not`),
  )
  wrong.push(...onlyIn(odd?.used, booked).map((id) => `appointment ${id} is with a package, and was not`))
  if (odd?.strange) wrong.push(`${odd.strange} uses of packages that are no price of theirs`)
  return wrong
}

const onlyIn = (some: readonly string[] = [], others: readonly string[] = []) =>
  some.filter((id, at) => !others.includes(id) || some.indexOf(id) !== at)

const oddOnes = `
  select (select count(*)::int from appointments where price_halalas > 0 and not exists (
        select from payments where state = 'captured' and (appointment_id = appointments.id or package_id = appointments.package_id))) as unpaid,
      (select count(*)::int from (
        select appointment_id from payments where appointment_id is not null group by 1 having count(*) > 1) as twice) as doubled,
      array(select id from appointments where package_id is not null) as used,
      (select count(*)::int from package_uses left join appointments on appointments.id = appointment_id
        where appointment_id is not null and (appointments.package_id, price_halalas) is distinct from (package_uses.package_id, halalas)) as strange`

const metHere = (app: App) =>
  app.rows<AppointmentState>('select id, status, ending, changed_at from appointments')

const paidHere = (app: App) =>
  app.rows<PaymentRow>(`
    select payments.id, payments.state, amount_halalas as amount, wallet_halalas as wallet, gateway_payment, settled_at,
        exists (select from refunds where payment_id = payments.id and cause in ('time_gone', 'not_sold')) as is_late,
        appointment_id as appointment, packages.state as package_state,
        coalesce((select json_agg(json_build_object('halalas', halalas, 'state', uses.state, 'appointment', uses.appointment_id))
          from package_uses as uses where uses.package_id = payments.package_id), '[]') as uses,
        (select json_build_object('state', disputes.state, 'halalas', halalas, 'gone_back', gone_back, 'opened_at', opened_at)
          from disputes where payment_id = payments.id) as dispute,
        (select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id and by_bank) as covered,
        (select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id and done_at is null) as pending,
        (select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id) as refunds,
        (select coalesce(sum(halalas), 0)::int from wallet_credits where payment_id = payments.id) as credits,
        (select coalesce(sum(wallet_credits.halalas), 0)::int from wallet_credits join disputes using (payment_id)
          where payment_id = payments.id and credited_at >= opened_at) as credited_since,
        array(select total_halalas from invoices where payment_id = payments.id and kind = 'invoice') as invoiced,
        (select coalesce(sum(total_halalas), 0)::int from invoices where payment_id = payments.id and kind = 'credit_note') as credited
      from payments left join packages on packages.id = payments.package_id`)

/** All payments that the gateway has ever captured, by the id of the platform's payment. */
async function heldThere(app: App): Promise<Map<string, GatewayPayment[]>> {
  const held = new Map<string, GatewayPayment[]>()
  for (const one of await allThere<GatewayPayment>(app, 'payments'))
    if (['paid', 'refunded', 'captured'].includes(one.status)) {
      const payment = one.metadata?.payment ?? ''
      held.set(payment, [...(held.get(payment) ?? []), one])
    }
  return held
}

type Payout = { payout: string; dietitian: string; status: string; amount: number }

/** The payouts with their owners, whom the gateway does not know. */
async function payoutsThere(app: App): Promise<Payout[]> {
  const rows = await app.rows<{ id: string; dietitian_id: string }>('select id, dietitian_id from payouts')
  const there = await allThere<{ status: string; amount: number; metadata: { payout: string } }>(
    app,
    'payouts',
  )
  return there.map(({ status, amount, metadata: { payout } }) => ({
    payout,
    dietitian: rows.find(({ id }) => id === payout)?.dietitian_id ?? '',
    status,
    amount,
  }))
}

/** All entries of the gateway's list, page by page. */
async function allThere<Row>(app: App, list: 'payments' | 'payouts'): Promise<Row[]> {
  const all: Row[] = []
  for (let page: number | null = 1; page !== null; ) {
    const { body } = await askGateway(app, `${list}?page=${page}`)
    const { [list]: rows, meta } = body as Record<typeof list, Row[]> & { meta: { next_page: number | null } }
    all.push(...rows)
    page = meta.next_page
  }
  return all
}

async function compareAccounts(
  app: App,
  expected: ReadonlyMap<string, number>,
  { patients, dietitians }: Pick<PlayResult, 'patients' | 'dietitians'>,
): Promise<string[]> {
  const rows = await app.rows<{ account: string; halalas: number }>(`
    select case when kind in ('earnings', 'available') then 'earned ' || user_id when kind = 'wallet' then 'wallet ' || user_id else kind end as account,
        coalesce(sum(halalas), 0)::float8 as halalas
      from ledger_accounts left join ledger_entries on account_id = ledger_accounts.id group by 1`)
  const found = new Map(rows.map(({ account, halalas }) => [account, halalas]))
  const total = rows.reduce((sum, { halalas }) => sum + halalas, 0)
  const all = [
    ...[
      'clearing',
      'prepaid',
      'refunds_due',
      'payouts_due',
      'disputed',
      'losses',
      'platform_fee',
      'vat',
      'gateway_fee',
    ],
    ...patients.map(({ id }) => `wallet ${id}`),
    ...dietitians.map(({ id }) => `earned ${id}`),
  ]
  return [
    ...(total === 0 ? [] : [`the ledger comes to ${total}`]),
    ...all.flatMap((account) => {
      const [is, should] = [found.get(account) ?? 0, expected.get(account) ?? 0]
      return is === should ? [] : [`${account} has ${is} in place of ${should}`]
    }),
    ...[...found.keys()]
      .filter((account) => !all.includes(account))
      .map((account) => `nobody knows of ${account}`),
  ]
}

/** Each seller has its own numbering, for each kind and year. */
async function seriesWithGaps(app: App): Promise<string[]> {
  const rows = await app.rows<{ series: string; count: number; last: number }>(`
    select seller || ' ' || kind || ' ' || year as series, count(*)::int as count, max(right(number, 6)::int) as last
      from invoices group by 1`)
  return rows.flatMap(({ series, count, last }) =>
    count === last ? [] : [`the series ${series} has ${count} and ends with ${last}`],
  )
}
