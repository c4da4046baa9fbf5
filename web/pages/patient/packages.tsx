import { patientPages } from '#copy/portal/patient-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage } from '#web/app/page.ts'
import { OwnPackages } from '#web/appointments/packages/own-packages.tsx'

const AfterPayment = lazyPart(() => import('#web/money/payments/after-payment.tsx'), 'AfterPayment')

export default portalPage({
  title: patientPages.packages.title,
  place: { from: '/patient/appointments' },
  reads: [],
  view: () => (
    <OwnPackages
      afterPayment={(payment, list) => (
        <AfterPayment payment={payment} paidFor="package">
          {list}
        </AfterPayment>
      )}
    />
  ),
})
