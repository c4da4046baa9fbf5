import type { PatientPlan } from '#contract/plans/patient-plans.ts'
import { following as words } from '#copy/plans/following.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type PlanChooserProps = {
  plans: readonly PatientPlan[]
  shown: PatientPlan | null
  onPlan: (id: string) => void
}

/** For patients with several plans. */
export function PlanChooser({ plans, shown, onPlan }: PlanChooserProps) {
  const t = useWords()
  return (
    <Field label={t(words.plan)} className="w-full sm:w-72">
      <Select
        value={shown?.id ?? ''}
        {...(!shown && { placeholder: t(words.earlier) })}
        onChange={({ target }) => target.value && onPlan(target.value)}
        options={plans.map(({ id, title, isInForce }) => ({
          value: id,
          label: isInForce ? title : `${title} (${t(words.earlier)})`,
        }))}
      />
    </Field>
  )
}
