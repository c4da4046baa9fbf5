import { sql } from 'kysely'
import { payoutWords } from '#copy/money/payouts.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { record } from '../events.ts'
import { type Gateway, gatewayOf, type Payout } from '../gateway/gateway.ts'
import { peopleWithBalance } from '../ledger/balances.ts'
import { announcePayouts } from './announce-payouts.ts'
import { ownersOfIban } from './billing.ts'
import { putHold } from './put-hold.ts'
import { payoutOutcome } from './rules.ts'
import { followPayout } from './settle-payout.ts'

export type PayoutComparison = {
  /** Of the payouts under way here, how many the gateway knew and how many it did not. */
  known: number
  unheard: number
  /** Made by the gateway, but missing in these books. */
  unknown: { id: string; halalas: number }[]
  /** The number of dietitians who are not paid until an admin has decided. */
  held: number
}

/**
 * After a restore: records the outcome of the payouts that were under way. A dietitian whose last payout is missing
 * in these books would be paid the same money again, so their payouts are held until an admin has checked.
 */
export async function comparePayouts(house: House): Promise<PayoutComparison | null> {
  const gateway = gatewayOf(house)
  if (!gateway?.paysOut) return null
  const open = await house.db.read(
    system,
    () =>
      sql<{
        id: string
      }>`select id from payouts where state in ('asked', 'sent', 'in_doubt') order by asked_at`,
  )
  let known = 0
  for (const { id } of open) if (await followPayout(house, id)) known++
  const unknown = await unknownHere(house, gateway)
  return {
    known,
    unheard: open.length - known,
    unknown: unknown.map(({ id, amount }) => ({ id, halalas: amount })),
    held: unknown.length > 0 ? await holdPaid(house, unknown) : 0,
  }
}

/** Payouts at the gateway that carry an id of ours, are unknown here, and were not returned. */
async function unknownHere(house: House, gateway: Gateway): Promise<Payout[]> {
  const found: Payout[] = []
  for (let page: number | null = 1; page !== null; ) {
    const listed: { payouts: Payout[]; next: number | null } = await gateway.listPayouts(page)
    const ours = listed.payouts.filter((each) => isId.test(idIn(each)) && payoutOutcome(each) !== 'returned')
    const rows = await house.db.read(
      system,
      () => sql<{ id: string }>`select id from payouts where id = any (${ours.map(idIn)}::uuid[])`,
    )
    const here = new Set(rows.map(({ id }) => id))
    found.push(...ours.filter((each) => !here.has(idIn(each))))
    page = listed.next
  }
  return found
}

const idIn = ({ metadata }: Payout): string => String(metadata?.payout ?? '')
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** If an account number no longer belongs to anybody, the payout may have been anybody's: then all payouts are held. */
async function holdPaid(house: House, unknown: readonly Payout[]): Promise<number> {
  const now = house.clock.now()
  return house.db.as(system, async (tx) => {
    const people = new Set<string>()
    for (const { destination } of unknown) {
      const owners = destination?.iban ? await ownersOfIban(tx, house, destination.iban) : []
      const { rows } = owners.length === 0 ? await peopleWithBalance('available').execute(tx) : { rows: [] }
      for (const person of [...owners, ...rows.map(({ person }) => person)]) people.add(person)
    }
    const reason = `${payoutWords.unknownPayout.en} ${payoutWords.unknownPayout.ar}`
    for (const dietitian of people) {
      if (!(await putHold(tx, house, { dietitian, reason, by: null }, now))) continue
      await record(tx, system, 'payouts.held', dietitian, now)
      await announcePayouts(tx, house, dietitian)
    }
    return people.size
  })
}
