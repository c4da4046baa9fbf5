import {
  BadgeCheck,
  ChartLine,
  HeartPulse,
  MessageCircle,
  Salad,
  ShieldCheck,
  Video,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { forPatients } from '#copy/public/for-patients.ts'
import type { Word } from '#copy/word.ts'
import { PatientsArt } from '#web/art/patients-art.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { HeroWords } from './hero-words.tsx'
import { pageWidth } from './page-width.ts'
import { PrivacyBand } from './privacy-band.tsx'
import { Steps } from './steps.tsx'
import { SurveyBand } from './survey-band.tsx'

const { hero, benefits, goals, how, privacy, adults, survey: ask } = forPatients

export function ForPatientsPage({ survey }: { survey: ReactNode }) {
  const t = useWords()
  return (
    <>
      <section className="-mt-18 overflow-clip rounded-ee-[5rem] bg-sunken pt-26 pb-16 sm:pt-30 lg:rounded-ee-[9rem] lg:pb-24">
        <div
          className={joinClasses(
            pageWidth,
            'grid items-center gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:gap-16',
          )}
        >
          <HeroWords badge={t(hero.badge)} icon={HeartPulse} heading={t(hero.heading)} text={t(hero.text)}>
            <Link to="/dietitians" className={buttonClass('primary', 'lg')}>
              {t(hero.find)}
            </Link>
            <Link to="/for-patients#survey" className={buttonClass('secondary', 'lg')}>
              {t(hero.survey)}
            </Link>
          </HeroWords>
          <PatientsArt className="mx-auto w-full max-w-md lg:max-w-none" />
        </div>
      </section>

      <Band>
        <BandHead heading={t(benefits.heading)} />
        <div className="mt-10">
          <FeatureGrid features={benefits.items} icons={icons} />
        </div>
      </Band>

      <PatientGoals heading={t(goals.heading)} text={t(goals.text)} goals={goals.items} />

      <Band>
        <BandHead heading={t(how.heading)} />
        <Steps steps={how.steps} />
      </Band>

      <PrivacyBand heading={t(privacy.heading)} text={t(privacy.text)} points={privacy.points.map(t)}>
        <Link
          to="/privacy-policy"
          className="mt-6 inline-flex min-h-11 items-center font-medium text-link underline underline-offset-4 hover:no-underline"
        >
          {t(privacy.action)}
        </Link>
      </PrivacyBand>

      <SurveyBand heading={t(ask.heading)} text={t(ask.text)} survey={survey}>
        <p className="mt-5 flex gap-3 text-sm text-ink-soft">
          <span className="flex h-[1lh] items-center text-link">
            <Icon of={ShieldCheck} />
          </span>
          {t(adults)}
        </p>
      </SurveyBand>
    </>
  )
}

const icons = {
  certified: BadgeCheck,
  plan: Salad,
  video: Video,
  messages: MessageCircle,
  progress: ChartLine,
  price: Wallet,
}

type Goal = { readonly title: Word; readonly text: Word }

/** Laid out like a menu. */
function PatientGoals({ heading, text, goals }: { heading: string; text: string; goals: readonly Goal[] }) {
  const t = useWords()
  return (
    <Band tone="sunken" className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-20">
      <BandHead heading={heading} text={text} />
      <ul className="border-t border-line">
        {goals.map((goal) => (
          <li
            key={goal.title.en}
            className="grid gap-x-8 gap-y-0.5 border-b border-line py-4.5 sm:grid-cols-[14rem_minmax(0,1fr)] sm:items-baseline"
          >
            <h3 className="font-semibold">{t(goal.title)}</h3>
            <p className="text-sm text-ink-soft">{t(goal.text)}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
