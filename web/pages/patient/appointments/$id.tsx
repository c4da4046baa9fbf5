import { readAppointment } from '#contract/appointments/appointment.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read } from '#web/app/page.ts'
import { AppointmentScreen } from '#web/appointments/appointment-screen.tsx'
import { hasBegun } from '#web/calls/has-begun.ts'

const AfterPayment = lazyPart(() => import('#web/money/payments/after-payment.tsx'), 'AfterPayment')
const AppointmentInvoices = lazyPart(
  () => import('#web/money/invoices/appointment-invoices.tsx'),
  'AppointmentInvoices',
  null,
)
const CallPresence = lazyPart(() => import('#web/calls/call-presence.tsx'), 'CallPresence', null)
const ContactAbout = lazyPart(() => import('#web/support/contact-about.tsx'), 'ContactAbout', null)
const OwnReview = lazyPart(() => import('#web/reviews/own-review.tsx'), 'OwnReview')
const Receipt = lazyPart(() => import('#web/money/payments/receipt.tsx'), 'Receipt', null)

export default portalPage({
  title: patientPages.appointment.title,
  place: { back: { to: '/patient/appointments', label: patientPages.appointment.back } },
  reads: [read(readAppointment, { id: ':id' })],
  view: () => (
    <AppointmentScreen
      party="patient"
      afterPayment={(payment, appointment, page) => (
        <AfterPayment payment={payment} paidFor={{ appointment }}>
          {page}
        </AfterPayment>
      )}
    >
      {(appointment) => (
        <>
          {(appointment.payment ?? appointment.package) && <Receipt appointment={appointment} />}
          {appointment.payment && <AppointmentInvoices appointment={appointment} party="patient" />}
          <OwnReview appointment={appointment} />
          {hasBegun(appointment) && <CallPresence appointment={appointment} party="patient" />}
          <ContactAbout party="patient" appointment={appointment} />
        </>
      )}
    </AppointmentScreen>
  ),
})
