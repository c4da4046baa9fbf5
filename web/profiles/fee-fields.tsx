import { practice as words } from '#copy/profiles/practice.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { PracticeForm } from './use-practice-form.ts'

const { consultationFee } = words.fields

export function FeeFields({ form }: { form: PracticeForm }) {
  const t = useWords()
  return (
    <SettingsSection title={t(words.sections.fee.title)} text={t(words.sections.fee.text)}>
      <Field label={t(consultationFee.label)} error={form.error('consultationFee')} className="sm:max-w-56">
        <TextInput
          {...form.control('consultationFee')}
          prefix={t(consultationFee.unit)}
          inputMode="decimal"
          autoComplete="off"
        />
      </Field>
    </SettingsSection>
  )
}
