import { type AppointmentPage, readAppointment } from '#contract/appointments/appointment.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read } from '#web/app/page.ts'
import { AppointmentScreen } from '#web/appointments/appointment-screen.tsx'
import { hasBegun } from '#web/calls/has-begun.ts'

const AppointmentInvoices = lazyPart(
  () => import('#web/money/invoices/appointment-invoices.tsx'),
  'AppointmentInvoices',
  null,
)
const CallPresence = lazyPart(() => import('#web/calls/call-presence.tsx'), 'CallPresence', null)
const MeasureVisit = lazyPart(() => import('#web/health/visit/measure-visit.tsx'), 'MeasureVisit', null)
const ContactAbout = lazyPart(() => import('#web/support/contact-about.tsx'), 'ContactAbout', null)

/** From the beginning of a visit on, unless it was cancelled or the patient has left. */
function MeasuresOf({ appointment: { other, status, startsAt, endsAt } }: { appointment: AppointmentPage }) {
  const isOn = status === 'completed' || (status === 'confirmed' && Date.parse(startsAt) <= Date.now())
  return isOn && other.id && <MeasureVisit patient={other.id} startsAt={startsAt} endsAt={endsAt} />
}

export default portalPage({
  title: dietitianPages.appointment.title,
  place: { back: { to: '/dietitian/appointments', label: dietitianPages.appointment.back } },
  reads: [read(readAppointment, { id: ':id' })],
  view: () => (
    <AppointmentScreen party="dietitian">
      {(appointment) => (
        <>
          <MeasuresOf appointment={appointment} />
          {hasBegun(appointment) && <CallPresence appointment={appointment} party="dietitian" />}
          <AppointmentInvoices appointment={appointment} party="dietitian" />
          <ContactAbout party="dietitian" appointment={appointment} />
        </>
      )}
    </AppointmentScreen>
  ),
})
