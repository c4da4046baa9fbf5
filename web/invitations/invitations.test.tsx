import { expect, test } from 'vitest'
import { readInvitation } from '#contract/invitation-links.ts'
import {
  acceptInvitation,
  endConnection,
  type Invitations,
  inviteByEmail,
  readInvitationAsPatient,
  readInvitations,
  renewInvitationLink,
  withdrawInvitation,
} from '#contract/invitations.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { answer, fail, pending, refuse } from '#test/dom/server.ts'
import { AcceptScreen } from './accept-screen.tsx'
import { InvitationPage } from './invitation-page.tsx'
import { InvitationsScreen } from './invitations-screen.tsx'

const token = 'B'.repeat(43)
const page = '/dietitian/patients/invitations'
const nothing: Invitations = { mayInvite: true, link: null, ownFeePercent: 0, invited: [], connected: [] }
const dietitian = {
  id: idOf(7),
  name: 'Dr. Layla Hassan',
  otherName: 'د. ليلى حسن',
  title: 'Dietitian',
  otherTitle: null,
}

test('a dietitian without invitations makes a link, which can be copied and is there as a code', async () => {
  const { user, server } = await render(<InvitationsScreen />, {
    path: page,
    answers: [answer(readInvitations, nothing), answer(renewInvitationLink, { ...nothing, link: token })],
  })
  expect(await screen.findByText('Nobody has accepted an invitation yet.')).toBeTruthy()
  expect(
    screen.getByText('The platform takes no fee from patients who join by your invitation.'),
  ).toBeTruthy()
  server.answer(answer(readInvitations, { ...nothing, link: token }))
  await user.click(screen.getByRole('button', { name: 'Create a link' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Invitation link' })
  expect(new URL(field.value).search).toBe(`?token=${token}`)
  expect(await screen.findByRole('img', { name: 'QR code of your invitation link' })).toBeTruthy()
})

test('a page of invitations that fails to load says so, and waits without promising anything', async () => {
  const { user, server } = await render(<InvitationsScreen />, {
    path: page,
    answers: [fail(readInvitations)],
  })
  expect(await screen.findByText('The invitations could not be loaded')).toBeTruthy()
  server.answer(pending(readInvitations))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.queryByText('Nobody has accepted an invitation yet.')).toBeNull()
  server.answer(answer(readInvitations, nothing))
  expect(await screen.findByText('Nobody has accepted an invitation yet.')).toBeTruthy()
})

test('a link is replaced only after its consequences were read', async () => {
  const { user, server } = await render(<InvitationsScreen />, {
    path: page,
    answers: [
      answer(readInvitations, { ...nothing, link: token }),
      answer(renewInvitationLink, { ...nothing, link: 'C'.repeat(43) }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'New link' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Replace the link?' })
  expect(server.sent(renewInvitationLink)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Replace' }))
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  expect(server.sent(renewInvitationLink)).toHaveLength(1)
})

test('addresses are checked before they are sent, and a refusal keeps them', async () => {
  const { user, server, fill } = await render(<InvitationsScreen />, {
    path: page,
    answers: [answer(readInvitations, nothing), refuse(inviteByEmail, 'not_listed')],
  })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Email addresses' })
  await fill(field, 'nouf@example.sa, somebody')
  await user.click(screen.getByRole('button', { name: 'Send invitations' }))
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(server.sent(inviteByEmail)).toEqual([])
  await fill(field, 'nouf@example.sa')
  await user.click(screen.getByRole('button', { name: 'Send invitations' }))
  expect(await screen.findByText(/You cannot accept bookings/)).toBeTruthy()
  expect(field.value).toBe('nouf@example.sa')
})

test('whoever was invited can be uninvited, and whoever came is written to or booked for', async () => {
  const { user, server } = await render(<InvitationsScreen />, {
    path: page,
    answers: [
      answer(readInvitations, {
        ...nothing,
        ownFeePercent: 5,
        invited: [{ id: idOf(1), email: 'nouf@example.sa', sentAt: '2026-11-20T09:00:00.000Z' }],
        connected: [
          {
            id: idOf(2),
            name: 'Sara',
            otherName: null,
            connectedAt: '2026-11-19T09:00:00.000Z',
            isOwn: true,
          },
        ],
      }),
      answer(withdrawInvitation, nothing),
    ],
  })
  const row = await screen.findByRole('list', { name: 'Connected' })
  expect(textOf(row)).toContain('Own patient')
  expect(within(row).getByRole<HTMLAnchorElement>('link', { name: 'Message' }).search).toBe(
    `?patient=${idOf(2)}`,
  )
  await user.click(screen.getByRole('button', { name: /Withdraw the invitation to/ }))
  expect(await screen.findByText('Invitation withdrawn')).toBeTruthy()
  expect(server.sent(withdrawInvitation)).toEqual([{ id: idOf(1) }])
})

test('a dietitian whom patients cannot find is told why there is nothing to send', async () => {
  await render(<InvitationsScreen />, {
    path: page,
    answers: [answer(readInvitations, { ...nothing, mayInvite: false })],
  })
  expect(await screen.findByText(/once your practice is verified/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create a link' })).toBeNull()
})

test('a patient reads what accepting means, accepts, and can end the connection', async () => {
  const { user, server } = await render(<AcceptScreen />, {
    path: `/patient/invitation?token=${token}`,
    answers: [
      answer(readInvitationAsPatient, { dietitian, isConnected: false }),
      answer(acceptInvitation, { dietitian, isConnected: true }),
      answer(endConnection, { done: true }),
    ],
  })
  expect(await screen.findByText(/nothing about your health is/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }))
  const book = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Book an appointment' })
  expect(book.pathname).toBe(`/patient/dietitians/${idOf(7)}/book`)
  await user.click(screen.getByRole('button', { name: 'End the connection' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }))
  expect(await screen.findByText('Connection ended')).toBeTruthy()
  expect(server.sent(endConnection)).toEqual([{ id: idOf(7) }])
})

test('in Arabic an invitation that no longer works says what to do', async () => {
  await render(<AcceptScreen />, {
    path: `/patient/invitation?token=${token}`,
    language: 'ar',
    answers: [refuse(readInvitationAsPatient, 'not_found')],
  })
  expect(await screen.findByRole('heading', { name: 'هذه الدعوة لا تعمل' })).toBeTruthy()
})

test('a visitor learns who invites, and comes back to the invitation after registering or signing in', async () => {
  await render(<InvitationPage />, {
    path: `/invitation?token=${token}`,
    answers: [answer(readInvitation, { dietitian, isMailed: true })],
  })
  expect(await screen.findByRole('heading', { name: /Dr. Layla Hassan/ })).toBeTruthy()
  for (const name of ['Create an account', 'I have an account'])
    expect(
      new URLSearchParams(screen.getByRole<HTMLAnchorElement>('link', { name }).search).get('redirectTo'),
    ).toBe(`/patient/invitation?token=${token}`)
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'No more invitations' }).pathname).toBe(
    '/invitation/refuse',
  )
})

test('an invitation that could not be loaded can be loaded again', async () => {
  const { user, server } = await render(<InvitationPage />, {
    path: `/invitation?token=${token}`,
    answers: [fail(readInvitation)],
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  server.answer(answer(readInvitation, { dietitian, isMailed: false }))
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Create an account' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'No more invitations' })).toBeNull()
})
