import { useState } from 'react'
import { defaultUnits, groupOf, type HealthGroup, toStored, unitFor } from '#contract/health/kinds.ts'
import { mostVisits, recordVisits } from '#contract/health/visit.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { healthGroupWords } from '#copy/health/sharing.ts'
import { visitWords } from '#copy/health/visit.ts'
import { writeQuantity } from '#copy/health/write-quantity.ts'
import { parts } from '#copy/portal/parts.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { ActionDialog } from '#web/ui/action-dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.ts'
import { writeWhen } from '../write-on.ts'
import { type FoundVisit, type ReadSheet, type SheetFault, visitsOf } from './read-sheet.ts'

const words = visitWords.file

type SheetPreviewProps = {
  patient: string
  groups: readonly HealthGroup[]
  sheet: ReadSheet
  onSaved: () => void
  onBack: () => void
  onClose: () => void
}

/** What a file contains, before anything of it is saved. */
export function SheetPreview({ patient, groups, sheet, onSaved, onBack, onClose }: SheetPreviewProps) {
  const t = useWords()
  const [clientId] = useState(() => crypto.randomUUID())
  const { people } = sheet
  const [person, setPerson] = useState(people.length === 1 ? (people[0] ?? '') : '')
  const isChosen = people.length === 0 || person !== ''
  const found = isChosen ? visitsOf(sheet, person) : []
  const visits = found.flatMap(({ takenAt, values }) => {
    const shared = values.filter(({ kind }) => groups.includes(groupOf(kind)))
    return shared.length > 0 ? [{ takenAt, values: shared }] : []
  })
  const withheld = new Set(
    found.flatMap(({ values }) =>
      values.map(({ kind }) => groupOf(kind)).filter((group) => !groups.includes(group)),
    ),
  )
  const count = visits.reduce((sum, { values }) => sum + values.length, 0)
  const record = useChange(recordVisits, {
    onDone: ({ added, corrected, known }) => {
      showToast({ tone: 'success', title: t(visitWords.saved(added + corrected, known)) })
      onSaved()
      onClose()
    },
  })
  return (
    <ActionDialog
      isOpen
      size="lg"
      words={{
        title: words.title,
        confirm: words.save(count),
        busy: visitWords.saving,
        keep: words.back,
      }}
      button={{ disabled: count === 0, onClick: () => record.mutate({ patient, clientId, visits }) }}
      busy={record.isPending}
      onClose={onClose}
      onCancel={onBack}
    >
      <div className="grid gap-5 pb-5 text-sm text-ink">
        <div>
          <h3 className="font-semibold">{t(words.columns)}</h3>
          <p className="text-ink-soft">
            {sheet.columns.map((heading, at) => (
              <span key={heading}>
                {at > 0 && t(parts.comma)}
                <bdi>{heading}</bdi>
              </span>
            ))}
          </p>
          {sheet.ignored > 0 && <p className="text-ink-soft">{t(words.ignored(sheet.ignored))}</p>}
        </div>
        {people.length === 1 && <p className="font-medium">{t(words.named(person))}</p>}
        {people.length > 1 && (
          <Field label={t(words.whose)} help={t(words.whoseHelp)}>
            <Select
              value={person}
              options={[
                { value: '', label: t(words.chooseName) },
                ...people.map((name) => ({ value: name, label: name })),
              ]}
              onChange={({ target }) => setPerson(target.value)}
            />
          </Field>
        )}
        {visits.length > 0 && <Visits visits={visits} isCut={visitsIn(sheet, person) > mostVisits} />}
        {withheld.size > 0 && (
          <p className="text-ink-soft">
            {t(
              words.notShared([...withheld].map((group) => t(healthGroupWords[group])).join(t(parts.comma))),
            )}
          </p>
        )}
        <Faults
          faults={sheet.faults.filter(
            (fault) => person === '' || fault.person === person || fault.person === '',
          )}
        />
        <FaultLine>{record.error && t(wordsOfRefusal(record.error))}</FaultLine>
      </div>
    </ActionDialog>
  )
}

const visitsIn = ({ visits }: ReadSheet, person: string) =>
  visits.filter((visit) => visit.person === person || visit.person === '').length

type VisitsProps = { visits: readonly Omit<FoundVisit, 'person'>[]; isCut: boolean }

function Visits({ visits, isCut }: VisitsProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <div>
      <h3 className="font-semibold">{t(words.visits)}</h3>
      {isCut && <p className="text-ink-soft">{t(words.newest(mostVisits))}</p>}
      <ul className="mt-1 divide-y divide-line">
        {visits.map(({ takenAt, values }) => (
          <li key={takenAt} className="py-2.5">
            <p className="font-medium">{writeWhen(language, new Date(takenAt))}</p>
            <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
              {values.map(({ kind, value, second, unit }) => (
                <div key={kind} className="flex gap-1.5">
                  <dt>{t(kindWords[kind].name)}</dt>
                  <dd className="font-medium text-ink">
                    {writeQuantity(
                      language,
                      kind,
                      { value: toStored(kind, value, unit) ?? value, second },
                      unitFor(kind, defaultUnits),
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  )
}

const mostFaults = 12

function Faults({ faults }: { faults: readonly SheetFault[] }) {
  const t = useWords()
  if (faults.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold">{t(words.faults)}</h3>
      <ul className="grid gap-1 text-ink-soft">
        {faults.slice(0, mostFaults).map(({ row, column, code }) => (
          <li key={`${row} ${column}`}>{t(words.fault(row, column, words.kinds[code]))}</li>
        ))}
        {faults.length > mostFaults && <li>{t(words.moreFaults(faults.length - mostFaults))}</li>}
      </ul>
    </div>
  )
}
