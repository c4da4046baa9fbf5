import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { InputOf } from '#contract/route.ts'
import { type answerSurvey as route, surveyConsentVersion } from '#contract/survey.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { KeyRing } from '#server/ground/data/key-ring.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from './events.ts'
import { answerBinding } from './open-answer-text.ts'

export const answerSurvey: Verb<typeof route> = async (tx, actor, input, now, { keys }) => {
  const id = await writeAnswer(tx, keys, actor.language, input, now)
  if (id) await record(tx, actor, 'survey.answered', id, now)
  return { done: true }
}

/** Identical answers are stored once: returns null if they are already stored. */
export async function writeAnswer(
  tx: Tx,
  keys: KeyRing,
  language: Language,
  input: InputOf<typeof route>,
  at: Date,
): Promise<string | null> {
  const { rows } = await sql<{
    id: string
  }>`select uuidv7(${at}::timestamptz - clock_timestamp()) as id`.execute(tx)
  const id = (rows[0] as { id: string }).id
  const sealed = (text: string) => keys.seal(text, answerBinding(id))
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('survey_answers')
    .values({
      id,
      audience: input.audience,
      language,
      name: input.name,
      email: input.email,
      phone: input.phone,
      ...detailsOf(input),
      interest: input.interest ?? null,
      needs_sealed: sealed(input.needs),
      message_sealed: input.message ? sealed(input.message) : null,
      answer_mark: keys.mark('survey_answers', JSON.stringify(input)),
      answered_at: at,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows ? id : null
}

function detailsOf(input: InputOf<typeof route>) {
  switch (input.audience) {
    case 'company':
      return {
        company_name: input.companyName,
        position: input.position,
        employee_count: input.employeeCount ?? null,
      }
    case 'dietitian':
      return {
        license_number: input.licenseNumber,
        specialization: input.specialization ?? null,
        years_of_experience: input.yearsOfExperience ?? null,
      }
    case 'patient':
      return {
        age: input.age ?? null,
        gender: input.gender ?? null,
        primary_goal: input.primaryGoal ?? null,
        health_consent: surveyConsentVersion,
      }
  }
}
