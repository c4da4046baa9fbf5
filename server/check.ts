import type * as z from 'zod/mini'
import type { Fault } from '#contract/faults.ts'
import { faults } from '#contract/faults.ts'
import type { InputOf, Route, Shape } from '#contract/route.ts'
import { type FieldFault, Refusal } from './refusal.ts'

type Issue = z.core.$ZodIssue

/** Parameters, query and body against the contract's shapes; what comes back is all that a verb sees. */
export function check<R extends Route>(
  route: R,
  given: { params: unknown; query: unknown; body: unknown },
): InputOf<R> {
  const parts = [
    [route.params, given.params],
    [route.query, given.query],
    [route.body, given.body],
  ] as const
  const issues: Issue[] = []
  const input = {}
  for (const [shape, value] of parts) {
    const read = shape?.safeParse(value)
    if (read?.success) Object.assign(input, read.data)
    else if (read) issues.push(...read.error.issues)
  }
  if (issues.length === 0) return input as InputOf<R>
  const fields = issues.flatMap(fieldFaults)
  throw new Refusal(issues.some(isOfShape) ? 'malformed_request' : 'invalid_fields', { fields })
}

const isOfShape = ({ code }: Issue) =>
  ['invalid_type', 'unrecognized_keys', 'invalid_union', 'invalid_key', 'invalid_element'].includes(code)

function fieldFaults(issue: Issue): FieldFault[] {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...issue.path, key].join('.').slice(0, 100),
      code: 'unknown_field',
    }))
  }
  const code = codeOf(issue)
  const count =
    issue.code === 'too_big' ? issue.maximum : issue.code === 'too_small' ? issue.minimum : undefined
  return [{ field, code, ...(typeof count === 'number' && { count }) }]
}

function codeOf(issue: Issue): Fault {
  if ((faults as readonly string[]).includes(issue.message)) return issue.message as Fault
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  if (issue.code === 'too_small') return 'too_short'
  if (issue.code === 'too_big') return 'too_long'
  return 'invalid'
}
