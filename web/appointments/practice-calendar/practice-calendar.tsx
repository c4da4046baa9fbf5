import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Appointment } from '#contract/appointments/appointment.ts'
import { readPracticeCalendar } from '#contract/appointments/practice-calendar.ts'
import { addDays, type Day, monthOf } from '#contract/days.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { practiceCalendar as words } from '#copy/appointments/practice-calendar.ts'
import { availabilityPage } from '#copy/availability/page.ts'
import { differ, nameZone, writeDay, writeDays, writeMonth } from '#copy/dates.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { HijriDay } from '#web/ui/hijri-day.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { addMonths, startOfMonthView, startOfWeek } from './calendar-times.ts'
import { MonthGrid } from './month-grid.tsx'
import { type EmptyTime, WeekGrid } from './week-grid.tsx'

const BlockDialog = lazyPart(() => import('./block-dialog.tsx'), 'BlockDialog', null)
const BookDialog = lazyPart(() => import('./book-dialog.tsx'), 'BookDialog', null)
const ChosenDialog = lazyPart(() => import('./chosen-dialog.tsx'), 'ChosenDialog', null)
const EmptyDialog = lazyPart(() => import('./empty-dialog.tsx'), 'EmptyDialog', null)
const MoveDialog = lazyPart(() => import('./move-dialog.tsx'), 'MoveDialog', null)

type Asking =
  | { what: 'chosen'; appointment: Appointment }
  | { what: 'empty' | 'book' | 'block'; time: EmptyTime }
  | { what: 'move'; appointment: Appointment; startsAt: string }

type PracticeCalendarProps = { view: 'week' | 'month'; onView: (view: string) => void }

/** The dietitian's week or month, or one day on a phone, in the time zone of the practice. */
export function PracticeCalendar({ view, onView }: PracticeCalendarProps) {
  const t = useWords()
  const language = useLanguage()
  const isWide = useIsWide('md')
  const [day, setDay] = useState<Day>(() => dayOf(new Date(), readerZone()))
  const [asking, setAsking] = useState<Asking | null>(null)
  const [moving, setMoving] = useState<Appointment | null>(null)
  const [said, setSaid] = useState('')
  const nameOfMoving = useOtherName('dietitian', moving ?? { other: nobody })
  const unit = view === 'month' ? 'month' : isWide ? 'week' : 'day'
  const week = startOfWeek(day)
  const first = view === 'month' ? startOfMonthView(day) : addDays(week, -1)
  const read = useRead(readPracticeCalendar, { from: first, days: view === 'month' ? '42' : '8' })
  const turn = (by: number) => {
    if (unit === 'month') setDay(addMonths(day, by))
    else setDay(addDays(day, unit === 'week' ? by * 7 : by))
  }
  const title =
    unit === 'month'
      ? writeMonth(language, day.slice(0, 7))
      : unit === 'week'
        ? writeDays(language, week, addDays(week, 6))
        : writeDay(language, day)
  const close = () => setAsking(null)
  const stopMoving = () => {
    setMoving(null)
    setSaid(t(words.moving.cancelled))
  }
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 aria-live="polite" className="min-w-0 flex-1 text-md font-semibold">
          {title}
          <HijriDay day={unit === 'week' ? week : day} className="block text-xs font-normal text-ink-soft" />
        </h2>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setDay(dayOf(new Date(), read.data?.zone ?? readerZone()))}
        >
          {t(words.today)}
        </Button>
        <IconButton label={t(words.earlier[unit])} icon={ChevronLeft} mirrored onClick={() => turn(-1)} />
        <IconButton label={t(words.later[unit])} icon={ChevronRight} mirrored onClick={() => turn(1)} />
      </div>
      {moving && (
        <div className="mb-4 flex flex-wrap items-center gap-3 rounded-control bg-pending px-4 py-2.5 text-sm text-on-pending">
          <p className="min-w-0 flex-1 basis-64">{t(words.moving.start(nameOfMoving))}</p>
          <Button variant="quiet-inherit" size="sm" onClick={stopMoving}>
            {t(words.moving.cancel)}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {moving ? t(words.moving.start(nameOfMoving)) : said}
      </p>
      <Read of={read} failed={words.failed} waiting={<RowsSkeleton count={6} lines={2} />}>
        {(facts) => {
          const today = dayOf(new Date(), facts.zone)
          const drop = (id: string, startsAt: string) => {
            const appointment = facts.appointments.find((each) => each.id === id)
            setMoving(null)
            if (appointment && appointment.startsAt !== startsAt)
              setAsking({ what: 'move', appointment, startsAt })
          }
          return (
            <>
              {differ(new Date(), readerZone(), facts.zone) && (
                <p className="mb-3 text-xs text-ink-faint">
                  {t(availabilityPage.zone(nameZone(language, facts.zone)))}
                </p>
              )}
              {view === 'month' ? (
                <MonthGrid
                  key={first}
                  facts={facts}
                  first={first}
                  month={monthOf(day)}
                  today={today}
                  onDay={(chosen) => {
                    setDay(chosen)
                    onView('week')
                  }}
                />
              ) : (
                <WeekGrid
                  key={unit === 'week' ? week : day}
                  facts={facts}
                  days={isWide ? [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(week, at)) : [day]}
                  today={today}
                  moving={moving}
                  onOpen={(appointment) => setAsking({ what: 'chosen', appointment })}
                  onEmpty={(time) => setAsking({ what: 'empty', time })}
                  onDrop={drop}
                  onEscape={stopMoving}
                />
              )}
              <p className="mt-2 text-xs text-ink-faint max-sm:hidden">{t(words.keys)}</p>
              {asking?.what === 'chosen' && (
                <ChosenDialog
                  appointment={asking.appointment}
                  zone={facts.zone}
                  onMove={() => {
                    setMoving(asking.appointment)
                    close()
                  }}
                  onClose={close}
                />
              )}
              {asking?.what === 'empty' && (
                <EmptyDialog
                  time={asking.time}
                  zone={facts.zone}
                  onChoose={(what) => setAsking({ what, time: asking.time })}
                  onClose={close}
                />
              )}
              {asking?.what === 'book' && <BookDialog start={{ at: asking.time.startsAt }} onClose={close} />}
              {asking?.what === 'block' && (
                <BlockDialog day={asking.time.day} from={asking.time.minute} onClose={close} />
              )}
              {asking?.what === 'move' && (
                <MoveDialog
                  appointment={asking.appointment}
                  zone={facts.zone}
                  startsAt={asking.startsAt}
                  onTime={(startsAt) => setAsking({ ...asking, startsAt })}
                  onClose={close}
                />
              )}
            </>
          )
        }}
      </Read>
    </div>
  )
}

const nobody = { id: null, name: null, otherName: null, photoId: null }
