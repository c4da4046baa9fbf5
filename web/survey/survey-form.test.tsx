import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerSurvey } from '#contract/survey.ts'
import { survey } from '#copy/survey.ts'
import { drLayla, sara } from '#test/cast.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, fail } from '#test/dom/server.ts'
import { CompanySurvey } from './company-survey.tsx'
import { DietitianSurvey } from './dietitian-survey.tsx'
import { PatientSurvey } from './patient-survey.tsx'

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)
const shown = async (name: string) => {
  await expect.poll(() => field(name)).toBeTruthy()
  return field(name) as HTMLInputElement
}
const press = (user: UserEvent, word: { en: string }) =>
  user.click(screen.getByRole('button', { name: word.en }))
const nothing = answer(answerSurvey, () => expect.unreachable())

test('missing answers lead back to their step with the field in focus, and nothing is sent', async () => {
  const { user, server, fill } = await render(<DietitianSurvey />, {
    path: '/for-dietitians',
    answers: [nothing],
  })
  const submit = async () => {
    await press(user, survey.continue)
    await fill(await shown('needs'), 'Patients near me.')
    await press(user, survey.continue)
    await press(user, survey.submit)
  }
  await submit()
  await expect.poll(() => document.activeElement).toBe(await shown('name'))
  expect(field('name')?.getAttribute('aria-invalid')).toBe('true')
  await fill(await shown('name'), drLayla.name)
  await fill(await shown('licenseNumber'), drLayla.licenseNumber)
  await fill(await shown('email'), 'layla@')
  await fill(await shown('phone'), '12')
  await submit()
  await expect.poll(() => document.activeElement).toBe(await shown('email'))
  expect(server.sent(answerSurvey)).toEqual([])
})

test('a person under 18 gets a friendly refusal, and nothing is sent', async () => {
  const { user, server, fill } = await render(<PatientSurvey />, {
    path: '/for-patients',
    answers: [nothing],
  })
  await fill(await shown('name'), sara.name)
  await fill(await shown('email'), sara.email)
  await fill(await shown('phone'), sara.phone)
  await user.selectOptions(await shown('age'), 'under-18')
  await press(user, survey.continue)
  await fill(await shown('needs'), 'Help with lunch.')
  await press(user, survey.continue)
  await press(user, survey.submit)
  expect(await screen.findByText(/Nabta is for adults/)).toBeTruthy()
  expect(server.sent(answerSurvey)).toEqual([])
})

test('a failure is reported and the input stays', async () => {
  const { user, server, fill } = await render(<CompanySurvey />, {
    path: '/for-companies',
    answers: [fail(answerSurvey)],
  })
  await fill(await shown('companyName'), 'Najd Foods')
  await fill(await shown('name'), 'Huda')
  await fill(await shown('position'), 'Head')
  await fill(await shown('email'), 'huda@najd.example')
  await fill(await shown('phone'), '501234567')
  await press(user, survey.continue)
  await fill(await shown('needs'), 'A workshop')
  await press(user, survey.continue)
  await press(user, survey.submit)
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy()
  await press(user, survey.back)
  expect((await shown('needs')).value).toBe('A workshop')
  expect(server.sent(answerSurvey)).toHaveLength(1)
})
