import { useId, useState } from 'react'
import type { Appointment, AppointmentView, Party } from '#contract/appointments/appointment.ts'
import { appointmentList as words } from '#copy/appointments/list.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AppointmentRow } from './appointment-row.tsx'
import { listPath, sourcePath } from './paths.ts'
import { useAppointments } from './use-appointments.ts'
import { dashboardViews } from './views.ts'

/** The next few appointments of one side, for a dashboard. */
export function DashboardAppointments({ party }: { party: Party }) {
  const t = useWords()
  const id = useId()
  const [view, setView] = useState<AppointmentView>(dashboardViews[party][0])
  const title = t(party === 'patient' ? words.patient.list : words.schedule)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <Link
          to={view === dashboardViews[party][0] ? listPath(party) : `${listPath(party)}?tab=${view}`}
          className={buttonClass('quiet', 'md', '-me-3 px-3')}
        >
          {t(words.viewAll)}
        </Link>
      </div>
      <Tabs
        label={title}
        selected={view}
        onSelect={(next) => setView(next as AppointmentView)}
        tabs={dashboardViews[party].map((each) => ({
          id: each,
          label: t(words.tabs[each]),
          content: <FirstRows party={party} view={each} />,
        }))}
      />
    </section>
  )
}

function FirstRows({ party, view }: { party: Party; view: AppointmentView }) {
  const t = useWords()
  const read = useAppointments(view)
  return (
    <Read of={read} failed={words.failed} waiting={<RowsSkeleton count={2} lines={3} hasPicture />}>
      {(rows) =>
        rows.length === 0 ? (
          <Card className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-ink-soft">{t(words.none[view])}</p>
            {party === 'patient' && (
              <Link to={sourcePath(party)} className={buttonClass('secondary', 'sm')}>
                {t(words.find)}
              </Link>
            )}
          </Card>
        ) : (
          <Card flush>
            <ul aria-label={t(words.tabs[view])} className="divide-y divide-line">
              {firstOf(rows).map((appointment) => (
                <AppointmentRow key={appointment.id} party={party} appointment={appointment} />
              ))}
            </ul>
          </Card>
        )
      }
    </Read>
  )
}

const shownAtOnce = 4

/** Once the day has begun, the list starts at the last past appointment before the next one. */
function firstOf(rows: readonly Appointment[]): readonly Appointment[] {
  const next = rows.findIndex(({ status }) => status === 'pending' || status === 'confirmed')
  const from = Math.min(Math.max(0, next - 1), Math.max(0, rows.length - shownAtOnce))
  return rows.slice(from, from + shownAtOnce)
}
