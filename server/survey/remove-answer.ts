import type { removeSurveyAnswer as route } from '#contract/survey-answers.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'

export const removeSurveyAnswer: Verb<typeof route> = async (tx, actor, { id }, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('survey_answers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'survey.answer_removed', id, now)
  return { done: true }
}
