import { Hourglass } from 'lucide-react'
import type { AppointmentView } from '#contract/appointments/appointment.ts'
import { appointmentList as words } from '#copy/appointments/list.ts'
import { Link } from '#web/lib/link.tsx'
import { usePageSearch } from '#web/lib/page-address.ts'
import { useTab } from '#web/lib/tab.ts'
import { usePrivateSearchQuery } from '#web/lib/use-private-search-query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { AppointmentRowProps } from './appointment-row.tsx'
import { AppointmentRows } from './appointment-rows.tsx'
import { sourcePath } from './paths.ts'
import { useAppointments } from './use-appointments.ts'
import { views, withUnsigned } from './views.ts'

/** The appointments of one side, with search and views, the nearest first. */
export function AppointmentLists({ party, asks }: Pick<AppointmentRowProps, 'party' | 'asks'>) {
  const t = useWords()
  const [q, search] = usePrivateSearchQuery()
  const { tab } = usePageSearch()
  const shown: readonly AppointmentView[] =
    party === 'dietitian' && tab === 'unsigned' ? withUnsigned : views[party]
  const [view, setView] = useTab<AppointmentView>(shown)
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
      <Tabs
        label={t(words[party].list)}
        selected={view}
        onSelect={setView}
        tabs={shown.map((id) => ({
          id,
          label: t(party === 'dietitian' && id === 'pending' ? words.requests : words.tabs[id]),
          ...(id === 'pending' && pending > 0 && { count: pending }),
          content: (
            <AppointmentRows
              party={party}
              view={id}
              q={q}
              appointments={appointments}
              onSearch={search}
              onLookInPast={() => setView('past')}
              asks={asks}
              note={
                party === 'dietitian' &&
                pending > 0 && (
                  <WaitingNote
                    count={pending}
                    isShown={view === 'pending'}
                    onShow={() => setView('pending')}
                  />
                )
              }
            />
          ),
        }))}
      />
    </>
  )
}

type WaitingNoteProps = { count: number; isShown: boolean; onShow: () => void }

/** Unanswered requests lapse, so a note about them is shown in every view. */
function WaitingNote({ count, isShown, onShow }: WaitingNoteProps) {
  const t = useWords()
  return (
    <div className="mb-5 flex min-h-11 items-center gap-x-3 rounded-control bg-pending px-4 text-sm text-on-pending">
      <Icon of={Hourglass} small />
      <p role="status" className="min-w-0 flex-1 py-2.5 font-medium">
        {t(words.waiting(count))}
      </p>
      {!isShown && (
        <Button variant="quiet-inherit" size="sm" className="-me-2.5" onClick={onShow}>
          {t(words.show)}
        </Button>
      )}
    </div>
  )
}
