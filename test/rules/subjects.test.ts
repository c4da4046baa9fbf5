import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { topics } from '#contract/realtime.ts'
import { isSearch, type Route } from '#contract/route.ts'
import { liveSubjects, ownSubjects } from '#contract/subjects.ts'

type Named = readonly [name: string, route: Route]

const every: readonly Named[] = Object.entries<Route>(contract)

const isRead = (route: Route) => route.method === 'GET' || isSearch(route)
const isLive = (subject: string) => liveSubjects.some((live) => live === subject)

/** Reads that are recorded and shown to the patient, and yet follow what happens while the dietitian has them open. */
const followed = ['listPatientGoals', 'listPatientQuestionnaires', 'readPatientAdherence']

const misplaced = (routes: readonly Named[]) =>
  routes.flatMap(([name, route]) => {
    const wrong = isRead(route) ? route.touches : route.about
    return wrong.length > 0 ? [name] : []
  })

const unmatched = (routes: readonly Named[]) => {
  const about = new Set(routes.flatMap(([, route]) => route.about))
  const touched = new Set(routes.flatMap(([, route]) => route.touches))
  return ownSubjects.filter((subject) => !about.has(subject) || !touched.has(subject))
}

const repeated = (routes: readonly Named[]) =>
  routes.flatMap(([name, { leavesTrace, about }]) => (leavesTrace && about.some(isLive) ? [name] : []))

const routeOf = (given: Partial<Route>) => ({
  method: 'GET',
  path: '/api/plants',
  about: [],
  touches: [],
  ...given,
})

test('the live subjects are the topics of the socket', () => {
  expect(Object.keys(topics).sort()).toEqual([...liveSubjects])
})

test('a read says what it is about, and only a change says what it touches', () => {
  expect(misplaced(every)).toEqual([])
  const bad = [
    ['read', routeOf({ touches: ['foods'] })],
    ['search', routeOf({ method: 'POST', path: '/api/plants/search', touches: ['foods'] })],
    ['change', routeOf({ method: 'PUT', about: ['foods'] })],
  ] as unknown as Named[]
  expect(misplaced(bad)).toEqual(['read', 'search', 'change'])
})

test('each subject that is not live has a read about it and a change that touches it', () => {
  expect(unmatched(every)).toEqual([])
  const bad = every.map(([name, route]) => [name, { ...route, touches: [] }] as const)
  expect(unmatched(bad)).toEqual([...ownSubjects])
})

test('what others do repeats no read that is recorded', () => {
  expect(repeated(every).sort()).toEqual(followed)
  const bad = [['record', routeOf({ leavesTrace: true, about: ['health'] })]] as unknown as Named[]
  expect(repeated(bad)).toEqual(['record'])
})
