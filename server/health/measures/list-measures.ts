import { measureKinds } from '#contract/health/kinds.ts'
import type { listMeasures as route } from '#contract/health/measures.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { viewMeasure } from '../entries.ts'
import { entriesOf, pageOf } from '../list-entries.ts'

export const listMeasures: Verb<typeof route> = async (tx, { id }, { kind, ...asked }, _now, { keys }) => {
  const [key, { rows }] = await Promise.all([
    findPersonKey(tx, keys, id),
    entriesOf(id, kind ? [kind] : measureKinds, asked).execute(tx),
  ])
  const { page, next } = pageOf(rows, (row) => viewMeasure(row, key, id))
  return { measures: page, next }
}
