import { type ReactNode, useId } from 'react'
import type { PatientPage } from '#contract/patients/patients.ts'
import { writeDate } from '#copy/dates.ts'
import { patientWords } from '#copy/patients/page.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { showPhone } from '#web/lib/phone.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'

const words = patientWords.about

/** What the record says, beside the facts about a patient outside of it. */
export function Overview({ patient, children }: { patient: PatientPage; children: ReactNode }) {
  const t = useWords()
  const id = useId()
  return (
    <div className="grid items-start gap-4 lg:gap-6 xl:grid-cols-3">
      <div className="grid min-w-0 gap-4 lg:gap-6 xl:col-span-2">{children}</div>
      <Card as="section" aria-labelledby={id}>
        <h3 id={id} className="text-md font-semibold">
          {t(words.title)}
        </h3>
        <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 text-sm xl:grid-cols-1">
          <Fact label={t(words.last)}>
            <Day at={patient.lastVisitAt} />
          </Fact>
          <Fact label={t(words.visits)}>{patient.visits > 0 ? patient.visits : t(words.none)}</Fact>
          <Fact label={t(words.since)}>
            <Day at={patient.firstVisitAt} />
          </Fact>
          <Fact label={t(words.email)}>
            <a href={`mailto:${patient.email}`} dir="ltr" className="break-all text-link">
              {patient.email}
            </a>
          </Fact>
          <Fact label={t(words.phone)}>
            {patient.phone ? (
              <a href={`tel:${patient.phone}`} className="phone text-link">
                {showPhone(patient.phone)}
              </a>
            ) : (
              t(words.missing)
            )}
          </Fact>
        </dl>
      </Card>
    </div>
  )
}

function Day({ at }: { at: string | null }) {
  const t = useWords()
  const language = useLanguage()
  if (at === null) return t(words.none)
  return <time dateTime={at}>{writeDate(language, new Date(at), 'date', readerZone())}</time>
}
