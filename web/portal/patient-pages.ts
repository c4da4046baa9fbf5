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
import type { PageData } from './page-data.ts'

const directory = '/patient/dietitians'

/** Every page of the patient's portal. What has a screen of its own has only its title here. */
export const patientPages = {
  '/patient/dashboard': { title: words.dashboard.title },
  '/patient/appointments': { title: words.appointments.title },
  '/patient/appointments/$id': {
    title: words.appointment.title,
    back: { to: '/patient/appointments', label: words.appointment.back },
  },
  '/patient/messages': { title: words.messages.title },
  '/patient/dietitians': { title: words.directory.title },
  '/patient/dietitians/$id': { title: words.dietitian.title },
  '/patient/dietitians/$id/book': { title: words.dietitian.title },
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
      way: { to: directory, label: words.plans.find },
    },
  },
  '/patient/health-data': { title: words.history.title, panel: { icon: Activity, ...words.history } },
  '/patient/profile': {
    title: words.profile.title,
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
  '/patient/settings': { title: words.settings.title },
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
} satisfies Record<string, PageData>

export const patientSettingsPanels = {
  privacy: {
    icon: ShieldCheck,
    ...words.settings.privacy,
    way: { to: '/privacy-policy', label: words.settings.privacy.policy },
  },
} as const
