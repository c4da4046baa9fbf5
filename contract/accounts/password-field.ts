import * as z from 'zod/mini'
import type { Fault } from '../faults.ts'
import { fault } from '../fields.ts'

const most = 128

/** Any characters, counted by code point; bounded, since hashing is expensive. */
export const passwordField = (least: number, tooShort: Fault, missing: Fault = tooShort) =>
  z.string(fault(missing)).check(
    z.refine((text) => [...text].length >= least, { error: fault(tooShort), abort: true }),
    z.refine((text) => [...text].length <= most, { error: fault('too_long'), abort: true }),
    z.refine((text) => new TextEncoder().encode(text).length <= 512, fault('too_long')),
  )

/** An existing password: its strength does not matter here. */
export const shownPassword = passwordField(1, 'required')

/** Six digits of an authenticator, or one of the recovery codes. */
export const code = z.string().check(
  z.overwrite((text) =>
    text
      .normalize('NFKC')
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
      .replace(/[\s\p{Cf}-]/gu, '')
      .toLowerCase(),
  ),
  z.regex(/^(\d{6}|[a-z0-9]{10})$/, fault('code_invalid')),
)

export const chosenTwice = {
  password: passwordField(8, 'new_password_too_short'),
  confirmPassword: passwordField(8, 'new_password_too_short'),
}

export const isSameTwice = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { error: fault('passwords_differ'), path: ['confirmPassword'] },
)
