import { sql } from 'kysely'
import { isAccountOpen } from '#server/accounts/facts.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { platformSetting } from '#server/platform/facts.ts'
import { gatewayOf } from '../gateway/gateway.ts'
import { balanceColumn } from '../ledger/balances.ts'
import { availableWith } from '../ledger/facts.ts'
import { disputedAppointments } from '../payments/facts.ts'
import { ibanEndOf, ibanSince } from './billing.ts'
import { reasonOfHold } from './put-hold.ts'
import type { PayoutFacts } from './rules.ts'

export type LoadedStanding = PayoutFacts & {
  pending: number
  keptBack: number
  underWay: number
  heldFor: string | null
  weekday: number
  takesPayments: boolean
}

type Row = {
  available: number
  pending: number
  kept_back: number
  under_way: number | null
  is_in_doubt: boolean
  minimum: number
  weekday: number
  iban_end: string | null
  iban_since: Date | null
  is_leaving: boolean
  takes_payments: boolean
}

/** A dietitian's balances, and the facts that decide whether they can be paid out; read as the system. */
export async function loadStanding(tx: Tx, house: House, dietitian: string): Promise<LoadedStanding> {
  const person = sql`${dietitian}::uuid`
  const { rows } = await sql<Row>`
    select ${balanceColumn(person, 'available')} as available, ${balanceColumn(person, 'earnings')} as pending, ${availableWith(person, disputedAppointments(person))} as kept_back,
      (select halalas::float8 from payouts where dietitian_id = ${person} and state in ('asked', 'sent', 'in_doubt')) as under_way,
      exists (select from payouts where dietitian_id = ${person} and state = 'in_doubt') as is_in_doubt,
      ${platformSetting('payout_minimum')} as minimum, ${platformSetting('payout_weekday')} as weekday,
      ${ibanEndOf(person)} as iban_end, ${ibanSince(person)} as iban_since, not ${isAccountOpen(person)} as is_leaving, ${platformSetting('takes_payments')} as takes_payments`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw new Error('the query for the payout standing returned no row')
  const heldFor = await reasonOfHold(tx, house, dietitian)
  return {
    payable: Math.max(0, row.available - row.kept_back),
    pending: row.pending,
    keptBack: Math.min(row.kept_back, Math.max(0, row.available)),
    underWay: row.under_way ?? 0,
    heldFor,
    minimum: row.minimum,
    weekday: row.weekday,
    ibanEnd: row.iban_end,
    ibanSince: row.iban_since,
    isHeld: heldFor !== null,
    isUnderWay: row.under_way !== null,
    isInDoubt: row.is_in_doubt,
    takesPayments: row.takes_payments,
    isLeaving: row.is_leaving,
    paysOut: gatewayOf(house)?.paysOut ?? false,
  }
}
