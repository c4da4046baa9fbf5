import { CalendarCheck, ChartLine, MessageCircle, Salad, Search, Video } from 'lucide-react'
import { landing } from '#copy/public/landing.ts'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { findPath } from './find-path.ts'
import { LandingHero } from './landing-hero.tsx'
import { LandingPrices } from './landing-prices.tsx'
import { LandingSides } from './landing-sides.tsx'
import { LandingWhy } from './landing-why.tsx'
import { Steps } from './steps.tsx'

export function LandingPage() {
  return (
    <>
      <LandingHero />
      <LandingFeatures />
      <LandingHow />
      <LandingWhy />
      <LandingSides />
      <LandingPrices />
      <LandingClosing />
    </>
  )
}

const { how } = landing

function LandingHow() {
  const t = useWords()
  return (
    <Band id="how-it-works" tone="sunken">
      <BandHead heading={t(how.heading)} text={t(how.text)} />
      <Steps steps={how.steps} />
    </Band>
  )
}

const { closing } = landing

function LandingClosing() {
  const t = useWords()
  return (
    <Band className="text-center">
      <SeedlingArt className="mx-auto w-44" />
      <BandHead centered heading={t(closing.heading)} text={t(closing.text)} className="mt-6" />
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
        <Link to={findPath} className={buttonClass('primary', 'lg')}>
          {t(closing.find)}
        </Link>
        <Link to="/faq" className={buttonClass('quiet', 'lg')}>
          {t(closing.questions)}
        </Link>
      </div>
    </Band>
  )
}

const { features } = landing

function LandingFeatures() {
  const t = useWords()
  return (
    <Band className="grid gap-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-20">
      <BandHead heading={t(features.heading)} text={t(features.text)} />
      <FeatureGrid features={features.items} icons={icons} />
    </Band>
  )
}

const icons = {
  search: Search,
  booking: CalendarCheck,
  video: Video,
  plan: Salad,
  messages: MessageCircle,
  progress: ChartLine,
}
