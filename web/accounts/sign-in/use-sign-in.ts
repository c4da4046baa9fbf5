import { useRef, useState } from 'react'
import type { Session } from '#contract/accounts/session-view.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { login } from '#copy/accounts/sign-in/login.ts'
import type { Word } from '#copy/word.ts'
import { useForm } from '#web/lib/form.ts'
import { rememberedLanguage } from '#web/lib/language-cookie.ts'
import { useWords } from '#web/lib/words.ts'
import { dismissToast, showToast } from '#web/ui/toast.ts'

/** Asks for address and password, then for a code if two-factor is on. */
export function useSignIn(onSignedIn: (session: Session) => void) {
  const t = useWords()
  const [step, setStep] = useState<'password' | 'code' | 'leaving'>('password')
  const hasCode = useRef(false)
  const [erasesAt, setErasesAt] = useState('')
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const toast = useRef(0)
  const [wrong, setWrong] = useState<{ email: unknown; password: unknown; reason: Word } | null>(null)

  const form = useForm({
    bind,
    start: { email: '', password: '', code: '', language: '', keepAccount: '' },
    along: ({ code }) => ({
      language: rememberedLanguage() ?? '',
      // An empty code would be left out, and the server would answer only that one is needed.
      ...(step === 'code' && code === '' && { code: ' ' }),
      ...(step === 'leaving' && { keepAccount: true }),
    }),
    onDone: async ({ session }) => {
      dismissToast(toast.current)
      if (step === 'leaving') (await import('./keep-step.tsx')).toastAccountKept(t)
      const { enter } = await import('../enter.ts')
      onSignedIn(session)
      enter(session, hasCode.current ? ['mfa_challenge_verified', 'signed_in'] : ['signed_in'], t)
    },
    onRefused: (reason, code, { email, password, code: shown }, detail) => {
      dismissToast(toast.current)
      setUnconfirmed(code === 'address_not_confirmed' ? String(email).trim() : null)
      hasCode.current = shown !== ''
      if (code === 'second_factor_needed') return setStep('code')
      if (code === 'account_leaving') {
        setErasesAt((detail as { erasesAt: string }).erasesAt)
        return setStep('leaving')
      }
      // A code is valid for half a minute, and reading this message may take longer.
      if (code === 'wrong_code') setStep('code')
      if (ofPassword.has(code)) setStep('password')
      // Both are shown in their own places.
      if (code === 'address_not_confirmed' || code === 'wrong_code') return
      const isWrong = code === 'wrong_credentials'
      if (isWrong) setWrong({ email, password, reason })
      toast.current = showToast({
        tone: 'error',
        title: t(code === 'unavailable' ? login.failedHere : login.failed),
        // The reason is beside the field.
        ...(!isWrong && { description: t(reason) }),
      })
    },
  })

  return {
    ...form,
    step,
    /** Why the password as it stands was refused. */
    refusedPassword:
      wrong && wrong.email === form.values.email && wrong.password === form.values.password
        ? t(wrong.reason)
        : undefined,
    /** The address whose password was right but which is not confirmed yet. */
    unconfirmed,
    /** When the account will be erased unless it is kept. */
    erasesAt,
    goBack: () => {
      form.set('code', '')
      setStep('password')
    },
  }
}

/** Refusals that a code cannot fix. */
const ofPassword: ReadonlySet<RefusalCode> = new Set([
  'wrong_credentials',
  'account_suspended',
  'address_not_confirmed',
])

async function bind() {
  const [{ signIn }, { signInShape }] = await Promise.all([
    import('#contract/accounts/sign-in.ts'),
    import('./sign-in-shape.ts'),
  ])
  return { route: signIn, schema: signInShape }
}
