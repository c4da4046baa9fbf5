import { payForPackage } from '#contract/money/packages.ts'
import type { SentTo } from '#contract/route.ts'
import { useChange } from '#web/app/query.ts'
import type { PaymentEvents } from '../booking/payment-method.ts'
import { useSettling } from '../booking/use-payment.ts'

/** Pays for a package with a saved card, the wallet, or on the page of the payment service. */
export function usePackagePayment(card: string | null, hear: PaymentEvents) {
  const { settle, isBusy } = useSettling(card, hear)
  const opening = useChange(payForPackage, {
    onDone: ({ url, payment }) => settle({ url, payment }),
    onRefused: hear.onRefused,
  })
  return {
    mutate: (asked: SentTo<typeof payForPackage>) => opening.mutate(asked),
    isBusy: opening.isPending || isBusy,
  }
}
