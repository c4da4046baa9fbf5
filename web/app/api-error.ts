import type { Fault } from '#contract/faults.ts'
import type { RefusalCode } from '#contract/refusals.ts'

export type ApiFieldError = { readonly field: string; readonly code: Fault; readonly message: string }

/** A refusal by the server, or no answer: a server that cannot be reached is `unavailable` with status 0. */
export class ApiError extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly fields: readonly ApiFieldError[]
  readonly detail: unknown
  readonly requestId: string | undefined

  constructor(
    code: RefusalCode,
    status: number,
    more: { message?: string; fields?: readonly ApiFieldError[]; detail?: unknown; requestId?: string } = {},
  ) {
    super(more.message ?? code)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.fields = more.fields ?? []
    this.detail = more.detail
    this.requestId = more.requestId
  }
}
