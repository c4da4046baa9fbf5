import type { App } from '#test/app.ts'
import { askGateway } from './open-payments.ts'
import type { Memory, Played } from './play-bookings.ts'

type Paid = {
  id: string
  state: string
  amount: number
  wallet: number
  gateway_payment: string | null
  settled_at: Date | null
  is_late: boolean
  appointment: string | null
  status: string | null
  ending: string | null
  changed_at: Date | null
  dispute: { state: 'open' | 'won' | 'lost'; halalas: number; opened_at: string } | null
  covered: number
  pending: number
  invoiced: number[]
  credited: number
}
type Held = {
  id: string
  status: string
  amount: number
  refunded: number
  fee: number
  metadata: { payment?: string } | null
}

const [feePercent, vatPercent] = [15, 15]

/** The shares in whole numbers, and by nothing that the product does. */
function sharesOf(kept: number) {
  const gross = Number((BigInt(kept) * BigInt(feePercent)) / 100n)
  const vat = Math.round((gross * vatPercent) / (100 + vatPercent))
  return { earned: kept - gross, fee: gross - vat, vat }
}

const hour = 3_600_000

/** What the policy gives back of what was paid: whoever was let down has all of it. */
function byPolicy({ ending, changed_at }: Paid, end: Memory['end'], paid: number): number {
  if (ending === null) return 0
  if (ending !== 'cancelled_by_patient' || end?.status !== 'confirmed') return paid
  const ahead = (end.startsAt.getTime() - (changed_at?.getTime() ?? 0)) / hour
  return ahead >= 24 ? paid : ahead >= 3 ? Math.ceil(paid / 2) : 0
}

/** Holds each payment against the gateway and against what was asked for, and the ledger against the sum of them: what is not so. */
export async function explainHalalas(
  app: App,
  { memories, patients, dietitians }: Played,
): Promise<string[]> {
  const wrong: string[] = []
  const there = await heldThere(app)
  const expected = new Map<string, number>()
  const add = (account: string, halalas: number) =>
    expected.set(account, (expected.get(account) ?? 0) + halalas)
  const paid = new Map((await paidHere(app)).map((row) => [row.id, row]))
  for (const memory of memories) {
    const row = paid.get(memory.payment)
    const say = (what: string) => wrong.push(`${memory.payment}: ${what}`)
    if (!row) say('is not kept')
    else explainOne(memory, row, there.get(memory.payment) ?? [], add, say)
  }
  if (paid.size !== memories.length) wrong.push(`${paid.size} payments for ${memories.length} bookings`)
  for (const { status, amount, metadata } of await payoutsThere(app)) {
    const dietitian = dietitians.find(({ id }) => id === metadata?.dietitian)
    if (status !== 'paid') continue
    add('clearing', -amount)
    add(`earned ${dietitian?.id ?? ''}`, amount)
  }
  wrong.push(
    ...(await compareAccounts(app, expected, { patients, dietitians })),
    ...(await seriesWithGaps(app)),
  )
  const [odd] = await app.rows<{ unpaid: number; doubled: number }>(
    `select (select count(*)::int from appointments where price_halalas > 0
          and not exists (select from payments where appointment_id = appointments.id and state = 'captured')) as unpaid,
        (select count(*)::int from (select appointment_id from payments group by 1 having count(*) > 1) as twice) as doubled`,
  )
  if (odd?.unpaid) wrong.push(`${odd.unpaid} appointments without their payment`)
  if (odd?.doubled) wrong.push(`${odd.doubled} appointments with two payments`)
  return wrong
}

type Add = (account: string, halalas: number) => void

function explainOne(memory: Memory, row: Paid, held: Held[], add: Add, say: (what: string) => void): void {
  const isCaptured = row.state === 'captured'
  const ours = held.find(({ id }) => id === row.gateway_payment)
  const others = held.filter(({ id, amount, refunded }) => id !== row.gateway_payment && refunded < amount)
  if (others.length > 0) say(`${others.length} more were captured for it`)
  if (!isCaptured) {
    if (row.appointment) say('is booked, and not paid')
    return
  }
  if (row.amount + row.wallet !== memory.price || row.wallet !== memory.wallet)
    say(`is of ${row.amount} and ${row.wallet}`)
  if (row.amount > 0 && ours?.amount !== row.amount) say(`the gateway has ${ours?.amount} of ${row.amount}`)
  const refunded = ours?.refunded ?? 0
  if (ours) {
    add('clearing', ours.amount - ours.refunded - ours.fee)
    add('gateway_fee', ours.fee)
  }
  if (row.is_late) {
    if (row.appointment) say('is booked, and given back as late')
    if (refunded !== row.amount) say(`came late, and ${refunded} of it went back`)
    if (row.invoiced.length > 0) say('came late, and is invoiced')
    return
  }
  if (!row.appointment) {
    say('is paid, and not booked')
    return
  }
  add(`wallet ${memory.patient.id}`, row.wallet)
  const { dispute } = row
  if (dispute && dispute.state !== 'won') add('clearing', -dispute.halalas)
  if (dispute?.state === 'open') add('disputed', dispute.halalas)
  const total = row.amount + row.wallet
  const isOver = row.status === 'completed' || row.status === 'cancelled'
  const expect = { refunded: memory.before + memory.after, credited: 0 }
  if (!isOver || (dispute?.state === 'open' && row.settled_at === null)) {
    add('prepaid', -(total - memory.before))
  } else {
    const paid = total - memory.before
    const back = byPolicy(row, memory.end, paid)
    const isLost = dispute?.state === 'lost'
    const waited = isLost && row.settled_at !== null && row.settled_at >= new Date(dispute.opened_at)
    const gone = waited ? Math.min(dispute.halalas, back) : isLost ? row.covered : 0
    if (isLost) add('losses', dispute.halalas - gone)
    const taken = waited ? gone : 0
    const toWallet = row.ending === 'cancelled_by_patient' && memory.end?.toWallet
    const card = toWallet ? 0 : Math.min(back - taken, row.amount - taken - memory.before)
    expect.refunded += card - (waited ? 0 : gone)
    expect.credited = back - taken - card
    add(`wallet ${memory.patient.id}`, -expect.credited)
    const { earned, fee, vat } = sharesOf(paid - back - memory.after)
    add(`earned ${memory.dietitian.id}`, -earned)
    add('platform_fee', -fee)
    add('vat', -vat)
  }
  // The gateway is asked for nothing while a bank has not decided.
  if (row.pending > 0 && dispute?.state !== 'open') say(`${row.pending} is still owed`)
  add('refunds_due', -row.pending)
  expect.refunded -= row.pending
  if (refunded !== expect.refunded) say(`${refunded} went back at the gateway in place of ${expect.refunded}`)
  if (row.invoiced.length !== 1 || row.invoiced[0] !== total) say(`is invoiced with ${row.invoiced}`)
  // What a bank gives back is credited as well, less the refunds that it has made needless.
  const byBank = dispute?.state === 'lost' ? dispute.halalas - row.covered : 0
  const noted = expect.refunded + expect.credited + row.covered + row.pending + byBank
  if (row.credited !== noted) say(`${row.credited} stands in credit notes in place of ${noted}`)
}

const paidHere = (app: App) =>
  app.rows<Paid>(`
    select payments.id, payments.state, amount_halalas as amount, wallet_halalas as wallet, gateway_payment, settled_at,
        exists (select from refunds where payment_id = payments.id and cause = 'time_gone') as is_late,
        appointments.id as appointment, appointments.status, ending, changed_at,
        (select json_build_object('state', disputes.state, 'halalas', halalas, 'opened_at', opened_at) from disputes where payment_id = payments.id) as dispute,
        (select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id and by_bank) as covered,
        (select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id and done_at is null) as pending,
        array(select total_halalas from invoices where payment_id = payments.id and kind = 'invoice') as invoiced,
        (select coalesce(sum(total_halalas), 0)::int from invoices where payment_id = payments.id and kind = 'credit_note') as credited
      from payments left join appointments on appointments.id = appointment_id`)

/** All that the gateway ever took, by the payment that it was for. */
async function heldThere(app: App): Promise<Map<string, Held[]>> {
  const held = new Map<string, Held[]>()
  for (let page: number | null = 1; page !== null; ) {
    const { body } = await askGateway(app, `payments?page=${page}`)
    const { payments, meta } = body as { payments: Held[]; meta: { next_page: number | null } }
    for (const one of payments)
      if (['paid', 'refunded', 'captured'].includes(one.status)) {
        const payment = one.metadata?.payment ?? ''
        held.set(payment, [...(held.get(payment) ?? []), one])
      }
    page = meta.next_page
  }
  return held
}

type Payout = { status: string; amount: number; metadata: { dietitian?: string } | null }

/** With whose they are, which the gateway does not know. */
async function payoutsThere(app: App): Promise<Payout[]> {
  const rows = await app.rows<{ id: string; dietitian_id: string }>('select id, dietitian_id from payouts')
  const { payouts } = (await askGateway(app, 'payouts')).body as {
    payouts: { status: string; amount: number; metadata: { payout: string } }[]
  }
  return payouts.map(({ status, amount, metadata }) => ({
    status,
    amount,
    metadata: { dietitian: rows.find(({ id }) => id === metadata.payout)?.dietitian_id ?? '' },
  }))
}

async function compareAccounts(
  app: App,
  expected: ReadonlyMap<string, number>,
  { patients, dietitians }: Pick<Played, 'patients' | 'dietitians'>,
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

/** Each seller counts on its own, for each kind and year. */
async function seriesWithGaps(app: App): Promise<string[]> {
  const rows = await app.rows<{ series: string; count: number; last: number }>(`
    select seller || ' ' || kind || ' ' || year as series, count(*)::int as count, max(right(number, 6)::int) as last
      from invoices group by 1`)
  return rows.flatMap(({ series, count, last }) =>
    count === last ? [] : [`the series ${series} has ${count} and ends with ${last}`],
  )
}
