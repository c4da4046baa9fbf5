import { expect, test } from 'vitest'
import { defaultChoices, readContactChoices, saveContactChoices } from '#contract/notifications/choices.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, fail, pending } from '#test/dom/server.ts'
import { ContactSwitches } from './contact-switches.tsx'

const kept = answer(readContactChoices, { choices: defaultChoices, zone: 'Asia/Riyadh', hasPhone: true })
const show = (save: Parameters<typeof pending>[0], reply: typeof fail) =>
  render(<ContactSwitches party="patient" marketing={null} />, {
    path: '/patient/settings',
    answers: [kept, reply(save)],
  })
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked
const [updates, reminders] = ['SMS: Appointment updates', 'SMS: Reminders'] as const

test('a choice that the server refuses is reverted', async () => {
  const { user } = await show(saveContactChoices, fail)
  await user.click(await screen.findByRole('switch', { name: updates }))
  expect(await screen.findByText('Your choice could not be saved')).toBeTruthy()
  await expect.poll(() => isOn(updates)).toBe(true)
})

test('a switch pressed before the one beside it is saved is saved too', async () => {
  const { user, server } = await show(saveContactChoices, pending)
  await user.click(await screen.findByRole('switch', { name: updates }))
  await user.click(screen.getByRole('switch', { name: reminders }))
  expect([isOn(updates), isOn(reminders)]).toEqual([false, true])
  const choices = { ...defaultChoices, smsUpdates: false, smsReminders: true }
  server.answer(
    answer(saveContactChoices, ({ zone: _, ...choices }) => ({ choices })),
    answer(readContactChoices, { choices, zone: 'Asia/Riyadh', hasPhone: true }),
  )
  expect(await screen.findByText('Saved')).toBeTruthy()
  await expect.poll(() => server.sent(saveContactChoices).at(-1)).toMatchObject(choices)
  expect([isOn(updates), isOn(reminders)]).toEqual([false, true])
})
