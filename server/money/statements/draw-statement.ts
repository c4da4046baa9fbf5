import { todayInRiyadh } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { readable } from '#contract/written.ts'
import { brand } from '#copy/brand.ts'
import { writeDate, writeMonth } from '#copy/dates.ts'
import { statementPaper as words } from '#copy/money/statements.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'
import { innerWidth, margin, openSheet, printColors, type Sheet } from '#server/ground/paper/sheet.ts'
import type { Statement } from './load-statement.ts'
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
const figures = ['paid', 'fee', 'vat', 'pending', 'available'] as const

type Look = NonNullable<Parameters<Sheet['write']>[2]>

/** A month of a dietitian's account: opening balance, each line, closing balance. */
export async function drawStatement({ statement, language }: StatementFacts): Promise<Uint8Array> {
  const { month, dietitian, lines, opening, closing, isUnderWay, madeAt } = statement
  const title = words.title(writeMonth(language, month))[language]
  const name = readable(language, dietitian.name ?? '', dietitian.otherName)
  const sheet = openSheet(language, title)
  const cell = (column: keyof typeof columns, text: string, y: number, look: Look): number => {
    const [x, width] = columns[column]
    // Figures are right-aligned in both languages, so that their decimals line up.
    const isAtStart = column === 'day' || column === 'what' || language === 'ar'
    const align = isAtStart ? 'start' : 'end'
    return sheet.write(text, { x: margin + x, y, width, align }, look)
  }
  const rule = (y: number) =>
    sheet.decorate(() =>
      sheet.pdf
        .moveTo(margin, y)
        .lineTo(margin + innerWidth, y)
        .lineWidth(0.6)
        .stroke(printColors.line),
    )
  const drawHead = (y: number): number => {
    sheet.begin()
    const heights = Object.keys(columns).map((column) =>
      cell(column as keyof typeof columns, words.columns[column as keyof typeof columns][language], y, {
        size: 7.5,
        color: printColors.soft,
      }),
    )
    const at = y + Math.max(...heights) + 4
    rule(at)
    return at + 6
  }
  const drawSums = (label: Word, sums: Partial<Record<StatementColumn, number>>, y: number): number => {
    const look = { size: 9, isBold: true }
    const heights = [
      sheet.write(label[language], { x: margin, y, width: columns.paid[0] - 4 }, look),
      ...figures.map((column) => {
        const halalas = sums[column]
        return halalas === undefined ? 0 : cell(column, writeHalalas(halalas), y, look)
      }),
    ]
    return y + Math.max(...heights) + 5
  }

  sheet.begin()
  sheet.decorate(() => sheet.pdf.rect(0, 0, 595.28, 6).fill(printColors.leaf))
  let y = 32
  y += Math.max(
    sheet.write(title, { x: margin, y, width: innerWidth * 0.72 }, { size: 19, isBold: true, tag: 'H1' }),
    sheet.write(
      brand.name[language],
      { x: margin + innerWidth * 0.72, y: y + 4, width: innerWidth * 0.28, align: 'end' },
      { size: 13, isBold: true, color: printColors.leaf },
    ),
  )
  y += sheet.write(isolated(name), { x: margin, y: y + 2, width: innerWidth }, { size: 11 }) + 4
  if (isUnderWay)
    y += sheet.write(
      words.underWay(writeDate(language, madeAt, 'date'))[language],
      { x: margin, y: y + 2, width: innerWidth },
      { size: 9.5, color: printColors.second },
    )
  y = drawHead(y + 14)
  y = drawSums(words.opening, inHalalas(opening), y)
  rule(y)
  y += 6
  if (lines.length === 0)
    y +=
      sheet.write(
        words.none[language],
        { x: margin, y, width: innerWidth },
        { size: 9, color: printColors.soft },
      ) + 6
  for (const line of lines) {
    const about = aboutLine(line, language)
    const needed = sheet.heightOf(about, columns.what[1], 8) + 9 * 1.42 + 8
    if (y + needed > bottom) {
      sheet.pdf.addPage()
      y = drawHead(40)
    }
    const look = { size: 9 }
    const first = cell('what', whatLine(line, language), y, look)
    cell('day', isolated(todayInRiyadh(line.at)), y, look)
    const amounts = figuresOf(line)
    for (const column of figures)
      if (amounts[column] !== 0) cell(column, writeHalalas(amounts[column]), y, look)
    const below = cell('what', about, y + first, { size: 8, color: printColors.soft })
    y += first + below + 6
  }
  if (y + 90 > bottom) {
    sheet.pdf.addPage()
    y = drawHead(40)
  }
  rule(y)
  y = drawSums(words.sums, sumsOf(statement), y + 6)
  y = drawSums(isUnderWay ? words.closingNow : words.closing, inHalalas(closing), y)
  sheet.begin()
  sheet.write(
    words.note[language],
    { x: margin, y: y + 10, width: innerWidth },
    { size: 8, color: printColors.soft },
  )
  drawFeet(sheet, statement, language)
  return sheet.finish()
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

function drawFeet(sheet: Sheet, { madeAt }: Statement, language: Language): void {
  const { start, count } = sheet.pdf.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.pdf.switchToPage(page)
    sheet.begin()
    const look = { size: 8, color: printColors.soft }
    const y = height - 34
    sheet.write(
      words.made(writeDate(language, madeAt, 'date'))[language],
      { x: margin, y, width: innerWidth * 0.8 },
      look,
    )
    sheet.write(
      `${page - start + 1} / ${count}`,
      { x: margin + innerWidth * 0.8, y, width: innerWidth * 0.2, align: 'end' },
      look,
    )
  }
}
