import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '#test/dom/render.tsx'
import { screen, within } from '#test/dom/screen.ts'
import { Dialog } from './dialog.tsx'
import { Sheet } from './sheet.tsx'
import { showToast } from './toast.ts'

test.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
] as const)('while a %s is open, news waits and an answer is shown', async (_, Window) => {
  function Opened() {
    const [isOpen, setOpen] = useState(true)
    return (
      <Window isOpen={isOpen} onOpenChange={setOpen} title="Change targets">
        <p>Energy</p>
      </Window>
    )
  }
  const { user } = await render(<Opened />, { path: '/patient' })
  const window = within(await screen.findByRole('dialog', { name: 'Change targets' }))
  showToast({ title: 'Appointment coming up' })
  showToast({ tone: 'success', title: 'Saved' })
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(screen.queryByText('Appointment coming up')).toBeNull()
  await user.click(window.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('Appointment coming up')).toBeTruthy()
})
