import type { FoundPayment } from '#contract/money/payment-desk.ts'
import { financePayments as words } from '#copy/money/payment-desk.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

export function StateBadge({
  payment: { state, isDisputed, refunded, refundDue, amount },
}: {
  payment: Pick<FoundPayment, 'state' | 'isDisputed' | 'refunded' | 'refundDue' | 'amount'>
}) {
  const t = useWords()
  const shown = isDisputed ? 'disputed' : refunded + refundDue >= amount ? 'refunded' : state
  return <Badge tone={tones[shown]}>{t(shown === 'refunded' ? words.whole : words.states[shown])}</Badge>
}

const tones = {
  captured: 'confirmed',
  refunded: 'neutral',
  disputed: 'cancelled',
  opened: 'pending',
  expired: 'neutral',
} as const satisfies Record<string, BadgeTone>
