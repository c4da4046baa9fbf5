import { useRef, useState } from 'react'
import { type RegistrationType, register } from '#copy/accounts/registration/register.ts'
import { faultPage } from '#copy/fault-page.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'
import { useSteps } from '#web/lib/use-steps.ts'
import { useWords } from '#web/lib/words.ts'
import { dismissToast, showToast } from '#web/ui/toast.ts'
import { useRedirectTo } from '../use-redirect-to.ts'
import { stepOf, useRegistrationForm } from './use-registration-form.ts'

export type Registration = ReturnType<typeof useRegistration>

/** The state of a wizard with three steps, and what follows it. */
export function useRegistration(
  type: RegistrationType,
  onDone: (email: string, redirectTo: Address | null) => void,
) {
  const t = useWords()
  const redirectTo = useRedirectTo()
  const { step, top, moveTo, showStep } = useSteps()
  const toast = useRef(0)
  const [Later, setLater] = useState<LaterStep>()

  const sayFailed = (reason: Word) => {
    dismissToast(toast.current)
    toast.current = showToast({ tone: 'error', title: t(register.failed), description: t(reason) })
  }

  const { check, ...form } = useRegistrationForm(type, redirectTo, {
    onInvalid: ([first]) => {
      if (first !== undefined) showStep(stepOf(first))
    },
    onDone: async (_, { email }) => {
      dismissToast(toast.current)
      const { toastRegistered } = await import('./toast-registered.ts')
      toastRegistered(t, type)
      onDone(String(email).trim(), redirectTo)
    },
    onRefused: sayFailed,
  })

  const moveOn = async () => {
    if (step === 1 && !(await check(checkedAtOnce))) return
    try {
      const { LaterStep } = await loadLater()
      setLater(() => LaterStep)
      moveTo(step === 1 ? 2 : 3)
    } catch {
      sayFailed(faultPage.unreachable)
    }
  }

  return {
    ...form,
    form: {
      ...form.form,
      onFocus: () => {
        form.form.onFocus()
        loadLater().catch(() => {})
      },
    },
    step,
    top,
    Later,
    moveBack: () => moveTo(step === 3 ? 2 : 1),
    discard: () => {
      form.reset()
      moveTo(1)
    },
    /** The steps after the first differ between the types. */
    showOwnSteps: () => {
      if (step > 1) showStep(2)
    },
    /** Only the first step has required fields. */
    moveOn,
  }
}

const loadLater = () => import('./later-step.tsx')
type LaterStep = Awaited<ReturnType<typeof loadLater>>['LaterStep']

/** A person who is too young should learn that before giving health data. */
const checkedAtOnce = ['name', 'email', 'password', 'phoneNumber', 'dateOfBirth'] as const
