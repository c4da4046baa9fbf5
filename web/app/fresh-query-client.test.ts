import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Subject } from '#contract/subjects.ts'
import { FreshQueryClient } from './fresh-query-client.ts'

const queryKey = ['/api/plants', { id: '7' }]

/** A server that counts leaves and answers when the test says so. */
function plants() {
  const answers: (() => void)[] = []
  let leaves = 0
  return {
    answers,
    grow: () => leaves++,
    read: () => {
      const now = leaves
      return new Promise<number>((tell) => {
        answers.push(() => tell(now))
      })
    },
  }
}

test('a first read in flight when it becomes stale returns the data after the change', async () => {
  const client = new FreshQueryClient()
  const { answers, grow, read } = plants()
  const shown: (number | undefined)[] = []
  const observer = new QueryObserver(client, { queryKey, queryFn: read })
  observer.subscribe(({ data }) => shown.push(data))
  grow()
  const readAnew = client.invalidateQueries({ queryKey: ['/api/plants'] })
  for (const answer of answers) answer()
  await readAnew
  expect(answers).toHaveLength(2)
  expect(observer.getCurrentResult()).toMatchObject({ data: 1, isError: false, isFetching: false })
  expect(shown).not.toContain(0)
})

test('the first page of a list is read again in the same way', async () => {
  const client = new FreshQueryClient()
  const { answers, grow, read } = plants()
  const observer = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: read,
    initialPageParam: 0,
    getNextPageParam: () => null,
  })
  observer.subscribe(() => {})
  grow()
  const readAnew = client.invalidateQueries({ queryKey })
  for (const answer of answers) answer()
  await readAnew
  expect(observer.getCurrentResult().data?.pages).toEqual([1])
})

test('a read that is merely marked as stale, or concerns other data, is left to finish', async () => {
  const client = new FreshQueryClient()
  const { answers, read } = plants()
  const observer = new QueryObserver(client, { queryKey, queryFn: read })
  observer.subscribe(() => {})
  await client.invalidateQueries({ queryKey, refetchType: 'none' })
  await client.invalidateQueries({ queryKey: ['/api/gardens'] })
  expect(answers).toHaveLength(1)
})

/** Three reads, two of which are about leaves; one of those is not on the screen. */
async function gardens() {
  const client = new FreshQueryClient()
  const asked: string[] = []
  const read = (name: string, about: readonly Subject[]) => ({
    queryKey: [name],
    meta: { about },
    queryFn: async () => asked.push(name),
    staleTime: 60_000,
  })
  for (const options of [read('/api/leaves', ['foods']), read('/api/clouds', ['phone'])])
    new QueryObserver(client, options).subscribe(() => {})
  await client.prefetchQuery(read('/api/earlier-leaves', ['measures', 'foods']))
  await expect.poll(() => client.isFetching()).toBe(0)
  asked.length = 0
  return { client, asked, isOutdated: (name: string) => client.getQueryState([name])?.isInvalidated }
}

test('what a change touches is asked again on the screen, and out of date elsewhere', async () => {
  const { client, asked, isOutdated } = await gardens()
  await client.refreshAbout(['foods', 'shopping'], () => {})
  expect(asked).toEqual(['/api/leaves'])
  expect(isOutdated('/api/earlier-leaves')).toBe(true)
  expect(isOutdated('/api/clouds')).toBe(false)
})

test('a read that the change has written, or asked for itself, is not asked again', async () => {
  const { client, asked, isOutdated } = await gardens()
  await client.refreshAbout(['foods'], () => {
    client.setQueryData(['/api/earlier-leaves'], 7)
    client.refetchQueries({ queryKey: ['/api/leaves'] })
  })
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(asked).toEqual(['/api/leaves'])
  expect(isOutdated('/api/earlier-leaves')).toBe(false)
})
