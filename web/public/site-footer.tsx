import type { ReactNode } from 'react'
import { languages } from '#contract/language.ts'
import { brand } from '#copy/brand.ts'
import { frame } from '#copy/public/frame.ts'
import { registrationLines } from '#copy/public/registration.ts'
import { ui } from '#copy/ui.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'
import { Logo } from '#web/art/logo.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { LanguageLink } from '#web/lib/language-link.tsx'
import { Link } from '#web/lib/link.tsx'
import { useToday } from '#web/lib/today.ts'
import { useWords } from '#web/lib/words.ts'
import { SaduBand } from '#web/ui/sadu-band.tsx'
import { ThemeChoice } from '#web/ui/theme-choice.tsx'
import { ContactLines } from './contact-lines.tsx'
import { OnEarth } from './on-earth.tsx'
import { pageWidth } from './page-width.ts'
import { SocialLinks } from './social-links.tsx'

export function SiteFooter({ newsletter }: { newsletter: ReactNode }) {
  const t = useWords()
  const { year } = useToday()
  const { footer } = frame
  return (
    <footer className="painted-when-near bg-earth-deep print:hidden">
      <SaduBand size="md" />
      <OnEarth className={pageWidth}>
        {newsletter}
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 py-12 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
          <div className="col-span-full max-w-sm lg:col-span-1">
            <Logo />
            <p className="mt-4 text-sm text-ink-soft">{t(footer.about)}</p>
            <div className="mt-4">
              <SocialLinks />
            </div>
          </div>
          <LinkColumn heading={footer.site.heading} links={siteColumn} />
          <LinkColumn heading={footer.legal.heading} links={legalColumn} />
          <div className="max-sm:col-span-full">
            <h2 className={headingClass}>{t(footer.contact.heading)}</h2>
            <ContactLines city />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-earth-line py-6">
          <p className="w-full text-xs text-ink-faint lg:w-auto">
            {[footer.copyright(year), ...registrationLines(brand.registration)].map(t).join(' · ')}
          </p>
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </OnEarth>
    </footer>
  )
}

type Column = readonly { readonly to: Address; readonly words: Word }[]

function LinkColumn({ heading, links }: { heading: Word; links: Column }) {
  const t = useWords()
  return (
    <nav aria-label={t(heading)}>
      <h2 className={headingClass}>{t(heading)}</h2>
      <ul>
        {links.map(({ to, words }) => (
          <li key={to}>
            <Link to={to} className={linkClass}>
              {t(words)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const headingClass = 'mb-1.5 text-sm font-semibold text-ink'
const linkClass =
  'inline-flex min-h-11 items-center rounded-control text-sm text-ink-soft underline-offset-4 transition-colors hover:text-link hover:underline aria-[current=page]:font-medium aria-[current=page]:text-ink'

const { site, legal } = frame.footer
const siteColumn: Column = [
  { to: '/', words: site.home },
  { to: '/dietitians', words: site.dietitians },
  { to: '/for-patients', words: site.forPatients },
  { to: '/for-dietitians', words: site.forDietitians },
  { to: '/for-companies', words: site.forCompanies },
  { to: '/faq', words: site.faq },
]
const legalColumn: Column = [
  { to: '/terms-of-service', words: legal.terms },
  { to: '/privacy-policy', words: legal.privacy },
  { to: '/refund-policy', words: legal.refunds },
  { to: '/cookie-policy', words: legal.cookies },
]

function LanguageChoice() {
  const t = useWords()
  const language = useLanguage()
  return (
    <nav aria-label={t(ui.language.label)}>
      <ul className="flex rounded-control border border-line bg-surface">
        {languages.map((each) => (
          <li key={each}>
            <LanguageLink
              to={each}
              aria-current={each === language || undefined}
              className="inline-flex min-h-11 items-center rounded-control px-3.5 text-sm text-ink-soft transition-colors hover:text-ink aria-[current=true]:bg-tint aria-[current=true]:font-medium aria-[current=true]:text-on-tint"
            >
              {ui.language[each][each]}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
