import type { Selectable } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { InputOf } from '#contract/route.ts'
import type { exportSurveyAnswers as route } from '#contract/survey-answers.ts'
import { languageName } from '#copy/language-name.ts'
import { survey } from '#copy/survey.ts'
import { surveyAnswers as words } from '#copy/survey-answers.ts'
import type { Word } from '#copy/word.ts'
import type { Tables } from '#db/tables.gen.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { csvFile, rowsAtOnce } from '#server/ground/http/csv-file.ts'
import { type Limit, spendAll } from '#server/ground/http/limits.ts'
import { record } from './events.ts'
import { openAnswerText } from './open-answer-text.ts'

const downloads: Limit = { name: 'survey.downloads', most: 30, seconds: 3_600 }

type Row = Selectable<Tables['survey_answers']>

/** Patients' answers about themselves can be read only one at a time, and are left out of the export. */
export async function exportSurveyAnswers(
  house: House,
  { audience }: InputOf<typeof route>,
  { actor }: Caller,
): Promise<FileAnswer> {
  await spendAll(house, [[downloads, actor.id]])
  await house.db.as(actor, (tx) =>
    record(tx, actor, 'survey.answers_downloaded', actor.id, house.clock.now(), {
      audience: audience ?? 'all',
    }),
  )
  return csvFile<Row, string>({
    name: `nabta-survey-${audience ?? 'all'}.csv`,
    head: Object.values(words.columns).map((word) => word[actor.language]),
    async read(after) {
      const rows = await house.db.read(actor, (tx) =>
        tx
          .selectFrom('survey_answers')
          .selectAll()
          .$if(audience !== undefined, (query) => query.where('audience', '=', audience as string))
          .$if(after !== null, (query) => query.where('id', '<', after as string))
          .orderBy('id', 'desc')
          .limit(rowsAtOnce),
      )
      return { rows, after: rows.length < rowsAtOnce ? null : (rows.at(-1)?.id ?? null) }
    },
    cellsOf: (row) => cellsOf(row, house, actor),
  })
}

function cellsOf(row: Row, house: House, { language }: Actor): (string | null)[] {
  const said = (options: Readonly<Record<string, Word>>, value: string | null) =>
    value && (options[value]?.[language] ?? value)
  const { options } = survey
  const isPatient = row.audience === 'patient'
  return [
    row.answered_at.toISOString(),
    said(words.audiences, row.audience),
    row.name,
    row.email,
    row.phone,
    languageName(row.language as Language)[language],
    row.company_name,
    row.position,
    said(options.employeeCount, row.employee_count),
    row.license_number,
    said(options.specialization, row.specialization),
    said(options.yearsOfExperience, row.years_of_experience),
    isPatient ? null : said(options.interest[row.audience as 'company' | 'dietitian'], row.interest),
    isPatient ? null : openAnswerText(house, row.id, row.needs_sealed),
    isPatient ? null : openAnswerText(house, row.id, row.message_sealed),
  ]
}
