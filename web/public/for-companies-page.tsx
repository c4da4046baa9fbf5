import {
  BadgeCheck,
  Building2,
  Languages,
  LayoutGrid,
  MessageCircle,
  Presentation,
  ReceiptText,
  Video,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { forCompanies } from '#copy/public/for-companies.ts'
import type { Word } from '#copy/word.ts'
import { CompaniesArt } from '#web/art/companies-art.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import type { IconShape } from '#web/ui/icon.tsx'
import { LeafTile } from '#web/ui/leaf-tile.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { CheckList } from './check-list.tsx'
import { type Feature, FeatureGrid } from './feature-grid.tsx'
import { HeroWords } from './hero-words.tsx'
import { NumberedSteps } from './numbered-steps.tsx'
import { pageWidth } from './page-width.ts'
import { PrivacyBand } from './privacy-band.tsx'
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

type Program = Feature & { readonly points: readonly Word[] }
type ProgramsProps = { heading: string; text: string; programs: readonly Program[] }

function Programs({ heading, text, programs }: ProgramsProps) {
  const t = useWords()
  return (
    <Band id="programs">
      <BandHead centered heading={heading} text={text} />
      <ul className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-3">
        {programs.map((program) => (
          <Card key={program.id} as="li" className="flex flex-col sm:p-8">
            <LeafTile icon={programIcons[program.id] ?? Presentation} />
            <h3 className="mt-5 text-lg font-semibold">{t(program.title)}</h3>
            <p className="mt-2 text-sm text-ink-soft">{t(program.text)}</p>
            <CheckList points={program.points.map(t)} className="mt-5 border-t border-line pt-5 text-sm" />
          </Card>
        ))}
      </ul>
    </Band>
  )
}

const programIcons: Readonly<Record<string, IconShape>> = {
  workshops: Presentation,
  consultations: MessageCircle,
  comprehensive: LayoutGrid,
}
