import { listAppointments, listNow } from '#contract/appointments/appointment.ts'
import { listWaitingPayments } from '#contract/money/payments.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read, readPages } from '#web/app/page.ts'
import { AppointmentLists } from '#web/appointments/appointment-lists.tsx'
import { AppointmentNow } from '#web/appointments/appointment-now.tsx'
import { views } from '#web/appointments/views.ts'
import { WaitingPayments } from '#web/money/payments/waiting-payments.tsx'

const AskForReview = lazyPart(() => import('#web/reviews/ask-for-review.tsx'), 'AskForReview', null)

export default portalPage({
  title: patientPages.appointments.title,
  place: 'navigation',
  reads: [
    readPages(listAppointments, { view: views.patient[0] }),
    read(listWaitingPayments, {}),
    read(listNow, {}),
  ],
  view: () => (
    <>
      <AppointmentNow party="patient" />
      <WaitingPayments />
      <AppointmentLists
        party="patient"
        asks={(appointment, name) =>
          appointment.may.review && <AskForReview appointment={appointment} name={name} />
        }
      />
    </>
  ),
})
