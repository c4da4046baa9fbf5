import type { AppointmentView, Party } from '#contract/appointments/appointment.ts'
import { appointmentList as words } from '#copy/appointments/list.ts'
import { Link } from '#web/lib/link.tsx'
import { useTab } from '#web/lib/tab.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AppointmentRows } from './appointment-rows.tsx'
import { sourcePath } from './paths.ts'
import { useAppointments } from './use-appointments.ts'
import { useSearched } from './use-searched.ts'
import { views } from './views.ts'
import { WaitingNote } from './waiting-note.tsx'

/** One's appointments on one side: searched, by view, the nearest first. */
export function AppointmentLists({ party }: { party: Party }) {
  const t = useWords()
  const [q, search] = useSearched()
  const [view, setView] = useTab<AppointmentView>(views[party])
  const appointments = useAppointments(view, q)
  const { pending } = appointments
  return (
    <>
      <search className="mb-5 flex flex-wrap gap-3">
        <SearchBox label={t(words[party].search)} q={q} onSearch={search} />
        <Link to={sourcePath(party)} className={buttonClass('primary', 'md', 'max-sm:grow')}>
          {t(words[party].way)}
        </Link>
      </search>
      {party === 'dietitian' && pending > 0 && (
        <WaitingNote count={pending} isShown={view === 'upcoming'} onShow={() => setView('upcoming')} />
      )}
      <Tabs
        label={t(words[party].list)}
        selected={view}
        onSelect={setView}
        tabs={views[party].map((id) => ({
          id,
          label: t(words.tabs[id]),
          ...(id === 'pending' && pending > 0 && { count: pending }),
          content: (
            <AppointmentRows party={party} view={id} q={q} appointments={appointments} onSearch={search} />
          ),
        }))}
      />
    </>
  )
}
