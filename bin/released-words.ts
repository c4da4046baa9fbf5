import type { ReleaseResult } from '#server/backup/release.ts'

/** What an operator reads after a release. */
export function releasedWords({ backedUpAt, erased, payments, payouts }: ReleaseResult): string {
  return [
    `Erased again: ${erased}.`,
    payments === null
      ? 'No gateway is set, so payments were not compared.'
      : payments.length === 0
        ? 'Payments: the gateway, the books and the appointments agree.'
        : `Payments differ from the gateway; admins see each one under Payments, Reconciliation:\n${payments
            .map(({ kind, count, halalas }) => `  ${kind}: ${count}, ${riyals(halalas)}`)
            .join('\n')}`,
    payouts === null
      ? 'No payout account is set, so payouts were not compared.'
      : payouts.unknown.length === 0
        ? `Payouts: ${payouts.known} under way are known to the gateway, ${payouts.unheard} go to it now, and it knows of no others.`
        : `The gateway has made payouts that these books do not know, so the payouts of ${payouts.held} dietitians are held until an admin releases them:\n${payouts.unknown
            .map(({ id, halalas }) => `  ${id}: ${riyals(halalas)}`)
            .join('\n')}`,
    `Released: jobs, mail and payouts run again, and everybody signs in anew. What was waiting on ${backedUpAt.toISOString()} is done once more without its mails.`,
  ].join('\n')
}

const riyals = (halalas: number) => `${(halalas / 100).toFixed(2)} SAR`
