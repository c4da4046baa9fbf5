import { BellRing, CalendarDays, FileBadge, Salad, Stethoscope, Users, Video, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { forDietitians } from '#copy/public/for-dietitians.ts'
import { DietitiansArt } from '#web/art/dietitians-art.tsx'
import { Link } from '#web/lib/link.tsx'
import { usePlatformTerms, withTerms } from '#web/lib/platform-terms.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { CheckList } from './check-list.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { HeroWords } from './hero-words.tsx'
import { NumberedSteps } from './numbered-steps.tsx'
import { pageWidth } from './page-width.ts'
import { SurveyBand } from './survey-band.tsx'

const { hero, benefits, requirements, how, earnings, survey: ask } = forDietitians

export function ForDietitiansPage({ survey }: { survey: ReactNode }) {
  const t = useWords()
  const terms = usePlatformTerms()
  return (
    <>
      <section data-theme="dark" className="overflow-clip bg-deep">
        <div
          className={joinClasses(
            pageWidth,
            'grid items-center gap-x-16 gap-y-12 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)] lg:py-20',
          )}
        >
          <HeroWords badge={t(hero.badge)} icon={Stethoscope} heading={t(hero.heading)} text={t(hero.text)}>
            <Link to="/register?type=dietitian" className={buttonClass('primary', 'lg')}>
              {t(hero.join)}
            </Link>
            <Link to="/for-dietitians#requirements" className={buttonClass('quiet', 'lg')}>
              {t(hero.requirements)}
            </Link>
          </HeroWords>
          <DietitiansArt className="mx-auto w-full max-w-md lg:max-w-none" />
        </div>
      </section>

      <Band>
        <BandHead heading={t(benefits.heading)} />
        <div className="mt-10">
          <FeatureGrid features={benefits.items} icons={icons} />
        </div>
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
        <div className="self-start rounded-card rounded-ee-[5rem] bg-tint px-6 py-10 sm:px-10 lg:sticky lg:top-28">
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

const icons = {
  hours: CalendarDays,
  services: Wallet,
  video: Video,
  plan: Salad,
  patients: Users,
  reminders: BellRing,
}

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
              <span
                aria-hidden="true"
                className="w-6 shrink-0 text-xl font-semibold text-accent-ink tabular-nums"
              >
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
