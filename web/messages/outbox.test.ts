import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { createOutbox, type MessageStore, pauseAfter, type Setback, type StoredMessage } from './outbox.ts'

const words = { en: 'No.', ar: 'لا.' }
const setback = (kind: Setback['kind']): Setback => ({ kind, words })

/** A store, and a server that answers each attempt as arranged. */
function stand({ kept = [], person = 'sara' }: { kept?: StoredMessage[]; person?: string } = {}) {
  const stored = new Map(kept.map((each) => [each.clientId, each]))
  const answers: (Setback['kind'] | 'held')[] = []
  const arrived: string[] = []
  const failed: string[] = []
  let release = () => {}
  let at = 1_000
  let id = 0
  const store: MessageStore = {
    read: async (who) => [...stored.values()].filter((each) => each.person === who),
    put: async (each) => void stored.set(each.clientId, each),
    has: async (clientId) => stored.has(clientId),
    forget: async (clientId) => void stored.delete(clientId),
  }
  const outbox = createOutbox({
    person,
    store,
    now: () => at++,
    newId: () => `id-${id++}`,
    alone: (_, work) => work(),
    wait: () => new Promise(() => {}),
    send: async ({ content, clientId }, { signal }) => {
      const answer = answers.shift()
      if (answer === 'held')
        await new Promise<void>((resolve, reject) => {
          release = resolve
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      else if (answer) throw answer
      arrived.push(content ?? '')
      return { clientId } as Message
    },
    judge: (fault) => setback(fault as Setback['kind']),
    onSent: () => {},
    onFailed: ({ content }) => failed.push(content ?? ''),
  })
  const states = () => outbox.unsent().map(({ content, state }) => `${content} ${state}`)
  return { outbox, stored, answers, arrived, failed, states, release: () => release() }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('messages arrive in the order in which they were written, and are stored only until then', async () => {
  const { outbox, arrived, stored, states } = stand()
  for (const text of ['one', 'two', 'three']) outbox.add('a', text, null)
  await expect.poll(() => arrived).toEqual(['one', 'two', 'three'])
  await settled()
  expect([states(), stored.size]).toEqual([[], 0])
})

test('without answers all messages wait in order, and a connection sends them', async () => {
  const { outbox, answers, arrived, states, stored, failed } = stand()
  answers.push('silence')
  outbox.add('a', 'one', null)
  outbox.add('a', 'two', null)
  await settled()
  expect([states(), stored.size, failed]).toEqual([['one waiting', 'two waiting'], 2, []])
  outbox.wake()
  await expect.poll(() => arrived).toEqual(['one', 'two'])
})

test('messages from before a reload are sent first, and another person’s are not', async () => {
  const old = { conversation: 'a', file: null, fileId: null, at: 500 }
  const { outbox, arrived } = stand({
    kept: [
      { ...old, clientId: 'x', person: 'sara', content: 'before' },
      { ...old, clientId: 'y', person: 'omar', content: 'of another' },
    ],
  })
  await outbox.load()
  outbox.add('a', 'after', null)
  await expect.poll(() => arrived).toEqual(['before', 'after'])
})

test('a message that has waited for more than a week is no longer sent', async () => {
  const day = 86_400_000
  const old = { conversation: 'a', person: 'sara', content: 'old', file: null, fileId: null }
  const { outbox, arrived, stored } = stand({ kept: [{ ...old, clientId: 'x', at: -8 * day }] })
  await outbox.load()
  await settled()
  expect([arrived, stored.size]).toEqual([[], 0])
})

test('a message that another tab has meanwhile sent is not sent again', async () => {
  const { outbox, answers, arrived, stored, states } = stand()
  answers.push('silence')
  outbox.add('a', 'one', null)
  await settled()
  stored.clear()
  outbox.wake()
  await settled()
  expect([arrived, states()]).toEqual([[], []])
})

test('a final refusal is shown immediately and does not hold up later messages', async () => {
  const { outbox, answers, arrived, states, failed } = stand()
  answers.push('never')
  outbox.add('a', 'refused', null)
  outbox.add('a', 'next', null)
  await settled()
  expect([arrived, states(), failed]).toEqual([['next'], ['refused failed'], ['refused']])
  outbox.wake()
  await settled()
  expect(states()).toEqual(['refused failed'])
})

test('a temporary refusal is shown after three attempts, and later messages wait their turn', async () => {
  const { outbox, answers, arrived, states, failed } = stand()
  answers.push('later', 'later', 'later')
  outbox.add('a', 'one', null)
  outbox.add('a', 'two', null)
  await settled()
  outbox.wake()
  await settled()
  expect([states(), failed]).toEqual([['one waiting', 'two waiting'], []])
  outbox.wake()
  await settled()
  expect([states(), failed]).toEqual([['one failed', 'two waiting'], ['one']])
  outbox.retry(outbox.unsent()[0]?.clientId ?? '')
  await expect.poll(() => arrived).toEqual(['one', 'two'])
})

test('a message discarded while it is being sent is not stored, and the next one is sent', async () => {
  const { outbox, answers, arrived, stored } = stand()
  answers.push('held')
  outbox.add('a', 'one', null)
  outbox.add('a', 'two', null)
  await settled()
  outbox.discard(outbox.unsent()[0]?.clientId ?? '')
  await expect.poll(() => arrived).toEqual(['two'])
  expect(stored.size).toBe(0)
})

test('one conversation does not wait for another', async () => {
  const { outbox, answers, arrived, release } = stand()
  answers.push('held')
  outbox.add('a', 'slow', null)
  await settled()
  outbox.add('b', 'quick', null)
  await expect.poll(() => arrived).toEqual(['quick'])
  release()
  await expect.poll(() => arrived).toEqual(['quick', 'slow'])
})

test('a closed outbox shows and sends nothing, and stored messages stay for their owner', async () => {
  const { outbox, answers, arrived, stored } = stand()
  answers.push('silence')
  outbox.add('a', 'one', null)
  await settled()
  outbox.close()
  outbox.wake()
  await settled()
  expect([outbox.unsent(), arrived, stored.size]).toEqual([[], [], 1])
})

test('whatever the server answers, every message arrives once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('silence' as const, 'later' as const), { maxLength: 12 }),
      fc.integer({ min: 1, max: 6 }),
      async (setbacks, count) => {
        const { outbox, answers, arrived } = stand()
        answers.push(...setbacks)
        const texts = Array.from({ length: count }, (_, at) => `${at}`)
        for (const text of texts) outbox.add('a', text, null)
        for (let at = 0; at <= setbacks.length; at++) {
          await settled()
          outbox.wake()
        }
        await settled()
        expect(arrived).toEqual(texts)
      },
    ),
    { numRuns: 40 },
  )
})

test('the pauses grow as those of the connection do', () => {
  expect([1, 2, 3, 4, 9].map(pauseAfter)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000])
})
