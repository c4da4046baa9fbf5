import { expect, test } from 'vitest'
import { type HealthAnswers, readPatientAnswers, readPatientHealth } from '#contract/health/patients.ts'
import type { OutputOf } from '#contract/route.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { answer } from '#test/dom/server.ts'
import { PatientAllergies } from './patient-allergies.tsx'

const health: OutputOf<typeof readPatientHealth> = {
  groups: ['answers'],
  about: { sex: null, bornOn: null },
  kinds: [],
  hasAnswers: true,
  hasReports: false,
  dangers: [],
  askedAt: null,
  openGoals: [],
}
const told: HealthAnswers = {
  medicalConditions: null,
  allergies: null,
  dietaryPreferences: null,
  healthGoals: [],
  activityLevel: null,
}

const show = (facts: Partial<typeof health>, allergies: string | null = null, language: 'en' | 'ar' = 'en') =>
  render(<PatientAllergies patient={idOf(1)} />, {
    path: `/dietitian/patients/${idOf(1)}`,
    language,
    answers: [
      answer(readPatientHealth, { ...health, ...facts }),
      answer(readPatientAnswers, { answers: { ...told, allergies } }),
    ],
  })

test('each allergy stands by itself, in the words of the patient', async () => {
  await show({}, 'الفول السوداني، Sesame', 'ar')
  const list = await screen.findByRole('list', { name: 'الحساسية' })
  expect(within(list).getAllByRole('listitem').map(textOf)).toEqual(['الفول السوداني', 'Sesame'])
})

test('that there are none is said, and that they are not shared, so that neither is taken for the other', async () => {
  await show({}, 'None')
  expect(await screen.findByText('No allergies stated')).toBeTruthy()
})

test('what is not shared is not read', async () => {
  const { server } = await show({ groups: ['body'], hasAnswers: false }, 'Sesame')
  expect(await screen.findByText('Allergies are not shared')).toBeTruthy()
  expect(server.sent(readPatientAnswers)).toEqual([])
  expect(screen.queryByText('Sesame')).toBeNull()
})
