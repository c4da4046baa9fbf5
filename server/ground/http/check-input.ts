import type * as z from 'zod/mini'
import { type FieldFault, fieldFaultsOf } from '#contract/field-faults.ts'
import type { InputOf, Route } from '#contract/route.ts'
import { Refusal } from './refusal.ts'

/** Checks parameters, query and body against the contract's shapes; a verb sees only what this returns. */
export function checkInput<R extends Route>(
  route: R,
  given: { params: unknown; query: unknown; body: unknown },
): InputOf<R> {
  const parts = [
    [route.params, given.params],
    [route.query, given.query],
    [route.body, given.body],
  ] as const
  const fields: FieldFault[] = []
  const input = {}
  let ofShape = false
  for (const [shape, value] of parts) {
    const read = shape && parse(shape, value)
    if (read?.success) Object.assign(input, read.data)
    else if (read) {
      fields.push(...fieldFaultsOf(read.error.issues, value))
      ofShape ||= read.error.issues.some(isOfShape)
    }
  }
  if (fields.length === 0) return input as InputOf<R>
  throw new Refusal(ofShape ? 'malformed_request' : 'invalid_fields', { fields })
}

/** zod compares the `length` of any value with a bound, and an object whose `length` is not a number throws there. */
function parse(shape: z.ZodMiniType, value: unknown) {
  try {
    return shape.safeParse(value)
  } catch (fault) {
    if (fault instanceof TypeError) throw new Refusal('malformed_request')
    throw fault
  }
}

const isOfShape = ({ code }: z.core.$ZodIssue) =>
  ['invalid_type', 'unrecognized_keys', 'invalid_union', 'invalid_key', 'invalid_element'].includes(code)
