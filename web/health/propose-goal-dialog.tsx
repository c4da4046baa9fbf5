import * as z from 'zod/mini'
import { figure } from '#contract/fields.ts'
import { proposeGoal } from '#contract/health/goals.ts'
import { defaultUnits, kinds as known, type MeasureKind, unitFor } from '#contract/health/kinds.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { unitWords } from '#copy/health/units.ts'
import { recordWords } from '#copy/patients/record.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = recordWords.goals
const schema = z.safeExtend(proposeGoal.body, proposeGoal.params.shape)

type ProposeGoalDialogProps = { patient: string; kinds: readonly MeasureKind[]; onClose: () => void }

/** Proposes a goal of a kind that the patient shares. */
export function ProposeGoalDialog({ patient, kinds, onClose }: ProposeGoalDialogProps) {
  const t = useWords()
  const form = useForm({
    bind: async () => ({ route: proposeGoal, schema }),
    start: { patient, kind: kinds[0] ?? 'weight', target: '', second: '', unit: '', by: '', note: '' },
    along: ({ target, second, note }) => ({
      target: numberIn(target),
      second: hasSecond ? numberIn(second) : undefined,
      unit,
      note: String(note).trim(),
    }),
    onDone: () => {
      showToast({ tone: 'success', title: t(words.sent) })
      onClose()
    },
  })
  const { values, control, error } = form
  const kind = kinds.find((each) => each === values.kind) ?? 'weight'
  const unit = unitFor(kind, defaultUnits)
  const hasSecond: boolean = known[kind].second !== undefined
  return (
    <FormDialog
      isOpen
      size="md"
      words={{ title: words.propose, confirm: words.send, busy: words.sending, keep: words.cancel }}
      form={form}
      onClose={onClose}
      onCancel={onClose}
    >
      <div className="grid gap-4 pb-4">
        <p>{t(words.text)}</p>
        <Field label={t(words.kind)}>
          <Select
            {...control('kind')}
            options={kinds.map((value) => ({ value, label: t(kindWords[value].name) }))}
          />
        </Field>
        <Field label={t(words.target(t(unitWords[unit])))} error={error('target')}>
          <TextInput {...control('target')} inputMode="decimal" autoComplete="off" />
        </Field>
        {hasSecond && (
          <Field label={t(words.second)} error={error('second')}>
            <TextInput {...control('second')} inputMode="decimal" autoComplete="off" />
          </Field>
        )}
        <Field label={t(words.by)} error={error('by')} isGroup>
          <OwnDateInput name="by" value={String(values.by)} onValue={(by) => form.set('by', by)} />
        </Field>
        <Field label={t(words.note)}>
          <TextArea {...control('note')} rows={2} maxLength={500} />
        </Field>
      </div>
    </FormDialog>
  )
}

const number = figure(0, 999_999)

/** A text that is no number is left for the schema to refuse. */
const numberIn = (text: unknown) => number.safeParse(text).data ?? Number.NaN
