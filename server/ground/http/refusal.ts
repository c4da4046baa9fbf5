import type { FieldFault } from '#contract/field-faults.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/** A refusal: a code and helpful facts. `errorBody` adds the words when the answer is sent. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly detail: Record<string, unknown> | undefined
  readonly fields: readonly FieldFault[] | undefined
  readonly retryAfter: number | undefined

  constructor(
    code: RefusalCode,
    more: { detail?: Record<string, unknown>; fields?: readonly FieldFault[]; retryAfter?: number } = {},
  ) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.detail = more.detail
    this.fields = more.fields
    this.retryAfter = more.retryAfter
  }
}
