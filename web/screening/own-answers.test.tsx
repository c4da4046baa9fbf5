import { expect, test } from 'vitest'
import { listOwnQuestionnaires } from '#contract/screening/own.ts'
import {
  type AnsweredQuestionnaire,
  readPatientQuestionnaire,
  saveAnswer,
  sendOwnQuestionnaire,
  sendQuestionnaire,
} from '#contract/screening/questionnaires.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, refuse } from '#test/dom/server.ts'
import { AnswersDialog } from './answers-dialog.tsx'
import { QuestionSteps } from './question-steps.tsx'
import { SendDialog } from './send-dialog.tsx'

const layla = sessionOf('dietitian').user
const asked: AnsweredQuestionnaire['asked'] = [
  { text: 'ماذا تشرب؟', kind: 'choices', options: ['ماء', 'كرك', 'قهوة'], isOptional: false },
  { text: 'Do you cook?', kind: 'yes_no', options: [], isOptional: false },
  { text: 'What else?', kind: 'short', options: [], isOptional: true },
]
const questionnaire: AnsweredQuestionnaire = {
  id: idOf(7),
  instrument: 'own',
  title: 'First visit',
  version: '1',
  answeredBy: 'patient',
  dietitian: { id: layla.id, name: layla.name, otherName: layla.otherName },
  sentAt: '2026-11-20T09:00:00.000Z',
  answeredAt: null,
  isBegun: false,
  isShared: true,
  result: null,
  isUnreadable: false,
  may: { answer: true, remove: true },
  answers: [],
  asked,
}

test('a patient answers several choices, yes or no, and skips what is optional', async () => {
  const { user, server } = await render(<QuestionSteps questionnaire={questionnaire} onSent={() => {}} />, {
    path: `/patient/questionnaires/${questionnaire.id}`,
    answers: [answer(saveAnswer, { savedAt: '2026-11-22T09:00:00.000Z' })],
  })
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Please answer this question.')).toBeTruthy()
  expect(screen.getByText('ماذا تشرب؟').getAttribute('lang')).toBe('ar')
  await user.click(screen.getByRole('checkbox', { name: 'قهوة' }))
  await user.click(screen.getByRole('checkbox', { name: 'ماء' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: 'Skip' }))
  expect(await screen.findByRole('heading', { name: 'Check your answers' })).toBeTruthy()
  expect(screen.getByText('Not answered')).toBeTruthy()
  await expect
    .poll(() => server.sent(saveAnswer))
    .toEqual([
      { id: questionnaire.id, question: 'q1', value: 'قهوة' },
      { id: questionnaire.id, question: 'q1', value: 'ماء\nقهوة' },
      { id: questionnaire.id, question: 'q2', value: 'yes' },
    ])
})

test('the dietitian reads the questions as they were asked, with the answers', async () => {
  const answered = {
    ...questionnaire,
    answeredAt: '2026-11-21T09:00:00.000Z',
    may: { answer: false, remove: false },
    answers: [
      { question: 'q1', value: 'ماء\nقهوة' },
      { question: 'q2', value: 'no' },
    ] as AnsweredQuestionnaire['answers'],
  }
  await render(<AnswersDialog patient={idOf(3)} questionnaire={answered} onClose={() => {}} />, {
    path: '/dietitian/patients',
    answers: [answer(readPatientQuestionnaire, { questionnaire: answered })],
  })
  expect(await screen.findByText('ماذا تشرب؟')).toBeTruthy()
  expect(screen.getByText(/ماء\s+قهوة/)).toBeTruthy()
  expect(screen.getByText('No')).toBeTruthy()
  expect(screen.getByText('Not answered')).toBeTruthy()
})

test('own questions are offered beneath the others, and one that waits already is refused with a reason', async () => {
  const own = { id: idOf(9), version: 1, title: 'First visit', questions: asked, services: [] }
  const { user, server } = await render(<SendDialog patient={idOf(3)} onClose={() => {}} />, {
    path: '/dietitian/patients',
    answers: [
      answer(listOwnQuestionnaires, { questionnaires: [own] }),
      refuse(sendOwnQuestionnaire, 'questionnaire_is_open'),
    ],
  })
  await user.click(await screen.findByRole('radio', { name: /First visit/ }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(server.sent(sendOwnQuestionnaire)).toEqual([{ patient: idOf(3), own: own.id }])
  expect(server.sent(sendQuestionnaire)).toEqual([])
})
