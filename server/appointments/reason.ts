import type { KeyRing } from '#server/data/key-ring.ts'
import { sealReason } from '#server/data/reasons.ts'

/** A reason given once for one appointment or for many: sealed for each under its id. */
export type SealsReason = (id: string) => Buffer

export const sealingOf =
  (keys: KeyRing, reason: string): SealsReason =>
  (id) =>
    sealReason(keys, 'appointments', id, reason)
