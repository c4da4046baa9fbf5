import { sql } from 'kysely'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import { copyRows, type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'
import { loadOwnQuestionnaires } from './own-questionnaires.ts'
import { answersBinding, askedBinding, resultBinding } from './questionnaire.ts'

type Sealed = {
  id: string
  asked_sealed: Buffer | null
  answers_sealed: Buffer | null
  result_sealed: Buffer | null
}

export const screeningData = {
  questionnaires: {
    /** With answers and results decrypted; answers that can no longer be decrypted are marked as such. */
    async copy(tx, { keys }, { id }) {
      const key = await findPersonKey(tx, keys, id)
      const rows = await copyRows(tx, 'questionnaires', 'patient_id', id)
      const { rows: sealed } = await sql<Sealed>`
        select id, asked_sealed, answers_sealed, result_sealed from questionnaires where patient_id = ${id}::uuid`.execute(
        tx,
      )
      return rows.map((row) => {
        const {
          asked_sealed = null,
          answers_sealed = null,
          result_sealed = null,
        } = sealed.find((each) => each.id === row.id) ?? {}
        const opened = (text: Buffer | null, bound: string) => (text && key ? key.tryOpen(text, bound) : null)
        const answers = opened(answers_sealed, answersBinding(String(row.id)))
        const asked = opened(asked_sealed, askedBinding(String(row.id)))
        const result = opened(result_sealed, resultBinding(String(row.id)))
        return {
          ...row,
          asked: asked === null ? null : JSON.parse(asked),
          answers: answers === null ? null : JSON.parse(answers),
          result: result === null ? null : JSON.parse(result),
          ...(answers_sealed && answers === null && { cannotBeOpened: true }),
        }
      })
    },
    /** A dietitian's unanswered questionnaires go with them; answered ones stay with the patient. */
    async erase(tx, { id }) {
      await sql`delete from questionnaires
        where patient_id = ${id}::uuid or (dietitian_id = ${id}::uuid and answered_at is null)`.execute(tx)
    },
  },
  own_questionnaires: {
    ...personalTable('own_questionnaires', { by: 'dietitian_id' }),
    copy: async (tx, house, { id }) =>
      (await loadOwnQuestionnaires(tx, house, id)).map(({ row, content }) => ({
        id: row.id,
        version: row.version,
        savedAt: row.saved_at,
        services: row.services,
        ...(content ? { name: content.title, questions: content.questions } : { cannotBeOpened: true }),
      })),
    hides: {
      dietitian_id: 'the person',
      content_sealed: 'included decrypted',
      asked_version: 'the version that last changed the questions',
    },
  },
} satisfies PersonalData
