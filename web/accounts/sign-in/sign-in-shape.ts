import * as z from 'zod/mini'
import { signIn, signInForm } from '#contract/accounts/sign-in.ts'

/** What is typed, in the words of this form, and what goes along. */
export const signInShape = z.extend(signInForm, {
  language: signIn.body.shape.language,
  keepAccount: signIn.body.shape.keepAccount,
})
