import { sql } from 'kysely'
import { answerSurvey } from '#contract/survey.ts'
import type { EventKind } from '#server/events.ts'
import { type Tx, visitor } from '#server/ground/data/db.ts'
import { prove } from '#server/ground/data/prove.ts'
import type { House } from '#server/ground/house.ts'
import { checkInput } from '#server/ground/http/check-input.ts'
import { writeAnswer } from '../server/survey/answer-survey.ts'
import { subscribers, surveyAnswers } from './content/visitors.ts'
import { dateOf, day, lockDemo, minute, type PastEvent, writeHistory } from './history.ts'

const somebody = visitor('ar')

export async function fillVisitors({ db, keys }: Pick<House, 'db' | 'keys'>, now: Date): Promise<boolean> {
  return db.as(somebody, async (tx) => {
    await lockDemo(tx)
    const emails = subscribers.map(({ email }) => email)
    if ((await idsOf(tx, emails)).length > 0) return false
    const happened = [...(await fillNewsletter(tx, now)), ...(await fillSurvey(tx, keys, now))]
    await writeHistory(tx, somebody, happened)
    return true
  })
}

async function fillNewsletter(tx: Tx, now: Date): Promise<PastEvent[]> {
  await tx
    .insertInto('newsletter_subscribers')
    .values(
      subscribers.map(({ email, language, asked }) => ({ email, language, asked_at: dateOf(asked, now) })),
    )
    .execute()
  const emails = subscribers.map(({ email }) => email)
  const ids = new Map((await idsOf(tx, emails)).map(({ email, id }) => [email, id]))
  const happened: PastEvent[] = []
  for (const { email, asked, confirmed, left } of subscribers) {
    const id = ids.get(email) as string
    const note = (kind: EventKind, at: Date) =>
      happened.push({ kind, subject: 'newsletter_subscriber', id, at })
    const askedAt = dateOf(asked, now)
    note('newsletter.asked', askedAt)
    const change = async (kind: EventKind, column: 'confirmed_at' | 'left_at', at: Date) => {
      await prove(tx, id)
      await tx
        .updateTable('newsletter_subscribers')
        .set({ [column]: at })
        .where('id', '=', id)
        .execute()
      note(kind, at)
    }
    if (confirmed)
      await change('newsletter.confirmed', 'confirmed_at', new Date(askedAt.getTime() + 7 * minute))
    if (left) await change('newsletter.left', 'left_at', new Date(askedAt.getTime() + 2 * day))
  }
  return happened
}

async function fillSurvey(tx: Tx, keys: House['keys'], now: Date): Promise<PastEvent[]> {
  const happened: PastEvent[] = []
  for (const { language, at: moment, answer } of surveyAnswers) {
    const input = checkInput(answerSurvey, { params: {}, query: {}, body: answer })
    const at = dateOf(moment, now)
    const id = await writeAnswer(tx, keys, language, input, at)
    if (id) happened.push({ kind: 'survey.answered', subject: 'survey_answer', id, at })
  }
  return happened
}

async function idsOf(tx: Tx, emails: readonly string[]): Promise<{ email: string; id: string }[]> {
  const { rows } = await sql<{ email: string; id: string }>`
    select email, id from unnest(${emails}::text[]) as email, app.newsletter_subscriber(email) as id
    where id is not null`.execute(tx)
  return rows
}
