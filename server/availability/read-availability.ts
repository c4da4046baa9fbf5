import { sql } from 'kysely'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import type { Availability, Exception, readAvailability as route } from '#contract/availability.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { dayAt, dayMs, lastDay } from '#server/ground/time/zones.ts'
import { platformSetting, refundRulesNow } from '#server/platform/facts.ts'
import { practiceHasAddress } from '#server/profiles/facts.ts'
import { availabilityOf, exceptionsIn } from './load.ts'

type Row = {
  availability: Availability
  exceptions: Exception[]
  hasAddress: boolean
  refunds: RefundRules | null
}

export const readAvailability: Read<typeof route, Row> = ({ id }, _, now) => ({
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
