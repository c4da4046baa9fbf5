import { useState } from 'react'
import type { listPatientNames } from '#contract/patients/patients.ts'
import type { OutputOf } from '#contract/route.ts'
import { practiceCalendar } from '#copy/appointments/practice-calendar.ts'
import { usePatientName } from '#web/lib/use-patient-name.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchPicker } from '#web/ui/search-picker.tsx'

const words = practiceCalendar.book

type NamedPatient = Pick<OutputOf<typeof listPatientNames>['patients'][number], 'id' | 'name' | 'otherName'>

type ChoosePatientProps = {
  patients: OutputOf<typeof listPatientNames>['patients']
  chosen: NamedPatient | null
  /** The form was opened for this patient. */
  isFixed: boolean
  onChoose: (patient: NamedPatient | null) => void
}

/** One of the dietitian's patients, found by either spelling of the name or by phone. */
export function ChoosePatient({ patients, chosen, isFixed, onChoose }: ChoosePatientProps) {
  const t = useWords()
  const [text, setText] = useState('')
  const sought = text.trim().toLowerCase()
  const found = patients
    .filter(({ name, otherName, phone }) =>
      [name, otherName, phone].some((each) => each?.toLowerCase().includes(sought)),
    )
    .slice(0, 6)
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium text-ink">{t(words.patient)}</p>
      {chosen ? (
        <p className="flex min-h-11 items-center gap-4">
          <span className="min-w-0 text-base text-ink">
            <PatientName patient={chosen} />
          </span>
          {!isFixed && (
            <Button size="sm" variant="quiet" onClick={() => onChoose(null)}>
              {t(words.another)}
            </Button>
          )}
        </p>
      ) : (
        <SearchPicker
          label={t(words.patient)}
          placeholder={t(words.search)}
          text={text}
          onText={setText}
          options={found}
          hasAnswer
          outcome={t(words.found(found.length))}
          onPick={onChoose}
          list="below"
        >
          {(patient) => <PatientName patient={patient} />}
        </SearchPicker>
      )}
    </div>
  )
}

function PatientName({ patient }: { patient: NamedPatient }) {
  const { name } = usePatientName(patient)
  return <bdi>{name}</bdi>
}
