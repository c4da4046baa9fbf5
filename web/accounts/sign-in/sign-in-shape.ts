import * as z from 'zod/mini'
import { signIn, signInForm } from '#contract/accounts/sign-in.ts'

/** The fields of the form, and the values sent in addition. */
export const signInShape = z.extend(signInForm, {
  language: signIn.body.shape.language,
  keepAccount: signIn.body.shape.keepAccount,
})
