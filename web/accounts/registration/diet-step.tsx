import { useState } from 'react'
import { details } from '#copy/accounts/registration/register-details.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { HealthConsent } from './health-consent.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

/** How somebody eats tells of health as well: whoever has not agreed yet can do so here, too. */
export function DietStep({ form }: { form: RegistrationForm }) {
  const t = useWords()
  const hasAgreed = form.values.healthConsent === true
  const [hadAgreed] = useState(hasAgreed)
  const options: Readonly<Record<string, Word>> = {
    '': details.noDiet,
    ...details.options.dietaryPreferences,
  }
  return (
    <>
      {!hadAgreed && <HealthConsent form={form} />}
      <RadioCards
        {...form.choice('dietaryPreferences')}
        legend={t(details.fields.dietaryPreferences.label)}
        options={Object.entries(options).map(([value, word]) => ({ value, label: t(word) }))}
        error={form.error('dietaryPreferences')}
        disabled={!hasAgreed}
      />
    </>
  )
}
