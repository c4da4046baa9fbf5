import { sql } from 'kysely'
import type { readUsageChoice as readRoute, saveUsageChoice as saveRoute } from '#contract/reports/usage.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { record } from '../events.ts'

export const readUsageChoice: Read<typeof readRoute, { is_counted: boolean }> = ({ id }) => ({
  query: () => sql`select is_counted from usage_choices where user_id = ${id}::uuid`,
  view: ([row]) => ({ isCounted: row?.is_counted ?? true }),
})

export const saveUsageChoice: Verb<typeof saveRoute> = async (tx, actor, { isCounted }, now) => {
  const columns = { is_counted: isCounted, changed_at: now }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('usage_choices')
    .values({ user_id: actor.id, ...columns })
    .onConflict((known) =>
      known.column('user_id').doUpdateSet(columns).where('usage_choices.is_counted', '<>', isCounted),
    )
    .executeTakeFirst()
  if ((numInsertedOrUpdatedRows ?? 0n) > 0n)
    await record(tx, actor, 'usage.chosen', actor.id, now, { isCounted })
  return { isCounted }
}
