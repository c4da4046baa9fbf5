import { landing } from '#copy/public/landing.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Dishes } from '#web/ui/laid-table.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { LandingDay } from './landing-day.tsx'
import { LandingDietitians } from './landing-dietitians.tsx'
import { LandingFeatures } from './landing-features.tsx'
import { LandingHero } from './landing-hero.tsx'
import { LandingPrices } from './landing-prices.tsx'
import { LandingSides } from './landing-sides.tsx'
import { LandingTrust } from './landing-trust.tsx'
import { Steps } from './steps.tsx'

/** A template: the server fills in dietitians from the directory. */
export function LandingPage() {
  return (
    <>
      <LandingHero />
      <LandingDietitians />
      <LandingDay />
      <LandingHow />
      <LandingTrust />
      <LandingFeatures />
      <LandingPrices />
      <LandingSides />
      <LandingClosing />
    </>
  )
}

const { how } = landing

function LandingHow() {
  const t = useWords()
  return (
    <Band id="how-it-works">
      <BandHead heading={t(how.heading)} text={t(how.text)} />
      <Steps steps={how.steps} />
    </Band>
  )
}

const { closing } = landing

function LandingClosing() {
  const t = useWords()
  return (
    <Band tone="table" className="relative isolate py-10 text-center max-lg:py-28 lg:py-4">
      <Dishes
        dishes={[
          { name: 'kabsa', className: '-start-20 -bottom-24 w-52 lg:-start-16 lg:-bottom-36 lg:w-80' },
          { name: 'watermelon', className: 'start-4 -top-12 w-28 lg:start-28 lg:-top-32 lg:w-36' },
          { name: 'pomegranate', className: 'end-6 -top-14 w-24 lg:end-32 lg:-top-32 lg:w-32' },
          { name: 'samboosa', className: '-end-16 -bottom-24 w-48 lg:-end-10 lg:-bottom-36 lg:w-72' },
        ]}
      />
      <BandHead centered heading={t(closing.heading)} text={t(closing.text)} />
      <div className="mt-8 flex flex-col items-center justify-center gap-3 sm:flex-row">
        <Link to="/dietitians" className={buttonClass('primary', 'lg')}>
          {t(closing.find)}
        </Link>
        <Link to="/faq" className={buttonClass('quiet', 'lg')}>
          {t(closing.questions)}
        </Link>
      </div>
    </Band>
  )
}
