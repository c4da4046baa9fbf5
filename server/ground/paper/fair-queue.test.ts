import { expect, test } from 'vitest'
import { openFairQueue } from './fair-queue.ts'

/** Tasks that end on command, and the order in which they began. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a person with one request waits for only one of another person’s many', async () => {
  const inTurn = openFairQueue({ each: 30, all: 100 })
  const { begun, work, end } = works()
  const many = Array.from({ length: 22 }, (_, at) => inTurn('sara', work(`sara ${at}`)))
  const one = inTurn('omar', work('omar'))
  end('sara 0')
  await settled()
  expect(begun).toEqual(['sara 0', 'omar'])
  end('omar')
  expect(await one).toBe('omar')
  for (let at = 1; at < 22; at++) {
    await settled()
    end(`sara ${at}`)
  }
  expect(await Promise.all(many)).toHaveLength(22)
})

test('three people take turns, each in the order of their requests', async () => {
  const inTurn = openFairQueue({ each: 5, all: 100 })
  const { begun, work, end } = works()
  const asked = ['sara 1', 'sara 2', 'omar 1', 'omar 2', 'layla 1', 'layla 2']
  const all = asked.map((name) => inTurn(name.split(' ')[0] ?? '', work(name)))
  for (const at of asked.keys()) {
    await settled()
    end(begun[at] ?? '')
  }
  await Promise.all(all)
  expect(begun).toEqual(['sara 1', 'omar 1', 'layla 1', 'sara 2', 'omar 2', 'layla 2'])
})

test('a person with too many requests in the queue is refused, and others are not', async () => {
  const inTurn = openFairQueue({ each: 2, all: 3 })
  const { begun, work, end } = works()
  const done = ['sara 1', 'sara 2', 'sara 3'].map((name) => inTurn('sara', work(name)))
  await expect(inTurn('sara', work('sara 4'))).rejects.toMatchObject({ code: 'rate_limited' })
  done.push(inTurn('omar', work('omar 1')))
  await expect(inTurn('layla', work('layla 1'))).rejects.toMatchObject({ code: 'unavailable' })
  for (const at of [0, 1, 2, 3]) {
    end(begun[at] ?? '')
    await settled()
  }
  expect(await Promise.all(done)).toHaveLength(4)
})

test('a task that fails lets the next begin', async () => {
  const inTurn = openFairQueue({ each: 1, all: 1 })
  const failed = inTurn('sara', () => Promise.reject(new Error('torn')))
  const next = inTurn('sara', async () => 'done')
  await expect(failed).rejects.toThrow('torn')
  expect(await next).toBe('done')
})
