import { sql } from 'kysely'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import { copyRows, type PersonalData } from '#server/ground/data/personal-table.ts'
import { answersBinding, resultBinding } from './questionnaire.ts'

type Sealed = { id: string; answers_sealed: Buffer | null; result_sealed: Buffer | null }

export const screeningData = {
  questionnaires: {
    /** With answers and results decrypted; answers that can no longer be decrypted are marked as such. */
    async copy(tx, { keys }, { id }) {
      const key = await findPersonKey(tx, keys, id)
      const rows = await copyRows(tx, 'questionnaires', 'patient_id', id)
      const { rows: sealed } = await sql<Sealed>`
        select id, answers_sealed, result_sealed from questionnaires where patient_id = ${id}::uuid`.execute(
        tx,
      )
      return rows.map((row) => {
        const { answers_sealed = null, result_sealed = null } =
          sealed.find((each) => each.id === row.id) ?? {}
        const opened = (text: Buffer | null, bound: string) => (text && key ? key.tryOpen(text, bound) : null)
        const answers = opened(answers_sealed, answersBinding(String(row.id)))
        const result = opened(result_sealed, resultBinding(String(row.id)))
        return {
          ...row,
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
} satisfies PersonalData
