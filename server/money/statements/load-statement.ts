import { sql } from 'kysely'
import type { EntryKind } from '#contract/money/books.ts'
import type { StatementMonth } from '#contract/money/statements.ts'
import { type EarnedAppointment, earnedAppointment } from '#server/appointments/facts/one-appointment.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { type MovedRow, transactionsIn } from '../ledger/statement.ts'
import { appointmentOfReversal } from '../payments/facts.ts'
import { type NamedPerson, namedPerson } from '../payments/figures.ts'
import { momentsOfMonth, readMonths } from './months.ts'

export type StatementLine = {
  kind: EntryKind
  at: Date
  meeting: EarnedAppointment | null
  /** In halalas: the amount patients paid for it, the platform's part of that, and the change of each balance. */
  paid: number
  fee: number
  vat: number
  pending: number
  available: number
}

export type Statement = StatementMonth & {
  dietitian: NonNullable<NamedPerson>
  lines: StatementLine[]
  /** When the statement was made. */
  madeAt: Date
}

type Row = MovedRow & { meeting: EarnedAppointment | null }

/** Null if the account did not exist yet. */
export async function loadStatement(
  house: House,
  dietitian: string,
  month: string,
): Promise<Statement | null> {
  const found = (await readMonths(house, dietitian)).find((each) => each.month === month)
  if (!found) return null
  const [rows, [whose]] = await Promise.all([
    house.db.read(
      system,
      () =>
        sql<Row>`${transactionsIn(
          dietitian,
          momentsOfMonth(month),
          (cause) =>
            sql`${earnedAppointment(sql`coalesce(${appointmentOfReversal(cause)}, ${cause})`)} as meeting`,
        )}`,
    ),
    house.db.read(
      system,
      () => sql<{ dietitian: NamedPerson }>`select ${namedPerson(sql`${dietitian}::uuid`)} as dietitian`,
    ),
  ])
  return {
    ...found,
    dietitian: whose?.dietitian ?? { id: dietitian, name: null, otherName: null },
    lines: rows.map(lineOf),
    madeAt: house.clock.now(),
  }
}

function lineOf({ kind, at, meeting, pending, available, fee, vat }: Row): StatementLine {
  const isOfPatient = kind === 'earned' || kind === 'package_earned' || kind === 'taken_back'
  const paid = isOfPatient ? pending + available + fee + vat : 0
  return { kind, at: new Date(at), meeting, paid, fee, vat, pending, available }
}
