import { addDays, type Day } from '#contract/days.ts'
import { availabilityPage } from '#copy/availability/page.ts'
import { timeSlots as words } from '#copy/availability/time-slots.ts'
import { writeDay, writeNumber } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { type DayFacts, whyNone } from './day-facts.ts'
import { endsNextDay } from './hours-words.ts'

type SlotListProps = { facts: DayFacts; now: { today: Day; horizon: number }; zone: string }

/** The times of a day in order, free and booked. */
export function SlotList({ facts, now, zone }: SlotListProps) {
  const t = useWords()
  const language = useLanguage()
  const why = whyNone(facts, now)
  const write = (at: string) => writeTime(language, new Date(at), zone)
  const times = [...facts.slots.map((from) => ({ from, to: null })), ...facts.taken].toSorted(
    (a, b) => Date.parse(a.from) - Date.parse(b.from),
  )

  return (
    <div className="flex flex-col gap-3">
      {why && why !== 'closed' && why !== 'off' && (
        <p className="rounded-control bg-sunken px-4 py-3 text-sm text-ink-soft">
          {t(
            why === 'far'
              ? words.none.far(writeDay(language, addDays(now.today, now.horizon), 'date'))
              : words.none[why],
          )}
        </p>
      )}
      {facts.slots.length > 0 && (
        <p className="text-sm font-medium">{t(words.freeCount(writeNumber(language, facts.slots.length)))}</p>
      )}
      {times.length > 0 && (
        <ul
          aria-label={t(words.title)}
          className="grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-2"
        >
          {times.map(({ from, to }) =>
            to === null ? (
              <li key={from} className={freeClass}>
                {write(from)}
              </li>
            ) : (
              <li key={`${from} taken`} className={takenClass}>
                {t(words.takenFrom(t(availabilityPage.range(write(from), write(to)))))}
              </li>
            ),
          )}
        </ul>
      )}
      {facts.hours.some(endsNextDay) && <p className="text-xs text-ink-faint">{t(words.afterMidnight)}</p>}
    </div>
  )
}

const freeClass =
  'flex min-h-9 items-center justify-center rounded-control bg-tint px-2 text-sm whitespace-nowrap text-on-tint'
const takenClass =
  'col-span-full flex min-h-9 items-center rounded-control border border-dashed border-line-control/60 px-3.5 text-sm text-ink-soft'
