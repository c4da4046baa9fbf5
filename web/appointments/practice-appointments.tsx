import { practiceCalendar } from '#copy/appointments/practice-calendar.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useTab } from '#web/lib/tab.ts'
import { useWords } from '#web/lib/words.ts'
import { AppointmentLists } from './appointment-lists.tsx'
import { AppointmentNow } from './appointment-now.tsx'

const PracticeCalendar = lazyPart(
  () => import('./practice-calendar/practice-calendar.tsx'),
  'PracticeCalendar',
)

const views = ['list', 'week', 'month'] as const
const words = practiceCalendar.views

/** A dietitian's appointments, as a list or in a calendar. */
export function PracticeAppointments() {
  const t = useWords()
  const [view, setView] = useTab(views, 'show')
  return (
    <>
      <AppointmentNow party="dietitian" />
      <fieldset className="mb-5 flex w-fit gap-1 rounded-control bg-sunken p-1">
        <legend className="sr-only">{t(words.legend)}</legend>
        {views.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => setView(each)}
            className={viewClass}
          >
            {t(words[each])}
          </button>
        ))}
      </fieldset>
      {view === 'list' ? (
        <AppointmentLists party="dietitian" />
      ) : (
        <PracticeCalendar view={view} onView={setView} />
      )}
    </>
  )
}

const viewClass =
  'min-h-9 rounded-check border border-transparent px-3.5 text-sm text-ink-soft transition-colors hover:text-ink aria-pressed:border-line aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-ink pointer-coarse:min-h-11'
