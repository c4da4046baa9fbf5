import { expect, test } from 'vitest'
import { listConversations, openConversation } from '#contract/messages.ts'
import { countUnread } from '#contract/waiting-messages.ts'
import { conversationList as words } from '#copy/messages/list.ts'
import { refusalWords } from '#copy/refusals.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf } from '#test/dom/screen.ts'
import { answer, refuse } from '#test/dom/server.ts'
import { MessagesScreen } from './messages-screen.tsx'

test('a patient cannot write to a dietitian without an appointment, and is offered a booking', async () => {
  const stranger = idOf(7)
  await render(<MessagesScreen party="patient" />, {
    path: `/patient/messages?dietitian=${stranger}`,
    answers: [
      answer(countUnread, { count: 0 }),
      answer(listConversations, { conversations: [], after: null }),
      refuse(openConversation, 'no_appointment_between'),
    ],
  })
  expect(await screen.findByRole('heading', { name: words.cannot.title.en })).toBeTruthy()
  expect(textOf(screen.getByRole('alert'))).toContain(refusalWords.no_appointment_between.en)
  const book = screen.getByRole<HTMLAnchorElement>('link', { name: words.cannot.book.en })
  expect(book.pathname).toBe(`/patient/dietitians/${stranger}/book`)
})
