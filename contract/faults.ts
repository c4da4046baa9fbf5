/** What can be wrong with one field. Schemas name these keys; `copy/faults.ts` holds the words. */
export const faults = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'unknown_field',
  'email_invalid',
  'phone_too_short',
  'adults_only',
] as const

export type Fault = (typeof faults)[number]
