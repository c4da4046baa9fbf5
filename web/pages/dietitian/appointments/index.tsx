import { listAppointments, listNow } from '#contract/appointments/appointment.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { portalPage, read, readPages } from '#web/app/page.ts'
import { PracticeAppointments } from '#web/appointments/practice-appointments.tsx'
import { views } from '#web/appointments/views.ts'

export default portalPage({
  title: dietitianPages.appointments.title,
  place: 'navigation',
  reads: [readPages(listAppointments, { view: views.dietitian[0] }), read(listNow, {})],
  view: () => <PracticeAppointments />,
})
