import { expect, test } from 'vitest'
import { createSaver, type NoteText, type SaveState } from './note-saver.ts'

const none: NoteText = {
  assessment: '',
  diagnosis: '',
  intervention: '',
  monitoring: '',
  private: '',
  shared: '',
}
const wrote = (monitoring: string): NoteText => ({ ...none, monitoring })

function open() {
  const sent: string[] = []
  const states: SaveState[] = []
  const answers: ((isDone: boolean) => void)[] = []
  const saver = createSaver({
    saved: none,
    save: (text) => {
      sent.push(text.monitoring)
      return new Promise((resolve) => answers.push(resolve))
    },
    onState: (state) => states.push(state),
  })
  return { ...saver, sent, states, answer: (isDone: boolean) => answers.shift()?.(isDone) }
}

test('nothing is sent where nothing was written', async () => {
  const notes = open()
  expect(await notes.flush()).toBe(true)
  expect(notes.sent).toEqual([])
})

test('what is written while it saves is sent after it, never beside it', async () => {
  const notes = open()
  notes.put(wrote('first'))
  const all = notes.flush()
  notes.put(wrote('second'))
  notes.put(wrote('third'))
  const again = notes.flush()
  expect(notes.sent).toEqual(['first'])
  notes.answer(true)
  await expect.poll(() => notes.sent).toEqual(['first', 'third'])
  notes.answer(true)
  expect(await Promise.all([all, again])).toEqual([true, true])
  expect(notes.states.at(-1)).toBe('saved')
})

test('a failure is said, and the next attempt sends what stands there then', async () => {
  const notes = open()
  notes.put(wrote('first'))
  const all = notes.flush()
  notes.answer(false)
  expect(await all).toBe(false)
  expect(notes.states.at(-1)).toBe('failed')
  notes.put(wrote('second'))
  const again = notes.flush()
  notes.answer(true)
  expect(await again).toBe(true)
  expect(notes.sent).toEqual(['first', 'second'])
})

test('signed notes are kept, and sent no more', async () => {
  const notes = open()
  notes.put(wrote('first'))
  notes.settle()
  expect(await notes.flush()).toBe(true)
  expect(notes.sent).toEqual([])
})
