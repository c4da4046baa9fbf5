import { useMemo } from 'react'
import {
  type PatientProfile,
  patientHealthForm,
  patientProfileForm,
  readPatientProfile,
  savePatientProfile,
} from '#contract/patients/profile.ts'
import { profileForm } from '#copy/profiles/form.ts'
import { queryClient } from '#web/app/query.ts'
import { refreshSession } from '#web/app/session.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { isChanged, type PatientField, valuesOf } from './patient-values.ts'

export type PatientForm = ReturnType<typeof usePatientForm>

/** No draft is stored in the browser, because some of it is about health. */
export function usePatientForm(profile: PatientProfile, onInvalid: (names: readonly PatientField[]) => void) {
  const t = useWords()
  const saved = useMemo(() => valuesOf(profile), [profile])
  const form = useForm({
    bind: async () => ({ route: savePatientProfile, schema: patientProfileForm }),
    start: saved,
    // An unchanged figure is left out: meanwhile somebody may have measured another.
    along: (values) => (profile.hasAgreed ? unchangedIn(values, saved) : unanswered),
    after: (output) => valuesOf(output.profile),
    onInvalid,
    onDone: (output) => {
      queryClient.setQueryData([readPatientProfile.path, {}], output)
      import('#contract/onboarding.ts')
        .then(({ readPatientOnboarding: { path } }) => queryClient.removeQueries({ queryKey: [path] }))
        .catch(() => {})
      showToast({ tone: 'success', title: t(profileForm.save.done) })
      if (output.profile.name !== profile.name || output.profile.otherName !== profile.otherName)
        refreshSession()
    },
    onRefused: (refused) =>
      showToast({ tone: 'error', title: t(profileForm.save.failed), description: t(refused) }),
  })
  return { ...form, isDirty: isChanged(form.values, saved) }
}

/** Without consent no health data is sent. */
const unanswered = Object.fromEntries(Object.keys(patientHealthForm.shape).map((name) => [name, '']))

const unchangedIn = (
  values: Readonly<Record<PatientField, string | boolean>>,
  saved: Readonly<Record<PatientField, string>>,
) =>
  Object.fromEntries(
    (['height', 'weight'] as const).filter((name) => values[name] === saved[name]).map((name) => [name, '']),
  )
