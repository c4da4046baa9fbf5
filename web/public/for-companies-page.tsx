import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Drawing } from '#contract/foods/drawings.ts'
import { forCompanies } from '#copy/public/for-companies.ts'
import type { Word } from '#copy/word.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Dish } from '#web/ui/dish.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Dishes } from '#web/ui/laid-table.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { CheckList } from './check-list.tsx'
import { DishStrip } from './dish-strip.tsx'
import { type Feature, FeatureList } from './feature-list.tsx'
import { besideWords, Hero } from './hero.tsx'
import { HeroWords } from './hero-words.tsx'
import { NumberedSteps } from './numbered-steps.tsx'
import { PrivacyBand } from './privacy-band.tsx'
import { SurveyBand } from './survey-band.tsx'

const { hero, programs, benefits, privacy, how, survey: ask } = forCompanies

export function ForCompaniesPage({ survey }: { survey: ReactNode }) {
  const t = useWords()
  return (
    <>
      <Hero
        tone="sunken"
        words={
          <HeroWords
            badge={t(hero.badge)}
            icon={Building2}
            heading={t(hero.heading)}
            text={t(hero.text)}
            picture={<DishStrip dishes={['samboosa', 'salad', 'chicken', 'rice', 'fruit', 'water']} />}
          >
            <Link to="/for-companies#survey" className={buttonClass('primary', 'lg')}>
              {t(hero.survey)}
            </Link>
            <Link to="/for-companies#programs" className={buttonClass('secondary', 'lg')}>
              {t(hero.programs)}
            </Link>
          </HeroWords>
        }
        table={<OfficeTable />}
      />

      <Programs heading={t(programs.heading)} text={t(programs.text)} programs={programs.items} />

      <Band tone="sunken">
        <BandHead heading={t(benefits.heading)} />
        <FeatureList features={benefits.items} columns={4} />
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

/** A long table with a place for each colleague, and trays to share between them. */
function OfficeTable() {
  return (
    <div className={joinClasses('isolate max-lg:hidden', besideWords)}>
      <span className="absolute top-[13%] bottom-[5%] start-[6%] -end-4 -z-20 rounded-s-[3rem] border-4 border-double border-straw-dye bg-straw shadow-lying" />
      <Dishes dishes={officeTable} />
    </div>
  )
}

const officeTable = [
  { name: 'chicken', className: 'start-[12%] top-[17%] w-[17%]' },
  { name: 'hamour', className: 'start-[38%] top-[17%] w-[17%]' },
  { name: 'kebab', className: 'start-[64%] top-[17%] w-[17%]' },
  { name: 'labneh', className: 'end-[-10%] top-[17%] w-[17%]' },
  { name: 'rice', className: 'start-[17%] top-[43%] w-[18%]' },
  { name: 'salad', className: 'start-[43%] top-[42%] w-[19%]' },
  { name: 'fruit', className: 'start-[70%] top-[43%] w-[18%]' },
  { name: 'soup', className: 'start-[12%] bottom-[9%] w-[17%]' },
  { name: 'oats', className: 'start-[38%] bottom-[9%] w-[17%]' },
  { name: 'saleeg', className: 'start-[64%] bottom-[9%] w-[17%]' },
  { name: 'chickpeas', className: 'end-[-10%] bottom-[9%] w-[17%]' },
] as const

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
            <Dish name={programDishes[program.id] ?? 'plate'} />
            <h3 className="mt-4 text-lg display">{t(program.title)}</h3>
            <p className="mt-2 text-sm text-ink-soft">{t(program.text)}</p>
            <CheckList points={program.points.map(t)} className="mt-5 border-t border-line pt-5 text-sm" />
          </Card>
        ))}
      </ul>
    </Band>
  )
}

const programDishes: Readonly<Record<string, Drawing>> = {
  workshops: 'samboosa',
  consultations: 'finjan',
  comprehensive: 'kabsa',
}
