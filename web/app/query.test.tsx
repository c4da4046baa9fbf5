import { expect, test } from 'vitest'
import { readOnboarding } from '#contract/onboarding.ts'
import { readPhone, savePhone } from '#contract/profiles.ts'
import { listTickets, readTicket } from '#contract/support/own.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, refuse } from '#test/dom/server.ts'
import { announce } from '#test/dom/socket.ts'
import { ticketSummary, ticketView } from '#test/support/ticket-views.ts'
import { useForm } from '#web/lib/form.ts'
import { useReadPages } from '#web/lib/read-pages.ts'
import { queryClient, useChange, useRead } from './query.ts'

const earlier = '+966500000001'
const later = '+966500000002'

const answers = [
  answer(readPhone, { phone: earlier }),
  answer(readOnboarding, { onboarding: { step: 1, completedAt: null } }),
]

/** A number, another read that has nothing to do with it, and a button that changes the number. */
function Phone({ onDone = () => {} }: { onDone?: (saved: { phone: string | null }) => void }) {
  const { data } = useRead(readPhone, {})
  useRead(readOnboarding, {})
  const { mutate } = useChange(savePhone, { onDone })
  return (
    <>
      <p>{data?.phone}</p>
      <button type="button" onClick={() => mutate({ phone: later })}>
        Save
      </button>
    </>
  )
}

test('after a change the reads about what it touches are asked again, and no others', async () => {
  const { user, server } = await render(<Phone />, { path: '/patient/settings', answers })
  await screen.findByText(earlier)
  server.answer(answer(savePhone, { phone: later }), answer(readPhone, { phone: later }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(later)).toBeTruthy()
  expect(server.sent(readPhone)).toHaveLength(2)
  expect(server.sent(readOnboarding)).toHaveLength(1)
})

test('a read that the answer of the change was written into is not asked again', async () => {
  const keep = (saved: { phone: string | null }) => queryClient.setQueryData([readPhone.path, {}], saved)
  const { user, server } = await render(<Phone onDone={keep} />, { path: '/patient/settings', answers })
  await screen.findByText(earlier)
  server.answer(answer(savePhone, { phone: later }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(later)).toBeTruthy()
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expect(server.sent(readPhone)).toHaveLength(1)
})

test('a change that is refused has touched nothing', async () => {
  const { user, server } = await render(<Phone />, { path: '/patient/settings', answers })
  await screen.findByText(earlier)
  server.answer(refuse(savePhone, 'rate_limited'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => server.sent(savePhone)).toHaveLength(1)
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expect(server.sent(readPhone)).toHaveLength(1)
})

function PhoneForm() {
  const { data } = useRead(readPhone, {})
  const { form, control } = useForm({
    bind: async () => ({ route: savePhone, schema: savePhone.body }),
    start: { phone: later },
    onDone: () => {},
  })
  return (
    <form {...form}>
      <p>{data?.phone}</p>
      <input {...control('phone')} />
      <button type="submit">Save</button>
    </form>
  )
}

test('a form that was sent does the same', async () => {
  const { user, server } = await render(<PhoneForm />, { path: '/patient/settings', answers })
  await screen.findByText(earlier)
  server.answer(answer(savePhone, { phone: later }), answer(readPhone, { phone: later }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(later)).toBeTruthy()
  expect(server.sent(readPhone)).toHaveLength(2)
})

function Tickets() {
  useRead(readTicket, { id: idOf(1) }, { isLive: false })
  useReadPages(listTickets, {})
  const { data } = useRead(readPhone, {})
  return <p>{data?.phone}</p>
}

test('a change that the server announces refreshes the reads about it, unless they stay as they were', async () => {
  const { server } = await render(<Tickets />, {
    path: '/patient/support',
    answers: [
      ...answers,
      answer(listTickets, { tickets: [ticketSummary()], after: null }),
      answer(readTicket, { ticket: ticketView() }),
    ],
  })
  await screen.findByText(earlier)
  await announce({ topic: 'tickets', id: idOf(1) })
  await expect.poll(() => server.sent(listTickets)).toHaveLength(2)
  expect(server.sent(readTicket)).toHaveLength(1)
  expect(server.sent(readPhone)).toHaveLength(1)
})
