import type { Language } from '#contract/language.ts'
import { faultWords } from '#copy/faults.ts'
import { refusalWords } from '#copy/refusals.ts'
import type { FieldFault, Refusal } from './refusal.ts'

/** The one shape of every error. */
export function errorBody({ code, detail, fields }: Refusal, language: Language, requestId: string) {
  return {
    error: {
      code,
      message: refusalWords[code][language],
      ...(fields && {
        fields: fields.map((fault) => ({
          field: fault.field,
          code: fault.code,
          message: wordsFor(fault)[language],
        })),
      }),
      ...(detail && { detail }),
      requestId,
    },
  }
}

function wordsFor({ code, count }: FieldFault) {
  const words = faultWords[code]
  return typeof words === 'function' ? words(count ?? 0) : words
}
