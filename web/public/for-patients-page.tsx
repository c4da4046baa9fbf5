import { HeartPulse, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { forPatients } from '#copy/public/for-patients.ts'
import type { Word } from '#copy/word.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LaidTable } from '#web/ui/laid-table.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { DishStrip } from './dish-strip.tsx'
import { FeatureList } from './feature-list.tsx'
import { besideWords, Hero } from './hero.tsx'
import { HeroWords } from './hero-words.tsx'
import { PrivacyBand } from './privacy-band.tsx'
import { Steps } from './steps.tsx'
import { SurveyBand } from './survey-band.tsx'

const { hero, benefits, goals, how, privacy, adults, survey: ask } = forPatients

export function ForPatientsPage({ survey }: { survey: ReactNode }) {
  const t = useWords()
  return (
    <>
      <Hero
        words={
          <HeroWords
            badge={t(hero.badge)}
            icon={HeartPulse}
            heading={t(hero.heading)}
            text={t(hero.text)}
            picture={<DishStrip dishes={['eggs', 'salad', 'hamour', 'saleeg', 'fruit', 'laban']} />}
          >
            <Link to="/dietitians" className={buttonClass('primary', 'lg')}>
              {t(hero.find)}
            </Link>
            <Link to="/for-patients#survey" className={buttonClass('secondary', 'lg')}>
              {t(hero.survey)}
            </Link>
          </HeroWords>
        }
        table={
          <LaidTable
            className={joinClasses('max-lg:hidden', besideWords)}
            mat="start-[1%] top-20 aspect-square w-[112%]"
            dishes={familyTable}
          />
        }
      />

      <Band>
        <BandHead heading={t(benefits.heading)} />
        <FeatureList features={benefits.items} columns={3} />
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

/** A family’s lunch: one tray in the middle, and something for everybody around it. */
const familyTable = [
  { name: 'saleeg', className: 'start-[33%] top-[34%] w-[38%]' },
  { name: 'salad', className: 'start-[7%] top-[26%] w-[22%]' },
  { name: 'khubz', className: 'start-[33%] top-[13%] w-[21%]' },
  { name: 'laban', className: 'start-[62%] top-[12%] w-[16%]' },
  { name: 'hamour', className: '-end-[3%] top-[24%] w-[25%]' },
  { name: 'fruit', className: 'end-[2%] bottom-[5%] w-[24%]' },
  { name: 'dates', className: 'start-[50%] -bottom-[9%] w-[17%]' },
  { name: 'soup', className: 'start-[13%] -bottom-[2%] w-[23%]' },
] as const

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
