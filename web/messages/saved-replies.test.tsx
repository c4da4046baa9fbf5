import { useRef } from 'react'
import { expect, test } from 'vitest'
import {
  addSavedReply,
  changeSavedReply,
  listSavedReplies,
  removeSavedReply,
  type SavedReply,
} from '#contract/saved-replies.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail, refuse } from '#test/dom/server.ts'
import { Composer } from './composer.tsx'
import type { Named } from './saved-replies-dialog.tsx'

const sara: Named = { name: 'Sara Al-Qahtani', otherName: 'سارة القحطاني' }
const fasting = reply(1, 'Fasting', 'Dear {name}, please come fasting.')
const praise = reply(2, 'تهنئة', 'أحسنتِ يا {الاسم}!')

test('a reply is inserted where the caret is, with the first name in the script of the reply', async () => {
  const sent: (string | null)[] = []
  const { user } = await show({ onSend: (text) => sent.push(text) }, listed(fasting, praise))
  const box = screen.getByLabelText<HTMLTextAreaElement>('Your message')
  await user.type(box, 'Good morning. See you.')
  box.setSelectionRange(14, 14)
  await user.click(await option(/^Saved replies$/))
  await user.click(await option(/^Fasting/))
  await expect.poll(() => box.value).toBe('Good morning. Dear Sara, please come fasting.See you.')
  expect(box.selectionStart).toBe(14 + 'Dear Sara, please come fasting.'.length)
  expect(sent, 'nothing is sent before the dietitian sends it').toEqual([])

  await user.click(await option(/^Saved replies$/))
  await user.click(await option(/^تهنئة/))
  await expect.poll(() => box.value).toContain('أحسنتِ يا سارة!')
})

test('the keyboard alone opens the list, goes through it and inserts', async () => {
  const { user } = await show({}, listed(fasting, praise))
  const box = screen.getByLabelText<HTMLTextAreaElement>('Your message')
  await user.click(box)
  await option(/^Saved replies$/)
  await user.keyboard('{Control>}[Slash]{/Control}')
  const first = await option(/^Fasting/)
  first.focus()
  await user.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => box.value).toBe('أحسنتِ يا سارة!')
})

test('without replies the list says so, and the first begins with what is written', async () => {
  const { user, server, fill } = await show({}, listed(), answer(addSavedReply, { reply: fasting }))
  await user.type(screen.getByLabelText('Your message'), 'Please come fasting.')
  await user.click(await option(/^Saved replies$/))
  expect(await screen.findByText('No saved replies yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'New reply' }))
  const content = await screen.findByLabelText<HTMLTextAreaElement>('Text')
  expect(content.value).toBe('Please come fasting.')
  await user.click(screen.getByRole('button', { name: 'Save reply' }))
  expect(await screen.findByText('Required')).toBeTruthy()
  await fill(screen.getByLabelText('Title'), 'Fasting')
  content.setSelectionRange(0, 0)
  await user.click(screen.getByRole('button', { name: 'Insert the patient’s first name' }))
  server.answer(listed(fasting))
  await user.click(screen.getByRole('button', { name: 'Save reply' }))
  expect(await screen.findByText('Reply saved')).toBeTruthy()
  expect(server.sent(addSavedReply)).toEqual([{ title: 'Fasting', content: '{name}Please come fasting.' }])
  expect(await option(/^Fasting/)).toBeTruthy()
})

test('a reply is changed, and deleted after a question', async () => {
  const { user, server, fill } = await show(
    {},
    listed(fasting),
    answer(changeSavedReply, { reply: fasting }),
    answer(removeSavedReply, { done: true }),
  )
  await user.click(await option(/^Saved replies$/))
  await user.click(await screen.findByRole('button', { name: /^Edit .*Fasting/ }))
  await fill(await screen.findByLabelText('Title'), 'Blood test')
  server.answer(listed({ ...fasting, title: 'Blood test' }))
  await user.click(screen.getByRole('button', { name: 'Save reply' }))
  expect(await option(/^Blood test/)).toBeTruthy()
  expect(server.sent(changeSavedReply)).toEqual([
    { id: fasting.id, title: 'Blood test', content: fasting.content },
  ])

  await user.click(screen.getByRole('button', { name: /^Delete .*Blood test/ }))
  const question = within(await screen.findByRole('alertdialog'))
  server.answer(listed())
  await user.click(question.getByRole('button', { name: 'Delete reply' }))
  expect(await screen.findByText('No saved replies yet')).toBeTruthy()
  expect(server.sent(removeSavedReply)).toEqual([{ id: fasting.id }])
})

test('many replies can be searched, in any spelling', async () => {
  const many = [3, 4, 5, 6, 7, 8].map((number) => reply(number, `Reply ${number}`, 'Thank you.'))
  const { user, fill } = await show({}, listed(...many, praise))
  await user.click(await option(/^Saved replies$/))
  const search = await screen.findByLabelText('Search your replies')
  await fill(search, 'تهنئه')
  await expect.poll(() => screen.queryByRole('button', { name: /^Reply 3/ })).toBeNull()
  expect(await option(/^تهنئة/)).toBeTruthy()
  await fill(search, 'qwrtz')
  expect(await screen.findByText('No matching replies')).toBeTruthy()
})

test('a list that fails to load can be loaded again, and the fifty-first reply is refused with a reason', async () => {
  const { user, server, fill } = await show(
    {},
    fail(listSavedReplies),
    refuse(addSavedReply, 'too_many_replies'),
  )
  await user.click(await option(/^Saved replies$/))
  expect(await screen.findByText('Your saved replies could not be loaded')).toBeTruthy()
  server.answer(listed(fasting))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await user.click(await screen.findByRole('button', { name: 'New reply' }))
  await fill(await screen.findByLabelText('Title'), 'One more')
  await fill(screen.getByLabelText('Text'), 'Thank you.')
  await user.click(screen.getByRole('button', { name: 'Save reply' }))
  expect(await screen.findByText(/You have 50 saved replies/)).toBeTruthy()
})

test('whoever does not write to a patient as a dietitian has no saved replies', async () => {
  await show({ patient: null })
  expect(screen.getByLabelText('Your message')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Saved replies' })).toBeNull()
})

type Writing = { patient?: Named | null; onSend?: (text: string | null) => void }

function Box({ conversation, patient = sara, onSend = () => {} }: Writing & { conversation: string }) {
  const input = useRef<HTMLTextAreaElement>(null)
  return (
    <Composer
      input={input}
      conversation={conversation}
      editing={null}
      patient={patient}
      onSend={onSend}
      onEdited={() => {}}
    />
  )
}

let shown = 0
/** Each test writes in a conversation of its own, since drafts outlive the screen. */
function show(writing: Writing, ...answers: readonly Answer[]) {
  shown += 1
  return render(<Box conversation={idOf(shown)} {...writing} />, { path: '/dietitian/messages', answers })
}
const listed = (...replies: readonly SavedReply[]) => answer(listSavedReplies, { replies: [...replies] })
const option = (name: RegExp) => screen.findByRole('button', { name })
function reply(number: number, title: string, content: string): SavedReply {
  return { id: idOf(number), title, content }
}
