import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  lazyRouteComponent as lazy,
  type RouteComponent,
} from '@tanstack/react-router'
import type { pages } from '#copy/public/pages.ts'
import { compose } from './compose.ts'
import { countLoads, fetchAsDocument, MadePage } from './lib/made-page.tsx'
import type { PageFacts } from './lib/page.ts'
import { stillPage } from './lib/still-page.tsx'
import { portalRoutes } from './portal-routes.ts'

const LandingPage = stillPage('LandingPage', () => import('./public/landing-page.tsx'))
const FaqPage = lazy(() => import('./public/faq-page.tsx'), 'FaqPage')
const TermsPage = stillPage('TermsPage', () => import('./public/terms-page.tsx'))
const PrivacyPage = stillPage('PrivacyPage', () => import('./public/privacy-page.tsx'))
const RefundsPage = stillPage('RefundsPage', () => import('./public/refunds-page.tsx'))
const CookiesPage = stillPage('CookiesPage', () => import('./public/cookies-page.tsx'))
const NotFoundPage = stillPage('NotFoundPage', () => import('./public/not-found-page.tsx'))
const ConfirmPage = lazy(() => import('./newsletter/confirm-page.tsx'), 'ConfirmPage')
const UnsubscribePage = lazy(() => import('./newsletter/unsubscribe-page.tsx'), 'UnsubscribePage')
const LeaveRemindersPage = lazy(
  () => import('./notifications/leave-reminders-page.tsx'),
  'LeaveRemindersPage',
)
const LeaveDigestPage = lazy(() => import('./notifications/leave-reminders-page.tsx'), 'LeaveDigestPage')
const ContactPage = lazy(() => import('./support/contact-page.tsx'), 'ContactPage')
const QuestionPage = lazy(() => import('./support/question-page.tsx'), 'QuestionPage')
const PatientSurvey = lazy(() => import('./survey/patient-survey.tsx'), 'PatientSurvey')
const DietitianSurvey = lazy(() => import('./survey/dietitian-survey.tsx'), 'DietitianSurvey')
const CompanySurvey = lazy(() => import('./survey/company-survey.tsx'), 'CompanySurvey')
const AuthFrame = lazy(() => import('./accounts/auth-frame.tsx'), 'AuthFrame')
const RegisterPage = lazy(
  () =>
    import('./accounts/registration/register-page.tsx').then(({ RegisterPage, withRequestedForm }) =>
      withRequestedForm({ RegisterPage }),
    ),
  'RegisterPage',
)
const ResetPasswordPage = lazy(
  () => import('./accounts/sign-in/reset-password-page.tsx'),
  'ResetPasswordPage',
)
const ConfirmAddressPage = lazy(
  () => import('./accounts/registration/confirm-address-page.tsx'),
  'ConfirmAddressPage',
)
const ConnectedPage = lazy(() => import('./accounts/connections/connected-page.tsx'), 'ConnectedPage')
const ConfirmNewAddressPage = lazy(
  () => import('./accounts/security/confirm-new-address-page.tsx'),
  'ConfirmNewAddressPage',
)

const Frame = compose(
  [() => import('./public/public-frame.tsx'), () => import('./newsletter/newsletter-band.tsx')],
  ({ PublicFrame }, { NewsletterBand }) => <PublicFrame newsletter={<NewsletterBand />} />,
)
const Login = compose(
  [() => import('./accounts/sign-in/login-page.tsx'), () => import('./portal/lazy-role-selector.tsx')],
  ({ LoginPage }, { LazyRoleSelector }) => (
    <LoginPage roleSelector={(props) => <LazyRoleSelector {...props} />} />
  ),
)
const ForPatients = stillPage('ForPatientsPage', () => import('./public/for-patients-page.tsx'), {
  survey: PatientSurvey,
})
const ForDietitians = stillPage('ForDietitiansPage', () => import('./public/for-dietitians-page.tsx'), {
  survey: DietitianSurvey,
})
const ForCompanies = stillPage('ForCompaniesPage', () => import('./public/for-companies-page.tsx'), {
  survey: CompanySurvey,
})

const root = createRootRoute({ beforeLoad: countLoads })
const frame = createRoute({ getParentRoute: () => root, id: 'public', component: Frame })
const doors = createRoute({ getParentRoute: () => root, id: 'doors', component: AuthFrame })

const hidden = { indexable: false }

const publicRoutes = [
  page(frame, '/', LandingPage),
  page(frame, '/for-patients', ForPatients),
  page(frame, '/for-dietitians', ForDietitians),
  page(frame, '/for-companies', ForCompanies),
  page(frame, '/faq', FaqPage),
  page(frame, '/contact', ContactPage),
  page(frame, '/contact/question', QuestionPage, hidden),
  page(frame, '/terms-of-service', TermsPage),
  page(frame, '/privacy-policy', PrivacyPage),
  page(frame, '/refund-policy', RefundsPage),
  page(frame, '/cookie-policy', CookiesPage),
  page(frame, '/newsletter/confirm', ConfirmPage, hidden),
  page(frame, '/newsletter/unsubscribe', UnsubscribePage, hidden),
  page(frame, '/reminders/leave', LeaveRemindersPage, hidden),
  page(frame, '/digest/leave', LeaveDigestPage, hidden),
  page(frame, 'not-found', NotFoundPage, { indexable: false, status: 404 }),
]

/** The server makes these of what it knows; the build gives it their documents. */
const madeRoutes = [made('/dietitians'), made('/dietitians/$name')]

const doorRoutes = [
  page(doors, '/login', Login, hidden),
  page(doors, '/register', RegisterPage, hidden),
  page(doors, '/reset-password', ResetPasswordPage, hidden),
  page(doors, '/confirm-email', ConfirmAddressPage, hidden),
  page(doors, '/confirm-new-email', ConfirmNewAddressPage, hidden),
  page(doors, '/connected', ConnectedPage, hidden),
]

/** The design system on one page; the built product has no such address. */
const developmentRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/dev/gallery',
        component: lazy(() => import('./ui/gallery.tsx'), 'GalleryPage'),
        staticData: { page: { files: [], head: galleryHead, indexable: false, status: 200 } },
      }),
    ]
  : []

export const routeTree = root.addChildren([
  frame.addChildren([...publicRoutes, ...madeRoutes]),
  doors.addChildren(doorRoutes),
  ...portalRoutes(root),
  ...developmentRoutes,
])

function page(
  parent: AnyRoute,
  key: keyof typeof pages,
  component: RouteComponent,
  facts: Partial<Pick<PageFacts, 'indexable' | 'status'>> = {},
): AnyRoute {
  const head = async () => (await import('#copy/public/pages.ts')).pages[key]
  // Only the prerenderer asks for them: in the browser they would be weight.
  const files = import.meta.env.SSR ? filesOf(parent === doors, key) : []
  return createRoute({
    getParentRoute: () => parent,
    path: key === 'not-found' ? '$' : key,
    component,
    staticData: { page: { files, head, indexable: true, status: 200, ...facts } },
  })
}

function made(path: string): AnyRoute {
  const head = async () => (await import('#copy/public/pages.ts')).pages['/dietitians']
  const files = import.meta.env.SSR ? filesOf(false, '/') : []
  return createRoute({
    getParentRoute: () => frame,
    path,
    component: () => <MadePage nobody={<NotFoundPage />} />,
    beforeLoad: fetchAsDocument,
    staticData: { page: { files, head, indexable: true, status: 200, made: true } },
  })
}

function filesOf(isDoor: boolean, key: keyof typeof pages): string[] {
  const around = isDoor
    ? ['accounts/auth-frame.tsx']
    : ['public/public-frame.tsx', 'newsletter/newsletter-band.tsx']
  const own: Partial<Record<keyof typeof pages, string>> = {
    '/for-patients': 'survey/patient-survey.tsx',
    '/for-dietitians': 'survey/dietitian-survey.tsx',
    '/for-companies': 'survey/company-survey.tsx',
    '/faq': 'public/faq-page.tsx',
    '/contact': 'support/contact-page.tsx',
    '/contact/question': 'support/question-page.tsx',
    '/newsletter/confirm': 'newsletter/confirm-page.tsx',
    '/newsletter/unsubscribe': 'newsletter/unsubscribe-page.tsx',
    '/reminders/leave': 'notifications/leave-reminders-page.tsx',
    '/digest/leave': 'notifications/leave-reminders-page.tsx',
    '/login': 'accounts/sign-in/login-page.tsx',
    '/register': 'accounts/registration/register-page.tsx',
    '/reset-password': 'accounts/sign-in/reset-password-page.tsx',
    '/confirm-email': 'accounts/registration/confirm-address-page.tsx',
    '/connected': 'accounts/connections/connected-page.tsx',
    '/confirm-new-email': 'accounts/security/confirm-new-address-page.tsx',
  }
  const file = own[key]
  return [...around, ...(file ? [file] : [])].map((each) => `web/${each}`)
}

async function galleryHead() {
  const title = { en: 'Gallery', ar: 'المعرض' }
  return { title }
}
