import type { readSurveyAnswer as route, SurveyAnswer } from '#contract/survey-answers.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'
import { openAnswerText } from './open-answer-text.ts'

/** The log records whose answer was opened, not the text searched for. */
export const readSurveyAnswer: Verb<typeof route> = async (tx, actor, { id }, now, house) => {
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
