import { addDays, todayInRiyadh } from '#contract/days.ts'
import type { Resealed } from '#server/ground/data/reseal.ts'
import type { Settings } from '#server/ground/settings.ts'

/** What an operator reads after everything was sealed anew. */
export function resealedWords(
  { sealsWith, anew, others, damaged, foreign }: Resealed,
  { backupsKeptDays }: Pick<Settings, 'backupsKeptDays'>,
  now: Date,
): string {
  const places = [...anew].map(([place, count]) => `  ${place}: ${count}`)
  const total = [...anew.values()].reduce((all, count) => all + count, 0)
  const until = addDays(todayInRiyadh(now), backupsKeptDays)
  return [
    total === 0
      ? `Key ${sealsWith} seals, and nothing had to be sealed anew.`
      : `Key ${sealsWith} seals, and sealed anew what others had sealed: ${total}.\n${places.join('\n')}`,
    ...others.map(({ id, left, retiredAt }) =>
      retiredAt
        ? `${left} left under ${id}, retired on ${todayInRiyadh(retiredAt)}. Take it out of SECRET_KEYS on every server and restart them: links in older emails and calendar subscriptions that it signed end then.
Backups made before that need it. Taken out today, it is kept beside them until ${until} (BACKUPS_KEPT_DAYS is ${backupsKeptDays}); then destroy it with the last of them.`
        : `${left} left under ${id}: something was sealed with it meanwhile. Run this again.`,
    ),
    ...(others.length === 0 ? ['There is no other key on the ring.'] : []),
    ...(damaged > 0
      ? [`${damaged} are damaged: no key opens them, so none is kept for them. They were left as they are.`]
      : []),
    ...(foreign > 0
      ? [
          `${foreign} name a key that is not on the ring. If you still have it, add it last and run this again.`,
        ]
      : []),
  ].join('\n')
}
