import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

const words = appointmentDialogs.whoCame.words

type ClaimWordsProps = { value: string; onChange: (text: string) => void }

/** A comment on who attended, which only the Support Team can read. */
export function ClaimWords({ value, onChange }: ClaimWordsProps) {
  const t = useWords()
  return (
    <Field label={t(words.label)} help={t(words.help)} mark="optional">
      <TextArea value={value} onChange={({ target }) => onChange(target.value)} rows={3} maxLength={1_000} />
    </Field>
  )
}
