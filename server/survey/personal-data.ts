import { type CopiedRow, copyRows, type PersonalData } from '#server/ground/data/personal-table.ts'
import type { House } from '#server/ground/house.ts'
import { answerBinding } from './open-answer-text.ts'

/** Visitors answer without an account, but they may give the address of one. */
export const surveyData = {
  survey_answers: {
    async copy(tx, { keys }, { address }) {
      if (address === null) return []
      const rows = await copyRows(tx, 'survey_answers', 'email', address)
      const sealed = await tx
        .selectFrom('survey_answers')
        .select(['id', 'needs_sealed', 'message_sealed'])
        .where('email', '=', address)
        .execute()
      return rows.map((row) => ({
        ...row,
        ...opened(
          keys,
          sealed.find(({ id }) => id === row.id),
        ),
      }))
    },
    erase: (tx, { address }) => tx.deleteFrom('survey_answers').where('email', '=', address).execute(),
  },
} satisfies PersonalData

type Sealed = { id: string; needs_sealed: Buffer; message_sealed: Buffer | null }

function opened(keys: House['keys'], row: Sealed | undefined): CopiedRow {
  if (!row) return {}
  const open = (sealed: Buffer) => keys.open(sealed, answerBinding(row.id as string))
  return { needs: open(row.needs_sealed), message: row.message_sealed && open(row.message_sealed) }
}
