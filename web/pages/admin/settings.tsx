import { readPlatformSettings } from '#contract/platform/settings.ts'
import { invoiceTitles } from '#copy/money/invoices/titles.ts'
import { adminPages } from '#copy/portal/admin-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read } from '#web/app/page.ts'
import { PlatformSettings } from '#web/platform/platform-settings.tsx'

const { settings } = adminPages
const Account = lazyPart(() => import('#web/accounts/security/account-settings.tsx'), 'AccountSettings')
const Invoices = lazyPart(() => import('#web/money/invoices/invoice-desk.tsx'), 'InvoiceDesk')
const Privacy = lazyPart(() => import('#web/privacy/privacy-desk.tsx'), 'PrivacyDesk')
const Security = lazyPart(() => import('#web/accounts/security/security-settings.tsx'), 'SecuritySettings')
const System = lazyPart(() => import('#web/platform/platform-health.tsx'), 'PlatformHealth')

export default portalPage({
  title: settings.title,
  place: 'navigation',
  reads: [read(readPlatformSettings, {})],
  tabs: [
    { id: 'platform', label: settings.platform.label, duties: ['owner'], content: <PlatformSettings /> },
    { id: 'invoices', label: invoiceTitles.label, duties: ['finance'], content: <Invoices /> },
    { id: 'system', label: settings.system.label, duties: ['owner'], content: <System /> },
    { id: 'privacy', label: settings.privacy.label, duties: ['privacy'], content: <Privacy /> },
    { id: 'security', label: settings.security.label, content: <Security /> },
    { id: 'account', label: settings.account.label, content: <Account /> },
  ],
})
