import { PaymentScreen } from '#web/money/desk/payment-page.tsx'
import { AppointmentLine } from './reports/appointment-line.tsx'

/** A payment, with the appointment as reports show it; giving back asks for the password. */
export function AdminPaymentPage() {
  return (
    <PaymentScreen
      appointmentLine={(appointment) => (
        <AppointmentLine
          appointment={appointment}
          now={new Date()}
          className="flex flex-wrap items-center gap-x-4 gap-y-1"
        />
      )}
    />
  )
}
