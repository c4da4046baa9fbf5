import type { Language } from '#contract/language.ts'
import { wordsOfFault } from '#copy/faults.ts'
import { refusalWords, tooManyUntil } from '#copy/refusals.ts'
import type { Refusal } from './refusal.ts'

/** The body of every error answer. */
export function errorBody(
  { code, detail, fields, retryAfter = 0 }: Refusal,
  language: Language,
  requestId: string,
) {
  return {
    error: {
      code,
      message: (code === 'rate_limited' ? tooManyUntil(retryAfter) : refusalWords[code])[language],
      ...(fields && {
        fields: fields.map((fault) => ({
          field: fault.field,
          code: fault.code,
          message: wordsOfFault(fault.code, fault.count)[language],
        })),
      }),
      ...(detail && { detail }),
      requestId,
    },
  }
}
