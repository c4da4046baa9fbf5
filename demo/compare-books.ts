import { addDays, startOfDay, todayInRiyadh } from '#contract/days.ts'
import { comparable } from '#server/money/payments/comparable.ts'
import { dateOf } from './history.ts'
import type { Past } from './past.ts'

/** Records last night’s comparison, without differences, of the days on which anything may still have changed. */
export async function compareBooks({ tx, now, happened }: Past): Promise<void> {
  const tonight = dateOf({ daysAgo: 0, minute: 4 * 60 + 10 }, now)
  const at = tonight < now ? tonight : dateOf({ daysAgo: 1, minute: 4 * 60 + 10 }, now)
  const today = todayInRiyadh(at)
  const from = addDays(today, -8)
  const { rows } = await comparable(startOfDay(from), at, []).execute(tx)
  const ended_at = new Date(at.getTime() + 4_000)
  const { id } = await tx
    .insertInto('reconciliations')
    .values({ from_day: from, to_day: today, begun_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('reconciliations')
    .set({ ended_at, compared: rows.length })
    .where('id', '=', id)
    .execute()
  happened.push({ kind: 'reconciliation.asked', subject: 'reconciliation', id, at })
}
