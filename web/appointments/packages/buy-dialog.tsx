import { useState } from 'react'
import { type PackageOffer, payForPackage } from '#contract/money/packages.ts'
import type { SentTo } from '#contract/route.ts'
import { buying as words } from '#copy/money/packages/buy.ts'
import { appointmentsOf, offerWords } from '#copy/money/packages/name.ts'
import { packageRules } from '#copy/money/packages/rules.ts'
import type { Word } from '#copy/word.ts'
import { useChange } from '#web/app/query.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { ActionDialog } from '#web/ui/action-dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import type { PaymentEvents } from '../booking/payment-method.ts'
import { PaymentMethods } from '../booking/payment-methods.tsx'
import { useSettling } from '../booking/use-payment.ts'
import { usePaymentMethods } from '../booking/use-payment-methods.ts'

type BuyDialogProps = { offer: PackageOffer; name: string; onClose: () => void }

/**
 * The package, its refund rules, and the payment method. Confirming leads to the payment service, or buys it directly.
 */
export function BuyDialog({ offer, name, onClose }: BuyDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const go = useGo()
  const [fault, setFault] = useState<Word | null>(null)
  const ways = usePaymentMethods(offer.price)
  const toPackages = (payment: string) => go(`/patient/packages?payment=${payment}`)
  const hear: PaymentEvents = {
    onKept: () => {},
    onLeave: () => {},
    onBooked: () => {},
    onUnclear: toPackages,
    onNotPaid: (why) => {
      ways.readAgain()
      setFault(why)
    },
    onRefused: (refused) => {
      ways.readAgain()
      setFault(wordsOfRefusal(refused))
    },
  }
  const { mutate, isBusy } = usePackagePayment(ways.card, hear)
  const pay = () => {
    setFault(null)
    mutate({
      offer: offer.id,
      price: offer.price,
      ...(ways.byWallet > 0 && { wallet: ways.byWallet }),
    })
  }
  return (
    <ActionDialog
      isOpen
      size="md"
      words={{
        title: words.dialog.title,
        confirm: words.dialog.pay,
        busy: words.dialog.busy,
        keep: words.dialog.cancel,
      }}
      button={{ onClick: pay }}
      busy={isBusy}
      onClose={onClose}
    >
      <p className="font-medium">
        {t(appointmentsOf(offer.uses))} · <UserText text={name} />
      </p>
      <p className="mt-1 text-sm text-ink-soft">{t(offerWords.within(offer.days))}</p>
      <h3 className="mt-4 text-sm font-semibold">{t(words.dialog.rules)}</h3>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 text-sm text-ink-soft marker:text-ink-faint">
        {packageRules(offer.comesBackUntil).map((rule) => (
          <li key={rule.en}>{t(rule)}</li>
        ))}
      </ul>
      <PaymentMethods ways={ways} />
      <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <span className="text-sm text-ink-soft">{t(words.dialog.toPay)}</span>
        <span className="text-lg font-semibold">{price(language, ways.rest)}</span>
      </p>
      <FaultLine>{fault && t(fault)}</FaultLine>
    </ActionDialog>
  )
}

/** Pays for a package with a saved card, the wallet, or on the page of the payment service. */
function usePackagePayment(card: string | null, hear: PaymentEvents) {
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
