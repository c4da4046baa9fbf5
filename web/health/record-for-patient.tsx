import { useState } from 'react'
import { defaultUnits, type MeasureKind } from '#contract/health/kinds.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { patientProgress as words } from '#copy/health/patient-progress.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { EntryDialog } from './entry-dialog.tsx'

type RecordForPatientProps = {
  patient: string
  /** The shared kinds. */
  kinds: readonly MeasureKind[]
  /** The kind that is selected first. */
  kind?: MeasureKind | undefined
  onRecorded: (kind: MeasureKind) => void
  onClose: () => void
}

/** Records a measure taken at a consultation, of any shared kind, even one without entries. */
export function RecordForPatient({ patient, kinds, onRecorded, onClose, ...begin }: RecordForPatientProps) {
  const t = useWords()
  const [kind, setKind] = useState(begin.kind ?? kinds[0] ?? 'weight')
  // Kept when the kind is changed: after a lost answer the entry must not be stored twice.
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  return (
    <EntryDialog
      key={`${kind} ${clientId}`}
      kind={kind}
      units={defaultUnits}
      of={{ patient, clientId, onRecorded: () => onRecorded(kind) }}
      onAgain={() => setClientId(crypto.randomUUID())}
      onClose={onClose}
    >
      <Field label={t(words.what)}>
        <Select
          value={kind}
          options={kinds.map((value) => ({ value, label: t(kindWords[value].name) }))}
          onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? kind)}
        />
      </Field>
    </EntryDialog>
  )
}
