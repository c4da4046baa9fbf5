import { lazyRouteComponent as lazy, type RouteComponent } from '@tanstack/react-router'
import type { Role } from '#contract/accounts/role.ts'
import { brand } from '#copy/brand.ts'
import { portal } from '#copy/portal/frame.ts'
import { compose } from './compose.ts'
import { later } from './later.tsx'
import type { PageHead } from './lib/page.ts'
import { loadSession } from './lib/session.ts'
import type { PageData } from './portal/page-data.ts'

/** The screens of a role travel together; what is heavy among them comes by itself. */
const patient = () => import('./portal/patient-screens.ts')
const dietitian = () => import('./portal/dietitian-screens.ts')
const admin = () => import('./portal/admin-screens.ts')

const Portal = lazy(() => import('./portal/portal.tsx'), 'Portal')
const PartyPortal = lazy(() => import('./portal/party-portal.tsx'), 'PartyPortal')
const CallPage = lazy(() => import('./portal/call-page.tsx'), 'CallPage')
const Lobby = lazy(() => import('./calls/lobby-screen.tsx'), 'LobbyScreen')
const DashboardRouter = lazy(() => import('./portal/dashboard-router.tsx'), 'DashboardRouter')
const PatientPage = lazy(patient, 'PatientPage')
const PatientSettings = lazy(patient, 'PatientSettings')
const Directory = lazy(() => import('./directory/directory-screen.tsx'), 'DirectoryScreen')
const Dietitian = lazy(() => import('./directory/dietitian-screen.tsx'), 'DietitianScreen')
const DietitianPage = lazy(dietitian, 'DietitianPage')
const DietitianSettings = lazy(dietitian, 'DietitianSettings')
const AdminDashboard = lazy(admin, 'AdminDashboard')
const AdminSettings = lazy(admin, 'AdminSettings')
const SecondFactorSetup = later(
  () => import('./accounts/security/second-factor-setup.tsx'),
  'SecondFactorSetup',
)
const AppointmentLists = lazy(() => import('./appointments/appointment-lists.tsx'), 'AppointmentLists')
const Appointment = lazy(() => import('./appointments/appointment-screen.tsx'), 'AppointmentScreen')
const DashboardAppointments = lazy(
  () => import('./appointments/dashboard-appointments.tsx'),
  'DashboardAppointments',
)
const PatientDashboard = lazy(patient, 'PatientDashboard')
const DietitianDashboard = lazy(dietitian, 'DietitianDashboard')
const ServicesPanel = lazy(() => import('./services/services-panel.tsx'), 'ServicesPanel')
const AvailabilityPanel = lazy(() => import('./availability/availability-panel.tsx'), 'AvailabilityPanel')
const Conflicts = lazy(() => import('./appointments/conflicts/conflicts.tsx'), 'Conflicts')
const PracticeProfile = lazy(() => import('./profiles/practice-profile.tsx'), 'PracticeProfile')
const Uploads = lazy(() => import('./documents/uploads.tsx'), 'Uploads')
const Standing = lazy(() => import('./documents/standing.tsx'), 'Standing')
const ProfileServices = later(() => import('./services/services-panel.tsx'), 'ServicesPanel')
const Documents = later(() => import('./documents/documents-panel.tsx'), 'DocumentsPanel')
const Security = later(() => import('./accounts/security/security-settings.tsx'), 'SecuritySettings')
const Account = later(() => import('./accounts/security/account-settings.tsx'), 'AccountSettings')
const Notifications = later(() => import('./notifications/notification-settings.tsx'), 'NotificationSettings')
const Desk = later(() => import('./oversight/dietitian-desk.tsx'), 'DietitianDesk')
const OwnReview = later(() => import('./reviews/own-review.tsx'), 'OwnReview')
const DietitianReviews = later(() => import('./reviews/dietitian-reviews.tsx'), 'DietitianReviews')
const MyReviews = lazy(() => import('./reviews/my-reviews.tsx'), 'MyReviews')
const Moderation = later(() => import('./reviews/moderation.tsx'), 'Moderation')
const People = later(() => import('./accounts/people/people-tool.tsx'), 'PeopleTool')

/** What stands around the pages of a role. Who is there is asked while the page's own files are on their way. */
export function openPortal(role: Role): Promise<RouteComponent> {
  if (!import.meta.env.SSR) loadSession()
  return ready(compose([Portal], () => <Portal role={role} secondFactorSetup={<SecondFactorSetup />} />))
}

/** The same for a page that both sides of an appointment share. */
export function openPartyPortal(): Promise<RouteComponent> {
  if (!import.meta.env.SSR) loadSession()
  return ready(compose([PartyPortal], () => <PartyPortal secondFactorSetup={<SecondFactorSetup />} />))
}

export function openScreen(path: string): Promise<RouteComponent> {
  const other = path.startsWith('/dietitian/') ? DietitianPage : PatientPage
  return ready(screens[path] ?? other)
}

export async function headOf(path: string): Promise<PageHead> {
  const pages: Readonly<Record<string, PageData>> = {
    ...(path.startsWith('/patient/') && (await patient()).patientPages),
    ...(path.startsWith('/dietitian/') && (await dietitian()).dietitianPages),
    ...(path.startsWith('/call/') && { [path]: (await import('#copy/calls/lobby.ts')).lobby }),
    ...(path.startsWith('/admin') && (await admin()).adminPages),
  }
  const { en, ar } = pages[path]?.title ?? portal.nav.dashboard
  return { title: { en: `${en} | ${brand.name.en}`, ar: `${ar} | ${brand.name.ar}` } }
}

const dietitianProfile = compose([PatientPage, Dietitian], () => (
  <PatientPage>
    <Dietitian reviews={<DietitianReviews />} />
  </PatientPage>
))

/** Those that are more than what the table of their portal says of them. */
const screens: Readonly<Record<string, RouteComponent>> = {
  '/dashboard': DashboardRouter,
  '/call/$id': compose([CallPage, Lobby], () => (
    <CallPage>{(sides) => <Lobby key={sides.party} {...sides} />}</CallPage>
  )),
  '/patient/dashboard': compose([PatientDashboard, DashboardAppointments], () => (
    <PatientDashboard appointments={<DashboardAppointments party="patient" />} />
  )),
  '/patient/appointments': compose([PatientPage, AppointmentLists], () => (
    <PatientPage>
      <AppointmentLists party="patient" />
    </PatientPage>
  )),
  '/patient/appointments/$id': compose([PatientPage, Appointment], () => (
    <PatientPage>
      <Appointment party="patient">{(appointment) => <OwnReview appointment={appointment} />}</Appointment>
    </PatientPage>
  )),
  '/patient/messages': lazy(patient, 'PatientMessages'),
  '/patient/dietitians': compose([PatientPage, Directory], () => (
    <PatientPage>
      <Directory />
    </PatientPage>
  )),
  '/patient/dietitians/$id': dietitianProfile,
  '/patient/dietitians/$id/book': dietitianProfile,
  '/patient/profile': lazy(patient, 'PatientProfile'),
  '/patient/settings': compose([PatientSettings], () => (
    <PatientSettings
      notifications={<Notifications party="patient" />}
      security={<Security />}
      account={<Account />}
    />
  )),
  '/dietitian/dashboard': compose([DietitianDashboard, DashboardAppointments], () => (
    <DietitianDashboard appointments={<DashboardAppointments party="dietitian" />} />
  )),
  '/dietitian/appointments': compose([DietitianPage, AppointmentLists], () => (
    <DietitianPage>
      <AppointmentLists party="dietitian" />
    </DietitianPage>
  )),
  '/dietitian/appointments/$id': compose([DietitianPage, Appointment], () => (
    <DietitianPage>
      <Appointment party="dietitian" />
    </DietitianPage>
  )),
  '/dietitian/messages': lazy(dietitian, 'DietitianMessages'),
  '/dietitian/profile': compose([DietitianPage, PracticeProfile, Uploads, Standing], () => (
    <DietitianPage>
      <Uploads>
        <PracticeProfile
          standing={<Standing />}
          services={<ProfileServices wording="profile" />}
          documents={<Documents />}
        />
      </Uploads>
    </DietitianPage>
  )),
  '/dietitian/services': compose([DietitianPage, ServicesPanel], () => (
    <DietitianPage>
      <ServicesPanel wording="services" />
    </DietitianPage>
  )),
  '/dietitian/availability': compose([DietitianPage, AvailabilityPanel, Conflicts], () => (
    <DietitianPage>
      <Conflicts />
      <AvailabilityPanel />
    </DietitianPage>
  )),
  '/dietitian/reviews': compose([DietitianPage, MyReviews], () => (
    <DietitianPage>
      <MyReviews />
    </DietitianPage>
  )),
  '/dietitian/settings': compose([DietitianSettings], () => (
    <DietitianSettings
      notifications={<Notifications party="dietitian" />}
      security={<Security />}
      account={<Account />}
    />
  )),
  '/admin': compose([AdminDashboard], () => (
    <AdminDashboard people={<People />} dietitians={<Desk />} reviews={<Moderation />} />
  )),
  '/admin/settings': compose([AdminSettings], () => (
    <AdminSettings security={<Security />} account={<Account />} />
  )),
}

/** With its files, so that it shows at once. */
async function ready(screen: RouteComponent) {
  await screen.preload?.()
  return screen
}
