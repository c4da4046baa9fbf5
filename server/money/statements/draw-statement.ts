import type { Language } from '#contract/language.ts'
import { textFor } from '#contract/text-language.ts'
import { writeDate, writeMonth } from '#copy/dates.ts'
import { statementPaper as words } from '#copy/money/statements.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'
import { drawBrand, drawFeet, drawSadu } from '#server/ground/paper/letterhead.ts'
import { innerWidth, margin, openSheet, printColors, type Sheet } from '#server/ground/paper/sheet.ts'
import type { Statement, StatementLine } from './load-statement.ts'
import { aboutLine, figuresOf, type StatementColumn, whatLine, writeHalalas } from './write-line.ts'

export type StatementFacts = { statement: Statement; language: Language }

const height = 841.89
const bottom = height - 56

/** The start and width of each column. */
const columns: Readonly<Record<'day' | 'what' | StatementColumn, readonly [number, number]>> = {
  day: [0, 62],
  what: [66, 146],
  paid: [216, 62],
  fee: [282, 52],
  vat: [338, 44],
  pending: [386, 62],
  available: [452, innerWidth - 452],
}
type Column = keyof typeof columns
const columnNames = Object.keys(columns) as Column[]
const figures = ['paid', 'fee', 'vat', 'pending', 'available'] as const

type Look = NonNullable<Parameters<Sheet['write']>[2]>

/** A month of a dietitian's account: opening balance, each line, closing balance. */
export async function drawStatement({ statement, language }: StatementFacts): Promise<Uint8Array> {
  const { month, dietitian, isUnderWay, madeAt } = statement
  const title = words.title(writeMonth(language, month))[language]
  const name = textFor(language, dietitian.name ?? '', dietitian.otherName)
  const sheet = openSheet(language, title)
  sheet.begin()
  drawSadu(sheet)
  drawBrand(sheet, language, 37, innerWidth * 0.28)
  let y = 34
  y += sheet.write(
    title,
    { x: margin, y, width: innerWidth * 0.7 },
    { size: 19, isBold: true, color: printColors.title, tag: 'H1' },
  )
  y += sheet.write(isolated(name), { x: margin, y: y + 2, width: innerWidth }, { size: 11 }) + 4
  if (isUnderWay)
    y += sheet.write(
      words.underWay(writeDate(language, madeAt, 'date'))[language],
      { x: margin, y: y + 2, width: innerWidth },
      { size: 9.5, color: printColors.second },
    )
  sheet.begin()
  y = sheet.nest('Table', () => drawTable(sheet, { statement, language }, y + 14))
  sheet.begin()
  sheet.write(
    words.note[language],
    { x: margin, y: y + 10, width: innerWidth },
    { size: 8, color: printColors.soft },
  )
  drawFeet(sheet, language, words.made(writeDate(language, madeAt, 'date'))[language])
  return sheet.finish()
}

/** Returns where the table ends on the last page. */
function drawTable(sheet: Sheet, { statement, language }: StatementFacts, from: number): number {
  const { lines, opening, closing, isUnderWay } = statement
  const { rule, drawHead, drawLine, drawNone, drawSums } = penFor(sheet, language)
  let y = drawHead(from)
  y = drawSums(words.opening, inHalalas(opening), y)
  rule(y)
  y += 6
  const makeRoom = (needed: number) => {
    if (y + needed <= bottom) return
    sheet.pdf.addPage()
    y = drawHead(40, true)
  }
  if (lines.length === 0) y = drawNone(y)
  for (const line of lines) {
    makeRoom(sheet.heightOf(aboutLine(line, language), columns.what[1], 8) + 9 * 1.42 + 8)
    y = drawLine(line, y)
  }
  makeRoom(90)
  rule(y)
  y = drawSums(words.sums, sumsOf(statement), y + 6)
  return drawSums(isUnderWay ? words.closingNow : words.closing, inHalalas(closing), y)
}

/** Draws rows; each returns where the next one begins. */
function penFor(sheet: Sheet, language: Language) {
  const soft = printColors.soft
  const write = (column: Column, text: string, y: number, look: Look): number => {
    const [x, width] = columns[column]
    // Figures are right-aligned in both languages, so that their decimals line up.
    const isAtStart = column === 'day' || column === 'what' || language === 'ar'
    return sheet.write(text, { x: margin + x, y, width, align: isAtStart ? 'start' : 'end' }, look)
  }
  const emptyCell = () => sheet.nest('TD', () => 0)
  const figureCells = (textOf: (column: StatementColumn) => string, y: number, look: Look): number[] =>
    figures.map((column) => sheet.nest('TD', () => write(column, textOf(column), y, look)))
  const rule = (y: number) =>
    sheet.decorate(() =>
      sheet.pdf
        .moveTo(margin, y)
        .lineTo(margin + innerWidth, y)
        .lineWidth(0.6)
        .stroke(printColors.line),
    )
  return {
    rule,
    drawHead(y: number, isRepeated = false): number {
      const look = { size: 7.5, color: soft, isRepeated }
      const draw = (column: Column) => write(column, words.columns[column][language], y, look)
      const heights = isRepeated
        ? columnNames.map(draw)
        : sheet.nest('TR', () => columnNames.map((column) => sheet.nest('TH', () => draw(column), 'Column')))
      const at = y + Math.max(...heights) + 4
      rule(at)
      return at + 6
    },
    drawLine(line: StatementLine, y: number): number {
      const look = { size: 9 }
      const amounts = figuresOf(line)
      const height = sheet.nest('TR', () => {
        sheet.nest('TD', () => write('day', isolated(writeDate(language, line.at, 'shortDate')), y, look))
        const what = sheet.nest('TD', () => {
          const first = write('what', whatLine(line, language), y, look)
          return first + write('what', aboutLine(line, language), y + first, { size: 8, color: soft })
        })
        figureCells((column) => (amounts[column] === 0 ? '' : writeHalalas(amounts[column])), y, look)
        return what
      })
      return y + height + 6
    },
    drawNone(y: number): number {
      const place = { x: margin, y, width: innerWidth }
      const height = sheet.nest('TR', () => {
        emptyCell()
        const none = sheet.nest('TD', () =>
          sheet.write(words.none[language], place, { size: 9, color: soft }),
        )
        figures.map(emptyCell)
        return none
      })
      return y + height + 6
    },
    drawSums(label: Word, sums: Partial<Record<StatementColumn, number>>, y: number): number {
      const look = { size: 9, isBold: true }
      const place = { x: margin, y, width: columns.paid[0] - 4 }
      const textOf = (column: StatementColumn) => {
        const halalas = sums[column]
        return halalas === undefined ? '' : writeHalalas(halalas)
      }
      const heights = sheet.nest('TR', () => [
        emptyCell(),
        sheet.nest('TH', () => sheet.write(label[language], place, look), 'Row'),
        ...figureCells(textOf, y, look),
      ])
      return y + Math.max(...heights) + 5
    },
  }
}

const inHalalas = ({ pending, available }: Statement['opening']) => ({
  pending: Math.round(pending * 100),
  available: Math.round(available * 100),
})

/** The sum of each column; added to the opening balance they give the closing balance. */
const sumsOf = ({ lines }: Statement): Record<StatementColumn, number> => {
  const sums = { paid: 0, fee: 0, vat: 0, pending: 0, available: 0 }
  for (const line of lines.map(figuresOf)) for (const column of figures) sums[column] += line[column]
  return sums
}
