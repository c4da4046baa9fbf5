import { readDietitian } from '#contract/directory.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read } from '#web/app/page.ts'
import { BookingScreen } from '#web/appointments/booking/booking-screen.tsx'
import { DietitianScreen } from '#web/directory/dietitian-screen.tsx'

const AboutTab = lazyPart(() => import('#web/directory/about-tab.tsx'), 'AboutTab')
const AfterPayment = lazyPart(() => import('#web/money/payments/after-payment.tsx'), 'AfterPayment')
const DietitianReviews = lazyPart(() => import('#web/reviews/dietitian-reviews.tsx'), 'DietitianReviews')
const PackageOffers = lazyPart(
  () => import('#web/appointments/packages/package-offers.tsx'),
  'PackageOffers',
  null,
)

export default portalPage({
  title: patientPages.booking.title,
  titleWith: { booked: patientPages.booking.booked },
  place: { from: '/patient/dietitians' },
  reads: [read(readDietitian, { id: ':id', zone: ':zone' })],
  view: () => (
    <DietitianScreen
      reviews={<DietitianReviews />}
      About={AboutTab}
      Packages={PackageOffers}
      booking={(dietitian, around) => (
        <BookingScreen
          dietitian={dietitian}
          {...around}
          afterPayment={(payment, booking) => (
            <AfterPayment payment={payment} paidFor={{ dietitian: dietitian.id }}>
              {booking}
            </AfterPayment>
          )}
        />
      )}
    />
  ),
})
