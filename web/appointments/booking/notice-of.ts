import type { RefusalCode } from '#contract/refusals.ts'
import type { Word } from '#copy/word.ts'
import { ApiError } from '#web/app/api-error.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'

/** Why a choice could not be booked. */
export type Notice = {
  readonly words: Word
  /** Free times near the lost one. */
  readonly nearest: readonly string[]
  /** The chosen time is not available. */
  readonly isFinal?: boolean
  /** The notice answers a press of the button, so the focus moves to it. */
  readonly wasPressed?: boolean
}

export function noticeOf(fault: unknown, passing?: Word): Notice {
  const mayPass = !(fault instanceof ApiError) || fault.status === 0 || fault.status >= 429
  if (mayPass) return { words: passing ?? wordsOfRefusal(fault), nearest: [] }
  const isFinal = !aboutPaying.has(fault.code)
  return { words: wordsOfRefusal(fault), nearest: nearestIn(fault.detail), isFinal }
}

/** Refusals after which the time is still free. */
const aboutPaying: ReadonlySet<RefusalCode> = new Set([
  'price_changed',
  'payment_needed',
  'payments_unavailable',
  'card_has_expired',
  'wallet_has_changed',
  'package_over',
  'package_on_hold',
])

function nearestIn(detail: unknown): readonly string[] {
  const { nearest } = (detail ?? {}) as { nearest?: unknown }
  return Array.isArray(nearest) ? nearest.filter((each) => typeof each === 'string') : []
}
