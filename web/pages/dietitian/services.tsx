import { listMyPackages } from '#contract/money/packages.ts'
import { readPlatformFee } from '#contract/platform/fee.ts'
import { listMyServices } from '#contract/services.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { portalPage, read } from '#web/app/page.ts'
import { SellerNotice } from '#web/money/payouts/seller-notice.tsx'
import { OwnQuestionnairesSection } from '#web/screening/own-section.tsx'
import { PackagesPanel } from '#web/services/packages-panel.tsx'
import { ServicesPanel } from '#web/services/services-panel.tsx'

export default portalPage({
  title: dietitianPages.services.title,
  place: 'navigation',
  reads: [read(listMyServices, {}), read(listMyPackages, {}), read(readPlatformFee, {})],
  view: () => (
    <>
      <SellerNotice />
      <ServicesPanel wording="services" />
      <PackagesPanel />
      <OwnQuestionnairesSection />
    </>
  ),
})
