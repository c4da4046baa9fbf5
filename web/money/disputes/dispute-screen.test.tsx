import { expect, test } from 'vitest'
import { markDisputeAnswered, readDispute, setAnswerDay } from '#contract/money/disputes.ts'
import { type EvidenceFile, listDisputeEvidence, removeEvidence } from '#contract/money/evidence.ts'
import { disputeWords } from '#copy/money/disputes.ts'
import { evidence } from '#copy/money/evidence.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { type Answer, answer, fail, refuse } from '#test/dom/server.ts'
import { disputePageView } from '#test/oversight/desk-views.ts'
import { DisputeScreen } from './dispute-screen.tsx'

const words = disputeWords.page
const path = `/admin/disputes/${idOf(2)}` as const
const file: EvidenceFile = {
  id: idOf(5),
  name: 'Letter.pdf',
  type: 'application/pdf',
  bytes: 4_096,
  at: '2026-11-21T06:00:00.000Z',
  by: { id: idOf(903), name: 'Noor', otherName: null },
}
const files = (list: EvidenceFile[] = [], mayChange = true) =>
  answer(listDisputeEvidence, { files: list, mayChange })
const show = (...answers: Answer[]) => render(<DisputeScreen />, { path, answers })
const shown = (facts = {}) => answer(readDispute, { dispute: disputePageView(facts) })

test('a dispute that fails to load can be loaded again, and a missing one leads back', async () => {
  const { user, server } = await show(fail(readDispute), files())
  expect(await screen.findByText(words.unread.en)).toBeTruthy()
  server.answer(refuse(readDispute, 'not_found'))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(words.missing.en)).toBeTruthy()
})

test('an assumed last day says so, and can be replaced by the day of the bank’s letter', async () => {
  const { user, server } = await show(shown(), files(), answer(setAnswerDay, { done: true }))
  expect(await screen.findByText(words.answer.assumed.en)).toBeTruthy()
  expect(screen.getByText('Answer by Friday 27 November')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: words.answer.save.en }))
  expect(await screen.findByText(words.answer.saved.en)).toBeTruthy()
  expect(server.sent(setAnswerDay)).toEqual([{ id: idOf(2), answerBy: '2026-11-27' }])
})

test('a day that has passed is marked as late', async () => {
  await show(shown({ answerBy: '2026-11-21', isDayNamed: true }), files())
  expect(await screen.findByText('The last day to answer was Saturday 21 November')).toBeTruthy()
})

test('once the evidence was sent, neither day nor button remain', async () => {
  const { user, server } = await show(shown(), files(), answer(markDisputeAnswered, { done: true }))
  const button = await screen.findByRole('button', { name: words.answer.mark.en })
  server.answer(shown({ answeredAt: '2026-11-22T06:00:00.000Z' }))
  await user.click(button)
  expect(await screen.findByText(words.answer.marked.en)).toBeTruthy()
  await expect.poll(() => screen.queryByRole('button', { name: words.answer.save.en })).toBeNull()
})

test('a decided dispute shows its files and lets nothing be changed', async () => {
  await show(shown({ state: 'won', endedAt: '2026-11-21T06:00:00.000Z' }), files([file], false))
  expect(await screen.findByText(words.answer.over.en)).toBeTruthy()
  expect(await screen.findByRole('link', { name: /Letter\.pdf/ })).toBeTruthy()
  expect(screen.queryByText(evidence.add.en)).toBeNull()
  expect(screen.queryByRole('button', { name: words.answer.mark.en })).toBeNull()
})

test('without files it says so', async () => {
  await show(shown(), files())
  expect(await screen.findByText(evidence.none.en)).toBeTruthy()
})

test('a file that cannot be removed says why', async () => {
  const { user, server } = await show(shown(), files([file]), refuse(removeEvidence, 'decided_already'))
  await user.click(await screen.findByRole('button', { name: /^Remove/ }))
  expect(await screen.findByText(evidence.failedToRemove.en)).toBeTruthy()
  expect(server.sent(removeEvidence)).toEqual([{ id: file.id }])
})

test('evidence that fails to load does not take the dispute away', async () => {
  await show(shown(), fail(listDisputeEvidence))
  expect(await screen.findByText(evidence.failed.en)).toBeTruthy()
  expect(screen.getByText('dispute_7')).toBeTruthy()
})
