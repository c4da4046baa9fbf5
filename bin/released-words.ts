import type { ReleaseResult } from '#server/backup/release-hold.ts'

/** The summary for an operator after a release of the hold. */
export function releasedWords({ backedUpAt, erased, payments, payouts }: ReleaseResult): string {
  return [
    `Erased again: ${erased}.`,
    payments === null
      ? 'No gateway is configured, so payments were not compared.'
      : payments.length === 0
        ? 'Payments: the gateway, the books and the appointments agree.'
        : `Payments differ from the gateway; admins see each one under Payments, Reconciliation:\n${payments
            .map(({ kind, count, halalas }) => `  ${kind}: ${count}, ${riyals(halalas)}`)
            .join('\n')}`,
    payouts === null
      ? 'No payout account is configured, so payouts were not compared.'
      : payouts.unknown.length === 0
        ? `Payouts: the gateway knows ${payouts.known} of those under way, ${payouts.unheard} are sent to it now, and it knows of no others.`
        : `The gateway has made payouts that these books do not contain, so payouts to ${payouts.held} dietitians are on hold until an admin releases them:\n${payouts.unknown
            .map(({ id, halalas }) => `  ${id}: ${riyals(halalas)}`)
            .join('\n')}`,
    `Released: jobs, mail and payouts run again, and everybody has to sign in again. Jobs that were waiting on ${backedUpAt.toISOString()} run again without their mails.`,
  ].join('\n')
}

const riyals = (halalas: number) => `${(halalas / 100).toFixed(2)} SAR`
