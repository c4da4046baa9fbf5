import type { ComponentProps } from 'react'
import { survey } from '#copy/survey.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

type HealthConsentProps = { box: ComponentProps<'input'>; error: string | undefined }

/** Needed because goals and needs are health data. */
export function HealthConsent({ box, error }: HealthConsentProps) {
  const t = useWords()
  return (
    <Checkbox {...box} error={error}>
      {t(survey.healthConsent)}
    </Checkbox>
  )
}
