import type { Day } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import type { PlanDocument, PlanHead } from '#contract/plans/document.ts'
import type { PhysicianFirst } from '#contract/plans/fasting.ts'
import type { DaySwaps, ShoppingChoices } from '#contract/plans/meal-records.ts'
import type { HealthWords } from '#contract/plans/warnings.ts'
import { brand } from '#copy/brand.ts'
import { writeDay } from '#copy/dates.ts'
import { planPaper as words } from '#copy/plans/paper.ts'
import { drawFeet } from '#server/ground/paper/letterhead.ts'
import { a4Landscape, openSheet } from '#server/ground/paper/sheet.ts'
import { drawDetails } from './draw-details.ts'
import { drawShopping } from './draw-shopping.ts'
import { drawWeeks } from './draw-weeks.ts'

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

/** For a kitchen wall: a table for each week, the shopping list, and then what the tables have no room for. */
export async function drawPlan(facts: PlanFacts): Promise<Uint8Array> {
  const { language, head, today } = facts
  const sheet = openSheet(language, head.title, a4Landscape)
  drawWeeks(sheet, facts)
  drawShopping(sheet, facts)
  drawDetails(sheet, facts)
  drawFeet(sheet, language, words.made(brand.name[language], writeDay(language, today, 'date'))[language])
  return sheet.finish()
}
