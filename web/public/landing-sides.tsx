import { ArrowRight } from 'lucide-react'
import type { ComponentType } from 'react'
import { landing } from '#copy/public/landing.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'
import { CompaniesArt } from '#web/art/companies-art.tsx'
import { DietitiansArt } from '#web/art/dietitians-art.tsx'
import { PatientsArt } from '#web/art/patients-art.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Band } from './band.tsx'
import { CheckList } from './check-list.tsx'

/** Sections for patients, dietitians and companies. */
export function LandingSides() {
  return (
    <Band className="grid gap-20 lg:gap-28">
      <Side side={landing.patients} art={PatientsArt} to="/for-patients" />
      <Side side={landing.dietitians} art={DietitiansArt} to="/for-dietitians" turned />
      <LandingCompanies />
    </Band>
  )
}

type SideProps = {
  side: { heading: Word; title: Word; text: Word; points: readonly Word[]; action: Word }
  art: ComponentType<{ className?: string }>
  to: Address
  turned?: boolean
}

function Side({ side, art: Art, to, turned = false }: SideProps) {
  const t = useWords()
  return (
    <div className="grid items-center gap-10 md:grid-cols-2 lg:gap-20">
      <Art className={joinClasses('mx-auto w-full max-w-md', turned && 'md:order-last')} />
      <div>
        <p className="text-sm font-medium text-accent-ink">{t(side.heading)}</p>
        <h2 className="mt-2 text-2xl display">{t(side.title)}</h2>
        <p className="mt-3 text-ink-soft">{t(side.text)}</p>
        <CheckList points={side.points.map(t)} className="mt-6" />
        <Link to={to} className={buttonClass('secondary', 'md', 'mt-8')}>
          {t(side.action)}
          <Icon of={ArrowRight} small mirrored />
        </Link>
      </div>
    </div>
  )
}

const { companies } = landing

function LandingCompanies() {
  const t = useWords()
  return (
    <div className="relative overflow-clip rounded-card rounded-ee-[5rem] bg-tint px-6 py-10 sm:px-10 lg:px-14 lg:py-14">
      <div className="relative max-w-xl md:pe-8">
        <p className="text-sm font-medium text-accent-ink">{t(companies.heading)}</p>
        <h2 className="mt-2 text-2xl display">{t(companies.title)}</h2>
        <p className="mt-3 text-ink-soft">{t(companies.text)}</p>
        <Link to="/for-companies" className={buttonClass('secondary', 'md', 'mt-7')}>
          {t(companies.action)}
          <Icon of={ArrowRight} small mirrored />
        </Link>
      </div>
      <CompaniesArt className="absolute end-8 -top-6 hidden h-[calc(100%+6rem)] md:block lg:end-20" />
    </div>
  )
}
