import { type FormEvent, useId, useState } from 'react'
import { figure } from '#contract/fields.ts'
import { proposeGoal } from '#contract/health/goals.ts'
import { defaultUnits, kinds as known, type MeasureKind, unitFor } from '#contract/health/kinds.ts'
import { wordsOfFault } from '#copy/faults.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { unitWords } from '#copy/health/units.ts'
import { recordWords } from '#copy/patients/record.ts'
import { useChange } from '#web/app/query.ts'
import { wordsOfField, wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useFocusFirstFault } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = recordWords.goals
const number = figure(0, 999_999)

type ProposeGoalDialogProps = { patient: string; kinds: readonly MeasureKind[]; onClose: () => void }

/** Proposes a goal of a kind that the patient shares. */
export function ProposeGoalDialog({ patient, kinds, onClose }: ProposeGoalDialogProps) {
  const t = useWords()
  const id = useId()
  const [kind, setKind] = useState<MeasureKind>(kinds[0] ?? 'weight')
  const [texts, setTexts] = useState({ target: '', second: '', by: '', note: '' })
  const [wrong, setWrong] = useState<{ field: 'target' | 'second' } | null>(null)
  const change = useChange(proposeGoal, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.sent) })
      onClose()
    },
  })
  const unit = unitFor(kind, defaultUnits)
  const hasSecond = known[kind].second !== undefined
  const set = (part: Partial<typeof texts>) => {
    setWrong(null)
    setTexts((before) => ({ ...before, ...part }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const target = number.safeParse(texts.target)
    const second = number.safeParse(texts.second)
    if (!target.success) return setWrong({ field: 'target' })
    if (hasSecond && !second.success) return setWrong({ field: 'second' })
    change.mutate({
      patient,
      kind,
      target: target.data,
      unit,
      ...(hasSecond && second.success && { second: second.data }),
      ...(texts.by && { by: texts.by }),
      ...(texts.note.trim() && { note: texts.note }),
    })
  }
  const faults = change.error?.fields ?? []
  const form = useFocusFirstFault(wrong ?? change.error)
  const faultOf = (field: 'target' | 'second' | 'by') => {
    if (wrong?.field === field) return t(wordsOfFault('invalid'))
    const found = faults.find((each) => each.field === field)
    return found && t(wordsOfField(found))
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t(words.propose)}
      size="md"
      actions={
        <>
          <Button type="submit" form={id} busy={change.isPending} busyText={t(words.sending)}>
            {t(words.send)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t(words.cancel)}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} method="dialog" noValidate onSubmit={submit} className="grid gap-4">
        <p>{t(words.text)}</p>
        <Field label={t(words.kind)}>
          <Select
            value={kind}
            options={kinds.map((value) => ({ value, label: t(kindWords[value].name) }))}
            onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? kind)}
          />
        </Field>
        <Field label={t(words.target(t(unitWords[unit])))} error={faultOf('target')}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={texts.target}
            onChange={({ target }) => set({ target: target.value })}
          />
        </Field>
        {hasSecond && (
          <Field label={t(words.second)} error={faultOf('second')}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={texts.second}
              onChange={({ target }) => set({ second: target.value })}
            />
          </Field>
        )}
        <Field label={t(words.by)} error={faultOf('by')} isGroup>
          <OwnDateInput value={texts.by} onValue={(by) => set({ by })} />
        </Field>
        <Field label={t(words.note)}>
          <TextArea
            rows={2}
            maxLength={500}
            value={texts.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        </Field>
        <FaultLine>{change.error && faults.length === 0 ? t(wordsOfRefusal(change.error)) : null}</FaultLine>
      </form>
    </Dialog>
  )
}
