import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
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
