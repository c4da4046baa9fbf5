import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { listNotifications, type Notification, readNotification } from '#contract/notifications/list.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer } from '#test/dom/server.ts'
import { announce } from '#test/dom/socket.ts'
import { useMarkOnScreen } from '#web/lib/on-screen.ts'
import { countUnread } from './stored-list.ts'
import { syncList } from './sync-list.ts'

const ofTicket: Notification = {
  sequence: 5,
  kind: 'ticket.answered',
  side: null,
  subject: idOf(1),
  dietitian: null,
  startsAt: null,
  at: '2026-11-22T05:30:00.000Z',
  isRead: false,
}
const listed = answer(listNotifications, {
  notifications: [ofTicket],
  hasMore: false,
  last: 5,
  clearedTo: 0,
  present: [5],
  unread: [5],
})
const session = { ...sessionOf('patient'), lastNotification: 5 }

test('the notification about the ticket on the screen is read without a press, and shows no toast', async () => {
  const { server } = await render(<OpenTicket />, {
    path: `/patient/support/${idOf(1)}`,
    session,
    answers: [listed, answer(readNotification, { last: 6 })],
  })
  await expect.poll(() => server.sent(readNotification)).toEqual([{ sequence: 5 }])
  expect(screen.queryByText('Answer from the Support Team')).toBeNull()
})

test('a notification about another ticket shows a toast and stays unread', async () => {
  const { server } = await render(<OpenTicket id={idOf(2)} />, {
    path: `/patient/support/${idOf(2)}`,
    session,
    answers: [listed],
  })
  expect(await screen.findByText('Answer from the Support Team')).toBeTruthy()
  expect(server.sent(readNotification)).toEqual([])
})

test('people who wait for a call get no reminder of it, but are told that it is cancelled', async () => {
  const ofCall = { ...ofTicket, side: 'patient', startsAt: '2026-11-22T10:00:00.000Z' } as const
  await render(<OpenTicket />, {
    path: `/call/${idOf(1)}`,
    session,
    answers: [
      answer(listNotifications, {
        notifications: [
          { ...ofCall, kind: 'appointment.reminder_due' },
          { ...ofCall, sequence: 6, kind: 'appointment.cancelled' },
        ],
        hasMore: false,
        last: 6,
        clearedTo: 0,
        present: [5, 6],
        unread: [5, 6],
      }),
    ],
  })
  expect(await screen.findByText('Appointment cancelled')).toBeTruthy()
  expect(screen.queryByText('Appointment coming up')).toBeNull()
})

test('a request that was answered meanwhile vanishes from the list, with its toast', async () => {
  const asked = {
    ...ofTicket,
    kind: 'appointment.requested',
    side: 'dietitian',
    startsAt: '2026-11-25T06:00:00.000Z',
  } as const
  const { server } = await render(<OpenTicket id={idOf(2)} />, {
    path: '/dietitian/dashboard',
    session,
    answers: [
      answer(listNotifications, {
        notifications: [asked],
        hasMore: false,
        last: 5,
        clearedTo: 0,
        present: [5],
        unread: [5],
      }),
    ],
  })
  expect(await screen.findByText('New appointment request')).toBeTruthy()
  expect(countUnread(session.user.id)).toBe(1)
  server.answer(
    answer(listNotifications, {
      notifications: [],
      hasMore: false,
      last: 6,
      clearedTo: 0,
      present: [],
      unread: [],
    }),
  )
  await announce({ topic: 'notifications', sequence: 6 })
  await expect.poll(() => screen.queryByText('New appointment request')).toBeNull()
  expect(countUnread(session.user.id)).toBe(0)
})

function OpenTicket({ id = idOf(1) }: { id?: string }) {
  useMarkOnScreen(id)
  useEffect(
    () =>
      syncList({
        person: session.user.id,
        role: 'patient',
        language: 'en',
        last: session.lastNotification,
        signedInAt: session.startedAt,
        go: () => {},
      }),
    [],
  )
  return null
}
