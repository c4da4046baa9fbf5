import {
  Activity,
  CalendarClock,
  ClipboardList,
  ListChecks,
  NotebookText,
  ReceiptText,
  Users,
  Utensils,
  Wallet,
} from 'lucide-react'
import { dietitianPages as words } from '#copy/portal/dietitian-pages.ts'
import type { PageData } from './page-data.ts'

const toAvailability = { to: '/dietitian/availability', label: words.dashboard.availability } as const

/** Every page of the dietitian's portal. What has a screen of its own has only its title here. */
export const dietitianPages = {
  '/dietitian/dashboard': { title: words.dashboard.title },
  '/dietitian/appointments': { title: words.appointments.title },
  '/dietitian/appointments/$id': {
    title: words.appointment.title,
    back: { to: '/dietitian/appointments', label: words.appointment.back },
  },
  '/dietitian/messages': { title: words.messages.title },
  '/dietitian/patients': {
    title: words.patients.title,
    panel: {
      icon: Users,
      heading: words.patients.heading,
      text: words.patients.text,
      way: toAvailability,
    },
  },
  '/dietitian/patients/$id': {
    title: words.patient.title,
    back: { to: '/dietitian/patients', label: words.patient.back },
    tabs: [
      { id: 'overview', icon: ClipboardList, ...words.patient.overview },
      { id: 'appointments', icon: CalendarClock, ...words.patient.appointments },
      { id: 'plans', icon: Utensils, ...words.patient.plans },
      { id: 'progress', icon: Activity, ...words.patient.progress },
    ],
  },
  '/dietitian/services': { title: words.services.title },
  '/dietitian/availability': { title: words.availability.title, intro: words.availability.intro },
  '/dietitian/nutrition-plans': { title: words.plans.title, panel: { icon: NotebookText, ...words.plans } },
  '/dietitian/reviews': { title: words.reviews.title },
  '/dietitian/payments': { title: words.payments.title, panel: { icon: Wallet, ...words.payments } },
  '/dietitian/profile': { title: words.profile.title },
  '/dietitian/settings': { title: words.settings.title },
  '/dietitian/onboarding': {
    title: words.onboarding.title,
    panel: {
      icon: ListChecks,
      heading: words.onboarding.heading,
      text: words.onboarding.text,
      points: words.onboarding.points,
      way: { to: '/dietitian/dashboard', label: words.onboarding.later },
      isStop: true,
    },
  },
} satisfies Record<string, PageData>

export const dietitianSettingsPanels = {
  billing: { icon: ReceiptText, ...words.settings.billing },
} as const
