import { expect, test } from 'vitest'
import { register, sendConfirmation } from '#contract/accounts/registration.ts'
import { askForReset } from '#contract/accounts/reset.ts'
import { signIn } from '#contract/accounts/sign-in.ts'
import { openApp } from '#test/app.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'debug' })

test('no log line contains anything about a person, a password, a link or health', async () => {
  const email = 'canary.address@example.sa'
  const password = 'canary-password-7'
  await app.call(register, {
    form: 'patient',
    name: 'Canaryfirst Canarylast',
    email,
    password,
    phoneNumber: '0509998877',
    healthConsent: true,
    medicalConditions: 'canary condition',
    allergies: 'canary allergy',
  })
  await app.call(signIn, { email, password })
  await app.call(signIn, { email, password: 'canary-password-8' })
  await app.call(sendConfirmation, { email })
  await app.call(askForReset, { email })
  await app.runJobs()
  const letters = await app.mailTo(email)
  expect(letters.length).toBeGreaterThan(0)
  const tokens = letters.flatMap(({ text }) => text.match(/token=([\w-]{43})/)?.[1] ?? [])
  expect(tokens.length).toBeGreaterThan(0)
  const logged = app.logged()
  expect(logged.length).toBeGreaterThan(100)
  for (const secret of ['canary', 'Canary', '509998877', ...tokens]) expect(logged).not.toContain(secret)
  for (const { subject } of letters) expect(subject).not.toMatch(/canary/i)
})
