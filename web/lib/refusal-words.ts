import { wordsOfFault } from '#copy/faults.ts'
import { unavailable } from '#copy/refusals.ts'
import type { Word } from '#copy/word.ts'
import { ApiError, type ApiFieldError } from '../app/api-error.ts'

/** Words for any failure that a person can act on: the server's own, or that it does not answer. */
export function wordsOfRefusal(fault: unknown): Word {
  const said = fault instanceof ApiError && fault.message !== fault.code ? fault.message : null
  return said ? { en: said, ar: said } : unavailable
}

/** The server's message is in the language of this page; only a code without one is looked up. */
export function wordsOfField({ code, message }: ApiFieldError): Word {
  return message ? { en: message, ar: message } : wordsOfFault(code)
}
