import { BadgeCheck, Building2, Languages, ReceiptText, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { forCompanies } from '#copy/public/for-companies.ts'
import { CompaniesArt } from '#web/art/companies-art.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { HeroWords } from './hero-words.tsx'
import { NumberedSteps } from './numbered-steps.tsx'
import { pageWidth } from './page-width.ts'
import { PrivacyBand } from './privacy-band.tsx'
import { Programs } from './programs.tsx'
import { SurveyBand } from './survey-band.tsx'

const { hero, programs, benefits, privacy, how, survey: ask } = forCompanies

export function ForCompaniesPage({ survey }: { survey: ReactNode }) {
  const t = useWords()
  return (
    <>
      <section className="overflow-clip border-b border-line pt-12 md:pt-16">
        <div className={pageWidth}>
          <HeroWords
            centered
            badge={t(hero.badge)}
            icon={Building2}
            heading={t(hero.heading)}
            text={t(hero.text)}
          >
            <Link to="/for-companies#survey" className={buttonClass('primary', 'lg')}>
              {t(hero.survey)}
            </Link>
            <Link to="/for-companies#programs" className={buttonClass('secondary', 'lg')}>
              {t(hero.programs)}
            </Link>
          </HeroWords>
        </div>
        <div className="mx-auto mt-12 w-11/12 max-w-xl lg:max-w-2xl">
          <div className="aspect-[12/5] overflow-hidden">
            <CompaniesArt className="w-full" />
          </div>
        </div>
      </section>

      <Programs heading={t(programs.heading)} text={t(programs.text)} programs={programs.items} />

      <Band tone="sunken">
        <BandHead heading={t(benefits.heading)} />
        <div className="mt-10">
          <FeatureGrid features={benefits.items} icons={icons} columns={4} tone="accent" />
        </div>
      </Band>

      <PrivacyBand heading={t(privacy.heading)} text={t(privacy.text)} points={privacy.points.map(t)} />

      <Band>
        <BandHead heading={t(how.heading)} />
        <NumberedSteps across steps={how.steps} />
      </Band>

      <div className="border-t border-line">
        <SurveyBand heading={t(ask.heading)} text={t(ask.text)} survey={survey} />
      </div>
    </>
  )
}

const icons = { certified: BadgeCheck, language: Languages, anywhere: Video, price: ReceiptText }
