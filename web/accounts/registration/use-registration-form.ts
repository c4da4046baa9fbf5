import type { RegistrationType } from '#copy/accounts/registration/register.ts'
import type { Word } from '#copy/word.ts'
import { useForm } from '#web/lib/form.ts'
import type { Step } from '#web/lib/use-steps.ts'

export type RegistrationForm = Omit<ReturnType<typeof useRegistrationForm>, 'check'>

type Name = keyof typeof start
type Outcome = {
  onInvalid: (names: readonly Name[]) => void
  onDone: (output: unknown, sent: Readonly<Record<Name, string | boolean>>) => void
  onRefused: (words: Word) => void
}

/** The form of both wizards, so that common answers remain when the type is changed. */
export function useRegistrationForm(type: RegistrationType, redirectTo: string | null, outcome: Outcome) {
  return useForm({
    bind: () => bindRegistration(type),
    start,
    keep,
    along: ({ healthConsent }) => ({
      form: type,
      redirectTo: redirectTo ?? '',
      ...(healthConsent !== true && unanswered),
    }),
    ...outcome,
  })
}

async function bindRegistration(type: RegistrationType) {
  const contract = await import('#contract/accounts/registration.ts')
  const schema = type === 'patient' ? contract.patientRegistration : contract.dietitianRegistration
  return { route: contract.register, schema }
}

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

/** Neither the password nor health data is stored. */
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

/** The step that contains a field. */
export const stepOf = (field: string): Step =>
  field === 'dietaryPreferences' || field in qualifications
    ? 3
    : field in unanswered || field in profession
      ? 2
      : 1
