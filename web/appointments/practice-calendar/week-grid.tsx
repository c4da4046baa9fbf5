import type { DragEvent } from 'react'
import type { Appointment } from '#contract/appointments/appointment.ts'
import type { readPracticeCalendar } from '#contract/appointments/practice-calendar.ts'
import type { Day } from '#contract/days.ts'
import type { OutputOf } from '#contract/route.ts'
import { practiceCalendar as words } from '#copy/appointments/practice-calendar.ts'
import { reservedWords } from '#copy/appointments/reserved.ts'
import { statuses } from '#copy/appointments/status.ts'
import { writeDate, writeDay } from '#copy/dates.ts'
import { parts } from '#copy/portal/parts.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { HijriDay } from '#web/ui/hijri-day.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import {
  clockOf,
  momentOf,
  openOn,
  type Placed,
  placeOf,
  rowMinutes,
  rowsFor,
  type Timed,
} from './calendar-times.ts'
import { useGridFocus } from './grid-focus.ts'

export type CalendarFacts = OutputOf<typeof readPracticeCalendar>

type WeekGridProps = {
  facts: CalendarFacts
  /** A week, or one day on a phone. */
  days: readonly Day[]
  today: Day
  /** The appointment that is being moved with the keyboard or by pressing. */
  moving: Appointment | null
  onOpen: (appointment: Appointment) => void
  /** An empty time was chosen. */
  onEmpty: (chosen: EmptyTime) => void
  onDrop: (appointment: string, startsAt: string) => void
  onEscape: () => void
}

export type EmptyTime = { day: Day; minute: number; startsAt: string; why: 'open' | 'closed' | 'taken' }

/** Days beside each other, half an hour a row. Each half hour is a cell; arrow keys move between them. */
export function WeekGrid(props: WeekGridProps) {
  const { facts, days, today, moving, onOpen, onEmpty, onDrop, onEscape } = props
  const { zone } = facts
  const t = useWords()
  const language = useLanguage()
  const now = new Date().toISOString()
  const visits = facts.appointments.map((each) => placeOf(each, zone)).filter(({ day }) => days.includes(day))
  const wishes = facts.appointments
    .flatMap((each) => (each.wanted ? [{ ...each.wanted, appointment: each }] : []))
    .map((each) => placeOf(each, zone))
    .filter(({ day }) => days.includes(day))
  const busy = facts.taken.map((each) => placeOf(each, zone)).filter(({ day }) => days.includes(day))
  const open = new Map(days.map((day) => [day, openOn(facts.days, day)]))
  const spanOf = ({ from, to }: Placed<Timed>) => [from, to] as const
  const rows = rowsFor([...[...open.values()].flat(), ...[...visits, ...wishes, ...busy].map(spanOf)])
  const start = {
    row: Math.max(0, rows.indexOf(9 * 60)),
    column: Math.max(0, days.indexOf(today)),
  }
  const { grid, cell, setCell, onKeyDown } = useGridFocus(rows.length, days.length, start)
  const startsIn =
    (day: Day, minute: number) =>
    (each: Placed<Timed>): boolean =>
      each.day === day && each.from >= minute && each.from < minute + rowMinutes
  const factsOf = (day: Day) => facts.days.find((each) => each.day === day)

  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA allows a table to be a grid, which arrow keys move through
        role="grid"
        tabIndex={-1}
        aria-label={t(words.views.week)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && moving) onEscape()
          else onKeyDown(event)
        }}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr className="border-b border-line">
            <td className="w-18" />
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className={joinClasses(
                  'border-s border-line px-1.5 py-2 text-center align-top text-xs font-normal text-ink-soft',
                  day === today && 'text-link',
                )}
              >
                {writeDate(language, new Date(day), 'shortDay', 'UTC')}
                <HijriDay day={day} className="block truncate" />
                {factsOf(day)?.label && <bdi className="block truncate">{factsOf(day)?.label}</bdi>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((minute, row) => (
            <tr key={minute}>
              <th
                scope="row"
                className="px-1.5 text-end align-top text-xs font-normal whitespace-nowrap text-ink-faint tabular-nums"
              >
                <span className={minute % 60 === 0 ? '' : 'sr-only'}>
                  {writeTime(language, new Date(`1970-01-01T${clockOf(minute)}Z`), 'UTC')}
                </span>
              </th>
              {days.map((day, column) => {
                const startsAt = momentOf(day, minute, zone)
                const isOpen =
                  open.get(day)?.some(([from, to]) => from < minute + rowMinutes && to > minute) ?? false
                const isPast = startsAt < now
                const here = visits.filter(startsIn(day, minute))
                const asked = wishes.filter(startsIn(day, minute))
                const held = busy.filter(startsIn(day, minute))
                const isCovered = [...visits, ...busy].some(
                  (each) => each.day === day && each.from < minute + rowMinutes && each.to > minute,
                )
                const why = isCovered ? 'taken' : isOpen ? 'open' : 'closed'
                const [first] = here
                const press = () => {
                  setCell({ row, column })
                  if (moving) onDrop(moving.id, startsAt)
                  else if (first) onOpen(first.of)
                  else if (!isPast) onEmpty({ day, minute, startsAt, why })
                }
                const drop = (event: DragEvent<HTMLElement>) => {
                  event.preventDefault()
                  const isLate = event.nativeEvent.offsetY > event.currentTarget.clientHeight / 2
                  const id = event.dataTransfer.getData('text/plain')
                  if (id) onDrop(id, momentOf(day, minute + (isLate ? rowMinutes / 2 : 0), zone))
                }
                return (
                  <td
                    key={day}
                    className={joinClasses(
                      'relative h-12 border-s p-0 border-line',
                      minute % 60 === 0 ? 'border-t' : 'border-t border-dashed',
                      row === 0 && 'border-t-0',
                      isOpen && !isPast ? 'bg-surface' : 'bg-sunken',
                    )}
                  >
                    <button
                      type="button"
                      data-cell={`${row}-${column}`}
                      tabIndex={cell.row === row && cell.column === column ? 0 : -1}
                      onClick={press}
                      onFocus={() => setCell({ row, column })}
                      onDragOver={(event) => event.preventDefault()}
                      onDrop={drop}
                      aria-disabled={!moving && !first && isPast}
                      aria-label={[
                        writeDay(language, day),
                        writeTime(language, new Date(startsAt), zone),
                        t(
                          isPast && here.length === 0
                            ? words.past
                            : isCovered
                              ? words.busy
                              : words[why === 'open' ? 'open' : 'closed'],
                        ),
                        ...(here.length > 0 ? [t(words.appointments(here.length))] : []),
                      ].join(t(parts.comma))}
                      className="absolute inset-0 hover:bg-tint/40 focus-visible:z-20 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
                    />
                    {held.map((each) => (
                      <span
                        key={each.of.startsAt}
                        className={joinClasses(blockClass, placeClass(each), heldClass)}
                      >
                        {t(words.busy)}
                      </span>
                    ))}
                    {asked.map((each) => (
                      <Wish key={each.of.appointment.id} placed={each} onOpen={onOpen} />
                    ))}
                    {here.map((each) => (
                      <Visit key={each.of.id} placed={each} zone={zone} onOpen={onOpen} />
                    ))}
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

type VisitProps = { placed: Placed<Appointment>; zone: string; onOpen: (appointment: Appointment) => void }

/** An appointment over the cells of its time. On laptops it can be dragged. */
function Visit({ placed, zone, onOpen }: VisitProps) {
  const t = useWords()
  const language = useLanguage()
  const { of: appointment } = placed
  const { id, status, due, may } = appointment
  const name = useOtherName('dietitian', appointment)
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-description={t(due ? reservedWords.status : statuses[status])}
      draggable={may.reschedule}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', id)
        event.dataTransfer.effectAllowed = 'move'
      }}
      onClick={() => onOpen(appointment)}
      className={joinClasses(
        blockClass,
        placeClass(placed),
        toneClass[status],
        due && 'border-dashed',
        may.reschedule && 'cursor-grab',
      )}
    >
      <bdi className="line-clamp-1 font-medium wrap-anywhere">{name}</bdi>
      <span>{writeTime(language, new Date(appointment.startsAt), zone)}</span>
    </button>
  )
}

type WishProps = {
  placed: Placed<Timed & { appointment: Appointment }>
  onOpen: (appointment: Appointment) => void
}

/** The time that a patient requests in place of the present one. */
function Wish({ placed, onOpen }: WishProps) {
  const t = useWords()
  const name = useOtherName('dietitian', placed.of.appointment)
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={() => onOpen(placed.of.appointment)}
      className={joinClasses(blockClass, placeClass(placed), 'border-dashed bg-pending text-on-pending')}
    >
      {t(words.requested(name))}
    </button>
  )
}

const blockClass =
  'absolute inset-x-0.5 z-10 flex flex-col overflow-hidden rounded-check border border-line-control/60 px-1.5 text-start text-xs'
const heldClass = 'pointer-events-none bg-cancelled text-on-cancelled'

const toneClass = {
  pending: 'bg-pending text-on-pending',
  confirmed: 'bg-confirmed text-on-confirmed',
  completed: 'bg-completed text-on-completed',
  cancelled: 'bg-cancelled text-on-cancelled',
}

/** Two units of the scale are five minutes; a class has to be written out to exist. */
const offsets = ['top-0', 'top-2', 'top-4', 'top-6', 'top-8', 'top-10']
const heights = [
  'h-4',
  'h-4',
  'h-4',
  'h-6',
  'h-8',
  'h-10',
  'h-12',
  'h-14',
  'h-16',
  'h-18',
  'h-20',
  'h-22',
  'h-24',
  'h-26',
  'h-28',
  'h-30',
  'h-32',
  'h-34',
  'h-36',
  'h-38',
  'h-40',
  'h-42',
  'h-44',
  'h-46',
  'h-48',
  'h-50',
  'h-52',
  'h-54',
  'h-56',
  'h-58',
  'h-60',
  'h-62',
  'h-64',
  'h-66',
  'h-68',
  'h-70',
  'h-72',
]

const placeClass = ({ from, to }: Placed<Timed>): string =>
  `${offsets[Math.floor((from % rowMinutes) / 5)]} ${heights[Math.min(heights.length - 1, Math.round((to - from) / 5))]}`
