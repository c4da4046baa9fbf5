import {
  Activity,
  Apple,
  CreditCard,
  HeartPulse,
  ListChecks,
  ShieldCheck,
  UserRound,
  Utensils,
} from 'lucide-react'
import { patientPages as words } from '#copy/portal/patient-pages.ts'
import { hasBegun } from './calls/has-begun.ts'
import { compose } from './compose.ts'
import { later } from './later.tsx'
import { declarePages } from './portal/declare-pages.tsx'
import { PatientDashboard } from './portal/patient-dashboard.tsx'
import { ProfileHead } from './portal/profile-head.tsx'
import { Notifications, PatientAccount, Security } from './settings-tabs.tsx'

const CallPresence = later(() => import('./calls/call-presence.tsx'), 'CallPresence', null)
const OwnReview = later(() => import('./reviews/own-review.tsx'), 'OwnReview')
const AskForReview = later(() => import('./reviews/ask-for-review.tsx'), 'AskForReview', null)
const DietitianReviews = later(() => import('./reviews/dietitian-reviews.tsx'), 'DietitianReviews')

/** Every page of the patient's portal. */
export const patientPages = declarePages<'patient'>({
  '/patient/dashboard': {
    title: words.dashboard.title,
    screen: compose(
      [() => import('./appointments/dashboard-appointments.tsx')],
      ({ DashboardAppointments }) => (
        <PatientDashboard appointments={<DashboardAppointments party="patient" />} />
      ),
    ),
  },
  '/patient/appointments': {
    title: words.appointments.title,
    screen: compose([() => import('./appointments/appointment-lists.tsx')], ({ AppointmentLists }) => (
      <AppointmentLists
        party="patient"
        asks={(appointment, name) =>
          appointment.may.review && <AskForReview appointment={appointment} name={name} />
        }
      />
    )),
  },
  '/patient/appointments/$id': {
    title: words.appointment.title,
    back: { to: '/patient/appointments', label: words.appointment.back },
    screen: compose([() => import('./appointments/appointment-screen.tsx')], ({ AppointmentScreen }) => (
      <AppointmentScreen party="patient">
        {(appointment) => (
          <>
            <OwnReview appointment={appointment} />
            {hasBegun(appointment) && <CallPresence appointment={appointment} party="patient" />}
          </>
        )}
      </AppointmentScreen>
    )),
  },
  '/patient/messages': {
    title: words.messages.title,
    fills: true,
    screen: compose([() => import('./messages/messages-screen.tsx')], ({ MessagesScreen }) => (
      <MessagesScreen party="patient" />
    )),
  },
  '/patient/dietitians': {
    title: words.directory.title,
    screen: compose([() => import('./directory/directory-screen.tsx')], ({ DirectoryScreen }) => (
      <DirectoryScreen />
    )),
  },
  '/patient/dietitians/$id': {
    title: words.dietitian.title,
    screen: compose([() => import('./directory/dietitian-screen.tsx')], ({ DietitianScreen }) => (
      <DietitianScreen reviews={<DietitianReviews />} />
    )),
  },
  '/patient/dietitians/$id/book': {
    title: words.booking.title,
    titleWith: { booked: words.booking.booked },
    screen: compose(
      [
        () => import('./directory/dietitian-screen.tsx'),
        () => import('./appointments/booking/booking-screen.tsx'),
      ],
      ({ DietitianScreen }, { BookingScreen }) => (
        <DietitianScreen
          reviews={<DietitianReviews />}
          booking={(dietitian, tabs, skeleton) => (
            <BookingScreen dietitian={dietitian} skeleton={skeleton}>
              {tabs}
            </BookingScreen>
          )}
        />
      ),
    ),
  },
  '/patient/payment-methods': {
    title: words.paymentMethods.title,
    panel: { icon: CreditCard, ...words.paymentMethods },
  },
  '/patient/nutrition-plans': {
    title: words.plans.title,
    panel: {
      icon: Utensils,
      heading: words.plans.heading,
      text: words.plans.text,
      way: { to: '/patient/dietitians', label: words.plans.find },
    },
  },
  '/patient/health-data': { title: words.history.title, panel: { icon: Activity, ...words.history } },
  '/patient/profile': {
    title: words.profile.title,
    screen: ProfileHead,
    tabs: [
      {
        id: 'personal',
        icon: UserRound,
        ...words.profile.personal,
        way: { to: '/patient/settings?tab=account', label: words.profile.personal.settings },
      },
      { id: 'health', icon: HeartPulse, ...words.profile.health },
      { id: 'preferences', icon: Apple, ...words.profile.preferences },
    ],
  },
  '/patient/settings': {
    title: words.settings.title,
    tabs: [
      {
        id: 'notifications',
        label: words.settings.notifications.label,
        content: <Notifications party="patient" />,
      },
      { id: 'security', label: words.settings.security.label, content: <Security /> },
      {
        id: 'privacy',
        icon: ShieldCheck,
        ...words.settings.privacy,
        way: { to: '/privacy-policy', label: words.settings.privacy.policy },
      },
      { id: 'account', label: words.settings.account.label, content: <PatientAccount /> },
    ],
  },
  '/patient/onboarding': {
    title: words.onboarding.title,
    panel: {
      icon: ListChecks,
      heading: words.onboarding.heading,
      text: words.onboarding.text,
      points: words.onboarding.points,
      way: { to: '/patient/dashboard', label: words.onboarding.later },
      isStop: true,
    },
  },
})
