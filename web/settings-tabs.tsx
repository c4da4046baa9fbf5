import { later } from './later.tsx'

/** Under the tabs of more than one role's settings. */
export const Security = later(() => import('./accounts/security/security-settings.tsx'), 'SecuritySettings')
export const Account = later(() => import('./accounts/security/account-settings.tsx'), 'AccountSettings')
export const PatientAccount = later(() => import('./account-tab.tsx'), 'PatientAccountTab')
export const Billing = later(() => import('./billing-tab.tsx'), 'BillingTab')
export const Privacy = later(() => import('./privacy-tab.tsx'), 'PrivacyTab')
export const Notifications = later(() => import('./notifications-tab.tsx'), 'NotificationsTab')
