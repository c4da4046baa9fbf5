import { sql } from 'kysely'
import { addDays, startOfDay, todayInRiyadh } from '#contract/days.ts'
import type { DifferenceKind, reconcile as route } from '#contract/money/reconciliation.ts'
import { adminIds } from '#server/accounts/admins.ts'
import { paidAppointments } from '#server/appointments/facts/paid-appointments.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { gatewayFor } from '../cards/gateway-for.ts'
import { type moneyEvents, record } from '../events.ts'
import { type Gateway, gatewayOf, isPayoutNamed, type Payment, type Payout } from '../gateway/gateway.ts'
import { soldPackages } from '../packages/facts.ts'
import { type ComparableRow, comparable, isPackagePaidFor, isPaidFor } from '../payments/comparable.ts'
import { comparablePayouts } from '../payouts/comparable.ts'
import {
  type FoundDifference,
  paymentDifferences,
  payoutDifferences,
  unknownPayment,
  unknownPayout,
} from './find-differences.ts'

type Run = { id: string; from_day: string; to_day: string }

/** On demand: a job does the work, and the page shows when it has finished. */
export const reconcile: Verb<typeof route> = async (tx, actor, { from, to }, now, house) => {
  gatewayFor(house)
  const { id } = await begin(tx, from, to, now)
  await record(tx, actor, 'reconciliation.asked', id, now)
  return { id }
}

/** Nightly, over the days in which something may still have changed. */
export async function reconcileNightly(house: House): Promise<void> {
  if (!gatewayOf(house)) return
  const now = house.clock.now()
  const today = todayInRiyadh(now)
  await house.db.as(system, async (tx) => {
    const { id } = await begin(tx, addDays(today, -nightly), today, now)
    await record(tx, system, 'reconciliation.asked', id, now)
  })
}

const nightly = 8

/** Compares these days immediately; admins are notified of differences as after any other comparison. */
export async function compareNow(house: House, from: string, to: string): Promise<DifferenceTotal[]> {
  const { id } = await house.db.as(system, (tx) => begin(tx, from, to, house.clock.now()))
  await compare(house, { id, from_day: from, to_day: to })
  return house.db.read(
    system,
    () => sql<DifferenceTotal>`
      select kind, count(*)::int as count, coalesce(sum(coalesce(gateway_halalas, our_halalas)), 0)::float8 as halalas
        from differences where gone_at is null group by kind order by kind`,
  )
}
export type DifferenceTotal = { kind: DifferenceKind; count: number; halalas: number }

async function begin(tx: Tx, from: string, to: string, now: Date): Promise<{ id: string }> {
  return tx
    .insertInto('reconciliations')
    .values({ from_day: from, to_day: to, begun_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** After `reconciliation.asked`. A retry compares again, and records no difference twice. */
export const compareOnRequest: Job<EventOfJob<typeof moneyEvents, 'compare_books'>> = async (
  house,
  eventId,
) => {
  const { subject_id } = await house.db.as(system, (tx) => eventOf(tx, eventId))
  const [run] = await house.db.read(
    system,
    () => sql<Run>`
      select id, from_day::text, to_day::text from reconciliations where id = ${subject_id}::uuid and ended_at is null`,
  )
  if (run) await compare(house, run)
}

/** Very recent events may not be recorded on both sides yet. */
const settlesIn = 15 * 60_000

async function compare(house: House, { id, from_day, to_day }: Run): Promise<void> {
  const gateway = gatewayOf(house)
  if (!gateway) return
  const now = house.clock.now()
  const from = startOfDay(from_day)
  const until = new Date(Math.min(startOfDay(addDays(to_day, 1)).getTime(), now.getTime() - settlesIn))
  const open = await house.db.read(
    system,
    () => sql<{ subject: string; gateway: string | null }>`
      select subject, case when kind = 'unknown_here' then subject end as gateway from differences where gone_at is null`,
  )
  const there = await paymentsThere(
    gateway,
    from,
    until,
    open.flatMap((each) => each.gateway ?? []),
  )
  const here = await house.db.read(system, () => comparable(from, until, [...there.keys()]))
  for (const { gateway_payment } of here)
    if (gateway_payment !== null && !there.has(gateway_payment)) {
      const one = await gateway.readPayment(gateway_payment)
      if (one) there.set(one.id, one)
    }
  const unpaid = await house.db.read(
    system,
    () => sql<Unpaid>`
      select 'unpaid' as kind, paid.id, paid.paid_halalas as halalas from (${paidAppointments(from, until)}) as paid
        where not ${isPaidFor(sql`paid.id`)}
      union all select 'package_unpaid', sold.id, sold.price_halalas from (${soldPackages(from, until)}) as sold
        where not ${isPackagePaidFor(sql`sold.id`)}`,
  )
  const payouts = await comparePayouts(house, gateway, from, until)
  const found = [...compared(here, there), ...unpaid.map(asUnpaid), ...payouts.found]
  const looked = new Set([...here.map((row) => row.id), ...there.keys(), ...payouts.looked])
  await house.db.as(system, (tx) =>
    keep(tx, house, { id, from, until, found, looked, compared: here.length }, now),
  )
}

/** Every payout at the gateway must carry our id or number, and have the same outcome on both sides. */
async function comparePayouts(
  house: House,
  gateway: Gateway,
  from: Date,
  until: Date,
): Promise<Pick<Outcome, 'found' | 'looked'>> {
  const there = await payoutsThere(gateway, from, until)
  const here = await house.db.read(system, () =>
    comparablePayouts(from, until, {
      ids: there.map(({ metadata }) => String(metadata?.payout ?? '')),
      numbers: there.map(({ sequence_number }) => sequence_number ?? ''),
    }),
  )
  const found: FoundDifference[] = []
  const looked = new Set<string>()
  for (const row of here) {
    const listed = there.filter((one) => isPayoutNamed(one, row))
    for (const { id } of listed) looked.add(id)
    looked.add(row.id)
    const [one = row.gateway_payout ? await gateway.readPayout(row.gateway_payout) : null, ...more] = listed
    found.push(...payoutDifferences(row, one), ...more.flatMap(unknownPayout))
  }
  const unknown = there.filter(({ id }) => !looked.has(id))
  for (const { id } of unknown) looked.add(id)
  return { found: [...found, ...unknown.flatMap(unknownPayout)], looked }
}

async function payoutsThere(gateway: Gateway, from: Date, until: Date): Promise<Payout[]> {
  const there: Payout[] = []
  if (!gateway.paysOut) return there
  for (let page: number | null = 1; page !== null; ) {
    const listed: { payouts: Payout[]; next: number | null } = await gateway.listPayouts(page, from)
    there.push(...listed.payouts.filter(({ created_at }) => isWithin(created_at, from, until)))
    page = listed.next
  }
  return there
}

/** A payout without a creation time may belong to these days. */
function isWithin(moment: string | null | undefined, from: Date, until: Date): boolean {
  const at = Date.parse(moment ?? '')
  return Number.isNaN(at) || (at >= from.getTime() && at < until.getTime())
}

async function paymentsThere(
  gateway: Gateway,
  from: Date,
  until: Date,
  more: readonly string[],
): Promise<Map<string, Payment>> {
  const there = new Map<string, Payment>()
  for (let page: number | null = 1; page !== null; ) {
    const listed: { payments: Payment[]; next: number | null } = await gateway.listPayments(from, until, page)
    for (const one of listed.payments) there.set(one.id, one)
    page = listed.next
  }
  for (const id of more) {
    const one = there.has(id) ? null : await gateway.readPayment(id)
    if (one) there.set(id, one)
  }
  return there
}

function compared(here: readonly ComparableRow[], there: ReadonlyMap<string, Payment>): FoundDifference[] {
  const known = new Set(here.map(({ gateway_payment }) => gateway_payment))
  return [
    ...here.flatMap((row) => paymentDifferences(row, there.get(row.gateway_payment ?? '') ?? null)),
    ...[...there.values()].flatMap((one) => (known.has(one.id) ? [] : unknownPayment(one))),
  ]
}

type Unpaid = { kind: 'unpaid' | 'package_unpaid'; id: string; halalas: number }

const asUnpaid = ({ kind, id, halalas }: Unpaid): FoundDifference => ({
  kind,
  subject: id,
  payment: null,
  there: null,
  here: halalas,
})

type Outcome = {
  id: string
  from: Date
  until: Date
  found: readonly FoundDifference[]
  looked: ReadonlySet<string>
  compared: number
}

/** Reports new differences, and closes those that were compared again and no longer exist. */
async function keep(
  tx: Tx,
  house: House,
  { id, from, until, found, looked, compared }: Outcome,
  now: Date,
): Promise<void> {
  let fresh = 0
  for (const { kind, subject, payment, there, here } of found) {
    const { rows } = await sql<{ is_new: boolean }>`
      insert into differences (kind, subject, payment_id, gateway_halalas, our_halalas, found_at)
        values (${kind}, ${subject}, ${payment}, ${there}, ${here}, ${now})
        on conflict (kind, subject) where gone_at is null
          do update set gateway_halalas = excluded.gateway_halalas, our_halalas = excluded.our_halalas
        returning found_at = ${now}::timestamptz as is_new`.execute(tx)
    if (rows[0]?.is_new) fresh++
  }
  const still = found.map(({ kind, subject }) => `${kind} ${subject}`)
  await sql`
    update differences set gone_at = ${now} where gone_at is null and not (kind || ' ' || subject = any(${still}))
      and (subject = any(${[...looked]})
        or (kind = 'unpaid' and subject in (select id::text from (${paidAppointments(from, until)}) as paid))
        or (kind = 'package_unpaid' and subject in (select id::text from (${soldPackages(from, until)}) as sold)))`.execute(
    tx,
  )
  await tx.updateTable('reconciliations').set({ ended_at: now, compared }).where('id', '=', id).execute()
  await announce(tx, house, await adminIds(tx, 'finance'), { topic: 'payments' })
  if (fresh > 0) await record(tx, system, 'reconciliation.differs', id, now, { fresh })
}
