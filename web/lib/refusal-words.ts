import { wordsOfFault } from '#copy/faults.ts'
import { refusalWords } from '#copy/refusals.ts'
import type { Word } from '#copy/word.ts'
import { Refused, type RefusedField } from './refused.ts'

/** Whatever went wrong, in words that a person can act on. */
export function wordsOfRefusal(fault: unknown): Word {
  const code = fault instanceof Refused ? fault.code : 'unavailable'
  return refusalWords[code] ?? refusalWords.unavailable
}

/** The server has said it in the language of this page; only a code that it has not put in words is looked up. */
export function wordsOfField({ code, message }: RefusedField): Word {
  return message ? { en: message, ar: message } : wordsOfFault(code)
}
