import { addDays } from '#contract/days.ts'
import { type ShoppingLine, shoppingFrom, shoppingList } from '#contract/plans/shopping-list.ts'
import { writeDay } from '#copy/dates.ts'
import { foodGroupNames } from '#copy/foods/options.ts'
import { shopping as words } from '#copy/plans/shopping.ts'
import { nameIn } from '#copy/plans/words.ts'
import { writeBought } from '#copy/plans/write-shopping-list.ts'
import { margin, printColors, type Sheet } from '#server/ground/paper/sheet.ts'
import { columnsOf, fillColumns, type Piece } from './paper-parts.ts'
import type { PlanFacts } from './plan-facts.ts'

const lineSize = 10
const box = 9

/** A page of its own that one takes to the shop, in two columns with boxes to tick. */
export function drawShopping(sheet: Sheet, facts: PlanFacts): void {
  const { language, document, head, today, shopping, swaps } = facts
  const { from, schedule } = shoppingFrom(head, today)
  const { days: count, people, cooks = true } = shopping
  const aisles = shoppingList(document, schedule, { from, count, people, cooks, swaps })
  if (aisles.length === 0) return
  sheet.pdf.addPage()
  sheet.begin()
  const place = { x: margin, width: sheet.innerWidth }
  const title = words.heading(writeDay(language, from), writeDay(language, addDays(from, count - 1)))
  let y = margin
  y += sheet.write(
    title[language],
    { ...place, y },
    { size: 15, isBold: true, tag: 'H2', color: printColors.title },
  )
  const counted = [
    ...(people > 1 ? [words.forPeople(people)[language]] : []),
    (cooks ? words.asSoldCooked : words.asSold)[language],
  ]
  for (const line of counted)
    y += sheet.write(line, { ...place, y: y + 2 }, { size: 9, color: printColors.soft }) + 2
  const columns = columnsOf(sheet, 2, 36)
  const pieces = aisles.flatMap(({ group, lines }) => {
    const all = lines.map((line) => linePiece(sheet, facts, line, columns.width))
    const [first, ...others] = all
    // The name of an aisle stays with its first line, and is never alone at the foot of a column.
    return first ? [withTitle(sheet, foodGroupNames[group][language], first, columns.width), ...others] : []
  })
  fillColumns(sheet, columns, pieces, y + 8)
}

function withTitle(sheet: Sheet, title: string, first: Piece, width: number): Piece {
  const height = sheet.heightOf(title, width, 11.5, true) + 12
  return {
    height: height + first.height,
    draw(x, y) {
      const look = { size: 11.5, isBold: true, tag: 'H3', color: printColors.leaf } as const
      sheet.write(title, { x, y: y + 9, width }, look)
      first.draw(x, y + height)
    },
  }
}

/** A box, the food, and at the end of the line how much of it to buy. */
function linePiece(sheet: Sheet, { language }: PlanFacts, line: ShoppingLine, width: number): Piece {
  const name = nameIn(language, line.food.names)
  const amount = writeBought(language, line)
  const room = width - box - 8
  const [nameWidth, amountWidth] = [room * 0.55, room * 0.45]
  const height =
    Math.max(sheet.heightOf(name, nameWidth, lineSize), sheet.heightOf(amount, amountWidth, lineSize, true)) +
    6
  return {
    height,
    draw(x, y) {
      sheet.decorate((left) => {
        sheet.pdf
          .roundedRect(left(x, box), y + 6, box, box, 1.5)
          .lineWidth(0.9)
          .stroke(printColors.soft)
        sheet.pdf
          .moveTo(left(x, width), y + height)
          .lineTo(left(x, width) + width, y + height)
          .lineWidth(0.5)
          .stroke(printColors.line)
      })
      const start = x + box + 8
      sheet.write(name, { x: start, y: y + 3, width: nameWidth }, { size: lineSize })
      sheet.write(
        amount,
        { x: start + nameWidth, y: y + 3, width: amountWidth, align: 'end' },
        { size: lineSize, isBold: true },
      )
    },
  }
}
