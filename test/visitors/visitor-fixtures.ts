import type { SentTo } from '#contract/route.ts'
import { answerSurvey } from '#contract/survey.ts'
import { visitor } from '#server/ground/data/db.ts'
import { checkInput } from '#server/ground/http/check-input.ts'
import { writeAnswer } from '#server/survey/answer-survey.ts'
import type { App } from '#test/app.ts'
import { drLayla, omar } from '#test/cast.ts'
import { unique } from '#test/people.ts'

/** The ids of the records of visitors: a survey answer, and an address subscribed to the newsletter. */
export type VisitorFixtures = { surveyAnswer: string; subscriber: string }

const answer: SentTo<typeof answerSurvey> = {
  audience: 'dietitian',
  ...drLayla,
  needs: 'A place to see my patients between visits.',
}

export async function makeVisitorFixtures(app: App): Promise<VisitorFixtures> {
  const { db, keys, clock } = app.house
  const surveyAnswer = await db.as(visitor('en'), (tx) =>
    writeAnswer(
      tx,
      keys,
      'en',
      checkInput(answerSurvey, { params: {}, query: {}, body: { ...answer, email: unique(drLayla.email) } }),
      clock.now(),
    ),
  )
  const [row] = await app.rows<{ id: string }>(
    "insert into newsletter_subscribers (email, language, asked_at) values ($1, 'en', $2) returning id",
    [unique(omar.email), clock.now()],
  )
  if (!surveyAnswer) throw new Error('the answer was there already')
  return { surveyAnswer, subscriber: row?.id ?? '' }
}
