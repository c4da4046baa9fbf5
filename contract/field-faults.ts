import type * as z from 'zod/mini'
import { type Fault, faults } from './faults.ts'

export type FieldFault = { field: string; code: Fault; count?: number }

type Issue = z.core.$ZodIssue

/** Validation issues by field, as keys for which there are words. Server and browser report them in the same way. */
export function fieldFaultsOf(issues: readonly Issue[], given: unknown): FieldFault[] {
  return issues.flatMap((issue): FieldFault[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: pathTo(issue, key).slice(0, 100),
        code: 'unknown_field',
      }))
    }
    const count = countOf(issue)
    return [{ field: pathTo(issue), code: faultOf(issue, given), ...(count !== undefined && { count }) }]
  })
}

const pathTo = ({ path }: Issue, ...more: string[]) => [...path, ...more].join('.')

function countOf(issue: Issue): number | undefined {
  if (issue.code === 'too_big') return Number(issue.maximum)
  return issue.code === 'too_small' ? Number(issue.minimum) : undefined
}

function faultOf({ code, message, path }: Issue, given: unknown): Fault {
  const named = faults.find((fault) => fault === message)
  if (named) return named
  if (path.length > 0 && isMissing(given, path)) return 'required'
  return code === 'too_small' ? 'too_short' : code === 'too_big' ? 'too_long' : 'invalid'
}

function isMissing(given: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    given,
  )
  return value === undefined || value === ''
}
