import type { ChangeEvent } from 'react'
import type { useForm } from '#web/lib/form.ts'

type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** Of a form as much as a part needs that knows some of its fields. */
export type FieldsOf<Name extends string> = {
  readonly error: (name: Name) => string | undefined
  readonly control: (name: Name) => { name: string; value: string; onChange: (event: Changed) => void }
  readonly choice: (name: Name) => { name: string; value: string; onChange: (value: string) => void }
}

/** What all three surveys have in common. */
export type SurveyParts = FieldsOf<'name' | 'email' | 'phone' | 'interest' | 'needs' | 'message'> &
  Pick<ReturnType<typeof useForm>, 'form' | 'busy' | 'reset' | 'draftAt'>
