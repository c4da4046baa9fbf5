import { addDays, type Day } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import type { PlanHead } from '#contract/plans/document.ts'
import {
  dayOn,
  factsOf,
  type KnownFoods,
  type Meal,
  type PlanDay,
  type PlanDocument,
} from '#contract/plans/document.ts'
import type { PhysicianFirst } from '#contract/plans/fasting.ts'
import type { DaySwaps, ShoppingChoices } from '#contract/plans/meal-records.ts'
import { shoppingFrom, shoppingList } from '#contract/plans/shopping-list.ts'
import { totalOfDay } from '#contract/plans/totals.ts'
import { type HealthWords, type WatchedFor, warningsOf, watchedOf } from '#contract/plans/warnings.ts'
import { brand } from '#copy/brand.ts'
import { writeClock } from '#copy/clock.ts'
import { writeDay, writeNumber } from '#copy/dates.ts'
import { foodGroupNames } from '#copy/foods/options.ts'
import { following } from '#copy/plans/following.ts'
import { planPaper as words } from '#copy/plans/paper.ts'
import { shopping } from '#copy/plans/shopping.ts'
import { writeWarning } from '#copy/plans/warning-words.ts'
import { dayName, nameIn, nameOfFood, nameOfMeal, writeAmount } from '#copy/plans/words.ts'
import { writeBought } from '#copy/plans/write-shopping-list.ts'
import { isolated } from '#copy/quoted.ts'
import { drawBrand, drawFeet, drawSadu } from '#server/ground/paper/letterhead.ts'
import { innerWidth, margin, openSheet, printColors, type Sheet } from '#server/ground/paper/sheet.ts'

export type PlanFacts = {
  language: Language
  head: PlanHead
  document: PlanDocument
  dietitian: string | null
  today: Day
  about: HealthWords
  physicianFirst: PhysicianFirst
  /** As chosen on the screen. */
  shopping: Pick<ShoppingChoices, 'days' | 'people' | 'cooks'>
  /** On the days of the shopping list. */
  swaps: readonly DaySwaps[]
}

const bottom = 841.89 - 50
const gap = 11
const column = (innerWidth - gap) / 2
const danger = '#a3201c'

type Line = { text: string; size: number; isBold?: boolean; color?: string; indent?: number; after?: number }

/**
 * For a kitchen wall: large enough to read from the stove, with two days side by side and a shopping list at the end.
 */
export async function drawPlan(facts: PlanFacts): Promise<Uint8Array> {
  const { language, head } = facts
  const sheet = openSheet(language, head.title)
  let y = drawHead(sheet, facts)
  const watched = watchedOf(facts.about)
  const days = facts.document.days.map((day, at) => dayLines(facts, watched, day, at))
  for (let at = 0; at < days.length; at += 2) {
    const pair = days.slice(at, at + 2)
    const heights = pair.map((lines) => heightOf(sheet, lines))
    const height = Math.max(...heights) + 20
    if (y + height > bottom) y = nextPage(sheet)
    // A day that is longer than a page is drawn alone, line by line.
    if (y + height > bottom) {
      for (const lines of pair) y = drawLong(sheet, lines, y) + gap
      continue
    }
    for (const [place, lines] of pair.entries()) drawCard(sheet, lines, place, y, height)
    y += height + gap
  }
  drawShopping(sheet, facts, y)
  drawFeet(sheet, facts.language, madeOn(facts))
  return sheet.finish()
}

function drawHead(sheet: Sheet, { language, head, dietitian, about, physicianFirst }: PlanFacts): number {
  sheet.begin()
  drawSadu(sheet)
  drawBrand(sheet, language, 36, innerWidth * 0.28)
  let y = 32
  const height = sheet.write(
    head.title,
    { x: margin, y, width: innerWidth * 0.7, lines: 3 },
    { size: 21, isBold: true, color: printColors.title, tag: 'H1' },
  )
  y += height + 4
  if (dietitian)
    y +=
      sheet.write(
        following.from(dietitian)[language],
        { x: margin, y, width: innerWidth },
        { size: 11, color: printColors.soft },
      ) + 4
  if (physicianFirst) {
    const { title, text, word } = following.physician
    const lines = [title, text, ...(physicianFirst.word ? [word(physicianFirst.word)] : [])]
    for (const [at, line] of lines.entries())
      y +=
        sheet.write(
          line[language],
          { x: margin, y, width: innerWidth },
          { size: at === 0 ? 13 : 11, isBold: at === 0, color: danger },
        ) + 4
  }
  if (about.allergies)
    y = drawAllergies(sheet, `${words.allergies[language]}: ${isolated(about.allergies)}`, y)
  if (head.intro) y += sheet.write(head.intro, { x: margin, y, width: innerWidth }, { size: 11 }) + 4
  if (head.targets.water !== null)
    y +=
      sheet.write(
        following.water(writeNumber(language, head.targets.water))[language],
        { x: margin, y, width: innerWidth },
        { size: 11 },
      ) + 4
  return y + 8
}

/** Whoever cooks must not overlook it. */
function drawAllergies(sheet: Sheet, text: string, from: number): number {
  const [size, inset] = [12, 10]
  const width = innerWidth - 2 * inset
  const height = sheet.heightOf(text, width, size, true) + 14
  const y = from + 4
  sheet.decorate((left) =>
    sheet.pdf
      .roundedRect(left(margin, innerWidth), y, innerWidth, height, 7)
      .lineWidth(1.2)
      .fillAndStroke('#fdf1f0', danger),
  )
  sheet.write(text, { x: margin + inset, y: y + 7, width }, { size, isBold: true, color: danger })
  return y + height + 8
}

function dayLines(facts: PlanFacts, watched: WatchedFor, day: PlanDay, at: number): Line[] {
  const { language, document } = facts
  const energy = Math.round(totalOfDay(document.foods, day).nutrients.energy)
  return [
    { text: dayTitle(facts, at), size: 13, isBold: true, color: printColors.leaf },
    { text: words.kcal(writeNumber(language, energy))[language], size: 9, color: printColors.soft, after: 4 },
    ...(day.note ? [{ text: day.note, size: 10, color: printColors.soft, after: 3 }] : []),
    ...day.meals.flatMap((meal) => mealLines(language, document.foods, watched, meal)),
  ]
}

/** With its date if the plan runs through its days once; a repeating day has none. */
function dayTitle({ language, head, document }: PlanFacts, at: number): string {
  const name = dayName(at + 1)[language]
  if (head.startsOn === null || dayOn(head, document.days.length, head.startsOn) === null) return name
  const date = addDays(head.startsOn, at)
  if (!head.repeats) return `${name} · ${writeDay(language, date)}`
  return name
}

function mealLines(language: Language, foods: KnownFoods, watched: WatchedFor, meal: Meal): Line[] {
  const name = nameOfMeal(meal)[language]
  return [
    {
      text: meal.time ? `${name} · ${isolated(writeClock(language, meal.time))}` : name,
      size: 11.5,
      isBold: true,
    },
    ...meal.items.flatMap((item): Line[] => [
      ...[item, ...item.alternatives].flatMap((amount, place): Line[] => {
        const food = factsOf(foods, amount)
        const text = `${nameOfFood(language, foods, amount)}: ${writeAmount(language, foods, amount)}`
        return [
          place === 0
            ? { text, size: 11, indent: 8 }
            : { text: `${following.or[language]} ${text}`, size: 9.5, indent: 20, color: printColors.soft },
          ...(food ? warningsOf(food, watched) : []).map((warning) => ({
            text: writeWarning(warning)[language],
            size: 9.5,
            indent: place === 0 ? 8 : 20,
            isBold: warning.kind === 'allergen',
            color: warning.kind === 'allergen' ? danger : printColors.second,
          })),
        ]
      }),
      ...(item.note ? [{ text: item.note, size: 9.5, indent: 8, color: printColors.soft }] : []),
    ]),
    ...(meal.note ? [{ text: meal.note, size: 9.5, color: printColors.soft }] : []),
    ...(meal.recipe
      ? [{ text: `${following.recipe[language]}: ${meal.recipe}`, size: 9.5, color: printColors.soft }]
      : []),
    { text: '', size: 1, after: 3 },
  ]
}

const widthOf = (width: number, { indent = 0 }: Line) => width - 24 - indent

function heightOf(sheet: Sheet, lines: readonly Line[]): number {
  return lines.reduce((sum, line) => {
    const height = line.text ? sheet.heightOf(line.text, widthOf(column, line), line.size, line.isBold) : 0
    return sum + height + (line.after ?? 0)
  }, 0)
}

function drawCard(sheet: Sheet, lines: readonly Line[], place: number, top: number, height: number): void {
  const x = margin + place * (column + gap)
  sheet.begin()
  sheet.decorate((left) =>
    sheet.pdf.roundedRect(left(x, column), top, column, height, 7).lineWidth(0.8).stroke(printColors.line),
  )
  let y = top + 10
  for (const line of lines) y += writeLine(sheet, line, x + 12, y, widthOf(column, line))
}

/** Draws a day over several pages. */
function drawLong(sheet: Sheet, lines: readonly Line[], from: number): number {
  let y = from
  sheet.begin()
  for (const line of lines) {
    const width = widthOf(innerWidth, line)
    if (line.text && y + sheet.heightOf(line.text, width, line.size, line.isBold) > bottom)
      y = nextPage(sheet)
    y += writeLine(sheet, line, margin, y, width)
  }
  return y
}

function writeLine(sheet: Sheet, line: Line, x: number, y: number, width: number): number {
  const { text, size, isBold = false, color = printColors.text, indent = 0, after = 0 } = line
  if (!text) return after
  const tag = size >= 13 ? 'H2' : size === 11.5 ? 'H3' : 'P'
  return sheet.write(text, { x: x + indent, y, width }, { size, isBold, color, tag }) + after
}

function drawShopping(
  sheet: Sheet,
  { language, document, head, today, shopping: chosen, swaps }: PlanFacts,
  from: number,
): void {
  const { from: start, schedule } = shoppingFrom(head, today)
  const { days: count, people, cooks = true } = chosen
  const aisles = shoppingList(document, schedule, { from: start, count, people, cooks, swaps })
  if (aisles.length === 0) return
  const span = { from: writeDay(language, start), to: writeDay(language, addDays(start, count - 1)) }
  const counted = [
    ...(people > 1 ? [shopping.forPeople(people)[language]] : []),
    (cooks ? shopping.asSoldCooked : shopping.asSold)[language],
  ]
  const blocks = aisles.map(({ group, lines }): Line[][] => {
    const title: Line = { text: foodGroupNames[group][language], size: 11.5, isBold: true }
    const all = lines.map(
      (line, at): Line => ({
        text: `□ ${nameIn(language, line.food.names)}: ${writeBought(language, line)}`,
        size: 10.5,
        ...(at === lines.length - 1 && { after: 8 }),
      }),
    )
    // The name of an aisle stays with its first line, and is never alone at the foot of a column.
    return all.map((line, at) => (at === 0 ? [title, line] : [line]))
  })
  let y = from + 6
  if (y + 80 > bottom) y = nextPage(sheet)
  sheet.begin()
  const title = shopping.heading(span.from, span.to)[language]
  y +=
    sheet.write(
      title,
      { x: margin, y, width: innerWidth },
      { size: 14, isBold: true, tag: 'H2', color: printColors.leaf },
    ) + 4
  for (const line of counted)
    y += sheet.write(line, { x: margin, y, width: innerWidth }, { size: 9.5, color: printColors.soft }) + 2
  drawColumns(sheet, blocks.flat(), y + 4)
}

type Piece = { lines: readonly Line[]; height: number }

/** Two columns, of about the same length if the page has room. A piece is never split. */
function drawColumns(sheet: Sheet, blocks: readonly Line[][], from: number): void {
  let rest: Piece[] = blocks.map((lines) => ({ lines, height: heightOf(sheet, lines) }))
  let top = from
  while (rest.length > 0) {
    const half = rest.reduce((sum, { height }) => sum + height, 0) / 2
    const first = Math.max(half, rest[0]?.height ?? 0)
    rest = rest.slice(drawColumn(sheet, rest, 0, top, Math.min(top + first, bottom)))
    rest = rest.slice(drawColumn(sheet, rest, 1, top, bottom))
    if (rest.length === 0) return
    top = nextPage(sheet)
    sheet.begin()
  }
}

/** Draws as many pieces as fit, and returns their number. */
function drawColumn(sheet: Sheet, pieces: readonly Piece[], place: number, top: number, end: number): number {
  let y = top
  let count = 0
  for (const { lines, height } of pieces) {
    if (y + height > end) break
    for (const line of lines)
      y += writeLine(sheet, line, margin + place * (column + gap), y, widthOf(column, line))
    count++
  }
  return count
}

function nextPage(sheet: Sheet): number {
  sheet.pdf.addPage()
  return 40
}

const madeOn = ({ language, today }: PlanFacts): string =>
  words.made(brand.name[language], writeDay(language, today, 'date'))[language]
