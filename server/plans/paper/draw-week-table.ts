import { type Amount, factsOf, type Meal, type PlanDay } from '#contract/plans/document.ts'
import { type MealRow, mealRows } from '#contract/plans/meal-rows.ts'
import { totalOfDay } from '#contract/plans/totals.ts'
import { type WatchedFor, warningsOf } from '#contract/plans/warnings.ts'
import { writeClock } from '#copy/clock.ts'
import { writeNumber } from '#copy/dates.ts'
import { planPaper as words } from '#copy/plans/paper.ts'
import { writeWarning } from '#copy/plans/warning-words.ts'
import { nameOfFood, nameOfMeal, writeAmount } from '#copy/plans/words.ts'
import { isolated } from '#copy/quoted.ts'
import { margin, printColors, type Sheet } from '#server/ground/paper/sheet.ts'
import { namesOfDay } from './names-of-day.ts'
import { bottomOf, colors } from './paper-parts.ts'
import type { PlanFacts } from './plan-facts.ts'

const headColumn = 76
const inset = 5

type Line = { text: string; size: number; isBold?: boolean; color?: string; before?: number }

/** One cell of a row, or its head. */
type Cell = { lines: Line[]; x: number; width: number }

/** As large as its page allows; if it is too long for one, it breaks between meals and the heads of its days are repeated. */
export function drawWeekTable(
  sheet: Sheet,
  facts: PlanFacts,
  watched: WatchedFor,
  week: readonly PlanDay[],
  from: number,
  top: number,
): void {
  const { language, document } = facts
  const width = (sheet.innerWidth - headColumn) / week.length
  const xOf = (at: number) => margin + headColumn + at * width
  const rows = mealRows(week)
  const heads = week.map((_, at): Cell => ({ lines: headLines(facts, from + at), x: xOf(at), width }))
  const sums = week.map((day, at): Cell => {
    const energy = writeNumber(language, Math.round(totalOfDay(document.foods, day).nutrients.energy))
    return { lines: [{ text: words.kcal(energy)[language], size: 9.5, isBold: true }], x: xOf(at), width }
  })
  const rowsAt = (size: number) =>
    rows.map((row) => [
      { lines: rowHead(facts, row, size), x: margin, width: headColumn },
      ...row.meals.map((meal, at) => ({
        lines: meal ? mealLines(facts, watched, row, meal, size) : [],
        x: xOf(at),
        width,
      })),
    ])
  const headHeight = rowHeight(sheet, heads)
  const sumHeight = rowHeight(sheet, sums)
  const fits = (size: number) =>
    rowsAt(size).reduce((sum, cells) => sum + rowHeight(sheet, cells), top + headHeight + sumHeight) <=
    bottomOf(sheet)
  const size = largestOf(week.length > 4 ? narrowSizes : wideSizes, fits) ?? broken
  let y = top
  const begin = (isRepeated: boolean) => {
    const draw = () => drawRow(sheet, heads, y, headHeight, { isRepeated, tag: 'TH' })
    sheet.decorate((left) =>
      sheet.pdf
        .roundedRect(left(margin, sheet.innerWidth), y, sheet.innerWidth, headHeight, 5)
        .fill(colors.wheat),
    )
    if (isRepeated) draw()
    else
      sheet.nest('TR', () => {
        sheet.nest('TD', () => 0)
        draw()
      })
    y += headHeight
  }
  sheet.nest('Table', () => {
    begin(false)
    const room = bottomOf(sheet) - margin - headHeight
    const parts = rowsAt(size).flatMap((cells) => partsOfRow(sheet, cells, room))
    for (const [place, cells] of parts.entries()) {
      const height = rowHeight(sheet, cells)
      const needed = place === parts.length - 1 ? height + sumHeight : height
      if (y + needed > bottomOf(sheet)) {
        sheet.pdf.addPage()
        y = margin
        begin(true)
      }
      sheet.nest('TR', () => drawRow(sheet, cells, y, height, { tag: 'TD' }))
      y += height
      drawRule(sheet, y)
    }
    sheet.nest('TR', () => {
      const label = { text: words.energy[language], size: 9.5, isBold: true }
      const head: Cell = { lines: [label], x: margin, width: headColumn }
      drawRow(sheet, [head, ...sums], y, sumHeight, { tag: 'TD' })
    })
  })
}

/** From large to small; the first with which the week fits on its page is used, or else the size of broken tables. */
const narrowSizes = [10, 9.5, 9, 8.5, 8, 7.5]
const wideSizes = [12, 11, ...narrowSizes]
const broken = 9

/** The first of sizes from large to small that fits, asking as few of them as possible, because each is laid out. */
function largestOf(sizes: readonly number[], fits: (size: number) => boolean): number | undefined {
  let [from, to] = [0, sizes.length]
  while (from < to) {
    const half = (from + to) >> 1
    if (fits(sizes[half] ?? 0)) to = half
    else from = half + 1
  }
  return sizes[from]
}

function headLines(facts: PlanFacts, at: number): Line[] {
  const [name = '', ...more] = namesOfDay(facts, at)
  return [
    { text: name, size: 11, isBold: true, color: printColors.leaf },
    ...more.map((text) => ({ text, size: 8.5, color: printColors.soft })),
  ]
}

function rowHead({ language }: PlanFacts, row: MealRow, size: number): Line[] {
  return [
    { text: nameOfMeal(row)[language], size: size + 0.5, isBold: true, color: printColors.title },
    ...(row.time
      ? [{ text: isolated(writeClock(language, row.time)), size: size - 0.5, color: printColors.soft }]
      : []),
  ]
}

function mealLines(facts: PlanFacts, watched: WatchedFor, row: MealRow, meal: Meal, size: number): Line[] {
  const { language, document } = facts
  const { foods } = document
  const time = row.time === null && meal.time ? isolated(writeClock(language, meal.time)) : ''
  const allergiesOf = (amount: Amount): string[] => {
    const food = factsOf(foods, amount)
    const dangers = food ? warningsOf(food, watched).filter(({ kind }) => kind === 'allergen') : []
    return dangers.map((warning) => writeWarning(warning)[language])
  }
  return [
    ...(time ? [{ text: time, size: size - 0.5, color: printColors.soft }] : []),
    ...meal.items.flatMap((item, at): Line[] => [
      {
        text: `${nameOfFood(language, foods, item)}: ${writeAmount(language, foods, item)}`,
        size,
        ...(at > 0 && { before: 2 }),
      },
      ...allergiesOf(item).map((text) => ({ text, size: size - 1, isBold: true, color: colors.danger })),
    ]),
  ]
}

const heightOfLine = (sheet: Sheet, { text, size, isBold, before = 0 }: Line, width: number): number =>
  before + sheet.heightOf(text, width - 2 * inset, size, isBold)

const rowHeight = (sheet: Sheet, cells: readonly Cell[]): number =>
  Math.max(
    ...cells.map(({ lines, width }) =>
      lines.reduce((sum, line) => sum + heightOfLine(sheet, line, width), 0),
    ),
  ) +
  2 * inset

/** A meal of so many foods that it is longer than a page goes on in further rows. */
function partsOfRow(sheet: Sheet, cells: readonly Cell[], room: number): Cell[][] {
  const parts: Cell[][] = []
  let rest = [...cells]
  while (rest.some(({ lines }) => lines.length > 0)) {
    const part = rest.map((cell) => ({ ...cell, lines: linesThatFit(sheet, cell, room - 2 * inset) }))
    rest = rest.map((cell, at) => ({ ...cell, lines: cell.lines.slice(part[at]?.lines.length) }))
    parts.push(part)
  }
  return parts
}

/** At least one line. */
function linesThatFit(sheet: Sheet, { lines, width }: Cell, room: number): Line[] {
  let height = 0
  const past = lines.findIndex((line, at) => {
    height += heightOfLine(sheet, line, width)
    return at > 0 && height > room
  })
  return past === -1 ? [...lines] : lines.slice(0, past)
}

type RowLook = { tag: 'TH' | 'TD'; isRepeated?: boolean }

/** The first cell of a row of meals is its head. */
function drawRow(
  sheet: Sheet,
  cells: readonly Cell[],
  y: number,
  height: number,
  { tag, isRepeated = false }: RowLook,
): void {
  for (const [at, cell] of cells.entries()) {
    const draw = () => drawCell(sheet, cell, y + inset, isRepeated)
    if (isRepeated) draw()
    else if (tag === 'TH') sheet.nest('TH', draw, 'Column')
    else if (at === 0) sheet.nest('TH', draw, 'Row')
    else sheet.nest('TD', draw)
    if (at > 0 && tag === 'TD') drawEdge(sheet, cell.x, y, height)
  }
}

function drawCell(sheet: Sheet, { lines, x, width }: Cell, top: number, isRepeated: boolean): void {
  let y = top
  for (const { text, size, isBold, color, before = 0 } of lines) {
    y += before
    y += sheet.write(
      text,
      { x: x + inset, y, width: width - 2 * inset },
      { size, isRepeated, ...(isBold && { isBold }), ...(color && { color }) },
    )
  }
}

function drawRule(sheet: Sheet, y: number): void {
  sheet.decorate(() =>
    sheet.pdf
      .moveTo(margin, y)
      .lineTo(margin + sheet.innerWidth, y)
      .lineWidth(0.7)
      .stroke(printColors.line),
  )
}

function drawEdge(sheet: Sheet, x: number, y: number, height: number): void {
  sheet.decorate((left) => {
    const at = left(x, 0)
    sheet.pdf
      .moveTo(at, y)
      .lineTo(at, y + height)
      .lineWidth(0.4)
      .stroke(printColors.line)
  })
}
