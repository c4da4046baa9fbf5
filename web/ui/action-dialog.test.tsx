import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { FormDialog } from './action-dialog.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

const word = (text: string) => ({ en: text, ar: text })
const words = { title: word('Rename'), confirm: word('Save'), busy: word('Saving...'), keep: word('Back') }

const show = async (
  state: { busy?: boolean; refused?: string; disabled?: boolean; cancels?: boolean } = {},
) => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const onClose = vi.fn()
  const onCancel = vi.fn()
  const { busy = false, refused = null, disabled = false, cancels = false } = state
  const { user } = await render(
    <FormDialog
      isOpen
      words={words}
      form={{ form: { onSubmit, noValidate: true }, busy, refused }}
      disabled={disabled}
      onClose={onClose}
      {...(cancels && { onCancel })}
    >
      <Field label="Name">
        <TextInput name="name" />
      </Field>
    </FormDialog>,
    { path: '/patient' },
  )
  await screen.findByRole('dialog', { name: 'Rename' })
  return { user, onSubmit, onClose, onCancel, press: (name: string) => user.click(button(name)) }
}

const button = (name: string) => screen.getByRole('button', { name })

test('the main button and the Enter key submit the form', async () => {
  const { user, press, onSubmit, onClose } = await show()
  await press('Save')
  await user.type(screen.getByLabelText('Name'), 'Sara{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(2)
  expect(onClose).not.toHaveBeenCalled()
})

test('while the form is being sent, the button says so and the dialog stays open', async () => {
  const { user, press, onSubmit, onClose } = await show({ busy: true })
  await press('Saving...')
  await press('Back')
  await press('Close')
  await user.keyboard('{Escape}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('each way to close it is reported', async () => {
  const { user, press, onClose } = await show()
  await press('Back')
  await press('Close')
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('a button that cancels in its own way also works while the form is being sent', async () => {
  const { press, onClose, onCancel } = await show({ busy: true, cancels: true })
  await press('Back')
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

test('a refusal is announced, and a form that is not ready cannot be sent', async () => {
  const { press, onSubmit } = await show({ refused: 'This name is taken.', disabled: true })
  expect((await screen.findByRole('alert')).textContent).toBe('This name is taken.')
  await press('Save')
  expect(onSubmit).not.toHaveBeenCalled()
})
