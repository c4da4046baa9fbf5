import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { AccountSettings } from '#web/accounts/security/account-settings.tsx'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage } from '#web/app/page.ts'

const { settings } = dietitianPages
const Billing = lazyPart(() => import('#web/money/payouts/billing-tab.tsx'), 'BillingTab')
const Notifications = lazyPart(() => import('#web/notifications/notifications-tab.tsx'), 'NotificationsTab')
const PublicListing = lazyPart(() => import('#web/directory/public-listing.tsx'), 'PublicListing')
const Security = lazyPart(() => import('#web/accounts/security/security-settings.tsx'), 'SecuritySettings')

export default portalPage({
  title: settings.title,
  place: 'navigation',
  reads: [],
  // Three tabs, as specified: security is part of the account here.
  tabs: [
    {
      id: 'account',
      label: settings.account.label,
      content: (
        <div className="flex flex-col gap-10">
          <AccountSettings />
          <PublicListing />
          <Security />
        </div>
      ),
    },
    {
      id: 'notifications',
      label: settings.notifications.label,
      content: <Notifications party="dietitian" />,
    },
    { id: 'billing', label: settings.billing.label, content: <Billing /> },
  ],
})
