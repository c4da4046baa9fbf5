import type { Dispute } from '#contract/money/disputes.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const disputeTones: Record<Dispute['state'], BadgeTone> = {
  open: 'pending',
  won: 'confirmed',
  lost: 'cancelled',
}
