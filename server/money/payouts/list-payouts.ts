import { type RawBuilder, sql } from 'kysely'
import type {
  PayoutFilter,
  PayoutOutcome,
  listPayees as payeesRoute,
  listPayouts as route,
} from '#contract/money/payouts.ts'
import type { OutputOf } from '#contract/route.ts'
import { emailOf } from '#server/accounts/facts.ts'
import { system } from '#server/ground/data/db.ts'
import type { SealedReason } from '#server/ground/data/reasons.ts'
import type { House } from '#server/ground/house.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { cursorRow, microsOf, readCursor, runsBy, writeCursor } from '#server/ground/time/cursor.ts'
import { platformSetting } from '#server/platform/facts.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import { isReturnedLast } from '../alarms.ts'
import { peopleWithBalance } from '../ledger/balances.ts'
import { ibanEndOf } from './billing.ts'
import { viewReason } from './put-hold.ts'
import { nextPayoutOn } from './rules.ts'
import { type PayoutRow, viewPayout } from './view.ts'

type Named = { name: string | null; other_name: string | null }
type Row = PayoutRow &
  Named & { dietitian_id: string | null; number: string; decided_as: PayoutOutcome | null; micros: string }

const pageSize = 50
const filters: Record<PayoutFilter, RawBuilder<unknown>> = {
  under_way: sql`payouts.state in ('asked', 'sent')`,
  in_doubt: sql`payouts.state = 'in_doubt'`,
  paid: sql`payouts.state = 'paid'`,
  returned: sql`payouts.state = 'returned'`,
  returned_last: isReturnedLast,
}

export const listPayouts: Read<typeof route, Row> = (_actor, { state, order, after }) => ({
  query: () => sql<Row>`
    select id, dietitian_id, number, decided_as, halalas::float8 as halalas, state, cause, iban_end, asked_at, ended_at, reason,
        ${microsOf(sql`asked_at`)} as micros, coalesce(${nameOf(sql`dietitian_id`)}, ${emailOf(sql`dietitian_id`)}) as name,
        ${otherNameOf(sql`dietitian_id`)} as other_name
      from payouts where ${state ? filters[state] : sql`true`}
        ${after ? sql`and (asked_at, id) ${runsBy(order).past} ${cursorRow(readCursor(after))}` : sql``}
      order by asked_at ${runsBy(order).direction}, id ${runsBy(order).direction} limit ${pageSize + 1}`,
  view(rows) {
    const shown = rows.slice(0, pageSize)
    const last = rows.length > pageSize ? shown.at(-1) : undefined
    return {
      payouts: shown.map((row) => ({
        ...viewPayout(row),
        dietitian: row.dietitian_id
          ? { id: row.dietitian_id, name: row.name ?? '', otherName: row.other_name }
          : null,
        number: row.number,
        decidedAs: row.decided_as,
      })),
      after: last ? writeCursor(last) : null,
    }
  },
})

type Payee = Named & {
  id: string | null
  available: number
  iban_end: string | null
  hold: SealedReason | null
  held_at: Date | null
  weekday: number
}
type Payees = OutputOf<typeof payeesRoute>
const mostPayees = 200

/** Admins do not otherwise see whether a user has a bank account; here they need to. */
export async function preparePayees(house: House): Promise<Payees> {
  const rows = await house.db.read(
    system,
    () => sql<Payee>`
      with due as (${peopleWithBalance('available')}),
        people as (select coalesce(due.person, held.dietitian_id) as id, coalesce(due.halalas, 0) as available, hold, held_at
          from due full join (select dietitian_id, held_at,
              jsonb_build_object('id', id, 'reason', reason, 'reason_sealed', reason_sealed) as hold from payout_holds where lifted_at is null) as held
            on held.dietitian_id = due.person order by available desc, id limit ${mostPayees})
      select people.*, ${ibanEndOf(sql`people.id`)} as iban_end, ${platformSetting('payout_weekday')} as weekday,
          coalesce(${nameOf(sql`people.id`)}, ${emailOf(sql`people.id`)}) as name, ${otherNameOf(sql`people.id`)} as other_name
        from (select) as one left join people on true order by people.available desc, people.id`,
  )
  return {
    payees: rows.flatMap((row) =>
      row.id === null
        ? []
        : [
            {
              id: row.id,
              name: row.name ?? '',
              otherName: row.other_name,
              available: row.available / 100,
              hasAccount: row.iban_end !== null,
              hold:
                row.hold && row.held_at
                  ? { reason: viewReason(house, row.hold), since: row.held_at.toISOString() }
                  : null,
            },
          ],
    ),
    nextOn: nextPayoutOn(rows[0]?.weekday ?? 0, house.clock.now()),
  }
}
