import { MapPin, Video } from 'lucide-react'
import { Fragment, useId } from 'react'
import type { AgendaItem } from '#contract/dashboards/dietitian.ts'
import { dietitianDashboard } from '#copy/dashboards/dietitian.ts'
import { unknown } from '#copy/unknown-people.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { UserText } from '#web/ui/user-text.tsx'

const { agenda: words, availability } = dietitianDashboard

type AgendaProps = { items: readonly AgendaItem[]; zone: string; now: Date }

/** Today's appointments in the practice's time zone, the gaps between them, and what to prepare. */
export function Agenda({ items, zone, now }: AgendaProps) {
  const t = useWords()
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-4 flex min-h-11 items-center text-lg font-semibold">
        {t(words.title)}
      </h2>
      <Card flush className={items.length === 0 ? 'p-5' : 'px-5 py-2'}>
        {items.length === 0 ? (
          <>
            <p className="text-sm text-ink-soft">{t(words.none)}</p>
            <Link to="/dietitian/availability" className={buttonClass('secondary', 'sm', 'mt-4')}>
              {t(availability)}
            </Link>
          </>
        ) : (
          <ol aria-labelledby={id}>
            {items.map((item, at) => (
              <Fragment key={item.id}>
                <Gap before={items[at - 1]} item={item} zone={zone} />
                <Item item={item} zone={zone} now={now} />
              </Fragment>
            ))}
          </ol>
        )}
      </Card>
    </section>
  )
}

/** Minutes; a shorter gap is just a break between two appointments and is not shown. */
const shortestGap = 20

function Gap({ before, item, zone }: { before: AgendaItem | undefined; item: AgendaItem; zone: string }) {
  const t = useWords()
  const language = useLanguage()
  if (!before) return null
  const minutes = (Date.parse(item.startsAt) - Date.parse(before.endsAt)) / 60_000
  if (minutes < shortestGap) return null
  const timeOf = (at: string) => writeTime(language, new Date(at), zone)
  return (
    <li className="border-s-2 border-dashed border-line ps-4 text-xs text-ink-faint">
      {t(words.gap(timeOf(before.endsAt), timeOf(item.startsAt)))}
    </li>
  )
}

function Item({ item, zone, now }: { item: AgendaItem; zone: string; now: Date }) {
  const t = useWords()
  const language = useLanguage()
  const { id, patient, status, mode, isFirst } = item
  const [starts, ends] = [new Date(item.startsAt), new Date(item.endsAt)]
  const name =
    patient.name === null
      ? unknown.patient[language]
      : localizedName(language, { name: patient.name, otherName: patient.otherName }).name
  const isOver = ends <= now
  return (
    <li className={joinClasses('border-s-2 py-3 ps-4', isOver ? 'border-line' : 'border-action')}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <time dateTime={item.startsAt} className="text-ink-soft">
          {writeTime(language, starts, zone)}
        </time>
        {starts <= now && now < ends && <Badge tone="tint">{t(words.now)}</Badge>}
        {status === 'pending' && <Badge tone="pending">{t(words.asked)}</Badge>}
        {status === 'completed' && <Badge tone="completed">{t(words.done)}</Badge>}
        {isFirst && !isOver && <Badge tone="accent">{t(words.first)}</Badge>}
      </p>
      <div className="flex items-center justify-between gap-3">
        <Link
          to={`/dietitian/appointments/${id}`}
          className={joinClasses(
            'min-w-0 font-medium hover:text-link',
            isOver ? 'text-ink-soft' : 'text-ink',
          )}
        >
          <bdi>{name}</bdi>
        </Link>
        {!isOver && status !== 'completed' && (
          <Link
            to={`/dietitian/appointments/${id}/preparation`}
            aria-label={t(words.prepareFor(name))}
            className={buttonClass('quiet', 'sm', '-me-2')}
          >
            {t(words.prepare)}
          </Link>
        )}
      </div>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Icon of={mode === 'video' ? Video : MapPin} small className="text-ink-faint" />
        <UserText text={item.serviceName} other={item.otherServiceName} />
      </p>
    </li>
  )
}
