import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { worseForPatientIn } from '#contract/appointments/refunds.ts'
import type { Availability, Exception } from '#contract/availability.ts'
import type { contract } from '#contract/contract.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { dayAt, dayMs, lastDay } from '#server/ground/time/zones.ts'
import { platformSetting, refundRulesNow } from '#server/platform/facts.ts'
import { practiceHasAddress } from '#server/profiles/facts.ts'
import { record } from './events.ts'
import { availabilityOf, columnsOf, exceptionsIn, lockAvailability } from './load.ts'

type Row = {
  availability: Availability
  exceptions: Exception[]
  hasAddress: boolean
  refunds: RefundRules | null
}

export const readAvailability: Read<typeof contract.readAvailability, Row> = ({ id }, _, now) => ({
  query() {
    const comingAnywhere = { first: Math.floor(now.getTime() / dayMs) - 1, last: lastDay }
    return sql<Row>`
      select ${availabilityOf} as availability, ${exceptionsIn(comingAnywhere)} as exceptions,
          ${practiceHasAddress(id)} as "hasAddress",
          case when ${platformSetting('takes_payments')} then ${refundRulesNow} end as refunds
        from availabilities as availability where availability.user_id = ${id}::uuid`
  },
  view([row]) {
    if (!row) throw new Refusal('not_found')
    const today = dayAt(row.availability.zone, now)
    return { ...row, exceptions: row.exceptions.filter(({ to }) => to >= today) }
  },
})

export const saveAvailability: Verb<typeof contract.saveAvailability> = async (
  tx,
  actor,
  availability,
  now,
) => {
  const before = await lockAvailability(tx, actor.id)
  if (!isDeepStrictEqual(before.refunds, availability.refunds)) await assertKind(tx, availability)
  await keepAvailability(tx, actor, before, availability, now)
  return { availability }
}

/**
 * A dietitian's own refund rules must not be harsher than the platform's. Rules that were accepted once may stay
 * unchanged.
 */
async function assertKind(tx: Tx, { refunds }: Availability): Promise<void> {
  if (refunds === null) return
  const { rows } = await sql<{ rules: RefundRules }>`select ${refundRulesNow} as rules`.execute(tx)
  const rules = rows[0]?.rules
  if (!rules) return
  const fields = worseForPatientIn(refunds, rules).map((field) => ({
    field: `refunds.${field}`,
    code: faults[field],
    count: rules[field],
  }))
  if (fields.length > 0) throw new Refusal('invalid_fields', { fields })
}

const faults = {
  wholeUntil: 'whole_refund_harsher',
  partUntil: 'part_refund_harsher',
  partPercent: 'refund_share_harsher',
} as const

/** Booked appointments do not change; only new bookings follow the new hours. */
export async function keepAvailability(
  tx: Tx,
  actor: Actor,
  before: Availability,
  after: Availability,
  now: Date,
): Promise<void> {
  if (isDeepStrictEqual(before, after)) return
  await tx
    .updateTable('availabilities')
    .set({ ...columnsOf(after), updated_at: now })
    .where('user_id', '=', actor.id)
    .execute()
  await record(tx, actor, 'practice.hours_changed', actor.id, now)
}
