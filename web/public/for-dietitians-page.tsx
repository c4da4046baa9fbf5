import { FileBadge, Stethoscope } from 'lucide-react'
import type { ReactNode } from 'react'
import { forDietitians } from '#copy/public/for-dietitians.ts'
import { picture } from '#copy/public/product-picture.ts'
import { Link } from '#web/lib/link.tsx'
import { usePlatformTerms, withTerms } from '#web/lib/platform-terms.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LaidTable } from '#web/ui/laid-table.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { BookingPicture } from './booking-picture.tsx'
import { CheckList } from './check-list.tsx'
import { DishStrip } from './dish-strip.tsx'
import { FeatureList } from './feature-list.tsx'
import { besideWords, Hero } from './hero.tsx'
import { HeroWords } from './hero-words.tsx'
import { NumberedSteps } from './numbered-steps.tsx'
import { PlanPicture } from './product-picture.tsx'
import { SurveyBand } from './survey-band.tsx'

const { hero, benefits, requirements, how, earnings, survey: ask } = forDietitians

export function ForDietitiansPage({ survey }: { survey: ReactNode }) {
  const t = useWords()
  const terms = usePlatformTerms()
  return (
    <>
      <Hero
        tone="earth"
        words={
          <HeroWords
            badge={t(hero.badge)}
            icon={Stethoscope}
            heading={t(hero.heading)}
            text={t(hero.text)}
            picture={<DishStrip dishes={['fruit', 'finjan', 'oats', 'dates', 'nuts', 'apple']} />}
          >
            <Link to="/register?type=dietitian" className={buttonClass('primary', 'lg')}>
              {t(hero.join)}
            </Link>
            <Link to="/for-dietitians#requirements" className={buttonClass('quiet', 'lg')}>
              {t(hero.requirements)}
            </Link>
          </HeroWords>
        }
        table={
          <LaidTable
            className={joinClasses('max-lg:hidden', besideWords)}
            mat="start-[1%] top-6 aspect-square w-[112%]"
            dishes={practiceTable}
          >
            <div role="img" aria-label={t(picture.booking.label)} className="select-none">
              <PlanPicture className="absolute start-[14%] top-[27%] hidden w-72 shadow-lying min-[88rem]:block" />
              <BookingPicture className="absolute end-[9%] top-[18%] w-80 shadow-lying" />
            </div>
          </LaidTable>
        }
      />

      <Band>
        <BandHead heading={t(benefits.heading)} />
        <FeatureList features={benefits.items} columns={3} />
      </Band>

      <Requirements
        heading={t(requirements.heading)}
        text={t(requirements.text)}
        note={t(requirements.note)}
        items={requirements.items.map(t)}
      />

      <Band className="grid gap-16 lg:grid-cols-2 lg:gap-24">
        <div>
          <BandHead heading={t(how.heading)} />
          <NumberedSteps steps={how.steps} />
        </div>
        <div className="self-start rounded-card bg-table px-6 py-10 sm:px-10 lg:sticky lg:top-28">
          <BandHead heading={t(earnings.heading)} text={t(earnings.text)} />
          <CheckList
            points={earnings.points.map((point) => withTerms(t(point), terms))}
            className="mt-6 gap-4"
          />
        </div>
      </Band>

      <div className="border-t border-line">
        <SurveyBand heading={t(ask.heading)} text={t(ask.text)} survey={survey} />
      </div>
    </>
  )
}

/** Coffee beside the work of a practice: hours that patients book, and a plan for one of them. */
const practiceTable = [
  { name: 'dallah', className: 'start-[37%] top-[2%] w-[14%]' },
  { name: 'finjan', className: 'start-[53%] top-[10%] w-[9%]' },
  { name: 'dates', className: 'start-[20%] -top-[2%] w-[17%]' },
  { name: 'fruit', className: '-end-[6%] -top-[5%] w-[27%]' },
  { name: 'apple', className: 'start-[3%] top-[46%] w-[12%]' },
  { name: 'nuts', className: 'start-[14%] -bottom-[3%] w-[18%]' },
  { name: 'oats', className: 'start-[42%] -bottom-[9%] w-[23%]' },
] as const

type RequirementsProps = { heading: string; text: string; note: string; items: readonly string[] }

/** What every dietitian must prove to be listed. */
function Requirements({ heading, text, note, items }: RequirementsProps) {
  return (
    <Band
      id="requirements"
      tone="sunken"
      className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-20"
    >
      <BandHead heading={heading} text={text}>
        <p className="mt-6 flex gap-3 text-sm text-ink-soft">
          <span className="flex h-[1lh] items-center text-link">
            <Icon of={FileBadge} />
          </span>
          {note}
        </p>
      </BandHead>
      <Card flush>
        <ol className="divide-y divide-line">
          {items.map((item, at) => (
            <li key={item} className="flex items-baseline gap-5 px-5 py-5 sm:gap-7 sm:px-8 sm:py-6">
              <span aria-hidden="true" className="w-6 shrink-0 text-xl display text-pomegranate">
                {at + 1}
              </span>
              <span className="min-w-0 font-medium">{item}</span>
            </li>
          ))}
        </ol>
      </Card>
    </Band>
  )
}
