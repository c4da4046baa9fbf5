import { join } from 'node:path'
import type pg from 'pg'
import { readOutbox } from '#server/ground/post/outbox.ts'
import type { FakeSmtp } from './fake-smtp.ts'

/** Counts how many of these addresses are in the database. */
export async function countSurvivors(owner: pg.Client, acknowledged: readonly string[]): Promise<number> {
  const { rows } = await owner.query(
    `select count(distinct email)::int as count from (
      select email::text from newsletter_subscribers union all select email from survey_answers) as held
    where email = any($1)`,
    [acknowledged],
  )
  return rows[0].count
}

/** Counts half-done changes: rows without their event and events without their row. */
export async function countHalves(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query(
    `with subjects as (
      select 'newsletter.asked' as kind, id from newsletter_subscribers
      union all select 'survey.answered', id from survey_answers)
    select count(*)::int as count from subjects
    full join (select * from events where kind in ('newsletter.asked', 'survey.answered')) as events
      on events.subject_id = subjects.id and events.kind = subjects.kind
    where subjects.id is null or events.id is null`,
  )
  return rows[0].count
}

/** Counts events whose email is not in the outbox although all jobs are done. */
export async function countUnwritten(owner: pg.Client, folder: string): Promise<number> {
  const { rows } = await owner.query(
    "select id from events where kind in ('newsletter.asked', 'survey.answered')",
  )
  const { letters } = await readOutbox(join(folder, 'outbox'), 1_000_000)
  const told = new Set(letters.map(({ id }) => id.split('.')[0]))
  return rows.filter(({ id }) => !told.has(id)).length
}

/** Finds missing and duplicate emails: each event has one, which the mail server identifies by its Message-ID. */
export async function compareLetters(owner: pg.Client, { taken }: FakeSmtp) {
  const { rows } = await owner.query(
    "select count(*)::int as count from events where kind in ('newsletter.asked', 'survey.answered')",
  )
  const different = new Set(taken).size
  return { letters: rows[0].count, missing: rows[0].count - different, twice: taken.length - different }
}
