import type { Language } from '#contract/language.ts'
import type { SurveyAudience } from '#contract/survey.ts'
import { letter as letterWords } from '#copy/letter.ts'
import { surveyThanks as thanks } from '#copy/survey-mail.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOf, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { readsAsName } from '#server/ground/post/greeting.ts'
import { letter } from '#server/ground/post/letter.ts'
import type { Letter } from '#server/ground/post/mail.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import type { surveyEvents } from './events.ts'

type Answerer = { audience: string; language: string; name: string; email: string }

/** After `survey.answered`: thanks the sender, without repeating any of the answers. */
export const surveyThanks: Job<EventOf<typeof surveyEvents>> = async (house, eventId) => {
  const answerer = await house.db.as(system, async (tx) => {
    const { subject_id } = await eventOf(tx, eventId)
    return tx
      .selectFrom('survey_answers')
      .select(['audience', 'language', 'name', 'email'])
      .where('id', '=', subject_id)
      .executeTakeFirst()
  })
  if (answerer) await sendLetter(house, thanksLetter(house, eventId, answerer), 'strangers')
}

export function thanksLetter(house: Pick<House, 'settings'>, eventId: string, answerer: Answerer): Letter {
  const words = thanks[answerer.audience as SurveyAudience]
  return letter(house, {
    id: `${eventId}.survey-thanks`,
    to: answerer.email,
    language: answerer.language as Language,
    ...words,
    // The address is not verified.
    greeting: readsAsName(answerer.name) ? words.greeting(answerer.name) : letterWords.hello,
  })
}
