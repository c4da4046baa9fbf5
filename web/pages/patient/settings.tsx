import { readCalendarFeed } from '#contract/appointments/calendar.ts'
import { readMarketingChoice } from '#contract/newsletter.ts'
import { readContactChoices } from '#contract/notifications/choices.ts'
import { invoiceTitles } from '#copy/money/invoices/titles.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read } from '#web/app/page.ts'
import { NotificationsTab } from '#web/notifications/notifications-tab.tsx'

const { settings } = patientPages
const Account = lazyPart(() => import('#web/accounts/security/account-settings.tsx'), 'AccountSettings')
const Invoices = lazyPart(() => import('#web/money/invoices/patient-invoices.tsx'), 'InvoicesTab')
const Phone = lazyPart(() => import('#web/profiles/phone-settings.tsx'), 'PhoneSettings')
const Privacy = lazyPart(() => import('#web/privacy/privacy-tab.tsx'), 'PrivacyTab')
const Security = lazyPart(() => import('#web/accounts/security/security-settings.tsx'), 'SecuritySettings')

export default portalPage({
  title: settings.title,
  place: 'navigation',
  reads: [read(readContactChoices, {}), read(readCalendarFeed, {}), read(readMarketingChoice, {})],
  tabs: [
    {
      id: 'notifications',
      label: settings.notifications.label,
      content: <NotificationsTab party="patient" />,
    },
    { id: 'security', label: settings.security.label, content: <Security /> },
    { id: 'privacy', label: settings.privacy.label, content: <Privacy /> },
    { id: 'account', label: settings.account.label, content: <Account phone={<Phone />} /> },
    { id: 'invoices', label: invoiceTitles.label, content: <Invoices /> },
  ],
})
