import { type ReactNode, useId } from 'react'
import { readPatient } from '#contract/patients/patients.ts'
import { writeDate } from '#copy/dates.ts'
import { patientWords } from '#copy/patients/page.ts'
import { preparationWords } from '#copy/patients/preparation.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { appointmentPath } from './paths.ts'

const words = preparationWords.gaps

type GapsProps = {
  patient: string
  unsigned: readonly { id: string; startsAt: string }[]
  /** Items that are missing from the health record. */
  children: ReactNode
}

/**
 * Missing information and open tasks before an appointment. A read that failed is listed too, so an empty list means
 * that nothing is missing.
 */
export function Gaps({ patient, unsigned, children }: GapsProps) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const read = useRead(readPatient, { id: patient }, { isLive: false })
  const known = read.data?.patient
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="text-md font-semibold">
        {t(words.title)}
      </h3>
      <ul className="peer mt-3 list-disc space-y-1.5 ps-5 text-sm empty:hidden">
        {unsigned.map((visit) => (
          <li key={visit.id}>
            <Link to={appointmentPath(visit.id)} className="text-link">
              {t(words.unsigned(writeDate(language, new Date(visit.startsAt), 'date', readerZone())))}
            </Link>
          </li>
        ))}
        {children}
        {!known && (
          <li>
            {read.isError ? (
              <FailedLine title={patientWords.failed} read={read} />
            ) : (
              <Skeleton className="w-40 text-sm" />
            )}
          </li>
        )}
        {known?.bornOn === null && <li>{t(words.birthDate)}</li>}
        {known?.phone === null && <li>{t(words.phone)}</li>}
      </ul>
      <p className="mt-3 hidden text-sm text-ink-soft peer-empty:block">{t(words.none)}</p>
    </Card>
  )
}
