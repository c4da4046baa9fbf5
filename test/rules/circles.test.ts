import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesOfProject, importsOf, isFacts, isGroundOfServer, textOf } from './files.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** The project files that each file imports, including types, by paths from the root. */
function importsAmong(texts: ReadonlyMap<string, string>): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [file, text] of texts) {
    const paths = importsOf(text).flatMap((wanted) => {
      if (wanted.startsWith('#')) return [wanted.slice(1)]
      return wanted.startsWith('.') ? [posix.join(posix.dirname(file), wanted)] : []
    })
    graph.set(file, new Set(paths.filter((path) => texts.has(path))))
  }
  return graph
}

/** Groups of files that all lead to each other; for each, one circle back to its start. */
function circles(graph: Graph): string[] {
  const [order, least] = [new Map<string, number>(), new Map<string, number>()]
  const [open, found]: [string[], string[]] = [[], []]
  const visit = (here: string): number => {
    order.set(here, order.size)
    least.set(here, order.size - 1)
    open.push(here)
    for (const next of graph.get(here) ?? []) {
      const seen = order.has(next) ? (open.includes(next) ? order.get(next) : undefined) : visit(next)
      least.set(here, Math.min(least.get(here) ?? 0, seen ?? Number.POSITIVE_INFINITY))
    }
    if (least.get(here) === order.get(here)) {
      const group = open.splice(open.indexOf(here))
      if (group.length > 1 || graph.get(here)?.has(here)) found.push(wayAround(graph, new Set(group)))
    }
    return least.get(here) ?? 0
  }
  for (const each of graph.keys()) if (!order.has(each)) visit(each)
  return found.sort()
}

/** The shortest path from the first member of a group back to itself. */
function wayAround(graph: Graph, group: ReadonlySet<string>): string {
  const [start = ''] = [...group].sort()
  const ways = [[start]]
  for (const way of ways)
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start].join(' → ')
      if (group.has(next) && !ways.some((known) => known.includes(next))) ways.push([...way, next])
    }
  return start
}

const isGroundOfWeb = (file: string) => /^web\/(app|art|lib|pages|ui)\//.test(file)

const domainIn =
  (room: 'server' | 'web') =>
  (file: string): string | null => {
    const [top, folder = '', inside] = file.split('/')
    if (top !== room || inside === undefined || isGroundOfServer(file) || isGroundOfWeb(file)) return null
    return folder
  }

/** The domains of a room, each with the domains that it imports. */
function domainsOf(files: Graph, room: 'server' | 'web'): Graph {
  const domainOf = domainIn(room)
  const domains = new Map<string, Set<string>>()
  for (const [file, imports] of files) {
    const from = domainOf(file)
    if (from === null || isFacts(file)) continue
    const others = domains.get(from) ?? new Set()
    for (const path of imports) {
      const to = domainOf(path)
      if (to !== null && to !== from && !isFacts(path)) others.add(to)
    }
    domains.set(from, others)
  }
  return domains
}

const ours = /^(contract|copy|db|demo|server|web|test|bin|bench)\/.*\.tsx?$/
const files = importsAmong(new Map(filesOfProject(ours).map((file) => [file, textOf(file)])))

test('files do not import each other in circles', () => {
  expect(files.size).toBeGreaterThan(1_000)
  expect(circles(files)).toEqual([])
})

test.each(['server', 'web'] as const)('domains of the %s do not import each other in circles', (room) => {
  const domains = domainsOf(files, room)
  expect(domains.size).toBeGreaterThan(10)
  expect(circles(domains)).toEqual([])
})

test('the rules themselves tell good from bad', () => {
  const among = (texts: Record<string, string>) => importsAmong(new Map(Object.entries(texts)))
  const b = "import { b } from './b.ts'"
  const good = [
    { 'web/lib/a.ts': b, 'web/lib/b.ts': "import { c } from '#contract/a.ts'", 'contract/a.ts': '' },
    { 'copy/a.ts': b, 'copy/b.ts': "// import { a } from './a.ts'" },
    {
      'test/a.ts': `${b}\nimport { c } from './c.ts'`,
      'test/b.ts': "import { c } from './c.ts'",
      'test/c.ts': '',
    },
  ]
  const bad = [
    { 'web/lib/a.ts': b, 'web/lib/b.ts': "import type { A } from './a.ts'" },
    { 'bin/a.ts': "import { b } from '#test/b.ts'", 'test/b.ts': "const a = await import('../bin/a.ts')" },
    {
      'contract/a.ts': "export { b } from './b.ts'",
      'contract/b.ts': b.replace('b.ts', 'c.ts'),
      'contract/c.ts': "import './a.ts'",
    },
    { 'copy/a.ts': "import { a } from './a.ts'" },
  ]
  for (const texts of good) expect(circles(among(texts))).toEqual([])
  for (const texts of bad) expect(circles(among(texts)), Object.keys(texts).join()).toHaveLength(1)

  const tables = {
    'server/services/load.ts':
      "import { hasAddress } from '#server/profiles/facts.ts'\nimport { db } from '#server/ground/data/db.ts'",
    'server/profiles/facts.ts': '',
    'server/profiles/view.ts': "import { priceOf } from '../services/facts/prices.ts'",
    'server/services/facts/prices.ts': "import { hasAddress } from '#server/profiles/facts.ts'",
    'server/profiles/save.ts': "import { lock } from '../services/load.ts'",
    'server/ground/data/db.ts': '',
  }
  const verbs = {
    'server/services/sell/add.ts': "import { save } from '#server/profiles/save.ts'",
    'server/services/load.ts': '',
    'server/profiles/save.ts': "import type { Row } from '../services/load.ts'",
  }
  expect(circles(domainsOf(among(tables), 'server'))).toEqual([])
  expect(circles(domainsOf(among(verbs), 'server'))).toEqual(['profiles → services → profiles'])

  const parts = {
    'web/plans/plan-screen.tsx': "import { Consent } from '#web/health/consent.tsx'",
    'web/health/consent.tsx': '',
    'web/health/diary.tsx': "import { Plan } from '../plans/plan.tsx'",
    'web/plans/plan.tsx': '',
  }
  expect(circles(domainsOf(among(parts), 'web'))).toEqual(['health → plans → health'])
})
