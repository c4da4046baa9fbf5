import type { KeyRing } from '#server/ground/data/key-ring.ts'
import { sealReason } from '#server/ground/data/reasons.ts'

/** Encrypts a reason, given once for one appointment or for many, for each of them under its id. */
export type ReasonSealer = (id: string) => Buffer

export const reasonSealer =
  (keys: KeyRing, reason: string): ReasonSealer =>
  (id) =>
    sealReason(keys, 'appointments', id, reason)
