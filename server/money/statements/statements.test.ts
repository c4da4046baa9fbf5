import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#contract/csv.ts'
import {
  exportStatement,
  exportTheirStatement,
  listStatements,
  listTheirStatements,
  printStatement,
  printTheirStatement,
  type StatementMonth,
} from '#contract/money/statements.ts'
import { searchAuditLog } from '#contract/oversight/audit-log.ts'
import { statementPaper } from '#copy/money/statements.ts'
import { system } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla, inArabic, noor, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { runsAll } from '#test/setup/extent.ts'
import { type Entry, postTransaction } from '../ledger/post-transaction.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-03-10T09:00:00Z')
const admin = await join(app, noor, { role: 'admin' })
const layla = await join(app, drLayla, { role: 'dietitian' })

type Step = {
  kind: 'earned' | 'available' | 'taken_back' | 'payout_asked' | 'payout_returned'
  entries: Entry[]
}
const of = (person: string, kind: 'earnings' | 'available') => ({ kind, of: person })

const steps = {
  earned: (who: string, net: number): Step => ({
    kind: 'earned',
    entries: [
      { account: 'prepaid', halalas: net + 345 },
      { account: of(who, 'earnings'), halalas: -net },
      { account: 'platform_fee', halalas: -300 },
      { account: 'vat', halalas: -45 },
    ],
  }),
  available: (who: string, net: number): Step => ({
    kind: 'available',
    entries: [
      { account: of(who, 'earnings'), halalas: net },
      { account: of(who, 'available'), halalas: -net },
    ],
  }),
  takenBack: (who: string, net: number): Step => ({
    kind: 'taken_back',
    entries: [
      { account: of(who, 'available'), halalas: net },
      { account: 'platform_fee', halalas: 30 },
      { account: 'refunds_due', halalas: -net - 30 },
    ],
  }),
  paidOut: (who: string, net: number): Step => ({
    kind: 'payout_asked',
    entries: [
      { account: of(who, 'available'), halalas: net },
      { account: 'payouts_due', halalas: -net },
    ],
  }),
  returned: (who: string, net: number): Step => ({
    kind: 'payout_returned',
    entries: [
      { account: 'payouts_due', halalas: net },
      { account: of(who, 'available'), halalas: -net },
    ],
  }),
}

const posted = ({ kind, entries }: Step, at: string) =>
  app.house.db.as(system, (tx) => postTransaction(tx, { kind, cause: randomUUID(), entries }, new Date(at)))

beforeAll(async () => {
  await posted(steps.earned(layla.id, 20_000), '2026-01-31T20:59:59.999Z')
  await posted(steps.earned(layla.id, 10_050), '2026-01-31T21:00:00Z')
  await posted(steps.available(layla.id, 30_050), '2026-02-03T10:00:00Z')
  await posted(steps.paidOut(layla.id, 25_000), '2026-02-10T06:00:00Z')
  await posted(steps.takenBack(layla.id, 7_000), '2026-02-11T06:00:00Z')
  await posted(steps.returned(layla.id, 25_000), '2026-02-28T20:00:00Z')
})

const monthsOf = async (who: Person) => (await who.call(listStatements, {})).body.months
const csvOf = async (who: Person, month: string, headers?: Record<string, string>) => {
  const { status, bytes } = await who.call(exportStatement, { month }, headers)
  expect(status).toBe(200)
  return [...rowsOf(new TextDecoder().decode(bytes))].map(({ cells }) => cells)
}

test('a month follows Riyadh time, opens with the previous balance, and says whether it has ended', async () => {
  const [march, february, january, ...older] = await monthsOf(layla)
  expect(older).toEqual([])
  expect(january).toEqual({
    month: '2026-01',
    isUnderWay: false,
    opening: { pending: 0, available: 0 },
    earned: 200,
    takenBack: 0,
    paidOut: 0,
    closing: { pending: 200, available: 0 },
  })
  expect(february).toEqual({
    month: '2026-02',
    isUnderWay: false,
    opening: { pending: 200, available: 0 },
    earned: 100.5,
    takenBack: 70,
    paidOut: 0,
    closing: { pending: 0, available: 230.5 },
  })
  expect(march).toMatchObject({ month: '2026-03', isUnderWay: true, opening: february?.closing, earned: 0 })
})

test('the file has each line with fee and tax, and its sums lead to the balance', async () => {
  const [head, opening, ...rest] = await csvOf(layla, '2026-02')
  const closing = rest.pop()
  expect(head).toHaveLength(8)
  expect(opening?.slice(-2)).toEqual(['200', '0'])
  expect(closing?.slice(-2)).toEqual(['0', '230.5'])
  expect(rest.map(([, what]) => what)).toEqual([
    'Earned',
    'Made available',
    'Payout to your bank account',
    'Your share of a refund',
    'Payout that came back',
  ])
  expect(rest[0]?.slice(3)).toEqual(['103.95', '-3', '-0.45', '100.5', '0'])
  expect(rest[3]?.slice(3)).toEqual(['-70.3', '0.3', '0', '0', '-70'])
  const arabic = await csvOf(layla, '2026-03', inArabic)
  expect(arabic.at(-1)?.[1]).toBe(statementPaper.closingNow.ar)
})

async function textOf(data: Uint8Array): Promise<string> {
  const task = getDocument({ data, verbosity: 0 })
  const pdf = await task.promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  await task.destroy()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

test('the printed statement names the month, each amount and that the month has not ended, in both languages', async () => {
  for (const [headers, language] of [
    [undefined, 'en'],
    [inArabic, 'ar'],
  ] as const) {
    const printed = await layla.call(printStatement, { month: '2026-02' }, headers)
    const { status, bytes } = printed
    expect(status).toBe(200)
    expect(printed.headers.get('content-disposition')).toContain('"nabta-statement-2026-02.pdf"')
    const text = await textOf(bytes)
    for (const wanted of ['103.95', '−3.00', '−0.45', '230.50'])
      expect(text, `${language} ${wanted}`).toContain(wanted)
  }
})

type StructNode = {
  type?: string
  role?: string
  scope?: string | undefined
  alt?: string | undefined
  children?: StructNode[]
}

/** The rows of each table, with the tag and the texts of each cell. */
async function tablesOf(data: Uint8Array) {
  const task = getDocument({ data, verbosity: 0 })
  const tree: StructNode = await (await (await task.promise).getPage(1)).getStructTree()
  await task.destroy()
  const within = ({ children = [] }: StructNode): StructNode[] =>
    children.flatMap((child) => [child, ...within(child)])
  const having = (role: string, node: StructNode) => within(node).filter((child) => child.role === role)
  return having('Table', tree).map((table) =>
    having('TR', table).map(({ children = [] }) =>
      children.map((cell) => [
        [cell.role, cell.scope].filter(Boolean).join(' '),
        ...having('P', cell).map(({ alt }) => alt),
      ]),
    ),
  )
}

test('the printed statement is a table: a screen reader names the column of each amount, empty ones included', async () => {
  const { bytes } = await layla.call(printStatement, { month: '2026-02' })
  const [table = [], ...more] = await tablesOf(bytes)
  expect(more).toEqual([])
  const [head, opening, first] = table
  expect(head).toEqual(Object.values(statementPaper.columns).map(({ en }) => ['TH Column', en]))
  const empty = ['TD']
  expect(opening?.slice(0, 5)).toEqual([empty, ['TH Row', statementPaper.opening.en], empty, empty, empty])
  expect(first).toEqual([
    ['TD', '1\u00a0Feb'],
    ['TD', statementPaper.kinds.earned.en, statementPaper.gone.en],
    ['TD', '103.95'],
    ['TD', '−3.00'],
    ['TD', '−0.45'],
    ['TD', '100.50'],
    empty,
  ])
  expect(new Set(table.map((row) => row.length))).toEqual(new Set([7]))
})

test('another dietitian’s account cannot be found, nor a month before the first or after this one', async () => {
  const fahad = await join(app, drFahad, { role: 'dietitian' })
  expect(await monthsOf(fahad)).toEqual([])
  expect((await fahad.call(exportStatement, { month: '2026-02' })).status).toBe(404)
  for (const month of ['2025-12', '2026-04'])
    expect((await layla.call(printStatement, { month })).status, month).toBe(404)
  const patient = await join(app, sara)
  expect((await patient.call(listStatements, {})).status).toBe(403)
  expect((await fahad.call(listTheirStatements, { dietitian: layla.id })).status).toBe(403)
  expect((await admin.call(listTheirStatements, { dietitian: patient.id })).status).toBe(404)
})

test('an admin opens the same statement, and a download is logged', async () => {
  const { body } = await admin.call(listTheirStatements, { dietitian: layla.id })
  expect(body.months).toEqual(await monthsOf(layla))
  const asked = { dietitian: layla.id, month: '2026-02' }
  expect((await admin.call(printTheirStatement, asked)).status).toBe(200)
  expect((await admin.call(exportTheirStatement, asked)).status).toBe(200)
  const { entries } = (await admin.call(searchAuditLog, { group: 'admins' })).body
  expect(entries.filter(({ kind }) => kind === 'ledger.downloaded')).toHaveLength(2)
})

const halalas = (riyals = 0) => Math.round(riyals * 100)
const both = ({ pending, available }: StatementMonth['opening']) => [halalas(pending), halalas(available)]

test('after any history, a month begins with the previous balance, and its lines add up to the difference', async () => {
  const act = fc.record({
    does: fc.constantFrom('earned', 'available', 'takenBack', 'paidOut', 'returned'),
    net: fc.integer({ min: 1, max: 90_000 }),
    hoursLater: fc.integer({ min: 0, max: 900 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      const who = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
      let at = Date.parse('2025-09-01T00:00:00Z')
      const total = { pending: 0, available: 0, out: 0 }
      for (const { does, net, hoursLater } of acts) {
        at += hoursLater * 3_600_000
        const most = {
          earned: net,
          takenBack: net,
          available: total.pending,
          paidOut: total.available,
          returned: total.out,
        }
        const amount = Math.min(net, most[does])
        if (amount <= 0 || at > Date.parse('2026-03-10T00:00:00Z')) continue
        await posted(steps[does](who.id, amount), new Date(at).toISOString())
        if (does === 'earned') total.pending += amount
        if (does === 'available') {
          total.pending -= amount
          total.available += amount
        }
        if (does === 'takenBack') total.available -= amount
        if (does === 'paidOut') total.available -= amount
        if (does === 'returned') total.available += amount
        if (does === 'paidOut') total.out += amount
        if (does === 'returned') total.out -= amount
      }
      const months = (await monthsOf(who)).toReversed()
      let left = [0, 0]
      for (const month of months) {
        expect(both(month.opening)).toEqual(left)
        const [, , ...lines] = await csvOf(who, month.month)
        const closing = lines.pop()
        const moved = [6, 7].map((column) =>
          lines.reduce((sum, line) => sum + halalas(Number(line[column])), 0),
        )
        left = left.map((each, place) => each + (moved[place] ?? 0))
        expect(both(month.closing)).toEqual(left)
        expect(closing?.slice(-2).map((cell) => halalas(Number(cell)))).toEqual(left)
        for (const line of lines)
          if (halalas(Number(line[3])) !== 0)
            expect([3, 4, 5].reduce((sum, column) => sum + halalas(Number(line[column])), 0)).toBe(
              halalas(Number(line[6])) + halalas(Number(line[7])),
            )
      }
      expect(left).toEqual([total.pending, total.available])
    }),
    { numRuns: runsAll ? 12 : 4 },
  )
})
