import { ArrowRight } from 'lucide-react'
import { landing } from '#copy/public/landing.ts'
import { CompaniesArt } from '#web/art/companies-art.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'

const { companies } = landing

export function LandingCompanies() {
  const t = useWords()
  return (
    <div className="relative overflow-clip rounded-card rounded-ee-[5rem] bg-tint px-6 py-10 sm:px-10 lg:px-14 lg:py-14">
      <div className="relative max-w-xl md:pe-8">
        <p className="text-sm font-medium text-accent-ink">{t(companies.heading)}</p>
        <h2 className="mt-2 text-xl font-semibold tracking-display">{t(companies.title)}</h2>
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
