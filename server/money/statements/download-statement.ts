import { csvOf } from '#contract/csv.ts'
import { todayInRiyadh } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import type {
  exportStatement as exportRoute,
  exportTheirStatement as exportTheirsRoute,
  printTheirStatement as printTheirsRoute,
} from '#contract/money/statements.ts'
import type { InputOf } from '#contract/route.ts'
import { brand } from '#copy/brand.ts'
import { statementPaper as words } from '#copy/money/statements.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { type Limit, spendAll } from '#server/ground/http/limits.ts'
import { openDrawing } from '#server/ground/paper/draw-in-process.ts'
import { record } from '../events.ts'
import type { StatementFacts } from './draw-statement.ts'
import { loadStatement, type Statement } from './load-statement.ts'
import { momentsOfMonth } from './months.ts'
import { aboutLine, figuresOf, whatLine } from './write-line.ts'

type Asked = { dietitian: string; month: string }
type Own = InputOf<typeof exportRoute>
type Theirs = InputOf<typeof exportTheirsRoute> & InputOf<typeof printTheirsRoute>

const drawApart = openDrawing<StatementFacts>(
  new URL('./draw-statement.ts', import.meta.url),
  'drawStatement',
)
const files: Limit = { name: 'statements.made', most: 60, seconds: 3_600 }

export const printStatement = (house: House, { month }: Own, caller: Caller) =>
  printOf(house, { dietitian: caller.actor.id, month }, caller)

export const exportStatement = (house: House, { month }: Own, caller: Caller) =>
  exportOf(house, { dietitian: caller.actor.id, month }, caller)

/** An admin's download of a dietitian's statement is recorded. */
export async function printTheirStatement(house: House, asked: Theirs, caller: Caller) {
  const file = await printOf(house, asked, caller)
  if (file) await noteDownload(house, asked, caller)
  return file
}

export async function exportTheirStatement(house: House, asked: Theirs, caller: Caller) {
  const file = await exportOf(house, asked, caller)
  if (file) await noteDownload(house, asked, caller)
  return file
}

async function noteDownload(house: House, { dietitian, month }: Asked, { actor }: Caller): Promise<void> {
  const { from, until } = momentsOfMonth(month)
  const days = { from: todayInRiyadh(from), to: todayInRiyadh(new Date(until.getTime() - 1)) }
  await house.db.as(actor, (tx) =>
    record(tx, actor, 'ledger.downloaded', actor.id, house.clock.now(), { ...days, dietitian }),
  )
}

async function printOf(house: House, asked: Asked, { actor }: Caller): Promise<FileAnswer | null> {
  await spendAll(house, [[files, actor.id]])
  const statement = await loadStatement(house, asked.dietitian, asked.month)
  if (!statement) return null
  const bytes = await drawApart(actor.id, { statement, language: actor.language })
  return { bytes, type: 'application/pdf', name: nameOf(asked, 'pdf') }
}

async function exportOf(house: House, asked: Asked, { actor }: Caller): Promise<FileAnswer | null> {
  await spendAll(house, [[files, actor.id]])
  const statement = await loadStatement(house, asked.dietitian, asked.month)
  if (!statement) return null
  const bytes = Buffer.from(csvOf(rowsOf(statement, actor.language)), 'utf8')
  return { bytes, type: 'text/csv; charset=utf-8', name: nameOf(asked, 'csv') }
}

const nameOf = ({ month }: Asked, ending: string) =>
  `${brand.name.en.toLowerCase()}-statement-${month}.${ending}`

function rowsOf(statement: Statement, language: Language) {
  const { opening, closing, lines, isUnderWay } = statement
  const { columns } = words
  const balance = (
    label: keyof typeof words & ('opening' | 'closing' | 'closingNow'),
    of: typeof opening,
  ) => ['', words[label][language], '', '', '', '', of.pending, of.available]
  return [
    [
      columns.day,
      columns.what,
      words.about,
      columns.paid,
      columns.fee,
      columns.vat,
      columns.pending,
      columns.available,
    ].map((word) => word[language]),
    balance('opening', opening),
    ...lines.map((line) => {
      const { paid, fee, vat, pending, available } = figuresOf(line)
      return [
        todayInRiyadh(line.at),
        whatLine(line, language),
        aboutLine(line, language).replace(/[\u2066-\u2069]/g, ''),
        ...[paid, fee, vat, pending, available].map((halalas) => halalas / 100),
      ]
    }),
    balance(isUnderWay ? 'closingNow' : 'closing', closing),
  ]
}
