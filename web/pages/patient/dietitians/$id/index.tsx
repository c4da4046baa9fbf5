import { readDietitian } from '#contract/directory.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read } from '#web/app/page.ts'
import { AboutTab } from '#web/directory/about-tab.tsx'
import { DietitianScreen } from '#web/directory/dietitian-screen.tsx'

const DietitianReviews = lazyPart(() => import('#web/reviews/dietitian-reviews.tsx'), 'DietitianReviews')
const PackageOffers = lazyPart(
  () => import('#web/appointments/packages/package-offers.tsx'),
  'PackageOffers',
  null,
)

export default portalPage({
  title: patientPages.dietitian.title,
  place: { from: '/patient/dietitians' },
  reads: [read(readDietitian, { id: ':id', zone: ':zone' })],
  view: () => <DietitianScreen reviews={<DietitianReviews />} About={AboutTab} Packages={PackageOffers} />,
})
