import type { KeyRing } from '#server/data/key-ring.ts'
import type { Caller } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'

/** What a browser left with, or came back with; sealed in a cookie of its own, so that no other browser can use it. */
type Left = {
  step: 'left'
  provider: string
  state: string
  nonce: string
  verifier: string
  returnsTo: string
}
export type Vouched = {
  step: 'vouched'
  provider: string
  issuer: string
  subject: string
  /** Only where the provider has confirmed it. */
  email: string | null
}
type Both = {
  aim: 'entry' | 'connection'
  /** Who was signed in when a connection was begun. */
  user: string | null
  redirectTo: string | null
  until: number
}
export type Visit<Step = Left | Vouched> = Both & Step
export type LeftVisit = Visit<Left>
export type VouchedVisit = Visit<Vouched>

export const visitSeconds = 600
const bound = 'provider_visit'

export const sealVisit = (keys: KeyRing, visit: Visit): string =>
  keys.seal(JSON.stringify(visit), bound).toString('base64url')

/** The visit of this browser, at this step and not too old. */
export function visitOf<Step extends 'left' | 'vouched'>(
  keys: KeyRing,
  { cookies }: Pick<Caller, 'cookies'>,
  step: Step,
  now: Date,
): Extract<Visit, { step: Step }> {
  const visit = opened(keys, cookies.visit)
  if (visit?.step !== step || visit.until <= now.getTime()) throw new Refusal('connection_failed')
  return visit as Extract<Visit, { step: Step }>
}

function opened(keys: KeyRing, sealed: string | null): Visit | null {
  if (!sealed) return null
  try {
    return JSON.parse(keys.open(Buffer.from(sealed, 'base64url'), bound))
  } catch {
    return null
  }
}
