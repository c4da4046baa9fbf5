import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { Field } from './field.tsx'
import { TimeInput } from './time-input.tsx'

const onValue = vi.fn()

function Example({ start }: { start: string }) {
  const [value, setValue] = useState(start)
  return (
    <Field label="Time">
      <TimeInput
        value={value}
        onValue={(next) => {
          onValue(next)
          setValue(next)
        }}
      />
    </Field>
  )
}

const show = async (start: string, language: 'en' | 'ar' = 'en') => {
  onValue.mockClear()
  const page = await render(<Example start={start} />, { path: '/dietitian/nutrition-plans', language })
  return { ...page, field: await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Time' }) }
}
const plain = (field: HTMLInputElement) => field.value.replaceAll('\u00a0', ' ')

test('a time is shown on the clock of the product', async () => {
  const { field } = await show('19:30')
  expect(plain(field)).toBe('7:30 pm')
  expect(field.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe('7:30 pm')
})

test('in Arabic too', async () => {
  expect(plain((await show('19:30', 'ar')).field)).toBe('7:30 م')
})

test('what is pasted in 24 hours counts once the field is left', async () => {
  const { user, field } = await show('07:00')
  await user.click(field)
  await user.clear(field)
  await user.paste('1930')
  expect(onValue).not.toHaveBeenCalled()
  await user.tab()
  expect(onValue.mock.calls).toEqual([['19:30']])
  expect(plain(field)).toBe('7:30 pm')
})

test('Enter takes what was typed, and the arrow keys move it by five minutes, past midnight too', async () => {
  const { user, field } = await show('23:55')
  await user.click(field)
  await user.keyboard('{ArrowUp}')
  expect(onValue).toHaveBeenLastCalledWith('00:00')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(onValue).toHaveBeenLastCalledWith('23:50')
  await user.clear(field)
  await user.keyboard('8:15 am{Enter}')
  expect(onValue).toHaveBeenLastCalledWith('08:15')
})

test('the field may be empty, and what is no time is marked and given to the form', async () => {
  const { user, field } = await show('07:00')
  await user.clear(field)
  await user.tab()
  expect(onValue).toHaveBeenLastCalledWith('')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  await user.click(field)
  await user.keyboard('noon')
  await user.tab()
  expect(onValue).toHaveBeenLastCalledWith('noon')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.value).toBe('noon')
})
