import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { listMyPackages, type OwnOffer, type SoldPackage, withdrawOffer } from '#contract/money/packages.ts'
import type { OutputOf } from '#contract/route.ts'
import { listMyServices, type Service } from '#contract/services.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail, refuse } from '#test/dom/server.ts'
import { PackagesPanel } from './packages-panel.tsx'

const [first, follow] = [
  service(1, 'First visit', 'الزيارة الأولى', 300),
  service(2, 'Follow-up', 'متابعة', 150),
]
const terms = { uses: 5, days: 120, price: 780, comesBackUntil: 24 }
const course: OwnOffer = {
  ...terms,
  id: idOf(9),
  service: first.id,
  parts: [
    { service: first.id, uses: 1 },
    { service: follow.id, uses: 4 },
  ],
  saves: 120,
  isShown: true,
}
const bought: SoldPackage = {
  ...terms,
  id: idOf(8),
  serviceName: 'First visit + 4 × Follow-up',
  otherServiceName: null,
  parts: [],
  left: 3,
  boughtAt: '2026-11-01T09:00:00.000Z',
  expiresAt: '2027-03-01T09:00:00.000Z',
  endedAt: null,
  ending: null,
  patient: { name: null, otherName: null },
}

test('packages that fail to load say so and can be loaded again', async () => {
  const { user, server } = await show([fail(listMyPackages)])
  expect(await screen.findByText('Your packages could not be loaded')).toBeTruthy()
  server.answer(packages({ offers: [course] }))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('list', { name: 'Your packages' })).toBeTruthy()
})

test('without packages the first one can be added', async () => {
  await show([packages()])
  expect(await screen.findByText('No packages yet')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add package' })).toBeTruthy()
})

test('without a priced service the page says what is missing', async () => {
  await show([packages()], { services: [] })
  expect(await screen.findByText('Offer a service with a price first.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add package' })).toBeNull()
})

test('while the platform takes no payments, what was sold is shown and nothing can be added', async () => {
  await show([packages({ isSold: false, sold: [bought] })])
  expect(await screen.findByText(/the platform takes no payments/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add package' })).toBeNull()
})

test('a package that patients do not see says why, and a sold one whose patient has left has no name', async () => {
  await show([packages({ offers: [{ ...course, isShown: false }], sold: [bought] })])
  const row = await screen.findByRole('list', { name: 'Your packages' })
  expect(textOf(row)).toContain('First visit + 4 × Follow-up')
  expect(textOf(row)).toContain('Patients do not see it')
  expect(screen.getByText('A former patient')).toBeTruthy()
})

test('a package is withdrawn after a question, and one that cannot be withdrawn says why', async () => {
  const { user, server } = await show([packages({ offers: [course] }), refuse(withdrawOffer, 'not_found')])
  await user.click(await screen.findByRole('button', { name: /^Withdraw the package/ }))
  const question = await screen.findByRole('alertdialog')
  const withdraw = within(question).getByRole('button', { name: 'Withdraw package' })
  await user.click(withdraw)
  expect(await within(question).findByRole('alert')).toBeTruthy()
  server.answer(answer(withdrawOffer, { done: true }))
  server.answer(packages())
  await user.click(withdraw)
  expect(await screen.findByText('No packages yet')).toBeTruthy()
})

test('in Arabic the services of a package have their Arabic names', async () => {
  await show([packages({ offers: [course] })], { language: 'ar' })
  expect(textOf(await screen.findByRole('list', { name: 'باقاتك' }))).toContain('الزيارة الأولى + 4 × متابعة')
})

type Packages = OutputOf<typeof listMyPackages>

const packages = (more: Partial<Packages> = {}) =>
  answer(listMyPackages, { offers: [], sold: [], isSold: true, ...more })

const show = (
  answers: readonly Answer[],
  { services = [first, follow], language = 'en' }: { services?: Service[]; language?: Language } = {},
) =>
  render(<PackagesPanel />, {
    path: '/dietitian/services',
    language,
    answers: [answer(listMyServices, { services, startPrice: 200 }), ...answers],
  })

function service(number: number, name: string, otherName: string, price: number): Service {
  return {
    id: idOf(number),
    slug: `service-${number}`,
    name,
    otherName,
    description: name,
    otherDescription: null,
    duration: 30,
    price,
    platform: 'both',
    isInitial: false,
    isActive: true,
  }
}
