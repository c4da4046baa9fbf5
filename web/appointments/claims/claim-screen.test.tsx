import { expect, test } from 'vitest'
import {
  type AbsenceClaim,
  decideAbsenceClaim,
  readAbsenceClaim,
} from '#contract/appointments/absence-claims.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail, refuse } from '#test/dom/server.ts'
import { ClaimScreen } from './claim-screen.tsx'

const appointment = idOf(1)
const side = (number: number, name: string, says: AbsenceClaim['patient']['says']) => ({
  id: idOf(number),
  name,
  otherName: null,
  says,
  words: null,
  cameAt: null,
})
const claim = (facts: Partial<AbsenceClaim> = {}): AbsenceClaim => ({
  appointment,
  serviceName: 'Initial consultation',
  otherServiceName: null,
  startsAt: '2026-11-20T13:00:00.000Z',
  mode: 'video',
  inOurCall: true,
  paid: 150,
  openedBy: 'patient',
  openedAt: '2026-11-20T14:00:00.000Z',
  endsAt: '2026-11-22T14:00:00.000Z',
  patient: { ...side(901, 'Sara Al-Qahtani', 'dietitian_absent'), cameAt: '2026-11-20T13:01:00.000Z' },
  dietitian: side(902, 'Dr. Layla Al-Harbi', 'attended'),
  waitsForAdmins: true,
  decidedAs: null,
  decidedAt: null,
  ...facts,
})

const show = (...answers: Answer[]) =>
  render(<ClaimScreen evidence={(of) => <p>Evidence about {of}</p>} />, {
    path: `/admin/claims/${appointment}`,
    answers,
  })

test('a report that does not exist leads back to the list', async () => {
  await show(refuse(readAbsenceClaim, 'not_found'))
  expect(await screen.findByText('There is no such report')).toBeTruthy()
  const { pathname, search } = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Attendance' })
  expect(pathname + search).toBe('/admin/payouts?tab=attendance')
})

test('a report that cannot be loaded says so, and can be loaded again', async () => {
  const { user, server } = await show(fail(readAbsenceClaim))
  expect(await screen.findByText('The report could not be loaded')).toBeTruthy()
  server.answer(answer(readAbsenceClaim, { claim: claim() }))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(`Evidence about ${appointment}`)).toBeTruthy()
})

test('an admin sees what both sides and the call say, and must choose before deciding', async () => {
  const { user, server } = await show(
    answer(readAbsenceClaim, { claim: claim() }),
    answer(decideAbsenceClaim, { done: true }),
  )
  const row = await screen.findByRole('listitem')
  for (const text of [
    'Says the dietitian did not attend',
    'Says it took place',
    'Joined our video call',
    'Never joined our video call',
  ])
    expect(textOf(row)).toContain(text)
  await user.click(screen.getByRole('button', { name: /^Decide/ }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Who attended?' }))
  const save = asked.getByRole('button', { name: 'Save decision' })
  await user.click(save)
  expect(await asked.findByText('Required')).toBeTruthy()
  expect(server.sent(decideAbsenceClaim)).toEqual([])
  await user.click(asked.getByRole('radio', { name: /The dietitian did not attend/ }))
  server.answer(
    answer(readAbsenceClaim, {
      claim: claim({
        waitsForAdmins: false,
        decidedAs: 'dietitian_absent',
        decidedAt: '2026-11-22T06:00:00.000Z',
      }),
    }),
  )
  await user.click(save)
  expect(await screen.findByText(/Decided: the dietitian did not attend/)).toBeTruthy()
  expect(server.sent(decideAbsenceClaim)).toEqual([{ id: appointment, attendance: 'dietitian_absent' }])
  expect(screen.queryByRole('button', { name: /^Decide/ })).toBeNull()
})
