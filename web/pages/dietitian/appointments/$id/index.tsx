import { readAppointment } from '#contract/appointments/appointment.ts'
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
const ContactAbout = lazyPart(() => import('#web/support/contact-about.tsx'), 'ContactAbout', null)

export default portalPage({
  title: dietitianPages.appointment.title,
  place: { back: { to: '/dietitian/appointments', label: dietitianPages.appointment.back } },
  reads: [read(readAppointment, { id: ':id' })],
  view: () => (
    <AppointmentScreen party="dietitian">
      {(appointment) => (
        <>
          {hasBegun(appointment) && <CallPresence appointment={appointment} party="dietitian" />}
          <AppointmentInvoices appointment={appointment} party="dietitian" />
          <ContactAbout party="dietitian" appointment={appointment} />
        </>
      )}
    </AppointmentScreen>
  ),
})
