import { type ReactNode, useId, useRef, useState } from 'react'
import type { Appointment, AppointmentView, Party } from '#contract/appointments/appointment.ts'
import { appointmentList as words } from '#copy/appointments/list.ts'
import { differ } from '#copy/dates.ts'
import { ui } from '#copy/ui.ts'
import { useFocusWhenLost } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Read } from '#web/ui/read.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { ZoneNote } from '#web/ui/zone-note.tsx'
import { AppointmentRow, type AppointmentRowProps } from './appointment-row.tsx'
import { NoAppointments } from './no-appointments.tsx'
import type { useAppointments } from './use-appointments.ts'

type AppointmentRowsProps = {
  party: Party
  view: AppointmentView
  q: string
  appointments: ReturnType<typeof useAppointments>
  onSearch: (q: string) => void
  onLookInPast: () => void
  asks?: AppointmentRowProps['asks']
  /** Shown above the rows; loaded with them, it moves nothing when it appears. */
  note?: ReactNode
}

/** The pressed button may disappear with its row; the focus then goes to the list. */
export function AppointmentRows(props: AppointmentRowsProps) {
  const t = useWords()
  const { party, appointments } = props
  const place = useRef<HTMLDivElement>(null)
  const [hasActed, setActed] = useState(false)
  const versions = appointments.data?.map(({ id, version }) => `${id}${version}`).join() ?? ''
  useFocusWhenLost(hasActed ? place : null, versions)
  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains no form fields
    <div ref={place} role="group" tabIndex={-1} aria-label={t(words[party].list)}>
      {props.note}
      <Read of={appointments} failed={words.failed} waiting={<RowsSkeleton count={4} lines={3} hasPicture />}>
        {(rows) => <Rows {...props} rows={rows} onAct={() => setActed(true)} />}
      </Read>
    </div>
  )
}

function Rows({
  party,
  view,
  q,
  appointments,
  onSearch,
  onLookInPast,
  asks,
  rows,
  onAct,
}: AppointmentRowsProps & { rows: readonly Appointment[]; onAct: () => void }) {
  const t = useWords()
  const apartId = useId()

  if (rows.length === 0)
    return (
      <NoAppointments
        party={party}
        view={view}
        isSearched={q !== ''}
        onClear={() => onSearch('')}
        onLookInPast={onLookInPast}
      />
    )
  const hasApart = view === 'today' || view === 'week'
  const [inSight, apart] = hasApart ? partOf(rows) : [rows, []]
  const shownAs = (appointment: Appointment) => (
    <AppointmentRow key={appointment.id} party={party} appointment={appointment} onAct={onAct} asks={asks} />
  )
  const elsewhere = rows.find(({ zone, startsAt }) => differ(new Date(startsAt), readerZone(), zone))
  return (
    <>
      {elsewhere && <ZoneNote zone={elsewhere.zone} isOneOfMany className="mb-3" />}
      <Card flush>
        <ul
          aria-label={t(words[party].list)}
          aria-busy={appointments.isPlaceholderData}
          className={joinClasses(
            'divide-y divide-line rounded-card transition-opacity',
            appointments.isPlaceholderData && 'opacity-60',
          )}
        >
          {inSight.map(shownAs)}
        </ul>
      </Card>
      {apart.length > 0 && (
        <section aria-labelledby={apartId} className="mt-6">
          <h2 id={apartId} className="mb-2 text-sm font-semibold text-ink-soft">
            {t(words.apart)}
          </h2>
          <Card flush>
            <ul aria-labelledby={apartId} className="divide-y divide-line rounded-card">
              {apart.map(shownAs)}
            </ul>
          </Card>
        </section>
      )}
      {appointments.isFetchNextPageError && (
        <p role="alert" className="mt-6 text-center text-sm text-danger-ink">
          {t(words.failed)}
        </p>
      )}
      {appointments.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button
            variant="secondary"
            busy={appointments.isFetchingNextPage}
            busyText={t(ui.loading)}
            onClick={() => appointments.fetchNextPage()}
          >
            {t(words.showMore)}
          </Button>
        </div>
      )}
    </>
  )
}

/** Splits off cancelled appointments; if all are cancelled, they are the list. */
function partOf(rows: readonly Appointment[]): [readonly Appointment[], readonly Appointment[]] {
  const takesPlace = rows.filter(({ status }) => status !== 'cancelled')
  return takesPlace.length > 0
    ? [takesPlace, rows.filter(({ status }) => status === 'cancelled')]
    : [rows, []]
}
