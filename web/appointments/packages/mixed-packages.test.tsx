import { expect, test } from 'vitest'
import { listOffers, listPackages, type OwnPackage, type PackageOffer } from '#contract/money/packages.ts'
import { dietitianPageView, offeredService } from '#test/directory/dietitian-views.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf } from '#test/dom/screen.ts'
import { answer } from '#test/dom/server.ts'
import { OwnPackages } from './own-packages.tsx'
import { PackageOffers } from './package-offers.tsx'

const [first, follow] = [idOf(71), idOf(72)]
const offer: PackageOffer = {
  id: idOf(9),
  service: first,
  parts: [
    { service: first, uses: 1 },
    { service: follow, uses: 4 },
  ],
  uses: 5,
  days: 120,
  price: 780,
  saves: 120,
  comesBackUntil: 24,
}
const page = dietitianPageView({
  takesPayments: true,
  services: [
    offeredService({ id: first, name: 'First visit', otherName: 'الزيارة الأولى' }),
    offeredService({ id: follow, name: 'Follow-up', otherName: 'متابعة' }),
  ],
})

test('an offer of several services names them with the whole price and the saving', async () => {
  await render(<PackageOffers dietitian={page} />, {
    path: `/patient/dietitians/${page.id}?tab=services`,
    answers: [answer(listOffers, { offers: [offer] })],
  })
  const row = textOf(await screen.findByRole('listitem'))
  expect(row).toContain('5 appointments · First visit + 4 × Follow-up')
  expect(row).toContain('You save 120 SAR')
  expect(row).toContain('780 SAR')
  expect(row, 'its appointments have different prices').not.toContain('each')
  expect(screen.getByRole('button', { name: /^Buy package/ })).toBeTruthy()
})

test('in Arabic the services have their Arabic names', async () => {
  await render(<PackageOffers dietitian={page} />, {
    path: `/patient/dietitians/${page.id}?tab=services`,
    language: 'ar',
    answers: [answer(listOffers, { offers: [offer] })],
  })
  expect(textOf(await screen.findByRole('listitem'))).toContain('5 مواعيد · الزيارة الأولى + 4 × متابعة')
})

test('an offer with a service that is no longer shown is not shown either, and an owner of one part is told', async () => {
  const others = { ...offer, id: idOf(10), parts: [...offer.parts, { service: idOf(73), uses: 1 }] }
  const until = '2026-12-22T06:00:00.000Z'
  await render(
    <PackageOffers
      dietitian={{ ...page, packages: [{ id: idOf(11), service: follow, left: 2, uses: 5, until }] }}
    />,
    {
      path: `/patient/dietitians/${page.id}?tab=services`,
      answers: [answer(listOffers, { offers: [offer, others] })],
    },
  )
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'You have a package with one of these services.' })).toBeTruthy()
})

const bought: OwnPackage = {
  id: idOf(12),
  serviceName: 'First visit + 4 × Follow-up',
  otherServiceName: null,
  parts: [
    { service: first, serviceName: 'First visit', otherServiceName: null, uses: 1, left: 0 },
    { service: follow, serviceName: 'Follow-up', otherServiceName: null, uses: 4, left: 4 },
  ],
  uses: 5,
  days: 120,
  price: 780,
  comesBackUntil: 24,
  left: 4,
  boughtAt: '2026-11-20T06:00:00.000Z',
  expiresAt: '2027-03-20T06:00:00.000Z',
  endedAt: null,
  ending: null,
  dietitian: page.id,
  dietitianName: { name: 'Dr. Layla Al-Harbi', otherName: null },
  service: first,
  refund: 520,
  toCard: 520,
  each: [
    {
      part: 0,
      amount: 260,
      state: 'booked',
      appointment: { id: idOf(13), startsAt: '2026-11-25T06:00:00.000Z' },
    },
    ...Array.from({ length: 4 }, () => ({
      part: 1,
      amount: 130,
      state: 'ready' as const,
      appointment: null,
    })),
  ],
}

test('a bought package says which session is of which service, and books those that are left', async () => {
  await render(<OwnPackages afterPayment={() => null} />, {
    path: '/patient/packages',
    answers: [answer(listPackages, { packages: [bought] })],
  })
  expect(await screen.findByText('4 of 5 left')).toBeTruthy()
  const rows = screen.getAllByRole('listitem').slice(1).map(textOf)
  expect(rows[0]).toContain('First visit')
  expect(rows[0]).toContain('260.00 SAR')
  expect(rows[1]).toContain('Follow-up·Not booked yet')
  const book = screen.getByRole<HTMLAnchorElement>('link', { name: 'Book: Follow-up' })
  expect(book.pathname + book.search).toBe(`/patient/dietitians/${page.id}/book?service=${follow}`)
  expect(screen.queryByRole('link', { name: 'Book: First visit' })).toBeNull()
})
