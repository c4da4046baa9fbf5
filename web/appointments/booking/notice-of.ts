import type { RefusalCode } from '#contract/refusals.ts'
import type { Word } from '#copy/word.ts'
import { ApiError } from '#web/app/api-error.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'

/** What has come between a choice and its booking. */
export type Notice = {
  readonly words: Word
  /** Free times near the one that was lost. */
  readonly nearest: readonly string[]
  /** The chosen time cannot be had. */
  readonly isFinal?: boolean
  /** It answers a press of the button, so the reader is led to it. */
  readonly wasPressed?: boolean
}

export function noticeOf(fault: unknown, passing?: Word): Notice {
  const mayPass = !(fault instanceof ApiError) || fault.status === 0 || fault.status >= 429
  if (mayPass) return { words: passing ?? wordsOfRefusal(fault), nearest: [] }
  const isFinal = !aboutPaying.has(fault.code)
  return { words: wordsOfRefusal(fault), nearest: nearestIn(fault.detail), isFinal }
}

/** The time can still be had. */
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
