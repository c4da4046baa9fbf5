import { BadgeCheck } from 'lucide-react'
import type { DietitianPage } from '#contract/directory.ts'
import { writeDay } from '#copy/dates.ts'
import { profile } from '#copy/directory/profile.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'

/** As an admin has compared it with the documents. */
export function LicenseLine({ license: { number, until } }: { license: DietitianPage['license'] }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <span className="inline-flex items-center gap-1.5 font-medium text-link">
        <Icon of={BadgeCheck} small />
        {t(profile.license.verified)}
      </span>
      <bdi dir="ltr">{number}</bdi>
      <span>{t(profile.license.until(writeDay(language, until, 'date')))}</span>
    </p>
  )
}
