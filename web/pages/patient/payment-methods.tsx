import { listPaymentMethods } from '#contract/money/cards.ts'
import { readWallet } from '#contract/money/wallet.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { portalPage, read } from '#web/app/page.ts'
import { PaymentMethodsScreen } from '#web/money/cards/payment-methods-screen.tsx'
import { WithWallet } from '#web/money/wallets/with-wallet.tsx'

export default portalPage({
  title: patientPages.paymentMethods.title,
  place: 'navigation',
  reads: [read(listPaymentMethods, {}), read(readWallet, {})],
  view: () => <WithWallet>{(wallet) => <PaymentMethodsScreen wallet={wallet} />}</WithWallet>,
})
