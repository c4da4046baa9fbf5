import type { listDiary as route } from '#contract/health/diary.ts'
import { diaryKinds } from '#contract/health/kinds.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { viewDiaryEntry } from '../entries.ts'
import { entriesOf, pageOf } from '../list-entries.ts'

export const listDiary: Verb<typeof route> = async (tx, { id }, { kind, ...asked }, _now, { keys }) => {
  const [key, { rows }] = await Promise.all([
    findPersonKey(tx, keys, id),
    entriesOf(id, kind ? [kind] : diaryKinds, asked).execute(tx),
  ])
  const { page, next } = pageOf(rows, (row) => viewDiaryEntry(row, key, id))
  return { entries: page, next }
}
