import { expect, test } from 'vitest'
import { listMyServices, type Service, saveService } from '#contract/services.ts'
import { services as words } from '#copy/services.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, refuse } from '#test/dom/server.ts'
import { useRead } from '#web/app/query.ts'
import { ServiceRow } from './service-row.tsx'

const service: Service = {
  id: idOf(7),
  slug: 'follow-up',
  name: 'Follow-up',
  otherName: null,
  description: 'How it went.',
  otherDescription: null,
  duration: 30,
  price: 150,
  platform: 'zoom',
  isInitial: false,
  isActive: true,
}

function Rows() {
  const { data } = useRead(listMyServices, {})
  return data?.services.map((each) => (
    <ServiceRow key={each.id} service={each} onEdit={() => {}} onRemove={() => {}} />
  ))
}

test('a switch that the server refuses is reverted', async () => {
  const { user } = await render(<Rows />, {
    path: '/dietitian/services',
    answers: [
      answer(listMyServices, { services: [service], startPrice: 150 }),
      refuse(saveService, 'not_found'),
    ],
  })
  const isActive = await screen.findByRole<HTMLInputElement>('switch', {
    name: words.row.activeNamed(service.name).en,
  })
  await user.click(isActive)
  expect(await screen.findByText('The service could not be changed')).toBeTruthy()
  await expect.poll(() => isActive.checked).toBe(true)
})
