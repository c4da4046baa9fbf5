import { MoonStar, Pencil, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { Exception } from '#contract/availability.ts'
import type { Day } from '#contract/days.ts'
import { readPlatform } from '#contract/platform/announced.ts'
import { specialDates as words } from '#copy/availability/special-dates.ts'
import { parts } from '#copy/portal/parts.ts'
import { isolated } from '#copy/quoted.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { SectionHead } from './section-head.tsx'
import { newDate, ramadanDate, type SpecialDate } from './special-date.ts'
import { useDateWords } from './special-date-words.ts'

const RemoveSpecialDate = lazyPart(() => import('./remove-special-date.tsx'), 'RemoveSpecialDate', null)

type SpecialDatesProps = {
  exceptions: readonly Exception[]
  today: Day
  onEdit: (date: SpecialDate) => void
}

export function SpecialDates({ exceptions, today, onEdit }: SpecialDatesProps) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  const [doomed, setDoomed] = useState<Exception | null>(null)
  const ramadan = ramadanDate(today, language, useRead(readPlatform, {}).data?.ramadan ?? null)
  const hasRamadan = exceptions.some(
    ({ kind, from, to }) => kind === 'instead' && from <= ramadan.to && to >= ramadan.from,
  )

  return (
    <Card as="section" aria-labelledby={id}>
      <SectionHead id={id} title={t(words.title)} text={t(words.text)} titleRef={title} />
      {exceptions.length > 0 ? (
        <ul aria-label={t(words.list)} className="divide-y divide-line border-y border-line">
          {exceptions.map((each) => (
            <SpecialDateRow
              key={each.id}
              date={each}
              onEdit={() => onEdit(each)}
              onRemove={() => setDoomed(each)}
            />
          ))}
        </ul>
      ) : (
        <p className="rounded-control bg-sunken px-4 py-3 text-sm text-ink-soft">{t(words.empty)}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="secondary" onClick={() => onEdit(newDate(today))}>
          <Icon of={Plus} small />
          {t(words.add)}
        </Button>
        {!hasRamadan && (
          <Button variant="quiet" onClick={() => onEdit(ramadan)}>
            <Icon of={MoonStar} small />
            {t(words.ramadan)}
          </Button>
        )}
      </div>
      {doomed && <RemoveSpecialDate date={doomed} onClose={() => setDoomed(null)} onRemoved={focusTitle} />}
    </Card>
  )
}

type SpecialDateRowProps = { date: Exception; onEdit: () => void; onRemove: () => void }

function SpecialDateRow({ date, onEdit, onRemove }: SpecialDateRowProps) {
  const t = useWords()
  const { name, days, hours } = useDateWords()(date)
  const called = [isolated(name), days].join(t(parts.comma))
  return (
    <li className="flex items-start gap-x-2 py-3">
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <UserText text={name} className="font-medium text-ink" />
          {date.label && <Badge tone={tones[date.kind]}>{t(words.kinds[date.kind])}</Badge>}
        </p>
        <p className="mt-0.5 text-ink-soft">{days}</p>
        {date.kind !== 'closed' && <p className="text-ink-soft">{hours}</p>}
      </div>
      <div className="-my-1.5 flex">
        <IconButton label={t(words.edit(called))} icon={Pencil} onClick={onEdit} />
        <IconButton label={t(words.remove(called))} icon={Trash2} onClick={onRemove} />
      </div>
    </li>
  )
}

const tones = { closed: 'neutral', instead: 'accent', extra: 'tint', blocked: 'neutral' } as const
