import {
  createRootRoute,
  createRoute,
  lazyRouteComponent as lazy,
  type RouteComponent,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { pages } from '#copy/public/pages.ts'
import type { PageFacts } from './lib/page.ts'
import { stillPage } from './lib/still-page.tsx'

const PublicFrame = lazy(() => import('./public/public-frame.tsx'), 'PublicFrame')
const LandingPage = stillPage('LandingPage', () => import('./public/landing-page.tsx'))
const FaqPage = lazy(() => import('./public/faq-page.tsx'), 'FaqPage')
const TermsPage = stillPage('TermsPage', () => import('./public/terms-page.tsx'))
const PrivacyPage = stillPage('PrivacyPage', () => import('./public/privacy-page.tsx'))
const CookiesPage = stillPage('CookiesPage', () => import('./public/cookies-page.tsx'))
const OpeningSoonPage = lazy(() => import('./public/opening-soon-page.tsx'), 'OpeningSoonPage')
const NotFoundPage = stillPage('NotFoundPage', () => import('./public/not-found-page.tsx'))
const NewsletterBand = lazy(() => import('./newsletter/newsletter-band.tsx'), 'NewsletterBand')
const NewsletterForm = lazy(() => import('./newsletter/newsletter-form.tsx'), 'NewsletterForm')
const ConfirmPage = lazy(() => import('./newsletter/confirm-page.tsx'), 'ConfirmPage')
const UnsubscribePage = lazy(() => import('./newsletter/unsubscribe-page.tsx'), 'UnsubscribePage')
const PatientSurvey = lazy(() => import('./survey/patient-survey.tsx'), 'PatientSurvey')
const DietitianSurvey = lazy(() => import('./survey/dietitian-survey.tsx'), 'DietitianSurvey')
const CompanySurvey = lazy(() => import('./survey/company-survey.tsx'), 'CompanySurvey')

const Frame = compose([PublicFrame, NewsletterBand], () => <PublicFrame newsletter={<NewsletterBand />} />)
const OpeningSoon = compose([OpeningSoonPage, NewsletterForm], () => (
  <OpeningSoonPage newsletter={<NewsletterForm />} />
))
const ForPatients = stillPage('ForPatientsPage', () => import('./public/for-patients-page.tsx'), {
  survey: PatientSurvey,
})
const ForDietitians = stillPage('ForDietitiansPage', () => import('./public/for-dietitians-page.tsx'), {
  survey: DietitianSurvey,
})
const ForCompanies = stillPage('ForCompaniesPage', () => import('./public/for-companies-page.tsx'), {
  survey: CompanySurvey,
})

const root = createRootRoute()

const frame = createRoute({
  getParentRoute: () => root,
  id: 'public',
  component: Frame,
})

const frameFiles = ['public/public-frame.tsx', 'newsletter/newsletter-band.tsx']
const openingSoonFiles = ['public/opening-soon-page.tsx', 'newsletter/newsletter-form.tsx']
const hidden = { indexable: false }

const publicRoutes = [
  page('/', LandingPage, []),
  page('/for-patients', ForPatients, ['survey/patient-survey.tsx']),
  page('/for-dietitians', ForDietitians, ['survey/dietitian-survey.tsx']),
  page('/for-companies', ForCompanies, ['survey/company-survey.tsx']),
  page('/faq', FaqPage, ['public/faq-page.tsx']),
  page('/terms-of-service', TermsPage, []),
  page('/privacy-policy', PrivacyPage, []),
  page('/cookie-policy', CookiesPage, []),
  page('/newsletter/confirm', ConfirmPage, ['newsletter/confirm-page.tsx'], hidden),
  page('/newsletter/unsubscribe', UnsubscribePage, ['newsletter/unsubscribe-page.tsx'], hidden),
  page('/login', OpeningSoon, openingSoonFiles, hidden),
  page('/register', OpeningSoon, openingSoonFiles, hidden),
  page('/reset-password', OpeningSoon, openingSoonFiles, hidden),
  page('not-found', NotFoundPage, [], { indexable: false, status: 404 }),
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

export const routeTree = root.addChildren([frame.addChildren(publicRoutes), ...developmentRoutes])

function page(
  key: keyof typeof pages,
  component: RouteComponent,
  files: readonly string[],
  facts: Partial<Pick<PageFacts, 'indexable' | 'status'>> = {},
) {
  const head = async () => (await import('#copy/public/pages.ts')).pages[key]
  const sources = [...frameFiles, ...files].map((file) => `web/${file}`)
  return createRoute({
    getParentRoute: () => frame,
    path: key === 'not-found' ? '$' : key,
    component,
    staticData: { page: { files: sources, head, indexable: true, status: 200, ...facts } },
  })
}

/** A page of parts from several rooms, which fetches them side by side before it shows. */
function compose(parts: readonly Pick<RouteComponent, 'preload'>[], Page: () => ReactNode): RouteComponent {
  return Object.assign(Page, {
    preload: async () => {
      await Promise.all(parts.map((part) => part.preload?.()))
    },
  })
}

async function galleryHead() {
  const title = { en: 'Gallery', ar: 'المعرض' }
  return { title, description: title }
}
