import type { readPlatformHealth } from '#contract/platform/health.ts'
import type { OutputOf } from '#contract/route.ts'
import { writeNumber } from '#copy/dates.ts'
import { platformHealth as words } from '#copy/platform/health.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { writeAgo } from '#web/lib/time-ago.ts'
import { useWords } from '#web/lib/words.ts'

const counts = ['ready', 'later', 'running', 'failing', 'givenUp'] as const

/** The waiting jobs by queue. */
export function QueueList({ queues }: Pick<OutputOf<typeof readPlatformHealth>, 'queues'>) {
  const t = useWords()
  const language = useLanguage()
  if (queues.length === 0) return <p className="p-5 text-sm text-ink-soft sm:px-6">{t(words.noQueue)}</p>
  return (
    <ul aria-label={t(words.sections.queues.title)} className="divide-y divide-line">
      {queues.map(({ task, oldest, ...queue }) => {
        const ago = oldest && writeAgo(language, new Date(oldest), new Date())
        return (
          <li
            key={task}
            className="flex flex-wrap items-baseline justify-between gap-x-6 px-5 py-2.5 text-sm sm:px-6"
          >
            <bdi dir="ltr" className="min-w-0 break-words">
              {task}
            </bdi>
            <p className="flex flex-wrap gap-x-4 text-ink-soft">
              {counts
                .filter((count) => queue[count] > 0)
                .map((count) => (
                  <span key={count}>
                    {t(words.columns[count])}
                    {': '}
                    {writeNumber(language, queue[count])}
                  </span>
                ))}
              {ago && <span>{t(words.oldest(ago))}</span>}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
