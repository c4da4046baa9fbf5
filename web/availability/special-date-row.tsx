import { Pencil, Trash2 } from 'lucide-react'
import type { Exception } from '#contract/availability.ts'
import { specialDates as words } from '#copy/availability/special-dates.ts'
import { parts } from '#copy/portal/parts.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useDateWords } from './special-date-words.ts'

type SpecialDateRowProps = { date: Exception; onEdit: () => void; onRemove: () => void }

export function SpecialDateRow({ date, onEdit, onRemove }: SpecialDateRowProps) {
  const t = useWords()
  const { name, days, hours } = useDateWords()(date)
  const called = [name, days].join(t(parts.comma))
  return (
    <li className="flex items-start gap-x-2 py-3">
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <bdi className="font-medium text-ink">{name}</bdi>
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

const tones = { closed: 'neutral', instead: 'accent', extra: 'tint' } as const
