import type { Appointment } from '#contract/appointments/appointment.ts'
import { addDays, type Day } from '#contract/days.ts'
import { practiceCalendar as words } from '#copy/appointments/practice-calendar.ts'
import { writeDate, writeDay } from '#copy/dates.ts'
import { parts } from '#copy/portal/parts.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { HijriDay } from '#web/ui/hijri-day.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { openOn, placeOf } from './calendar-times.ts'
import { useGridFocus } from './grid-focus.ts'
import type { CalendarFacts } from './week-grid.tsx'

type MonthGridProps = { facts: CalendarFacts; first: Day; month: Day; today: Day; onDay: (day: Day) => void }

const shown = 3

/** Six weeks; a day opens with its hours. */
export function MonthGrid({ facts, first, month, today, onDay }: MonthGridProps) {
  const t = useWords()
  const language = useLanguage()
  const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
    [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(first, week * 7 + day)),
  )
  const all = facts.appointments.map((each) => placeOf(each, facts.zone))
  const at = weeks.flat().indexOf(today >= first && today < addDays(first, 42) ? today : month)
  const start = { row: Math.floor(Math.max(0, at) / 7), column: Math.max(0, at) % 7 }
  const { grid, cell, setCell, onKeyDown } = useGridFocus(6, 7, start)
  // As in other calendars: a phone has no room for the whole word, and Arabic has no short one.
  const short = new Intl.DateTimeFormat(language, {
    weekday: language === 'ar' ? 'narrow' : 'short',
    timeZone: 'UTC',
  })
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA allows a table to be a grid, which arrow keys move through
        role="grid"
        tabIndex={-1}
        aria-label={t(words.views.month)}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr className="border-b border-line">
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                className="truncate py-2 text-center text-xs font-normal text-ink-soft"
              >
                <span className="max-sm:sr-only">{writeDate(language, new Date(day), 'weekday', 'UTC')}</span>
                <span aria-hidden="true" className="sm:hidden">
                  {short.format(new Date(day))}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week[0]}>
              {week.map((day, column) => {
                const visits = all.filter((each) => each.day === day).map(({ of }) => of)
                const isOpen = openOn(facts.days, day).length > 0
                const label = facts.days.find((each) => each.day === day)?.label
                return (
                  <td
                    key={day}
                    className={joinClasses(
                      'relative h-18 border-t border-line p-1 align-top sm:h-28',
                      row === 0 && 'border-t-0',
                      column > 0 && 'border-s',
                      isOpen ? 'bg-surface' : 'bg-sunken',
                    )}
                  >
                    <button
                      type="button"
                      data-cell={`${row}-${column}`}
                      tabIndex={cell.row === row && cell.column === column ? 0 : -1}
                      onFocus={() => setCell({ row, column })}
                      onClick={() => onDay(day)}
                      aria-label={[
                        writeDay(language, day),
                        ...(label ? [label] : []),
                        ...(isOpen ? [] : [t(words.closed)]),
                        t(words.appointments(visits.length)),
                      ].join(t(parts.comma))}
                      className="absolute inset-0 hover:bg-tint/40 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
                    />
                    <span aria-hidden="true" className="pointer-events-none relative block text-xs">
                      <span
                        className={joinClasses(
                          'inline-grid size-6 place-items-center rounded-pill tabular-nums',
                          day === today && 'bg-action font-semibold text-on-action',
                          day.slice(0, 7) !== month.slice(0, 7) && 'text-ink-faint',
                        )}
                      >
                        {Number(day.slice(8))}
                      </span>
                      <HijriDay day={day} className="block truncate text-ink-faint max-sm:hidden" />
                      {label && <bdi className="block truncate text-ink-soft max-sm:hidden">{label}</bdi>}
                      {visits.slice(0, shown).map((each) => (
                        <Line key={each.id} appointment={each} zone={facts.zone} />
                      ))}
                      {visits.length > shown && (
                        <span className="block truncate text-ink-soft max-sm:hidden">
                          {t(words.more(visits.length - shown))}
                        </span>
                      )}
                      {visits.length > 0 && (
                        <span className="block ps-1 text-ink sm:hidden">{visits.length}</span>
                      )}
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ appointment, zone }: { appointment: Appointment; zone: string }) {
  const language = useLanguage()
  const name = useOtherName('dietitian', appointment)
  return (
    <span
      className={joinClasses(
        'mt-0.5 block truncate rounded-check px-1 max-sm:hidden',
        appointment.status === 'pending' ? 'bg-pending text-on-pending' : 'bg-confirmed text-on-confirmed',
      )}
    >
      {writeTime(language, new Date(appointment.startsAt), zone)} <bdi>{name}</bdi>
    </span>
  )
}
