import { useRef, useState } from 'react'
import { type RegistrationType, register } from '#copy/accounts/registration/register.ts'
import { faultPage } from '#copy/fault-page.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/lib/addresses.ts'
import { useForm } from '#web/lib/form.ts'
import { type Step, useSteps } from '#web/lib/use-steps.ts'
import { useWords } from '#web/lib/words.ts'
import { dismissToast, showToast } from '#web/ui/toast.ts'
import { useRedirectTo } from '../use-redirect-to.ts'

export type Registration = ReturnType<typeof useRegistration>

/** The answers of both wizards: those that they share stay when one changes from one to the other. */
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

  const { check, ...form } = useForm({
    bind: () => bindRegistration(type),
    start,
    keep,
    along: ({ healthConsent }) => ({
      form: type,
      redirectTo: redirectTo ?? '',
      ...(healthConsent !== true && unanswered),
    }),
    onInvalid: ([first]) => {
      if (first !== undefined) showStep(stepOf(first))
    },
    onDone: async (_, { email }) => {
      dismissToast(toast.current)
      const { sayRegistered } = await import('./say-registered.ts')
      sayRegistered(t, type)
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
    /** Only the first step has something that must be right. */
    moveOn,
  }
}

const loadLater = () => import('./later-step.tsx')
type LaterStep = Awaited<ReturnType<typeof loadLater>>['LaterStep']

async function bindRegistration(type: RegistrationType) {
  const contract = await import('#contract/accounts/registration.ts')
  const schema = type === 'patient' ? contract.patientRegistration : contract.dietitianRegistration
  return { route: contract.register, schema }
}

/** Nobody should tell of his health before he hears that he is too young. */
const checkedAtOnce = ['name', 'email', 'password', 'phoneNumber', 'dateOfBirth'] as const

const basics = { name: '', email: '', password: '', phoneNumber: '', dateOfBirth: '', gender: '' }
const unanswered = {
  height: '',
  weight: '',
  goalWeight: '',
  medicalConditions: '',
  allergies: '',
  dietaryPreferences: '',
}
const profession = { specialization: '', yearsOfExperience: '', licenseNumber: '', hourlyRate: '' }
const qualifications = { education: '', certifications: '' }

const start = {
  form: '',
  redirectTo: '',
  ...basics,
  healthConsent: false,
  ...unanswered,
  ...profession,
  ...qualifications,
}

/** Neither the password nor anything about health. */
const keep = {
  key: 'registration',
  fields: [
    'name',
    'email',
    'phoneNumber',
    'dateOfBirth',
    'gender',
    'specialization',
    'yearsOfExperience',
    'licenseNumber',
    'hourlyRate',
    'education',
    'certifications',
  ],
} as const

const stepOf = (field: string): Step =>
  field === 'dietaryPreferences' || field in qualifications
    ? 3
    : field in unanswered || field in profession
      ? 2
      : 1
