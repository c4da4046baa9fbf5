import type { Ticket } from '#contract/support/ticket.ts'
import { supportPages } from '#copy/support/pages.ts'
import { ticketPriorityWords, ticketStatusWords } from '#copy/support/words.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const tones: Readonly<Record<Ticket['status'], BadgeTone>> = {
  open: 'pending',
  pending: 'confirmed',
  closed: 'neutral',
}

type StatusBadgeProps = Pick<Ticket, 'status'> & {
  /** Admins see the name of the status; the asker sees whose turn it is. */
  forTeam?: boolean
}

export function StatusBadge({ status, forTeam = false }: StatusBadgeProps) {
  const t = useWords()
  const words = forTeam ? ticketStatusWords : supportPages.states
  return <Badge tone={tones[status]}>{t(words[status])}</Badge>
}

type PriorityBadgeProps = Pick<Ticket, 'priority'> & {
  /** Below a heading that says what it is. */
  isBare?: boolean
}

export function PriorityBadge({ priority, isBare = false }: PriorityBadgeProps) {
  const t = useWords()
  const name = t(ticketPriorityWords[priority])
  const tone = priority === 'high' ? 'cancelled' : priority === 'medium' ? 'accent' : 'neutral'
  return <Badge tone={tone}>{isBare ? name : t(supportPages.priority(name))}</Badge>
}
