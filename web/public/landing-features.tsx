import { landing } from '#copy/public/landing.ts'
import { picture } from '#copy/public/product-picture.ts'
import { useWords } from '#web/lib/words.ts'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { BookingPicture } from './booking-picture.tsx'
import { FeatureList } from './feature-list.tsx'

const { features } = landing

/** The six features, beside a booking that the frame cuts. */
export function LandingFeatures() {
  const t = useWords()
  return (
    <Band className="grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-16">
      <div>
        <BandHead heading={t(features.heading)} text={t(features.text)} />
        <FeatureList features={features.items} />
      </div>
      <div
        role="img"
        aria-label={t(picture.booking.label)}
        className="relative hidden h-104 overflow-clip rounded-card bg-table px-6 pt-10 select-none sm:block lg:h-auto lg:pt-16"
      >
        <BookingPicture className="mx-auto max-w-sm" />
      </div>
    </Band>
  )
}
