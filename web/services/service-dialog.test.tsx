import { expect, test, vi } from 'vitest'
import { readPlatformFee } from '#contract/platform/fee.ts'
import { addService } from '#contract/services.ts'
import { render } from '#test/dom/render.tsx'
import { screen, within } from '#test/dom/screen.ts'
import { pending, refuse } from '#test/dom/server.ts'
import { ServiceDialog } from './service-dialog.tsx'

const box = (name: string) => screen.getByRole('textbox', { name })
const show = async () => {
  const onClose = vi.fn()
  const shown = await render(
    <ServiceDialog service={{ price: 200, isInitial: true }} wording="services" onClose={onClose} />,
    {
      path: '/dietitian/services',
      answers: [pending(readPlatformFee), refuse(addService, 'practice_address_needed')],
    },
  )
  await screen.findByRole('dialog', { name: 'Add service' })
  return { ...shown, onClose }
}

test('a service in person leads to the missing address of the practice', async () => {
  const { user, fill, onClose } = await show()
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveProperty('disabled', true)
  expect(screen.queryByRole('alert')).toBeNull()
  await fill(box('Name'), 'First visit')
  await fill(box('Description'), 'We meet')
  await user.click(save)
  const refused = within(await screen.findByRole('alert'))
  expect(refused.getByText(/need the city and address of your practice/)).toBeTruthy()
  const link = refused.getByRole('link', { name: 'Add your practice address' })
  expect(link.getAttribute('href')).toBe('/dietitian/profile?tab=personal')
  expect(onClose).not.toHaveBeenCalled()
})

test('the button that cancels discards the draft, and closing the dialog keeps it', async () => {
  const first = await show()
  await first.fill(box('Name'), 'First visit')
  await first.user.click(screen.getByRole('button', { name: 'Close' }))
  expect(first.onClose).toHaveBeenCalledOnce()
  expect(box('Name')).toHaveProperty('value', 'First visit')
  await first.user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(first.onClose).toHaveBeenCalledTimes(2)
  expect(box('Name')).toHaveProperty('value', '')
})
