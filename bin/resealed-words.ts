import { addDays, todayInRiyadh } from '#contract/days.ts'
import type { Resealed } from '#server/ground/data/reseal.ts'
import type { Settings } from '#server/ground/settings.ts'

/** The summary for an operator after everything was sealed with the current key. */
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
      ? `Key ${sealsWith} seals; nothing had to be sealed again.`
      : `Key ${sealsWith} seals. Sealed again with it: ${total}.\n${places.join('\n')}`,
    ...others.map(({ id, left, retiredAt }) =>
      retiredAt
        ? `${left} left under ${id}, retired on ${todayInRiyadh(retiredAt)}. Remove it from SECRET_KEYS on every server and restart them: links in older emails and calendar subscriptions that it signed stop working then.
Backups made before that need it. If you remove it today, store it with them until ${until} (BACKUPS_KEPT_DAYS is ${backupsKeptDays}); then destroy it with the last of them.`
        : `${left} left under ${id}: something was sealed with it meanwhile. Run this command again.`,
    ),
    ...(others.length === 0 ? ['The ring has no other key.'] : []),
    ...(damaged > 0
      ? [
          `${damaged} are damaged: no key opens them, so no key has to be stored for them. They were left unchanged.`,
        ]
      : []),
    ...(foreign > 0
      ? [
          `${foreign} need a key that is not on the ring. If you still have it, add it at the end and run this command again.`,
        ]
      : []),
  ].join('\n')
}
