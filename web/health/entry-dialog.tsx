import { type ReactNode, useState } from 'react'
import {
  choiceOf,
  decimalsOf,
  glucoseMoments,
  kinds,
  type MeasureKind,
  type Unit,
  type UnitChoices,
  unitFor,
  unitsOf,
} from '#contract/health/kinds.ts'
import type { Measure } from '#contract/health/measures.ts'
import { saveUnits } from '#contract/health/patients.ts'
import { danger as dangerWords } from '#copy/health/danger.ts'
import { entry as words } from '#copy/health/history.ts'
import { glucoseMomentWords, kindWords, moodWords } from '#copy/health/kinds.ts'
import { unitWords } from '#copy/health/units.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { DangerNote } from './danger-note.tsx'
import { FigureField } from './figure-field.tsx'
import { MomentFields, momentOf } from './moment-fields.tsx'
import { SavedDanger } from './saved-danger.tsx'
import { type EntryStart, useEntry } from './use-entry.ts'

type EntryDialogProps = {
  kind: MeasureKind
  units: UnitChoices
  measure?: Measure | undefined
  last?: Measure | undefined
  /** The patient, if a dietitian records the measure. */
  of?: EntryStart['of']
  /** Shown above the value. */
  children?: ReactNode
  /** Records another measure of the same kind after a dangerous one. */
  onAgain?: (() => void) | undefined
  onClose: () => void
}

/** The form of one measure. It begins with the last value and the keypad open. */
export function EntryDialog({
  kind,
  units,
  measure,
  last,
  of,
  children,
  onAgain,
  onClose,
}: EntryDialogProps) {
  const t = useWords()
  const form = useEntry({ kind, unit: unitFor(kind, units), measure, last, of }, onClose)
  const { unit } = form
  const keepUnit = useChange(saveUnits)
  const choose = (next: Unit) => {
    form.changeUnit(next)
    const choice = choiceOf[kind]
    if (choice && !of) keepUnit.mutate({ ...units, [choice]: next })
  }
  const { second: hasSecond } = kinds[kind]
  const decimals = decimalsOf(kind, unit)
  const step = kind === 'steps' ? 500 : kind === 'water' && decimals === 0 ? 50 : decimals > 0 ? 0.1 : 1
  const [showsMore, setShowsMore] = useState(Boolean(measure))
  const { danger, isSaved } = form
  const label = `${t(hasSecond ? words.upper : kindWords[kind].name)} (${t(unitWords[unit])})`

  if (danger && isSaved)
    return (
      <SavedDanger
        title={t(kindWords[kind].name)}
        danger={danger}
        isForPatient={of !== undefined}
        again={onAgain && <Button onClick={onAgain}>{t(dangerWords.again)}</Button>}
        onClose={onClose}
      />
    )

  return (
    <FormDialog
      isOpen
      words={{
        title: measure ? words.edit(kindWords[kind].name) : words.add(kindWords[kind].name),
        confirm: words.save,
        busy: words.saving,
        keep: words.cancel,
      }}
      form={form}
      onClose={onClose}
      onCancel={onClose}
    >
      <div className="grid gap-5 pt-1 pb-5 text-ink">
        {danger && <DangerNote danger={danger} isForPatient={of !== undefined} />}
        {children}
        {kind === 'mood' ? (
          <ChoiceChips
            kind="one"
            legend={t(kindWords.mood.name)}
            name="mood"
            options={moodWords.map((word, at) => ({ value: String(at + 1), label: t(word) }))}
            value={[form.value]}
            onChange={([next]) => next && form.setValue(next)}
            error={form.error('value')}
          />
        ) : (
          <FigureField
            autoFocus
            label={label}
            value={form.value}
            onValue={form.setValue}
            step={step}
            decimals={decimals}
            error={form.error('value')}
          />
        )}
        {hasSecond && (
          <FigureField
            label={`${t(words.lower)} (${t(unitWords[unit])})`}
            value={form.second}
            onValue={form.setSecond}
            step={1}
            decimals={decimals}
            error={form.error('second')}
          />
        )}
        {kind === 'glucose' && (
          <ChoiceChips
            kind="one"
            legend={t(words.moment)}
            name="moment"
            options={glucoseMoments.map((value) => ({ value, label: t(glucoseMomentWords[value]) }))}
            value={[form.glucoseMoment]}
            onChange={([next]) => next && form.setGlucoseMoment(next)}
          />
        )}
        {unitsOf(kind).length > 1 && (
          <ChoiceChips
            kind="one"
            legend={t(words.unit)}
            name="unit"
            options={unitsOf(kind).map((value) => ({ value, label: t(unitWords[value]) }))}
            value={[unit]}
            onChange={([next]) => next && choose(next)}
          />
        )}
        {showsMore ? (
          <>
            <MomentFields
              value={form.at ?? momentOf(new Date())}
              onValue={form.setAt}
              error={form.error('takenAt')}
            />
            <Field label={t(words.note)} help={t(words.noteHelp)} mark="optional">
              <TextArea
                value={form.note}
                rows={2}
                maxLength={500}
                onChange={({ target }) => form.setNote(target.value)}
              />
            </Field>
          </>
        ) : (
          <Button variant="quiet" className="justify-self-start" onClick={() => setShowsMore(true)}>
            {t(words.otherTime)}
          </Button>
        )}
      </div>
    </FormDialog>
  )
}
