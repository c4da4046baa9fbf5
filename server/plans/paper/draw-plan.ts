import { brand } from '#copy/brand.ts'
import { writeDay } from '#copy/dates.ts'
import { planPaper as words } from '#copy/plans/paper.ts'
import { drawFeet } from '#server/ground/paper/letterhead.ts'
import { a4Landscape, openSheet } from '#server/ground/paper/sheet.ts'
import { drawDetails } from './draw-details.ts'
import { drawShopping } from './draw-shopping.ts'
import { drawWeeks } from './draw-weeks.ts'
import type { PlanFacts } from './plan-facts.ts'

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
