import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { RouteName } from '#contract/contract.ts'
import type { Bound } from '#server/ground/http/bind.ts'
import { domainOf, roomOf } from './domain-of.ts'

export type TouchedRoutes = readonly RouteName[] | 'all'

/** The routes of the changed domains; `all` if a changed file belongs to no domain, or its domain has no routes. */
export async function touchedRoutes(changed: readonly string[]): Promise<TouchedRoutes> {
  const touched = new Set<RouteName>()
  for (const path of changed.filter(reachesServer)) {
    const names = await routesOf(domainOf(path) ?? domainOfRows(path))
    if (names.length === 0) return 'all'
    for (const name of names) touched.add(name)
  }
  return [...touched]
}

const reachesServer = (path: string) =>
  ['contract', 'server', 'db'].includes(roomOf(path)) ||
  /^test\/(matrix|rules\/(matrix|canaries|bad-))/.test(path)

/** The rows of the permission matrix lie in one file for each domain. */
const domainOfRows = (path: string) => /^test\/matrix\/([\w-]+)\.ts$/.exec(path)?.[1]

/** The routes that the domain declares in the contract, and those that it serves. */
async function routesOf(domain: string | undefined): Promise<RouteName[]> {
  const files = globSync(['contract/**/*.ts', 'server/**/routes.ts'], { exclude: ['**/*.test.ts'] })
  const own = files.filter((file) => {
    const name = domainOf(file)
    return name !== undefined && (name === domain || domain?.startsWith(`${name}/`))
  })
  try {
    const { contract } = await import('#contract/contract.ts')
    const exported = await Promise.all(own.map((file) => import(pathToFileURL(file).href)))
    const values = new Set(exported.flatMap((module) => Object.values(module).flatMap(routesIn)))
    return (Object.keys(contract) as RouteName[]).filter((name) => values.has(contract[name]))
  } catch {
    // A file that cannot be loaded fails the tests, which say why.
    return []
  }
}

const routesIn = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.map((bound: Partial<Bound> | null) => bound?.route) : [value]
