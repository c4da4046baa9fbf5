import { lazyRouteComponent as lazy, type RouteComponent } from '@tanstack/react-router'
import type { Role } from '#contract/accounts/role.ts'
import { brand } from '#copy/brand.ts'
import { compose } from './compose.ts'
import { later } from './later.tsx'
import type { PageHead } from './lib/page.ts'
import { loadSession } from './lib/session.ts'
import type { PageData } from './portal/page-data.ts'

const Portal = lazy(() => import('./portal/portal.tsx'), 'Portal')
const DashboardRouter = lazy(() => import('./portal/dashboard-router.tsx'), 'DashboardRouter')
const PatientPage = lazy(() => import('./portal/patient-page.tsx'), 'PatientPage')
const PatientSettings = lazy(() => import('./portal/patient-settings.tsx'), 'PatientSettings')
const DietitianPage = lazy(() => import('./portal/dietitian-page.tsx'), 'DietitianPage')
const DietitianSettings = lazy(() => import('./portal/dietitian-settings.tsx'), 'DietitianSettings')
const AdminDashboard = lazy(() => import('./portal/admin-dashboard.tsx'), 'AdminDashboard')
const AdminSettings = lazy(() => import('./portal/admin-settings.tsx'), 'AdminSettings')
const SecondFactorSetup = later(() => import('./accounts/second-factor-setup.tsx'), 'SecondFactorSetup')
const Security = later(() => import('./accounts/security-settings.tsx'), 'SecuritySettings')
const Account = later(() => import('./accounts/account-settings.tsx'), 'AccountSettings')
const People = later(() => import('./accounts/people-tool.tsx'), 'PeopleTool')

/** What stands around the pages of a role. Who is there is asked while the page's own files are on their way. */
export function openPortal(role: Role): Promise<RouteComponent> {
  if (!import.meta.env.SSR) loadSession()
  return ready(compose([Portal], () => <Portal role={role} secondFactorSetup={<SecondFactorSetup />} />))
}

export function openScreen(path: string): Promise<RouteComponent> {
  const other = path.startsWith('/dietitian/') ? DietitianPage : PatientPage
  return ready(screens[path] ?? other)
}

export async function headOf(path: string): Promise<PageHead> {
  const pages: Readonly<Record<string, PageData>> = {
    ...(path.startsWith('/patient') && (await import('./portal/patient-pages.ts')).patientPages),
    ...(path.startsWith('/dietitian') && (await import('./portal/dietitian-pages.ts')).dietitianPages),
    ...(path.startsWith('/admin') && (await import('./portal/admin-pages.ts')).adminPages),
  }
  const { portal } = await import('#copy/portal/frame.ts')
  return { title: titled(pages[path]?.title ?? portal.nav.dashboard) }
}

const titled = (title: PageHead['title']) => ({
  en: `${title.en} | ${brand.name.en}`,
  ar: `${title.ar} | ${brand.name.ar}`,
})

/** Those that are more than what the table of their portal says of them. */
const screens: Readonly<Record<string, RouteComponent>> = {
  '/dashboard': DashboardRouter,
  '/patient/dashboard': lazy(() => import('./portal/patient-dashboard.tsx'), 'PatientDashboard'),
  '/patient/messages': lazy(() => import('./portal/patient-messages.tsx'), 'PatientMessages'),
  '/patient/profile': lazy(() => import('./portal/patient-profile.tsx'), 'PatientProfile'),
  '/patient/settings': compose([PatientSettings], () => (
    <PatientSettings security={<Security />} account={<Account />} />
  )),
  '/dietitian/dashboard': lazy(() => import('./portal/dietitian-dashboard.tsx'), 'DietitianDashboard'),
  '/dietitian/messages': lazy(() => import('./portal/dietitian-messages.tsx'), 'DietitianMessages'),
  '/dietitian/profile': lazy(() => import('./portal/dietitian-profile.tsx'), 'DietitianProfile'),
  '/dietitian/settings': compose([DietitianSettings], () => (
    <DietitianSettings security={<Security />} account={<Account />} />
  )),
  '/admin': compose([AdminDashboard], () => <AdminDashboard people={<People />} />),
  '/admin/settings': compose([AdminSettings], () => (
    <AdminSettings security={<Security />} account={<Account />} />
  )),
}

/** With its files, so that it shows at once. */
async function ready(screen: RouteComponent) {
  await screen.preload?.()
  return screen
}
