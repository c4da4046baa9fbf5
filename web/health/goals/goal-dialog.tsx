import { useState } from 'react'
import { setGoal } from '#contract/health/goals.ts'
import {
  decimalsOf,
  kinds,
  type MeasureKind,
  measureKinds,
  type UnitChoices,
  unitFor,
} from '#contract/health/kinds.ts'
import { goals as words } from '#copy/health/goals.ts'
import { entry } from '#copy/health/history.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { unitWords } from '#copy/health/units.ts'
import { writeAmount } from '#copy/health/write-quantity.ts'
import type { Word } from '#copy/word.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { readFigure } from '#web/lib/read-figure.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { figureFaults } from '../figure-faults.ts'
import { FigureField } from '../figure-field.tsx'
import { useResentForm } from '../use-resend.ts'

/** Sets a goal of the patient's own. */
export function GoalDialog({ units, onClose }: { units: UnitChoices; onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const [kind, setKind] = useState<MeasureKind>('weight')
  const [target, setTarget] = useState('')
  const [second, setSecond] = useState('')
  const [by, setBy] = useState('')
  const [note, setNote] = useState('')
  const [faults, setFaults] = useState<{ target?: Word; second?: Word; by?: Word }>({})
  const unit = unitFor(kind, units)
  const decimals = decimalsOf(kind, unit)
  const hasSecond = Boolean(kinds[kind].second)
  const { mutate, isPending, error } = useChange(setGoal, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.saved) })
      onClose()
    },
  })

  const send = () => {
    const figure = readFigure(target)
    const lower = hasSecond ? readFigure(second) : undefined
    const found = figureFaults(kind, unit, { value: figure, second: lower }, (bound) =>
      writeAmount(language, bound, unit),
    )
    const wrong = {
      ...(found.value && { target: found.value }),
      ...(found.second && { second: found.second }),
      ...(by.replaceAll('-', '') && !/^\d{4}-\d{2}-\d{2}$/.test(by) && { by: entry.dayMissing }),
    }
    setFaults(wrong)
    if (Object.keys(wrong).length > 0 || figure === null) return
    mutate({
      kind,
      target: figure,
      unit,
      ...(typeof lower === 'number' && { second: lower }),
      ...(/^\d{4}-\d{2}-\d{2}$/.test(by) && { by }),
      ...(note.trim() && { note }),
    })
  }

  const form = useResentForm({ send, busy: isPending, error, faults })

  return (
    <FormDialog
      isOpen
      words={{ title: words.set, confirm: entry.save, busy: entry.saving, keep: entry.cancel }}
      form={form}
      onClose={onClose}
      onCancel={onClose}
    >
      <div className="grid gap-5 pt-1 pb-5 text-ink">
        <Field label={t(words.kind)}>
          <Select
            value={kind}
            options={measureKinds
              .filter((each) => each !== 'height')
              .map((value) => ({ value, label: t(kindWords[value].name) }))}
            onChange={({ target: { value } }) => {
              setKind(measureKinds.find((each) => each === value) ?? kind)
              setTarget('')
              setSecond('')
            }}
          />
        </Field>
        <FigureField
          label={`${t(words.target)} (${t(unitWords[unit])})`}
          value={target}
          onValue={setTarget}
          step={decimals > 0 ? 0.5 : 1}
          decimals={decimals}
          error={faults.target && t(faults.target)}
        />
        {hasSecond && (
          <FigureField
            label={`${t(words.lower)} (${t(unitWords[unit])})`}
            value={second}
            onValue={setSecond}
            step={1}
            decimals={decimals}
            error={faults.second && t(faults.second)}
          />
        )}
        <Field label={t(words.by)} isGroup mark="optional" error={faults.by && t(faults.by)}>
          <OwnDateInput value={by} onValue={setBy} />
        </Field>
        <Field label={t(words.note)} mark="optional">
          <TextArea
            value={note}
            rows={2}
            maxLength={500}
            onChange={({ target: area }) => setNote(area.value)}
          />
        </Field>
      </div>
    </FormDialog>
  )
}
