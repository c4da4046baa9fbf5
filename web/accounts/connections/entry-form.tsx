import { type ReactNode, useEffect, useRef, useState } from 'react'
import { enterByProvider } from '#contract/accounts/connections.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import { login } from '#copy/accounts/sign-in/login.ts'
import type { Word } from '#copy/word.ts'
import { useForm } from '#web/lib/form.ts'
import { useGo } from '#web/lib/go.ts'
import { rememberedLanguage } from '#web/lib/language-cookie.ts'
import { useWords } from '#web/lib/words.ts'
import { enter } from '../enter.ts'
import { CodeStep } from '../sign-in/code-step.tsx'
import { KeepStep, toastAccountKept } from '../sign-in/keep-step.tsx'

type EntryFormProps = {
  waiting: ReactNode
  onEntered: (session: Session) => void
  onRefused: (reason: Word) => void
}

/** Has no fields if nothing more is needed. */
export function EntryForm({ waiting, onEntered, onRefused }: EntryFormProps) {
  const t = useWords()
  const go = useGo()
  const [step, setStep] = useState<'none' | 'code' | 'leaving'>('none')
  const [erasesAt, setErasesAt] = useState('')
  const hasBegun = useRef(false)
  const form = useForm({
    bind: async () => ({ route: enterByProvider, schema: enterByProvider.body }),
    start: { code: '', keepAccount: '', language: '' },
    along: ({ code }) => ({
      language: rememberedLanguage() ?? '',
      ...(step === 'code' && code === '' && { code: ' ' }),
      ...(step === 'leaving' && { keepAccount: true }),
    }),
    onDone: ({ session }) => {
      if (step === 'leaving') toastAccountKept(t)
      if (enter(session, ['signed_in'], t)) onEntered(session)
      else go('/login', { replace: true })
    },
    onRefused: (reason, code, _, detail) => {
      if (code === 'second_factor_needed' || code === 'wrong_code') return setStep('code')
      if (code !== 'account_leaving') return onRefused(reason)
      setErasesAt((detail as { erasesAt: string }).erasesAt)
      setStep('leaving')
    },
  })
  const { ref } = form.form
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    ref.current?.requestSubmit()
  }, [ref])
  const goBack = () => go('/login', { replace: true })

  return (
    <div className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center px-4 py-10">
      {step === 'none' ? waiting : <h1 className="text-xl display">{t(login[step].heading)}</h1>}
      <form {...form.form} method="dialog" className="mt-7 grid gap-5">
        {step === 'code' && <CodeStep form={{ ...form, goBack }} />}
        {step === 'leaving' && <KeepStep form={{ erasesAt, busy: form.busy, goBack }} />}
      </form>
    </div>
  )
}
