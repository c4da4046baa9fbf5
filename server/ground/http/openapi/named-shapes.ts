import * as z from 'zod/mini'
import { role, userRole } from '#contract/accounts/role.ts'
import { session } from '#contract/accounts/session-view.ts'
import { contract, type RouteName, shapes } from '#contract/contract.ts'
import { done } from '#contract/fields.ts'
import type { Route, Shape } from '#contract/route.ts'

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The names of shapes in the document, taken from the contract. */
export const shapeNames = z.registry<{ id: string }>()
for (const [name, shape] of Object.entries({ ...shapes, session, role, userRole, done }))
  shapeNames.add(shape, { id: pascal(name) })

const routeNames = new Map<Route, RouteName>(
  Object.entries(contract).map(([name, route]) => [route as Route, name as RouteName]),
)

/** A route's name in the contract; generated clients use it too. */
export function nameOf(route: Route): RouteName {
  const name = routeNames.get(route)
  if (!name) throw new Error(`${route.method} ${route.path} is not a route of the contract`)
  return name
}

export const bodyName = (route: Route): string => `${pascal(nameOf(route))}Body`
export const answerName = (route: Route): string => `${pascal(nameOf(route))}Answer`
export const hasName = (shape: Shape): boolean => shapeNames.has(shape)
