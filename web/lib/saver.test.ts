import { expect, test } from 'vitest'
import { createSaver, type Saved, type SaveState } from './saver.ts'

function open() {
  const sent: string[] = []
  const states: SaveState[] = []
  const answers: ((answer: Saved) => void)[] = []
  const saver = createSaver({
    saved: '',
    save: (text, { isLast, signal }) => {
      sent.push(isLast ? `last: ${text}` : text)
      return new Promise((resolve) => {
        answers.push(resolve)
        signal.addEventListener('abort', () => resolve(false))
      })
    },
    onState: (state) => states.push(state),
  })
  return { ...saver, sent, states, answer: (answer: Saved) => answers.shift()?.(answer) }
}

test('nothing is sent if nothing was written', async () => {
  const notes = open()
  expect(await notes.flush()).toBe(true)
  expect(notes.sent).toEqual([])
})

test('text written during a save is sent afterwards, never at the same time', async () => {
  const notes = open()
  notes.put('first')
  const all = notes.flush()
  notes.put('second')
  notes.put('third')
  const again = notes.flush()
  expect(notes.sent).toEqual(['first'])
  notes.answer(true)
  await expect.poll(() => notes.sent).toEqual(['first', 'third'])
  notes.answer(true)
  expect(await Promise.all([all, again])).toEqual([true, true])
  expect(notes.states.at(-1)).toBe('saved')
})

test('a failure is reported, and the next attempt sends the text as it is then', async () => {
  const notes = open()
  notes.put('first')
  const all = notes.flush()
  notes.answer(false)
  expect(await all).toBe(false)
  expect(notes.states.at(-1)).toBe('failed')
  notes.put('second')
  const again = notes.flush()
  notes.answer(true)
  expect(await again).toBe(true)
  expect(notes.sent).toEqual(['first', 'second'])
})

test('a request in flight when the page is left is replaced by one with the latest text', async () => {
  const notes = open()
  notes.put('first')
  const all = notes.flush()
  notes.put('second')
  notes.leave()
  expect(notes.sent).toEqual(['first', 'last: second'])
  notes.answer(true)
  notes.answer(true)
  expect(await all).toBe(true)
  expect(notes.states.at(-1)).toBe('saved')
  notes.leave()
  expect(notes.sent).toHaveLength(2)
})

test('signed notes are final, and not sent again', async () => {
  const notes = open()
  notes.put('first')
  notes.settle()
  expect(await notes.flush()).toBe(true)
  expect(notes.sent).toEqual([])
})

test('leaving the page twice sends once, and the second time only text that is new by then', async () => {
  const notes = open()
  notes.put('first')
  notes.leave()
  notes.leave()
  expect(notes.sent).toEqual(['last: first'])
  notes.put('second')
  notes.leave()
  expect(notes.sent).toEqual(['last: first', 'last: second'])
})

test('text on hold is not saved, and is sent again once it is changed', async () => {
  const notes = open()
  notes.put('wrong')
  const held = notes.flush()
  notes.answer('held')
  expect(await held).toBe(false)
  expect(notes.states.at(-1)).toBe('held')
  notes.put('still wrong')
  const all = notes.flush()
  notes.put('right')
  notes.answer('held')
  await expect.poll(() => notes.sent).toEqual(['wrong', 'still wrong', 'right'])
  notes.answer(true)
  expect(await all).toBe(true)
  expect(notes.states.at(-1)).toBe('saved')
})
