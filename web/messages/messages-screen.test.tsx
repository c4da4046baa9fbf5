import { expect, test } from 'vitest'
import { type Conversation, listConversations, openConversation } from '#contract/messages.ts'
import { countUnread } from '#contract/waiting-messages.ts'
import { conversationList as words } from '#copy/messages/list.ts'
import { refusalWords } from '#copy/refusals.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
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

test('the dashboard’s link lists only patients whose message was read and not answered', async () => {
  await render(<MessagesScreen party="dietitian" />, {
    path: '/dietitian/messages?unanswered=1',
    answers: [
      answer(countUnread, { count: 1 }),
      answer(listConversations, {
        conversations: [
          conversation(1, 'Unread', { unreadCount: 1 }),
          conversation(2, 'Waits', {}),
          conversation(3, 'Answered', {}, { isOwn: true }),
          conversation(4, 'Long ago', {}, { at: '2026-11-10T06:00:00.000Z' }),
        ],
        after: null,
      }),
    ],
  })
  const list = within(await screen.findByRole('list', { name: words.list.en }))
  expect(list.getAllByRole('listitem').map(textOf)).toEqual([expect.stringContaining('Waits')])
  expect(screen.getByRole('button', { name: 'Unanswered' }).getAttribute('aria-pressed')).toBe('true')
})

const conversation = (
  number: number,
  name: string,
  facts: Partial<Conversation>,
  last: Partial<NonNullable<Conversation['lastMessage']>> = {},
): Conversation => ({
  id: idOf(number),
  participants: [idOf(902), idOf(number + 100)],
  contact: {
    id: idOf(number + 100),
    name,
    otherName: null,
    userType: 'patient',
    online: false,
    lastSeen: null,
    photoId: null,
  },
  lastMessage: {
    sequence: 3,
    senderId: idOf(number + 100),
    isOwn: false,
    content: 'May I eat dates?',
    fileType: null,
    at: '2026-11-21T06:00:00.000Z',
    takenBackAt: null,
    read: true,
    ...last,
  },
  unreadCount: 0,
  readUpTo: 3,
  otherReadUpTo: 3,
  mayWrite: true,
  ...facts,
})
