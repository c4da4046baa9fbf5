import { useId } from 'react'
import type { AgendaItem } from '#contract/dashboards/dietitian.ts'
import { dietitianDashboard } from '#copy/dashboards/dietitian.ts'
import { unknown } from '#copy/unknown-people.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useJoined } from '#web/lib/use-joined.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { isRunning, VisitCard } from './visit-card.tsx'

const { agenda: words } = dietitianDashboard

type AgendaProps = { items: readonly AgendaItem[]; next: AgendaItem | null; zone: string; now: Date }

/** The running and the next appointment; the schedule below lists the others. */
export function Agenda({ items, next, zone, now }: AgendaProps) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const ahead = items.filter(
    (item) => item.status === 'confirmed' && (new Date(item.endsAt) > now || isRunning(item, now)),
  )
  const running = ahead.filter((item) => isRunning(item, now))
  const upcoming = ahead.find((item) => !isRunning(item, now)) ?? (running.length > 0 ? undefined : next)
  const shown = upcoming ? [...running, upcoming] : running
  const more = ahead.filter((item) => !shown.includes(item))
  const last = more.at(-1)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 text-lg font-semibold">
        {t(words.title)}
      </h2>
      {shown.length === 0 ? (
        <Card>
          <p className="text-sm text-ink-soft">{t(words.none)}</p>
        </Card>
      ) : (
        <ol aria-labelledby={id} className="grid gap-4">
          {shown.map((item) => (
            <VisitOf key={item.id} item={item} zone={zone} now={now} />
          ))}
        </ol>
      )}
      {shown.length > 0 && (
        <p className="mt-2.5 text-sm text-ink-soft">
          {t(
            last
              ? words.more(more.length, writeTime(language, new Date(last.endsAt), zone))
              : ahead.length > 0
                ? words.last
                : words.over,
          )}
        </p>
      )}
    </section>
  )
}

function VisitOf({ item, zone, now }: { item: AgendaItem; zone: string; now: Date }) {
  const t = useWords()
  const language = useLanguage()
  const { id, patient, mode, isFirst } = item
  const name =
    patient.name === null
      ? unknown.patient[language]
      : localizedName(language, { name: patient.name, otherName: patient.otherName }).name
  const isNow = isRunning(item, now)
  const isJoined = useJoined('dietitian').includes(id)
  const label = (action: string) => ({ 'aria-label': t(words.named(action, name)) })
  return (
    <VisitCard
      visit={item}
      personId={item.patient.id}
      name={name}
      to={`/dietitian/appointments/${id}`}
      zone={zone}
      now={now}
      isJoined={isJoined}
      badges={isFirst && <Badge tone="accent">{t(words.first)}</Badge>}
    >
      <Link
        to={`/dietitian/appointments/${id}/preparation`}
        className={buttonClass(isNow ? 'quiet-inherit' : 'primary', 'md')}
        {...label(t(words.prepare))}
      >
        {t(words.prepare)}
      </Link>
      <Link
        to={mode === 'video' ? `/call/${id}` : `/dietitian/appointments/${id}`}
        className={isNow ? buttonClass('primary', 'lg') : buttonClass('secondary')}
        {...label(t(words.start))}
      >
        {t(words.start)}
      </Link>
    </VisitCard>
  )
}
