import type { Application } from '#contract/oversight.ts'
import { writeDay } from '#copy/dates.ts'
import { review } from '#copy/oversight/review.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { SaidValue } from './said-value.tsx'

/** As an admin compared it with the documents; what is stated since stands beside it where it differs. */
export function VerifiedLicense({ application }: { application: Application }) {
  const t = useWords()
  const language = useLanguage()
  const { licenseNumber, licensedUntil, stated, may } = application
  const words = review.license
  const day = (on: string | null) => on && writeDay(language, on, 'date')
  // Before anything is verified, and where nothing is compared now, what is stated is all there is.
  const showsStated = !licenseNumber && !may.approve
  if (!licenseNumber && !showsStated) return null
  return (
    <div className="mt-3 grid gap-4 sm:grid-cols-2">
      <SaidValue label={t(showsStated ? words.statedNumber : words.verifiedNumber)}>
        {showsStated ? stated.licenseNumber : licenseNumber}
      </SaidValue>
      <SaidValue label={t(showsStated ? words.statedUntil : words.verifiedUntil)}>
        {day(showsStated ? stated.licenseExpiresOn : licensedUntil)}
      </SaidValue>
    </div>
  )
}
