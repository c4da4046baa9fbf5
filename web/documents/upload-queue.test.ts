import { expect, test } from 'vitest'
import { createUploadQueue, type Upload } from './upload-queue.ts'

const tooLarge = { en: 'Too large.', ar: 'كبير.' }
const refused = { en: 'Refused.', ar: 'مرفوض.' }
const fileOf = (name: string) => new File(['x'], name)

/** A queue whose uploads finish when the test says so. */
function queueOf() {
  const sent: {
    upload: Upload
    arrive: () => void
    refuse: () => void
    tell: (percent: number) => void
    signal: AbortSignal
  }[] = []
  const queue = createUploadQueue({
    check: ({ name }) => (name === 'large.pdf' ? tooLarge : null),
    explain: () => ({ fault: refused, mayRetry: true }),
    send: (upload, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        sent.push({
          upload,
          arrive: resolve,
          refuse: () => reject(new Error('no')),
          tell: onProgress,
          signal,
        })
      }),
  })
  const shown = () => queue.uploads().map(({ name, percent, fault }) => [name, percent, fault?.en ?? null])
  return { queue, sent, shown }
}

test('two upload at the same time, the others wait for their turn, and a finished one leaves', async () => {
  const { queue, sent, shown } = queueOf()
  for (const name of ['a', 'b', 'c']) queue.add('license', name, fileOf(`${name}.pdf`))
  sent[0]?.tell(40)
  expect(shown()).toEqual([
    ['a', 40, null],
    ['b', 0, null],
    ['c', null, null],
  ])
  sent[0]?.arrive()
  await expect.poll(shown).toEqual([
    ['b', 0, null],
    ['c', 0, null],
  ])
})

test('a refused file says why and can be sent again', async () => {
  const { queue, sent, shown } = queueOf()
  queue.add('degree', 'a', fileOf('a.pdf'))
  sent[0]?.refuse()
  await expect.poll(shown).toEqual([['a', null, 'Refused.']])
  queue.retry(queue.uploads()[0]?.id ?? 0)
  expect(sent).toHaveLength(2)
  sent[1]?.arrive()
  await expect.poll(shown).toEqual([])
})

test('a file that is visibly invalid is never sent, and delays no other file', () => {
  const { queue, sent, shown } = queueOf()
  queue.add('other', 'large', fileOf('large.pdf'))
  queue.add('other', 'b', fileOf('b.pdf'))
  expect(shown()).toEqual([
    ['large', null, 'Too large.'],
    ['b', 0, null],
  ])
  expect(queue.uploads()[0]?.mayRetry).toBe(false)
  expect(sent.map(({ upload }) => upload.name)).toEqual(['b'])
})

test('a cancelled upload makes room immediately, and closing cancels all of them', async () => {
  const { queue, sent, shown } = queueOf()
  for (const name of ['a', 'b', 'c']) queue.add('license', name, fileOf(`${name}.pdf`))
  queue.drop(queue.uploads()[0]?.id ?? 0)
  expect(sent[0]?.signal.aborted).toBe(true)
  await expect.poll(() => sent.length).toBe(3)
  queue.close()
  expect(shown()).toEqual([])
  expect(sent.every(({ signal }) => signal.aborted)).toBe(true)
})
