import type { SurveyAudience } from '#contract/survey.ts'
import { survey } from '#copy/survey.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { SurveyParts } from './survey-parts.ts'

const { fields, options } = survey

export function NeedsStep({ audience, form }: { audience: SurveyAudience; form: SurveyParts }) {
  const t = useWords()
  const needs = fields.needs[audience]
  const interests: Readonly<Record<string, Word>> = options.interest[audience]
  return (
    <>
      <RadioCards
        {...form.choice('interest')}
        legend={t(fields.interest[audience].label)}
        options={Object.entries(interests).map(([value, word]) => ({ value, label: t(word) }))}
        error={form.error('interest')}
      />
      <Field
        label={t(needs.label)}
        help={needs.help && t(needs.help)}
        error={form.error('needs')}
        mark="required"
      >
        <TextArea {...form.control('needs')} placeholder={t(needs.placeholder)} />
      </Field>
    </>
  )
}
