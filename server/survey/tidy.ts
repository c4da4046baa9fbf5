import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'

/** Deletes answers older than two years. */
export async function tidyAnswers({ db, clock }: House): Promise<void> {
  const twoYearsAgo = new Date(clock.now().getTime() - 730 * 86_400_000)
  await db.as(system, (tx) =>
    tx.deleteFrom('survey_answers').where('answered_at', '<', twoYearsAgo).execute(),
  )
}
