import type { Day } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import type { PlanDocument, PlanHead } from '#contract/plans/document.ts'
import type { PhysicianFirst } from '#contract/plans/fasting.ts'
import type { DaySwaps, ShoppingChoices } from '#contract/plans/meal-records.ts'
import type { HealthWords } from '#contract/plans/warnings.ts'

/** What a printed plan says. */
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
