import { sql } from 'kysely'
import { answerSurvey } from '#contract/survey.ts'
import { type Moment, subscribers, surveyAnswers } from '#db/demo/visitors.ts'
import { check } from '../check.ts'
import { type Tx, visitor } from '../db.ts'
import type { EventKind } from '../events.ts'
import type { House } from '../house.ts'
import { prove } from '../prove.ts'
import { writeAnswer } from '../survey/answer.ts'

type Happened = { kind: EventKind; subject: string; id: string; at: Date }

/** Once and whole: says whether it had anything to do. Nobody of the demo gets a mail, since no job follows from the past. */
export async function fillDemo({ db, keys }: Pick<House, 'db' | 'keys'>, now: Date): Promise<boolean> {
  return db.as(visitor('ar'), async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`.execute(tx)
    if (subscribers[0] && (await idsOf(tx, [subscribers[0].email])).length > 0) return false
    const happened = [...(await fillNewsletter(tx, now)), ...(await fillSurvey(tx, keys, now))]
    await writeHistory(tx, happened)
    return true
  })
}

async function fillNewsletter(tx: Tx, now: Date): Promise<Happened[]> {
  await tx
    .insertInto('newsletter_subscribers')
    .values(
      subscribers.map(({ email, language, asked }) => ({ email, language, asked_at: dateOf(asked, now) })),
    )
    .execute()
  const emails = subscribers.map(({ email }) => email)
  const ids = new Map((await idsOf(tx, emails)).map(({ email, id }) => [email, id]))
  const happened: Happened[] = []
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

async function fillSurvey(tx: Tx, keys: House['keys'], now: Date): Promise<Happened[]> {
  const happened: Happened[] = []
  for (const { language, at: moment, answer } of surveyAnswers) {
    const input = check(answerSurvey, { params: {}, query: {}, body: answer })
    const at = dateOf(moment, now)
    const id = await writeAnswer(tx, keys, language, input, at)
    happened.push({ kind: 'survey.answered', subject: 'survey_answer', id, at })
  }
  return happened
}

async function idsOf(tx: Tx, emails: readonly string[]): Promise<{ email: string; id: string }[]> {
  const { rows } = await sql<{ email: string; id: string }>`
    select email, id from unnest(${emails}::text[]) as email, app.newsletter_subscriber(email) as id
    where id is not null`.execute(tx)
  return rows
}

async function writeHistory(tx: Tx, happened: readonly Happened[]) {
  const inOrder = happened.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  await sql`
    insert into events (id, kind, subject_type, subject_id, actor, at)
    select uuidv7(past.at - clock_timestamp()), past.kind, past.subject, past.id, '', past.at
    from jsonb_to_recordset(${JSON.stringify(inOrder)}::jsonb)
      as past (kind text, subject text, id uuid, at timestamptz)`.execute(tx)
}

const minute = 60_000
const day = 24 * 60 * minute
const riyadh = 3 * 60 * minute

/** Riyadh is three hours ahead of UTC all year round. */
function dateOf({ daysAgo, minute: ofDay }: Moment, now: Date): Date {
  const midnight = Math.floor((now.getTime() + riyadh) / day) * day - riyadh
  return new Date(midnight - daysAgo * day + ofDay * minute)
}
