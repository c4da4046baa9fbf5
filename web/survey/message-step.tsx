import type { ReactNode } from 'react'
import { survey } from '#copy/survey.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { SurveyParts } from './survey-parts.ts'

const { message } = survey.fields

export function MessageStep({ form, consent }: { form: SurveyParts; consent?: ReactNode }) {
  const t = useWords()
  return (
    <>
      <Field label={t(message.label)} error={form.error('message')} mark="optional">
        <TextArea {...form.control('message')} placeholder={t(message.placeholder)} />
      </Field>
      {consent}
      <Notice />
    </>
  )
}

/** Its links open in a new tab, because the form does not store free text. */
function Notice() {
  const t = useWords()
  const { before, privacy, between, terms, after } = survey.notice
  return (
    <p className="text-sm text-ink-soft">
      {t(before)}
      <Link to="/terms-of-service" target="_blank" className={linkClass}>
        {t(terms)}
      </Link>
      {t(between)}
      <Link to="/privacy-policy" target="_blank" className={linkClass}>
        {t(privacy)}
      </Link>
      {t(after)}
    </p>
  )
}

const linkClass = 'font-medium text-link underline underline-offset-4 hover:no-underline'
