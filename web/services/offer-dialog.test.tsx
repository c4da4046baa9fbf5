import { expect, test, vi } from 'vitest'
import { addOffer, type OwnOffer, saveOffer } from '#contract/money/packages.ts'
import { readPlatformFee } from '#contract/platform/fee.ts'
import type { Service } from '#contract/services.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf } from '#test/dom/screen.ts'
import { type Answer, answer, pending } from '#test/dom/server.ts'
import { OfferDialog } from './offer-dialog.tsx'

const [first, follow, plan] = [
  service(1, 'First visit', 300),
  service(2, 'Follow-up', 150),
  service(3, 'Meal plan', 200),
]
const course: OwnOffer = {
  id: idOf(9),
  service: first.id,
  parts: [
    { service: first.id, uses: 1 },
    { service: follow.id, uses: 4 },
  ],
  uses: 5,
  days: 120,
  price: 780,
  saves: 120,
  comesBackUntil: 24,
  isShown: true,
}

test('a package combines several services, and the form counts what they cost one by one', async () => {
  const { user, fill, server, onClose } = await show(null, answer(addOffer, { offer: course }))
  await user.selectOptions(screen.getByLabelText('Service'), first.id)
  await fill(screen.getByLabelText('Appointments'), '1')
  await user.click(screen.getByRole('button', { name: 'Add another service' }))
  const second = screen.getByLabelText<HTMLSelectElement>('Service 2')
  expect(document.activeElement).toBe(second)
  expect(options(second), 'each service once').toEqual(['Choose a service', 'Follow-up', 'Meal plan'])
  await fill(screen.getByLabelText('Price of all of them'), '780')
  expect(screen.getByRole('button', { name: 'Save' }), 'a service is not chosen yet').toHaveProperty(
    'disabled',
    true,
  )
  await user.selectOptions(second, follow.id)
  await user.selectOptions(screen.getByLabelText('Appointments of service 2'), '4')
  expect(textOf(screen.getByRole('dialog'))).toContain('As single appointments they cost 900 SAR.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Package added')).toBeTruthy()
  expect(server.sent(addOffer)).toEqual([
    { service: first.id, uses: 1, also: [{ service: follow.id, uses: 4 }], days: 90, price: 780 },
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

test('a service is taken out of a package, which is then of one', async () => {
  const { user, fill, server } = await show(course, answer(saveOffer, { offer: course }))
  expect(screen.getByLabelText('Service')).toHaveProperty('disabled', true)
  expect(screen.getByLabelText('Service 2')).toHaveProperty('value', follow.id)
  await user.click(screen.getByRole('button', { name: 'Remove service 2' }))
  expect(screen.queryByLabelText('Service 2')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add another service' }))
  await fill(screen.getByLabelText('Appointments'), '3')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Package saved')).toBeTruthy()
  expect(server.sent(saveOffer)).toEqual([{ id: course.id, uses: 3, also: [], days: 120, price: 780 }])
})

test('a dietitian with one service combines nothing', async () => {
  await render(<OfferDialog offer={null} services={[first]} onClose={() => {}} />, {
    path: '/dietitian/services',
    answers: [pending(readPlatformFee)],
  })
  await screen.findByRole('dialog', { name: 'Add package' })
  expect(screen.queryByRole('button', { name: 'Add another service' })).toBeNull()
})

async function show(offer: OwnOffer | null, ...answers: readonly Answer[]) {
  const onClose = vi.fn()
  const shown = await render(
    <OfferDialog offer={offer} services={[first, follow, plan]} onClose={onClose} />,
    {
      path: '/dietitian/services',
      answers: [pending(readPlatformFee), ...answers],
    },
  )
  await screen.findByRole('dialog')
  return { ...shown, onClose }
}

const options = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text)

function service(number: number, name: string, price: number): Service {
  return {
    id: idOf(number),
    slug: `service-${number}`,
    name,
    otherName: null,
    description: name,
    otherDescription: null,
    duration: 30,
    price,
    platform: 'both',
    isInitial: false,
    isActive: true,
  }
}
