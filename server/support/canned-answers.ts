import { sql } from 'kysely'
import {
  type CannedAnswer,
  type changeCannedAnswer as changeRoute,
  type keepCannedAnswer as keepRoute,
  type listCannedAnswers as listRoute,
  mostCannedAnswers,
  type removeCannedAnswer as removeRoute,
} from '#contract/support/canned-answers.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'

type Row = { id: string; title: string; title_arabic: string; content: string; content_arabic: string }

export const listCannedAnswers: Read<typeof listRoute, Row> = () => ({
  query: () =>
    sql`select id, title, title_arabic, content, content_arabic from canned_answers order by title, id`,
  view: (rows) => ({
    answers: rows.map((row) => ({
      id: row.id,
      title: row.title,
      titleArabic: row.title_arabic,
      content: row.content,
      contentArabic: row.content_arabic,
    })),
  }),
})

export const keepCannedAnswer: Verb<typeof keepRoute> = async (tx, actor, answer, now) => {
  await lockFor(tx, 'canned_answers')
  const { rows } = await sql<{ kept: number }>`select count(*)::int as kept from canned_answers`.execute(tx)
  if ((rows[0]?.kept ?? 0) >= mostCannedAnswers) throw new Refusal('too_many_templates')
  const id = await freshId(tx)
  await tx
    .insertInto('canned_answers')
    .values({ id, ...columnsOf(answer), changed_at: now })
    .execute()
  await record(tx, actor, 'canned_answer.kept', id, now)
  return { answer: { id, ...answer } }
}

export const changeCannedAnswer: Verb<typeof changeRoute> = async (tx, actor, { id, ...answer }, now) => {
  const { numUpdatedRows } = await tx
    .updateTable('canned_answers')
    .set({ ...columnsOf(answer), changed_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'canned_answer.changed', id, now)
  return { answer: { id, ...answer } }
}

export const removeCannedAnswer: Verb<typeof removeRoute> = async (tx, actor, { id }, now) => {
  const { numDeletedRows } = await tx.deleteFrom('canned_answers').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows > 0n) await record(tx, actor, 'canned_answer.removed', id, now)
  return { done: true }
}

const columnsOf = ({ title, titleArabic, content, contentArabic }: Omit<CannedAnswer, 'id'>) => ({
  title,
  title_arabic: titleArabic,
  content,
  content_arabic: contentArabic,
})
