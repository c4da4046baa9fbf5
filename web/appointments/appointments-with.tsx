import { type ReactNode, useId } from 'react'
import type { Appointment, AppointmentView } from '#contract/appointments/appointment.ts'
import { appointmentList as words } from '#copy/appointments/list.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { AppointmentRow } from './appointment-row.tsx'
import { useAppointments } from './use-appointments.ts'

type AppointmentsWithProps = {
  /** The id of the patient. */
  id: string
  /** A question that another domain adds to each upcoming appointment. */
  asks?: (appointment: Appointment, name: string) => ReactNode
}

/** All appointments of a dietitian with one patient: upcoming, then past. */
export function AppointmentsWith({ id, asks }: AppointmentsWithProps) {
  return (
    <div className="grid gap-8">
      <Part view="upcoming" id={id} asks={asks} />
      <Part view="past" id={id} />
    </div>
  )
}

type PartProps = { view: AppointmentView; id: string; asks?: AppointmentsWithProps['asks'] | undefined }

function Part({ view, id, asks }: PartProps) {
  const t = useWords()
  const titleId = useId()
  const read = useAppointments(view, '', id)
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-3 text-md font-semibold">
        {t(words.tabs[view])}
      </h3>
      <Read of={read} failed={words.failed} waiting={<RowsSkeleton count={2} lines={3} hasPicture />}>
        {(rows) =>
          rows.length === 0 ? (
            <Card>
              <p className="text-sm text-ink-soft">{t(words.none[view])}</p>
            </Card>
          ) : (
            <>
              <Card flush>
                <ul aria-labelledby={titleId} className="divide-y divide-line">
                  {rows.map((appointment) => (
                    <AppointmentRow
                      key={appointment.id}
                      party="dietitian"
                      appointment={appointment}
                      asks={asks}
                    />
                  ))}
                </ul>
              </Card>
              <ShowMore words={words} pages={read} className="mt-6" />
            </>
          )
        }
      </Read>
    </section>
  )
}
