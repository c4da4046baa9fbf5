import { sql } from 'kysely'
import { type Day, startOfDay, todayInRiyadh } from '#contract/days.ts'
import type { StatementMonth } from '#contract/money/statements.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { changesByMonth, type MonthRow } from '../ledger/statement.ts'

type Balances = StatementMonth['opening']

const monthOf = (day: Day) => day.slice(0, 7)

const monthAfter = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7)

/** From the first moment of the month in Riyadh to that of the next month. */
export const momentsOfMonth = (month: string) => ({
  from: startOfDay(`${month}-01`),
  until: startOfDay(`${monthAfter(month)}-01`),
})

/** Every month from the first entry to now, newest first; each opens with the closing balance before it. */
export function monthsOf(rows: readonly MonthRow[], now: Date): StatementMonth[] {
  const [first] = rows
  if (!first) return []
  const thisMonth = monthOf(todayInRiyadh(now))
  const found = new Map(rows.map((row) => [row.month, row]))
  const months: StatementMonth[] = []
  let left: Balances = { pending: 0, available: 0 }
  for (let month = first.month; month <= thisMonth; month = monthAfter(month)) {
    const row = found.get(month)
    const opening = left
    left = {
      pending: sum(opening.pending, row?.pending),
      available: sum(opening.available, row?.available),
    }
    months.push({
      month,
      isUnderWay: month === thisMonth,
      opening,
      earned: (row?.earned ?? 0) / 100,
      takenBack: (row?.taken_back ?? 0) / 100,
      paidOut: (row?.paid_out ?? 0) / 100,
      closing: left,
    })
  }
  return months.reverse()
}

const sum = (riyals: number, halalas = 0) => (Math.round(riyals * 100) + halalas) / 100

/** Read as the system. */
export async function readMonths(house: House, dietitian: string): Promise<StatementMonth[]> {
  const rows = await house.db.read(system, () => sql<MonthRow>`${changesByMonth(dietitian)}`)
  return monthsOf(rows, house.clock.now())
}
