import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { register } from '#contract/accounts/registration.ts'
import { drLayla, sara } from '#test/cast.ts'
import { sessionOf } from '#test/dom/people.ts'
import { type Options, render } from '#test/dom/render.tsx'
import { screen, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail, refuse } from '#test/dom/server.ts'
import { loadRequestedForm, RegisterPage } from './register-page.tsx'

const password = 'thyme and sumac'
const registered = answer(register, { done: true })
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
const birth = () => screen.getByRole('group', { name: /^Date of birth/ })
const boxes = () => {
  const [day, year] = within(birth()).getAllByRole('textbox') as [HTMLElement, HTMLElement]
  return { day, month: within(birth()).getByRole('combobox'), year }
}

async function show(answers: readonly Answer[] = [], path: Options['path'] = '/register') {
  const page = await render(<RegisterPage />, { path, answers })
  return {
    ...page,
    async fillBasics(who: { name: string; email: string } = sara) {
      await page.fill(field('name'), who.name)
      await page.fill(field('email'), who.email)
      await page.fill(field('password'), password)
      await page.fill(field('phoneNumber'), sara.phone)
    },
    async onTo(step: 2 | 3) {
      await press(page.user, 'Next')
      await screen.findByText(`Step ${step} of 3`)
    },
  }
}

test('the wizard’s first step states its errors to the letter, and does not validate the other steps', async () => {
  const { user, server, fill, fillBasics, onTo } = await show()
  await press(user, 'Next')
  expect(await screen.findByText('Name must be at least 2 characters.')).toBeTruthy()
  for (const fault of [
    'Please enter a valid email address.',
    'Password must be at least 6 characters.',
    'Phone number must be at least 9 digits.',
  ])
    expect(screen.getByText(fault)).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(field('name'))
  await fillBasics()
  await fill(boxes().day, '1')
  await user.selectOptions(boxes().month, '1')
  await fill(boxes().year, '2016')
  await press(user, 'Next')
  expect(await screen.findByText(/Nabta is for adults\. A parent/)).toBeTruthy()
  await user.clear(boxes().year)
  await press(user, 'Next')
  expect(await screen.findByText('Enter the full date: day, month and year')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(boxes().day)
  await user.clear(boxes().day)
  await user.selectOptions(boxes().month, '')
  await onTo(2)
  await onTo(3)
  await press(user, 'Previous')
  await screen.findByText('Step 2 of 3')
  await press(user, 'Previous')
  await screen.findByText('Step 1 of 3')
  expect(field('email').value).toBe(sara.email)
  expect(server.sent(register)).toEqual([])
})

test('the simple form states its errors to the letter, and moves to the first faulty field', async () => {
  history.replaceState(null, '', '/register?form=simple')
  await loadRequestedForm()
  const { user, server } = await show([], '/register?form=simple')
  expect(screen.getByText('Fill in your details to get started')).toBeTruthy()
  await press(user, 'Create account')
  expect(await screen.findByText('First name is required')).toBeTruthy()
  for (const fault of [
    'Last name is required',
    'Please enter a valid email',
    'Password must be at least 6 characters',
  ])
    expect(screen.getByText(fault)).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('First name'))
  expect(server.sent(register)).toEqual([])
})

test('without consent no health answers are sent, and registration still works', async () => {
  const { user, server, fill, fillBasics, onTo } = await show([registered])
  await fillBasics()
  await onTo(2)
  await user.click(field('healthConsent'))
  await fill(field('weight'), '70')
  await fill(field('medicalConditions'), 'Something private')
  await user.click(field('healthConsent'))
  await onTo(3)
  await press(user, 'Register')
  expect(await screen.findByText(/^Registration successful as a patient.$/)).toBeTruthy()
  expect(
    screen.getByText(/^Registration successful. Please check your email to confirm your account\.$/),
  ).toBeTruthy()
  const [sent = {}] = server.sent(register)
  expect(Object.keys(sent).sort()).toEqual(
    ['email', 'form', 'healthConsent', 'name', 'password', 'phoneNumber'].sort(),
  )
  expect(location.pathname).toBe('/patient-dashboard')
})

test('a dietitian registers with the answers that both types of wizard share, after changing the type', async () => {
  const { user, server, fill, fillBasics, onTo } = await show([registered], '/register?type=patient')
  await fillBasics(drLayla)
  await press(user, "I'm a Dietitian")
  await expect.poll(() => location.search).toBe('?type=dietitian')
  const pressed = () => screen.getByRole('button', { name: "I'm a Dietitian" }).getAttribute('aria-pressed')
  expect(pressed()).toBe('true')
  expect(field('name').value).toBe(drLayla.name)
  expect(field('password').value).toBe(password)
  await press(user, "I'm a Patient")
  await onTo(2)
  await onTo(3)
  expect(screen.getByRole('group', { name: 'Dietary Preferences' })).toBeTruthy()
  // The press switches to the first step that only dietitians have.
  await press(user, "I'm a Dietitian")
  expect(await screen.findByRole('group', { name: 'Professional Information' })).toBeTruthy()
  await user.selectOptions(field('specialization'), 'sports')
  await user.selectOptions(field('yearsOfExperience'), '6-10')
  await fill(field('licenseNumber'), drLayla.licenseNumber)
  await fill(field('hourlyRate'), '300')
  await onTo(3)
  await fill(field('education'), 'BSc Clinical Nutrition')
  await press(user, 'Register')
  expect(await screen.findByText(/^Registration successful as a dietitian.$/)).toBeTruthy()
  expect(server.sent(register)).toMatchObject([
    { form: 'dietitian', name: drLayla.name, specialization: 'sports', education: 'BSc Clinical Nutrition' },
  ])
  await expect.poll(() => location.pathname).toBe('/dietitian-dashboard')
})

test('an error found by the server leads back to the step of the first faulty field', async () => {
  const { user, fillBasics, onTo } = await show([
    refuse(register, 'weak_password', { fields: [{ field: 'password', code: 'password_common' }] }),
  ])
  await fillBasics()
  await onTo(2)
  await onTo(3)
  await press(user, 'Register')
  expect(await screen.findByText('Registration failed. Please try again.')).toBeTruthy()
  await expect.poll(() => field('password')?.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => document.activeElement).toBe(field('password'))
})

test('when the server is down, the wizard says so and keeps every answer', async () => {
  const { user, fillBasics, onTo } = await show([fail(register)])
  await fillBasics()
  await onTo(2)
  await onTo(3)
  await press(user, 'Register')
  expect(await screen.findByText('Registration failed. Please try again.')).toBeTruthy()
  await press(user, 'Previous')
  await screen.findByText('Step 2 of 3')
  await press(user, 'Previous')
  await screen.findByText('Step 1 of 3')
  expect(field('password').value).toBe(password)
})

test('a signed-in visitor is led away from registration', async () => {
  await render(<RegisterPage />, { path: '/register', session: sessionOf('patient') })
  await expect.poll(() => location.pathname).toBe('/dashboard')
})

test.each(['/register', '/register?form=simple'] as const)(
  'the fields at %s that browsers autofill have the matching input type',
  async (path) => {
    history.replaceState(null, '', path)
    // The page does the same before hydration.
    await loadRequestedForm()
    await show([], path)
    await expect.poll(() => document.querySelectorAll('[autocomplete*=tel]').length).toBeGreaterThan(0)
    const found = [...document.querySelectorAll('[autocomplete*=tel], [autocomplete*=bday]')]
    // HTML: browsers fill only a whole phone number into a field of the type `tel`, and only a whole date into one of
    // the type `date`.
    for (const each of found)
      expect(`${each.getAttribute('autocomplete')} in ${(each as HTMLInputElement).type}`).toMatch(
        /^(tel in tel|tel-national in text|bday-(day|year) in text|bday-month in select-one)$/,
      )
  },
)
