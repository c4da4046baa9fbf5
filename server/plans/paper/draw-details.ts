import { factsOf, type Item, type Meal, type PlanDay } from '#contract/plans/document.ts'
import { type WatchedFor, warningsOf, watchedOf } from '#contract/plans/warnings.ts'
import { writeClock } from '#copy/clock.ts'
import { following } from '#copy/plans/following.ts'
import { planPaper as words } from '#copy/plans/paper.ts'
import { writeWarning } from '#copy/plans/warning-words.ts'
import { nameOfFood, nameOfMeal, writeAmount } from '#copy/plans/words.ts'
import { isolated } from '#copy/quoted.ts'
import { margin, printColors, type Sheet } from '#server/ground/paper/sheet.ts'
import { namesOfDay } from './names-of-day.ts'
import { bottomOf, colors, columnsOf, fillColumns, type Piece } from './paper-parts.ts'
import type { PlanFacts } from './plan-facts.ts'

type Line = {
  text: string
  size: number
  tag?: 'H3' | 'H2'
  isBold?: boolean
  color?: string
  indent?: number
  before?: number
}

/** What a table has no room for: the introduction, and the meals with notes, alternatives, warnings or recipes. */
export function drawDetails(sheet: Sheet, facts: PlanFacts): void {
  const watched = watchedOf(facts.about)
  const { language, head, document } = facts
  const blocks: Line[][] = [
    ...(head.intro ? [[{ text: head.intro, size: 10 }]] : []),
    ...document.days.flatMap((day, at) => dayBlocks(facts, watched, day, at)),
  ]
  if (blocks.length === 0) return
  sheet.pdf.addPage()
  sheet.begin()
  const title = sheet.write(
    words.details[language],
    { x: margin, y: margin, width: sheet.innerWidth },
    { size: 15, isBold: true, tag: 'H2', color: printColors.title },
  )
  const columns = columnsOf(sheet, 3)
  const pieces = blocks.flatMap((lines) => piecesOf(sheet, lines, columns.width))
  fillColumns(sheet, columns, pieces, margin + title + 8)
}

/** Its note and its meals; the day’s name stays with the first of them. */
function dayBlocks(facts: PlanFacts, watched: WatchedFor, day: PlanDay, at: number): Line[][] {
  const [first, ...others] = [
    ...(day.note ? [[{ text: day.note, size: 9.5, color: printColors.soft }]] : []),
    ...day.meals.map((meal) => mealLines(facts, watched, meal)),
  ].filter((lines) => lines.length > 0)
  if (!first) return []
  const text = namesOfDay(facts, at).join(' · ')
  const name: Line = { text, size: 12.5, isBold: true, color: printColors.leaf, tag: 'H2', before: 12 }
  return [[name, ...first], ...others]
}

function mealLines(facts: PlanFacts, watched: WatchedFor, meal: Meal): Line[] {
  const { language, document } = facts
  const items = meal.items.map((item) => ({ item, more: itemLines(facts, watched, item) }))
  if (!meal.note && !meal.recipe && items.every(({ more }) => more.length === 0)) return []
  const name = nameOfMeal(meal)[language]
  const soft = { size: 9, color: printColors.soft }
  return [
    {
      text: meal.time ? `${name} · ${isolated(writeClock(language, meal.time))}` : name,
      ...{ size: 10.5, isBold: true, tag: 'H3', before: 6 },
    },
    ...items.flatMap(({ item, more }): Line[] => [
      {
        text: `${nameOfFood(language, document.foods, item)}: ${writeAmount(language, document.foods, item)}`,
        ...{ size: 9.5, indent: 6 },
      },
      ...more,
    ]),
    ...(meal.note ? [{ text: meal.note, ...soft }] : []),
    ...(meal.recipe ? [{ text: `${following.recipe[language]}: ${meal.recipe}`, ...soft }] : []),
  ]
}

/** What is said of a food besides its amount. */
function itemLines({ language, document }: PlanFacts, watched: WatchedFor, item: Item): Line[] {
  const { foods } = document
  return [
    ...[item, ...item.alternatives].flatMap((amount, place): Line[] => {
      const food = factsOf(foods, amount)
      const indent = place === 0 ? 6 : 16
      const text = `${nameOfFood(language, foods, amount)}: ${writeAmount(language, foods, amount)}`
      return [
        ...(place === 0
          ? []
          : [{ text: `${following.or[language]} ${text}`, size: 9, indent, color: printColors.soft }]),
        ...(food ? warningsOf(food, watched) : []).map((warning) => ({
          text: writeWarning(warning)[language],
          ...{ size: 9, indent, isBold: warning.kind === 'allergen' },
          color: warning.kind === 'allergen' ? colors.danger : printColors.second,
        })),
      ]
    }),
    ...(item.note ? [{ text: item.note, size: 9, indent: 6, color: printColors.soft }] : []),
  ]
}

/** A meal stays together unless it is long; then its headings stay with the line below them. */
function piecesOf(sheet: Sheet, lines: readonly Line[], width: number): Piece[] {
  const pieces: Piece[] = []
  let headings: Piece[] = []
  for (const line of lines) {
    const { size, indent = 0 } = line
    const texts = line.tag ? [line.text] : sheet.partsOf(line.text, width - indent, { size, most: 12 })
    for (const [at, text] of texts.entries()) {
      const piece = pieceOf(sheet, at === 0 ? { ...line, text } : { ...line, text, before: 0 }, width)
      if (line.tag) headings.push(piece)
      else {
        pieces.push(together([...headings, piece]))
        headings = []
      }
    }
  }
  const whole = together(pieces)
  return whole.height <= bottomOf(sheet) / 2 ? [whole] : pieces
}

function pieceOf(sheet: Sheet, line: Line, width: number): Piece {
  const { text, size, tag = 'P', isBold = false, color = printColors.text, indent = 0, before = 0 } = line
  const room = width - indent
  return {
    height: before + sheet.heightOf(text, room, size, isBold) + 1,
    draw: (x, y) =>
      void sheet.write(text, { x: x + indent, y: y + before, width: room }, { size, isBold, color, tag }),
  }
}

const together = (pieces: readonly Piece[]): Piece => ({
  height: pieces.reduce((sum, { height }) => sum + height, 0),
  draw(x, top) {
    let y = top
    for (const { height, draw } of pieces) {
      draw(x, y)
      y += height
    }
  },
})
