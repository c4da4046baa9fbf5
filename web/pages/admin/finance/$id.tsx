import { adminPages } from '#copy/portal/admin-pages.ts'
import { portalPage } from '#web/app/page.ts'
import { PaymentScreen } from '#web/money/desk/payment-page.tsx'
import { AppointmentLine } from '#web/reports/appointment-line.tsx'

export default portalPage({
  title: adminPages.finance.payment,
  place: { back: { to: '/admin/finance', label: adminPages.finance.back } },
  duties: ['finance'],
  reads: [],
  view: () => (
    <PaymentScreen
      appointmentLine={(appointment) => (
        <AppointmentLine
          appointment={appointment}
          now={new Date()}
          className="flex flex-wrap items-center gap-x-4 gap-y-1"
        />
      )}
    />
  ),
})
