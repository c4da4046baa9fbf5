import {
  BadgeCheck,
  CalendarCheck,
  CalendarX,
  ChartLine,
  Languages,
  Lock,
  MessageCircle,
  Salad,
  Search,
  Soup,
  Video,
  Wallet,
} from 'lucide-react'
import { landing } from '#copy/public/landing.ts'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { LandingHero } from './landing-hero.tsx'
import { LandingPrices } from './landing-prices.tsx'
import { LandingSides } from './landing-sides.tsx'
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

const { why } = landing

function LandingWhy() {
  const t = useWords()
  return (
    <Band tone="deep" className="grid gap-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-20">
      <BandHead heading={t(why.heading)} text={t(why.text)} />
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {why.items.map(({ id, title, text }) => (
          <li key={id} className="flex gap-4 border-t border-line py-6">
            <span className="flex h-[1lh] items-center text-accent-ink">
              <Icon of={whyIcons[id as keyof typeof whyIcons]} />
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold">{t(title)}</h3>
              <p className="mt-1 text-sm text-ink-soft">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}

const whyIcons = {
  certified: BadgeCheck,
  price: Wallet,
  privacy: Lock,
  language: Languages,
  food: Soup,
  cancel: CalendarX,
}
