import type { Page } from '@playwright/test'
import { removeCalendarFeed } from '#contract/appointments/calendar.ts'
import type { Language } from '#contract/language.ts'
import { calendarFeedWords } from '#copy/appointments/calendar-feed.ts'
import { publicDirectory } from '#copy/directory/public.ts'
import { newsletter } from '#copy/newsletter.ts'
import { portal } from '#copy/portal/frame.ts'
import { roles } from '#copy/portal/roles.ts'
import { frame } from '#copy/public/frame.ts'
import { survey } from '#copy/survey.ts'
import { waitUntilStill } from './browser/at-rest.ts'
import { accountScreens } from './screens/accounts.ts'
import { appointmentScreens } from './screens/appointments.ts'
import { askerOf, callAs } from './screens/ask.ts'
import { bookingScreens } from './screens/booking.ts'
import { dashboardScreens } from './screens/dashboards.ts'
import { directoryScreens } from './screens/directory.ts'
import { doorScreens } from './screens/doors.ts'
import { financeScreens } from './screens/finance.ts'
import { foodScreens } from './screens/foods.ts'
import { hoursScreens } from './screens/hours.ts'
import { invoiceScreens } from './screens/invoices.ts'
import { messageScreens } from './screens/messages.ts'
import { notificationScreens } from './screens/notifications.ts'
import { oversightScreens } from './screens/oversight.ts'
import { packageScreens } from './screens/packages.ts'
import { patientScreens } from './screens/patients.ts'
import { payoutScreens } from './screens/payouts.ts'
import { planScreens } from './screens/plans.ts'
import { platformScreens } from './screens/platform.ts'
import { profileScreens } from './screens/profiles.ts'
import { reportScreens } from './screens/reports.ts'
import { reviewScreens } from './screens/reviews.ts'
import type { Screen, Viewer } from './screens/screen.ts'
import { screeningScreens } from './screens/screening.ts'
import { settingsScreens } from './screens/settings.ts'
import { supportScreens } from './screens/support.ts'
import { writtenPlanScreens } from './screens/written-plans.ts'

const pages = [
  ['landing', '/'],
  ['for-patients', '/for-patients'],
  ['for-dietitians', '/for-dietitians'],
  ['for-companies', '/for-companies'],
  ['faq', '/faq'],
  ['public-directory', '/dietitians'],
  ['contact', '/contact'],
  ['question-lost', '/contact/question?token=none'],
  ['terms', '/terms-of-service'],
  ['privacy', '/privacy-policy'],
  ['refunds', '/refund-policy'],
  ['cookies', '/cookie-policy'],
  ['login', '/login'],
  ['register', '/register'],
  ['book-nothing', '/book'],
  ['reset-password', '/reset-password'],
  ['confirm-email', '/confirm-email?token=none'],
  ['confirm-new-email', '/confirm-new-email?token=none'],
  ['connected-failed', '/connected?code=none'],
  ['invitation-wrong', '/invitation?token=none'],
  ['invitation-refuse', '/invitation/refuse?token=none'],
  ['newsletter-confirm', '/newsletter/confirm?token=none'],
  ['newsletter-unsubscribe', '/newsletter/unsubscribe?token=none'],
  ['reminders-leave', '/reminders/leave?token=none'],
  ['digest-leave', '/digest/leave?token=none'],
  ['not-found', '/no/such/page'],
] as const

const portalPages = {
  patient: [
    'dashboard',
    'appointments',
    'messages',
    'dietitians',
    'dietitians/7',
    'packages',
    'invitation',
    'payment-methods',
    'nutrition-plans',
    'health-data',
    'health-data?kind=weight',
    'health-data?kind=blood_pressure',
    'health-data?tab=diary',
    'health-data?tab=goals',
    'health-data?tab=files',
    'health-data?tab=reminders',
    'profile',
    'settings',
    'settings?tab=security',
    'settings?tab=account',
    'onboarding',
  ],
  dietitian: [
    'dashboard',
    'appointments',
    'messages',
    'patients',
    'patients/7',
    'patients/invitations',
    'services',
    'availability',
    'nutrition-plans',
    'foods',
    'foods?q=qqqqqq',
    'reviews',
    'payments',
    'profile',
    'settings',
    'settings?tab=notifications',
    'settings?tab=billing',
    'onboarding',
  ],
  admin: [
    '',
    'users',
    'analytics',
    'settings',
    'settings?tab=system',
    'settings?tab=privacy',
    'settings?tab=security',
    'payouts',
    'payouts?tab=payouts',
    'payouts?tab=disputes',
    'payouts?tab=attendance',
    'payouts?tab=holds',
  ],
} as const satisfies Partial<Record<Viewer, readonly string[]>>

const openAccountMenu = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('button', { name: portal.account.open[language] }).click()

const portalScreens: Screen[] = [
  ...Object.entries(portalPages).flatMap(([viewer, pages]) =>
    pages.map((place) => ({
      name: [viewer, ...place.split(/[\W_]+/)].filter(Boolean).join('-'),
      path: `/${viewer}${place && `/${place}`}`,
      as: viewer as Viewer,
      reach: waitUntilStill,
    })),
  ),
  {
    name: 'account-menu',
    path: '/patient/dashboard',
    as: 'both',
    async reach(page, language) {
      await waitUntilStill(page)
      await openAccountMenu(page, language)
    },
  },
  {
    name: 'calendar-address',
    path: '/patient/settings',
    as: 'patient',
    async reach(page, language) {
      const make = page.getByRole('button', { name: calendarFeedWords.make[language] })
      const address = page.getByLabel(calendarFeedWords.label[language])
      await make.or(address).waitFor()
      if (await make.isVisible()) await make.click()
      await address.waitFor()
    },
    undo: async (page) => void (await callAs(askerOf(page), removeCalendarFeed, {})),
  },
  {
    name: 'role-selector',
    path: '/patient/dashboard',
    as: 'both',
    async reach(page, language) {
      await waitUntilStill(page)
      await openAccountMenu(page, language)
      await page.getByRole('button', { name: roles.switchRole[language] }).last().click()
      await page.getByRole('dialog', { name: roles.select[language] }).waitFor()
    },
  },
]

const onward = async (page: Page, language: Language, times: number) => {
  for (let step = 0; step < times; step++)
    await page.getByRole('button', { name: survey.continue[language], exact: true }).click()
}
const submit = (page: Page, language: Language) =>
  page.getByRole('button', { name: survey.submit[language], exact: true }).click()

export const screens: Screen[] = [
  ...pages.map(([name, path]) => ({ name, path })),
  ...doorScreens,
  ...portalScreens,
  ...accountScreens,
  ...appointmentScreens,
  ...hoursScreens,
  ...financeScreens,
  ...foodScreens,
  ...invoiceScreens,
  ...messageScreens,
  ...patientScreens,
  ...screeningScreens,
  ...planScreens,
  ...writtenPlanScreens,
  ...profileScreens,
  ...settingsScreens,
  ...payoutScreens,
  ...packageScreens,
  ...platformScreens,
  ...supportScreens,
  ...dashboardScreens,
  ...directoryScreens,
  ...bookingScreens,
  ...oversightScreens,
  ...reportScreens,
  ...notificationScreens,
  ...reviewScreens,
  {
    name: 'menu-open',
    path: '/',
    only: 'phone',
    reach: (page, language) =>
      page.locator('summary').filter({ hasText: frame.header.openMenu[language] }).click(),
  },
  {
    name: 'public-dietitian',
    path: '/dietitians',
    async reach(page, language) {
      await page.getByRole('link', { name: publicDirectory.card.view[language] }).first().click()
      await page.getByRole('heading', { name: publicDirectory.profile.services[language] }).waitFor()
    },
  },
  {
    name: 'public-directory-filters',
    path: '/dietitians?gender=female&mode=video',
    reach: (page) => page.locator('#filters > summary').click(),
  },
  { name: 'public-directory-nobody', path: '/dietitians?city=arar&specialization=geriatric' },
  { name: 'faq-open', path: '/faq', reach: (page) => page.locator('main summary').nth(1).click() },
  ...(['companies', 'dietitians', 'patients'] as const).flatMap((who): Screen[] => {
    const path = `/for-${who}#survey`
    const alike = who === 'patients' ? {} : { alike: true as const }
    return [
      { name: `survey-${who}-2`, path, ...alike, reach: (page, language) => onward(page, language, 1) },
      {
        name: `survey-${who}-3`,
        path,
        alike: true,
        reach: (page, language) => onward(page, language, 2),
      },
      {
        name: `survey-${who}-missing`,
        path,
        ...alike,
        async reach(page, language) {
          await onward(page, language, 2)
          await submit(page, language)
          await page.locator('[aria-invalid=true]').first().waitFor()
        },
      },
    ]
  }),
  {
    name: 'newsletter-wrong',
    path: '/faq',
    async reach(page, language) {
      const form = page.locator('footer form')
      await form.getByRole('textbox').fill('sara')
      await form.getByRole('button', { name: newsletter.form.subscribe[language] }).click()
      await form.locator('[aria-invalid=true]').waitFor()
    },
  },
]
