import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  type Application,
  applicationLists,
  approvePractice,
  listUpcoming,
  readApplication,
  reinstatePractice,
  rejectPractice,
  searchApplications,
  suspendPractice,
} from '#contract/oversight/practices.ts'
import { faultWords } from '#copy/faults.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import { rejectReasons } from '#copy/oversight/reasons.ts'
import { review } from '#copy/oversight/review.ts'
import { refusalWords } from '#copy/refusals.ts'
import { idOf } from '#test/dom/people.ts'
import { type Options, render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, refuse } from '#test/dom/server.ts'
import { applicationRowView, applicationView } from '#test/practices/application-views.ts'
import { DietitianDesk } from './dietitian-desk.tsx'

const read = (application: Application) => answer(readApplication, { application })
const decidedOnce = { approve: false, reject: false, suspend: false, reinstate: false }
const counts = Object.fromEntries(applicationLists.map((list) => [list, 1])) as Record<
  (typeof applicationLists)[number],
  number
>
const name = applicationView().name

const show = (answers: readonly Answer[], options: Partial<Options> = {}) =>
  render(<DietitianDesk />, {
    path: `/admin?tab=dietitians&list=waiting&dietitian=${idOf(91)}`,
    answers: [
      read(applicationView()),
      answer(listUpcoming, { count: 0, afterLicense: 0, upcoming: [] }),
      answer(searchApplications, { applications: [], after: null, counts }),
      ...answers,
    ],
    ...options,
  })
const dialog = async () => within(await screen.findByRole('alertdialog'))
const button = (text: string) => screen.findByRole('button', { name: text })
const press = async (user: UserEvent, text: string) => user.click(await button(text))
const listed = (label: string) => screen.findByRole('list', { name: label })

test('an application is rejected with a reason in both languages, and the next applicant is shown', async () => {
  const next = applicationView({ id: idOf(92), name: 'Huda Al-Ghamdi' })
  const [cannotBeRead] = rejectReasons
  const { user, server } = await show([
    answer(searchApplications, {
      applications: [applicationRowView({ id: next.id, name: next.name })],
      after: null,
      counts,
    }),
    answer(rejectPractice, () => {
      server.answer(read(next))
      return {
        application: applicationView({ status: 'rejected', submittedAt: null, may: decidedOnce }),
      }
    }),
  ])
  await press(user, 'Reject')
  const asked = await dialog()
  await user.click(asked.getByRole('button', { name: 'Reject' }))
  expect(await asked.findByText(faultWords.reason_required.en)).toBeTruthy()
  await user.click(asked.getByRole('button', { name: cannotBeRead?.label.en ?? '' }))
  await user.click(asked.getByRole('radio', { name: 'العربية' }))
  await user.click(asked.getByRole('button', { name: cannotBeRead?.label.en ?? '' }))
  const written = `${cannotBeRead?.inEnglish}\n${cannotBeRead?.inArabic}`
  expect(asked.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe(written)
  await user.click(asked.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText(decisions.reject.done(name).en)).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 3, name: next.name })).toBeTruthy()
  expect(new URLSearchParams(location.search).get('dietitian')).toBe(next.id)
  expect(server.sent(rejectPractice)).toEqual([
    { id: idOf(91), submittedAt: '2026-11-20T06:00:00.000Z', reason: written },
  ])
})

test('a decision that another admin has made meanwhile is reported and shown', async () => {
  const { user, server, fill } = await show([refuse(approvePractice, 'decided_already')])
  await fill(await screen.findByLabelText(review.license.number.en), '12-A-3456')
  await press(user, decisions.approve.button.en)
  const asked = await dialog()
  server.answer(
    read(
      applicationView({
        status: 'rejected',
        submittedAt: null,
        reason: 'The name differs.',
        may: decidedOnce,
      }),
    ),
  )
  await user.click(asked.getByRole('button', { name: decisions.approve.button.en }))
  expect(await screen.findByText(refusalWords.decided_already.en)).toBeTruthy()
  expect((await screen.findAllByText('The name differs.')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(server.sent(approvePractice)).toEqual([
    {
      id: idOf(91),
      submittedAt: '2026-11-20T06:00:00.000Z',
      licenseNumber: '12-A-3456',
      licensedUntil: '2031-05-01',
    },
  ])
})

test('a dietitian is suspended with a reason and reinstated', async () => {
  const approved = applicationView({
    status: 'approved',
    submittedAt: null,
    licenseNumber: '12-A-3456',
    licensedUntil: '2031-05-01',
    may: { ...decidedOnce, suspend: true },
  })
  const { user, server } = await show([
    read(approved),
    answer(suspendPractice, ({ reason }) => ({
      application: applicationView({
        ...approved,
        status: 'suspended',
        reason,
        may: { ...decidedOnce, reinstate: true },
      }),
    })),
    answer(reinstatePractice, { application: approved }),
  ])
  await press(user, 'Suspend')
  const asked = await dialog()
  await user.click(asked.getByRole('button', { name: 'Complaint' }))
  await user.click(asked.getByRole('button', { name: 'Suspend' }))
  expect(await screen.findByText(decisions.suspend.done(name).en)).toBeTruthy()
  expect((await screen.findAllByText(/We have received a complaint/)).length).toBeGreaterThan(0)
  expect(server.sent(suspendPractice)).toMatchObject([{ id: idOf(91) }])
  await press(user, 'Reinstate')
  expect(await screen.findByText(decisions.reinstate.done(name).en)).toBeTruthy()
  expect(await button('Suspend')).toBeTruthy()
})

test.each(['en', 'ar'] as const)('what changes stands beside what was verified, in %s', async (language) => {
  const changes = [{ fact: 'name' as const, verified: 'Amal Al-Zahrani', stated: 'Amal Saleh Al-Zahrani' }]
  await show([read(applicationView({ status: 'approved', changes }))], { language })
  const list = textOf(await listed(review.license.changes[language]))
  expect(list).toContain('Amal Al-Zahrani')
  expect(list).toContain('Amal Saleh Al-Zahrani')
})

test('an application that was rejected before shows why, and who decided', async () => {
  const at = '2026-11-20T06:00:00.000Z'
  await show([
    read(
      applicationView({
        reason: 'Page two is missing.',
        history: [
          { kind: 'practice.submitted', at, by: null, reason: null },
          { kind: 'practice.rejected', at, by: 'Noor', reason: 'Page two is missing.' },
        ],
      }),
    ),
  ])
  expect(await screen.findByText(review.reason.before.en)).toBeTruthy()
  const history = within(screen.getByRole('region', { name: review.history.title.en }))
  const [first, second] = history.getAllByRole('listitem').map(textOf)
  expect(first).toContain('Submitted')
  expect(second).toContain('by Noor')
})

test('an application that does not exist says so', async () => {
  await show([refuse(readApplication, 'not_found')])
  expect(await screen.findByText(review.gone.title.en)).toBeTruthy()
})
