import { readBalance } from '#contract/money/balance.ts'
import { readEarnings } from '#contract/money/earnings.ts'
import { readPayouts } from '#contract/money/payouts.ts'
import { readPlatformFee } from '#contract/platform/fee.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { portalPage, read } from '#web/app/page.ts'
import { EarningsStatement } from '#web/money/payouts/earnings-statement.tsx'
import { OwnBalance } from '#web/money/payouts/own-balance.tsx'
import { OwnPayouts } from '#web/money/payouts/own-payouts.tsx'
import { OwnStatements } from '#web/money/payouts/own-statements.tsx'
import { SellerNotice } from '#web/money/payouts/seller-notice.tsx'

export default portalPage({
  title: dietitianPages.payments.title,
  place: 'navigation',
  reads: [read(readEarnings, {}), read(readBalance, {}), read(readPayouts, {}), read(readPlatformFee, {})],
  view: () => (
    <>
      <SellerNotice />
      <OwnBalance
        payouts={
          <>
            <OwnPayouts />
            <OwnStatements />
          </>
        }
      >
        <EarningsStatement />
      </OwnBalance>
    </>
  ),
})
