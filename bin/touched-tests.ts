import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

/**
 * The rules (except thousands of bad inputs), the tests of each changed domain in every room that the change affects,
 * and the journeys that mention it most. The import graph would select too much: nearly every test opens the whole
 * server.
 */
export async function touchedTests(since = 'HEAD'): Promise<string[]> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const changed = [
    ...git('diff', '--name-only', '--relative', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  const tests = globSync('{bin,contract,copy,db,demo,server,test,web}/**/*.test.{ts,tsx}')
  return touchedBy(changed, tests, (path) => readFileSync(path, 'utf8'))
}

/** A journey takes most of a minute, so a change runs no more than these. */
const mostJourneys = 3
/** These send a request as every kind of person to every route, so they depend only on the server and its contract. */
const ofEveryRoute = ['test/rules/matrix.test.ts', 'test/rules/canaries.test.ts']

export function touchedBy(
  changed: readonly string[],
  tests: readonly string[],
  read: (path: string) => string,
): string[] {
  const within = (...rooms: string[]) => changed.filter((path) => rooms.includes(roomOf(path)))
  const all = domainsOf(changed)
  const served = domainsOf(within('contract', 'copy', 'server', 'db'))
  const reachesServer =
    within('contract', 'server', 'db').length > 0 || changed.some((path) => path.startsWith('test/matrix'))
  const beside = new Set(
    changed.flatMap((path) => ['ts', 'tsx'].map((end) => path.replace(/(\.test)?\.tsx?$/, `.test.${end}`))),
  )
  const journeys = mentioningMost(domainsOf(within('contract', 'copy', 'web')), tests, read)
  const isTouched = (test: string) => {
    if (beside.has(test)) return true
    if (test.startsWith('test/rules/'))
      return !test.includes('bad-input') && (reachesServer || !ofEveryRoute.includes(test))
    if (test.startsWith('test/journeys/')) return journeys.has(test)
    if (test.startsWith('test/')) return countMentions(read(test), all) > 0
    return isIn(roomOf(test) === 'server' ? served : all, test)
  }
  return tests.filter(isTouched)
}

function mentioningMost(
  domains: ReadonlySet<string>,
  tests: readonly string[],
  read: (path: string) => string,
) {
  const mentioning = tests
    .filter((test) => test.startsWith('test/journeys/'))
    .map((test) => ({ test, times: countMentions(read(test), domains) }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times)
  return new Set(mentioning.slice(0, mostJourneys).map(({ test }) => test))
}

/** The number of imports that name one of the domains. Importing the ground says nothing about a test. */
function countMentions(text: string, domains: ReadonlySet<string>): number {
  const names = new Set(
    [...domains].map((domain) => domain.split('/')[0]).filter((name) => name !== 'ground'),
  )
  return [...text.matchAll(/#(?:contract|copy|server)\/([\w-]+)/g)].filter(([, name]) => names.has(name))
    .length
}

const domainsOf = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => domainOf(path) ?? []))

const isIn = (domains: ReadonlySet<string>, test: string) => {
  const own = domainOf(test) ?? ''
  return [...domains].some((domain) => own === domain || own.startsWith(`${domain}/`))
}

const roomOf = (path: string) => path.split('/')[0] ?? ''

/**
 * `web/appointments/row.tsx` and `contract/appointments.ts` belong to appointments. The ground and money are so large
 * that each of their folders counts as a domain.
 */
function domainOf(path: string): string | undefined {
  const large = /^(?:contract|copy|server|web)\/((?:ground|money)\/[\w-]+)\//.exec(path)
  const [, nested, flat] = /^(?:contract|copy|server|web)\/(?:([\w-]+)\/|([\w-]+)\.ts$)/.exec(path) ?? []
  const isShared = ['contract', 'copy'].includes(roomOf(path))
  return large?.[1] ?? nested ?? (isShared ? flat : undefined)
}
