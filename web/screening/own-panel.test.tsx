import { expect, test } from 'vitest'
import {
  addOwnQuestionnaire,
  changeOwnQuestionnaire,
  chooseQuestionnaireServices,
  listOwnQuestionnaires,
  type OwnQuestionnaire,
  removeOwnQuestionnaire,
} from '#contract/screening/own.ts'
import { listMyServices, type Service } from '#contract/services.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail, pending, refuse } from '#test/dom/server.ts'
import { OwnQuestionnaires } from './own-panel.tsx'

const first: OwnQuestionnaire = {
  id: idOf(1),
  version: 3,
  title: 'أسئلة الزيارة الأولى',
  questions: [
    { text: 'Do you cook?', kind: 'yes_no', options: [], isOptional: false },
    { text: 'What do you drink?', kind: 'choices', options: ['Water', 'Karak'], isOptional: true },
  ],
  services: [idOf(5)],
}
const initial: Service = {
  id: idOf(5),
  slug: 'initial',
  name: 'Initial consultation',
  otherName: null,
  description: 'An hour.',
  otherDescription: null,
  duration: 60,
  price: 200,
  platform: 'both',
  isActive: true,
  isInitial: true,
}

test('a questionnaire is written with the keyboard in view: added, moved, duplicated, removed and saved', async () => {
  const { user, server, fill } = await show(listed(), answer(addOwnQuestionnaire, { questionnaire: first }))
  expect(await screen.findByText('No questionnaires yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'New questionnaire' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Write a title of 2 to 80 characters.')).toBeTruthy()
  expect(screen.getByText('Write the question.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))

  await fill(screen.getByLabelText('Title'), 'First visit')
  const texts = () => screen.getAllByLabelText<HTMLTextAreaElement>('Question')
  await fill(at(texts(), 0), 'Who cooks?')
  await user.click(screen.getByRole('button', { name: 'Add question' }))
  expect(document.activeElement).toBe(texts()[1])
  await fill(at(texts(), 1), 'What do you drink?')
  await user.selectOptions(at(screen.getAllByLabelText('Answer'), 1), 'Several choices')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Write 2 to 12 different choices/)).toBeTruthy()
  await fill(screen.getByLabelText('Choices, one per line'), 'Water\nKarak')

  const up = screen.getByRole('button', { name: label('Move up', 'Question 2') })
  up.focus()
  await user.keyboard('{Enter}')
  expect(texts().map(({ value }) => value)).toEqual(['What do you drink?', 'Who cooks?'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: label('Move up', 'Question 1') }))
  expect(screen.getByText('Now question 1 of 2')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: label('Duplicate', 'Question 2') }))
  expect(texts().map(({ value }) => value)).toEqual(['What do you drink?', 'Who cooks?', 'Who cooks?'])
  await user.click(screen.getByRole('button', { name: label('Remove', 'Question 3') }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Questionnaire saved')).toBeTruthy()
  expect(server.sent(addOwnQuestionnaire)).toEqual([
    {
      title: 'First visit',
      questions: [
        { text: 'What do you drink?', kind: 'choices', options: ['Water', 'Karak'], isOptional: false },
        { text: 'Who cooks?', kind: 'short', options: [], isOptional: false },
      ],
    },
  ])
})

test('the preview shows the questions in the fields of patients, and editing goes on where it was', async () => {
  const { user } = await show(listed(first))
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  expect(await screen.findByRole('radio', { name: 'Yes' })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Karak' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Karak' }).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Back to editing' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe(first.title)
})

test('closing asks before anything written is lost', async () => {
  const { user, fill } = await show(listed(first))
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  await fill(await screen.findByLabelText('Title'), 'First')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Continue editing' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('First')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await expect.poll(() => screen.queryByLabelText('Title')).toBeNull()
})

test('what somebody else changed meanwhile is not overwritten', async () => {
  const { user, server } = await show(listed(first), refuse(changeOwnQuestionnaire, 'changed_meanwhile'))
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/was changed elsewhere/)).toBeTruthy()
  expect(server.sent(changeOwnQuestionnaire)).toMatchObject([{ id: first.id, version: 3 }])
})

test('its services are chosen, and named in the list', async () => {
  const { user, server } = await show(
    listed(first),
    answer(chooseQuestionnaireServices, { questionnaire: { ...first, services: [] } }),
  )
  expect(await screen.findByText(/Sent with bookings of .*Initial consultation/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^With bookings/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Initial consultation' }))
  server.answer(listed({ ...first, services: [] }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Not sent with bookings/)).toBeTruthy()
  expect(server.sent(chooseQuestionnaireServices)).toEqual([{ id: first.id, services: [] }])
})

test('while the list is loading its heading and rows without text are there', async () => {
  const { server } = await show(pending(listOwnQuestionnaires))
  expect(await screen.findByRole('heading', { name: 'Questionnaires' })).toBeTruthy()
  expect(screen.getByText('Loading...')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'New questionnaire' })).toBeNull()
  server.answer(listed(first))
  expect(await screen.findByRole('button', { name: 'New questionnaire' })).toBeTruthy()
})

test('a questionnaire is deleted after a question, and a list that fails to load can be loaded again', async () => {
  const { user, server } = await show(
    fail(listOwnQuestionnaires),
    answer(removeOwnQuestionnaire, { done: true }),
  )
  expect(await screen.findByText('Failed to load your questionnaires')).toBeTruthy()
  server.answer(listed(first))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await user.click(await screen.findByRole('button', { name: /^Delete/ }))
  const question = await screen.findByRole('alertdialog')
  server.answer(listed())
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Questionnaire deleted')).toBeTruthy()
  expect(await screen.findByText('No questionnaires yet')).toBeTruthy()
})

function show(...answers: readonly Answer[]) {
  return render(<OwnQuestionnaires />, {
    path: '/dietitian/services',
    answers: [answer(listMyServices, { services: [initial], startPrice: 200 }), ...answers],
  })
}
const listed = (...questionnaires: OwnQuestionnaire[]) => answer(listOwnQuestionnaires, { questionnaires })
/** The names of buttons isolate what they are about. */
const label = (what: string, question: string) => `${what}: \u2068${question}\u2069`
function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place]
  if (item === undefined) throw new Error(`there is no item ${place}`)
  return item
}
