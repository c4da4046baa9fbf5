import type { ChangeEvent } from 'react'
import type { useForm } from '#web/lib/form.ts'

type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** The part of a form that a component with some of its fields needs. */
export type FieldsOf<Name extends string> = {
  readonly error: (name: Name) => string | undefined
  readonly control: (name: Name) => { name: string; value: string; onChange: (event: Changed) => void }
  readonly choice: (name: Name) => { name: string; value: string; onChange: (value: string) => void }
}

/** The common parts of all three surveys. */
export type SurveyParts = FieldsOf<'name' | 'email' | 'phone' | 'interest' | 'needs' | 'message'> &
  Pick<ReturnType<typeof useForm>, 'form' | 'busy' | 'reset' | 'draftAt'>
