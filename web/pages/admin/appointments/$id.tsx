import { deskAppointment } from '#copy/oversight/appointment.ts'
import { portalPage } from '#web/app/page.ts'
import { AppointmentScreen } from '#web/oversight/appointment/appointment-screen.tsx'

export default portalPage({
  title: deskAppointment.title,
  place: { back: { to: '/admin/analytics?list=held', label: deskAppointment.back } },
  duties: ['support', 'finance'],
  reads: [],
  view: AppointmentScreen,
})
