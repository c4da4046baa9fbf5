import type { AuditChange, AuditKind } from '#contract/oversight/audit-log.ts'
import type { ChangedSetting } from '#server/platform/latest-changes.ts'

/** The detail of an event: numbers, days, choices and ids, never text that people wrote. */
type Said = {
  from?: unknown
  to?: unknown
  was?: unknown
  percent?: unknown
  duties?: unknown
  licensedUntil?: unknown
  amount?: unknown
  share?: unknown
}

/** The old and new values, as far as the event holds them. `settings` are the settings changed with it. */
export function changesIn(
  kind: AuditKind,
  said: Said,
  settings: readonly Pick<ChangedSetting, 'setting' | 'was' | 'became'>[],
): AuditChange[] {
  switch (kind) {
    case 'platform.settings_changed':
      return settings.map(({ setting, was, became }) => ({ field: setting, was, became }))
    case 'platform.fee_announced':
      return [
        change('feePercent', said.was, said.percent),
        ...(said.from ? [change('from', null, said.from)] : []),
      ]
    case 'account.role_granted':
      return said.duties ? [change('duties', null, said.duties)] : []
    case 'account.duties_changed':
      return [change('duties', said.from, said.to)]
    case 'account.suspended':
      return [change('account', 'open', 'suspended')]
    case 'account.reinstated':
      return [change('account', 'suspended', 'open')]
    case 'payouts.held':
      return [change('payouts', 'open', 'held')]
    case 'payouts.released':
      return [change('payouts', 'held', 'open')]
    case 'review.hidden':
      return [change('review', 'shown', 'hidden')]
    case 'review.shown':
      return [change('review', 'hidden', 'shown')]
    case 'payment.refund_decided':
    case 'wallet.transferred':
    case 'wallet.transfer_returned':
      return amountOf(said.amount)
    case 'payment.use_taken_back':
      return amountOf(said.share)
    case 'practice.approved':
    case 'practice.rejected':
    case 'practice.suspended':
    case 'practice.reinstated':
      return [
        change('practice', said.from, statusAfter(kind, said.from)),
        ...(kind === 'practice.approved' ? [change('licensedUntil', null, said.licensedUntil)] : []),
      ]
    default:
      return []
  }
}

const change = (field: AuditChange['field'], was: unknown, became: unknown): AuditChange => ({
  field,
  was: (was ?? null) as AuditChange['was'],
  became: (became ?? null) as AuditChange['became'],
})

/** In halalas; events older than this field have no amount. */
const amountOf = (halalas: unknown): AuditChange[] =>
  typeof halalas === 'number' ? [change('amount', null, halalas / 100)] : []

function statusAfter(kind: AuditKind, from: unknown) {
  if (kind === 'practice.suspended') return 'suspended'
  // A rejected change leaves a verified dietitian verified.
  if (kind === 'practice.rejected') return from === 'approved' ? 'approved' : 'rejected'
  return 'approved'
}
