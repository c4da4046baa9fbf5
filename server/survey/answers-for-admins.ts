import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { SurveyAnswer, SurveyAnswerRow } from '#contract/survey-answers.ts'
import { searchParts } from '#server/ground/data/search-parts.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'
import { openAnswerText } from './open-answer-text.ts'

const pageSize = 25

type Listed = {
  id: string
  audience: SurveyAnswerRow['audience']
  name: string
  company_name: string | null
  email: string
  language: SurveyAnswerRow['language']
  answered_at: string
}
type Row = { answers: Listed[]; total: number | null }

/** Ids are ordered by time: the newest answer has the highest. */
export const searchSurveyAnswers: Read<typeof contract.searchSurveyAnswers, Row> = (
  _,
  { q, audience, after },
) => {
  const which = sql.join(
    [
      ...(q ? [sql`id in (select ${answersFound(q)})`] : []),
      ...(audience ? [sql`audience = ${audience}`] : []),
      sql`true`,
    ],
    sql` and `,
  )
  const beyond = after ? sql`and id < ${after}::uuid` : sql``
  return {
    query: () => sql<Row>`
      with page as (
        select id, audience, name, company_name, email, language, answered_at from survey_answers
          where ${which} ${beyond} order by id desc limit ${pageSize + 1}
      )
      select (select coalesce(json_agg(page order by id desc), '[]') from page) as answers,
        ${after ? sql`null` : sql`(select count(*)::int from survey_answers where ${which})`} as total`,
    view([page]) {
      if (!page) throw new Error('the query for the page returned no row')
      const shown = page.answers.slice(0, pageSize)
      const last = page.answers.length > pageSize ? shown.at(-1) : undefined
      return { answers: shown.map(viewListed), after: last?.id ?? null, total: page.total }
    },
  }
}

const viewListed = ({ company_name, answered_at, ...row }: Listed): SurveyAnswerRow => ({
  ...row,
  companyName: company_name,
  answeredAt: new Date(answered_at).toISOString(),
})

function answersFound(q: string) {
  const { longest, words, address, digits } = searchParts(q)
  return sql`app.survey_answers_found(${longest}, ${words}::text[], ${address}, ${digits})`
}

/** The log records whose answer was opened, not the text searched for. */
export const readSurveyAnswer: Verb<typeof contract.readSurveyAnswer> = async (
  tx,
  actor,
  { id },
  now,
  house,
) => {
  const row = await tx.selectFrom('survey_answers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  await record(tx, actor, 'survey.answer_read', id, now)
  return {
    answer: {
      id,
      audience: row.audience as SurveyAnswer['audience'],
      name: row.name,
      companyName: row.company_name,
      email: row.email,
      language: row.language as SurveyAnswer['language'],
      answeredAt: row.answered_at.toISOString(),
      phone: row.phone,
      position: row.position,
      employeeCount: row.employee_count,
      licenseNumber: row.license_number,
      specialization: row.specialization,
      yearsOfExperience: row.years_of_experience,
      age: row.age,
      gender: row.gender,
      primaryGoal: row.primary_goal,
      interest: row.interest,
      needs: openAnswerText(house, id, row.needs_sealed),
      message: openAnswerText(house, id, row.message_sealed),
    },
  }
}

export const removeSurveyAnswer: Verb<typeof contract.removeSurveyAnswer> = async (
  tx,
  actor,
  { id },
  now,
) => {
  const { numDeletedRows } = await tx
    .deleteFrom('survey_answers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'survey.answer_removed', id, now)
  return { done: true }
}
