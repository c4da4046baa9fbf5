import { remakePages } from '#server/directory/refresh.ts'
import { openDatabase } from '#server/ground/data/db.ts'
import { addressOfRunning } from '#server/ground/data/embedded/postgres.ts'
import { nextCaller } from './callers.ts'
import type { Request } from './load.ts'
import type { Row, Side } from './measure.ts'
import { cpuOf } from './processes.ts'
import { floorSide, type Ground, inProcessSide, productSide, type Subject } from './sides.ts'

const asked = {
  list: [''],
  filtered: ['mode=video&language=english&most=400&when=today'],
  named: ['q=abdullah', `q=${encodeURIComponent('عبدالله')}`, 'q=abdulkah%20qahtami'],
}

/** Requests of patients to a directory of 5,000 dietitians, and the cost of the same requests with 500. */
export const directoryRows = (ground: Ground): Row[] => {
  const { small, large } = ground
  const floor = floorSide(() => ({ path: '/listings' }), ground)
  const search = (queries: readonly string[], subject = large) =>
    productSide(askingFor('/api/dietitians', queries), subject)
  const counts = productSide(askingFor('/api/directory/counts', [...asked.list, ...asked.filtered]), large)
  const floorName = 'node:http and one SELECT along an index'
  const growth = { floorName: 'Nabta with 500 dietitians', count: 500, mostRatio: 1.6 }
  return [
    {
      name: 'directory of 5,000: first page',
      floorName,
      ours: search(asked.list),
      floor,
      count: 500,
      mostRatio: 6,
    },
    {
      name: 'directory of 5,000: filters and available today',
      floorName,
      ours: search(asked.filtered),
      floor,
      count: 500,
      mostRatio: 6,
    },
    {
      name: 'directory of 5,000: a name in both scripts and misspelt',
      floorName,
      ours: search(asked.named),
      floor,
      count: 500,
      mostRatio: 6,
    },
    { name: 'directory of 5,000: counts of every choice', floorName, ours: counts, floor, count: 100 },
    {
      // One minute of CPU time for all 5,000.
      name: 'a public page among 5,000, rendered again with its listing',
      floorName: '',
      ours: remaking(large),
      count: 1_000,
      mostMs: 12,
    },
    {
      name: 'first page of 5,000',
      ...growth,
      ours: search(asked.list),
      floor: search(asked.list, small),
    },
    {
      name: 'filters and available today among 5,000',
      ...growth,
      ours: search(asked.filtered),
      floor: search(asked.filtered, small),
    },
    {
      name: 'a name among 5,000',
      ...growth,
      ours: search(asked.named),
      floor: search(asked.named, small),
    },
  ]
}

/** The work after a new build, which has to render the pages again: this process does it, on the larger database. */
const remaking = ({
  owner,
  postmaster,
  product,
}: Pick<Subject, 'owner' | 'postmaster' | 'product'>): Side => ({
  cpu: () => here.cpu() + cpuOf(postmaster),
  async run(count) {
    await owner.query(
      `update public_pages set made_with = '' where user_id in (select user_id from public_pages order by user_id limit $1)`,
      [count],
    )
    const db = openDatabase(await addressOfRunning(product.folder))
    await remakePages({ db, clock: { now: () => new Date() } }).finally(db.close)
  },
})

const here = inProcessSide(() => undefined)

/** Cycles through the queries. */
function askingFor(path: string, queries: readonly string[]): () => Request {
  let at = 0
  return () => ({
    path: `${path}?${queries[at++ % queries.length]}`,
    headers: { cookie: nextCaller().session },
  })
}
