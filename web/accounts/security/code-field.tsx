import type { ComponentProps } from 'react'
import { security } from '#copy/accounts/security/security.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

/** The second factor beside the password: a code of the app or a recovery code. */
export function CodeField({
  error,
  ...control
}: ComponentProps<typeof TextInput> & { error: string | undefined }) {
  const t = useWords()
  const { label, help } = security.proof.code
  return (
    <Field label={t(label)} help={t(help)} error={error}>
      <TextInput
        {...control}
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className="font-medium tracking-[0.15em]"
      />
    </Field>
  )
}

/** Where to show the refusal for a missing code. */
export const blameForCode = {
  second_factor_needed: { field: 'code', words: security.proof.code.missing },
} as const
