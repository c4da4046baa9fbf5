import { Annoyed, Frown, Laugh, Meh, Smile } from 'lucide-react'
import { useId, useState } from 'react'
import { type MeasureKind, type UnitChoices, unitFor } from '#contract/health/kinds.ts'
import { readSeries } from '#contract/health/measures.ts'
import { dayOf, momentAt } from '#contract/wall-clock.ts'
import { history } from '#copy/health/history.ts'
import { kindWords, moodWords } from '#copy/health/kinds.ts'
import { writeQuantity } from '#copy/health/write-quantity.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { kindIcons } from './kind-icons.ts'
import type { Latest } from './latest.ts'

/** The amounts that one press adds, in the stored unit. */
const portions = [
  ['water', [250, 500]],
  ['steps', [1_000, 5_000]],
  ['sleep', [1, 7]],
] as const satisfies readonly (readonly [MeasureKind, readonly number[]])[]

const faces = [Frown, Annoyed, Meh, Smile, Laugh]

type TodayCardProps = {
  units: UnitChoices
  latest: readonly Latest[]
  onAdd: (kind: MeasureKind, value: number) => void
}

/** Values that are entered with one tap, with today's totals. */
export function TodayCard({ units, latest, onAdd }: TodayCardProps) {
  const t = useWords()
  const titleId = useId()
  const { today } = history
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-md font-semibold">
        {t(today.title)}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {portions.map(([kind, amounts]) => (
          <DaySum key={kind} kind={kind} amounts={amounts} units={units} latest={latest} onAdd={onAdd} />
        ))}
        <li className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-2">
          <span className="flex min-w-0 flex-1 basis-36 items-center gap-3 text-sm">
            <Icon of={kindIcons.mood} className="shrink-0 text-link" />
            {t(today.mood)}
          </span>
          <span className="flex">
            {moodWords.map((word, at) => (
              <IconButton
                key={word.en}
                label={t(word)}
                icon={faces[at] ?? Meh}
                onClick={() => onAdd('mood', at + 1)}
              />
            ))}
          </span>
        </li>
      </ul>
    </Card>
  )
}

type DaySumProps = TodayCardProps & { kind: (typeof portions)[number][0]; amounts: readonly number[] }

function DaySum({ kind, amounts, units, latest, onAdd }: DaySumProps) {
  const t = useWords()
  const language = useLanguage()
  const { today } = history
  const [hasAdded, setAdded] = useState(false)
  const [from] = useState(() => startOfDay(new Date()))
  // The overview knows the total until something is added.
  const { data } = useRead(readSeries, { kind, from }, { enabled: hasAdded })
  const known = latest.find(({ measure }) => measure.kind === kind && measure.takenAt >= from)?.dayTotal ?? 0
  const sum = data?.points.reduce((all, { value }) => all + value, 0) ?? known
  const unit = unitFor(kind, units)
  const write = (value: number) => writeQuantity(language, kind, { value }, unit)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="flex min-w-0 flex-1 basis-36 items-center gap-3 text-sm">
        <Icon of={kindIcons[kind]} className="shrink-0 text-link" />
        <span className="min-w-0">
          <span className="block font-medium">{t(kindWords[kind].name)}</span>
          <span role="status" className="block text-xs text-ink-soft">
            {sum > 0 && t(today.sum(write(sum)))}
          </span>
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {amounts.map((amount) => (
          <Button
            key={amount}
            variant="secondary"
            size="sm"
            aria-label={t(today.addNamed(kindWords[kind].name, write(amount)))}
            onClick={() => {
              setAdded(true)
              onAdd(kind, amount)
            }}
          >
            {t(today.add(write(amount)))}
          </Button>
        ))}
      </span>
    </li>
  )
}

const startOfDay = (now: Date, zone = readerZone()) =>
  (momentAt(dayOf(now, zone), '00:00', zone) ?? now).toISOString()
