import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import type { RouteName } from '#contract/contract.ts'
import { domainOf, roomOf } from './domain-of.ts'
import { type TouchedRoutes, touchedRoutes } from './touched-routes.ts'

type Selection = {
  tests: string[]
  /** The number of test files that are not selected. */
  leftOut: number
  /** The routes that tests of every route try; `all` after a change of shared code. */
  routes: TouchedRoutes
}

/**
 * The rules, the tests of each changed domain in every room that the change affects, and the journeys that mention it
 * most. The import graph would select too much: nearly every test opens the whole server.
 */
export async function touchedTests(since = 'HEAD'): Promise<Selection> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const changed = [
    ...git('diff', '--name-only', '--relative', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  const all = globSync('{bin,contract,copy,db,demo,server,test,web}/**/*.test.{ts,tsx}')
  const routes = await touchedRoutes(changed)
  const tests = touchedBy(changed, routes, all, (path) => readFileSync(path, 'utf8'))
  return { tests, leftOut: all.length - tests.length, routes }
}

/** For the last line of a run. */
export function explainLeftOut({ leftOut, routes }: Pick<Selection, 'leftOut' | 'routes'>): string {
  const isPartial = routes !== 'all' && routes.length > 0
  return `${leftOut} test files${isPartial ? ` and all routes but ${routes.length}` : ''} left out`
}

/** A journey takes most of a minute, so a change runs no more than these. */
const mostJourneys = 3
/** These send a request as every kind of person to every route, and take only the touched routes. */
const ofEveryRoute = ['test/rules/matrix.test.ts', 'test/rules/canaries.test.ts']

export function touchedBy(
  changed: readonly string[],
  routes: readonly RouteName[] | 'all',
  tests: readonly string[],
  read: (path: string) => string,
): string[] {
  const within = (...rooms: string[]) => changed.filter((path) => rooms.includes(roomOf(path)))
  const all = domainsOf(changed)
  const served = domainsOf(within('contract', 'copy', 'server', 'db'))
  const beside = new Set(
    changed.flatMap((path) => ['ts', 'tsx'].map((end) => path.replace(/(\.test)?\.tsx?$/, `.test.${end}`))),
  )
  const journeys = mentioningMost(domainsOf(within('contract', 'copy', 'web')), tests, read)
  const isTouched = (test: string) => {
    if (beside.has(test)) return true
    // For all routes, bad input alone would take longer than a run of what has changed may take.
    if (test.includes('bad-input')) return routes !== 'all' && routes.length > 0
    if (ofEveryRoute.includes(test)) return routes.length > 0
    if (test.startsWith('test/rules/')) return true
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
