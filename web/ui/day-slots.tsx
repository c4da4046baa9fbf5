import { useId, useState } from 'react'
import type { Day } from '#contract/days.ts'
import { timeOf } from '#contract/wall-clock.ts'
import { writeDay } from '#copy/dates.ts'
import { freeTimes } from '#copy/free-times.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { partsOfDay } from '#web/lib/parts-of-day.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from './button.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { HijriDay } from './hijri-day.tsx'
import { Skeleton } from './skeleton.tsx'
import { SkeletonGroup } from './skeleton-group.tsx'

type DaySlotsProps = {
  day: Day
  /** Undefined until they are loaded. */
  slots: readonly string[] | undefined
  chosen: string | null
  /** For a long appointment the half hours are enough to choose from; the times between them follow on request. */
  isLong?: boolean
  /** The next day that has times, if this one has none. */
  nextDay: Day | undefined
  onChoose: (chosen: { day: Day; slot: string | undefined }) => void
}

export function DaySlots({ day, slots, chosen, isLong = false, nextDay, onChoose }: DaySlotsProps) {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const name = useId()
  const zone = readerZone()
  const [allOn, setAllOn] = useState<Day>()
  const halfHours = slots?.filter((slot) => /:[03]0/.test(timeOf(new Date(slot), zone))) ?? []
  const isBetween = chosen !== null && !halfHours.includes(chosen)
  const isShortened =
    isLong && allOn !== day && !isBetween && halfHours.length > 0 && halfHours.length < (slots?.length ?? 0)
  return (
    <section aria-labelledby={titleId} aria-live="polite" className="min-w-0">
      <h3 id={titleId} className="flex min-h-11 flex-col justify-center text-sm font-semibold">
        {t(freeTimes.timesOn(writeDay(language, day)))}
        <HijriDay day={day} className="font-normal text-ink-soft" />
      </h3>
      {!slots ? (
        <SkeletonGroup className={`mt-2 ${slotsClass}`}>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((slot) => (
            <Skeleton key={slot} shape="block" className="h-11" />
          ))}
        </SkeletonGroup>
      ) : slots.length === 0 ? (
        <div className="text-sm text-ink-soft">
          <p>{t(freeTimes.noneThatDay)}</p>
          {nextDay && (
            <Button
              variant="secondary"
              className="mt-3"
              onClick={() => onChoose({ day: nextDay, slot: undefined })}
            >
              {t(freeTimes.goToDay(writeDay(language, nextDay)))}
            </Button>
          )}
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          {partsOfDay(isShortened ? halfHours : slots, zone).map(([part, times]) => (
            <ChoiceChips
              key={part}
              legend={<span className="font-normal text-ink-soft">{t(freeTimes.parts[part])}</span>}
              name={name}
              className={slotsClass}
              options={times.map((value) => ({
                value,
                label: writeTime(language, new Date(value), zone),
              }))}
              kind="one"
              value={chosen ? [chosen] : []}
              onChange={([slot]) => slot && onChoose({ day, slot })}
              chipClass="min-h-11 px-1 max-xl:scroll-mb-40 low:scroll-mb-2"
            />
          ))}
          {isShortened && (
            <Button variant="quiet" className="-ms-3 self-start ps-3" onClick={() => setAllOn(day)}>
              {t(freeTimes.more)}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

const slotsClass = 'grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2'
