import { readDietitianOnboarding } from '#contract/onboarding.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read } from '#web/app/page.ts'
import { DietitianOnboarding } from '#web/onboarding/dietitian-onboarding.tsx'

const DocumentsStep = lazyPart(() => import('#web/documents/documents-step.tsx'), 'DocumentsStep')

export default portalPage({
  title: dietitianPages.onboarding.title,
  place: { from: '/dietitian/dashboard' },
  reads: [read(readDietitianOnboarding, {})],
  view: () => <DietitianOnboarding documents={(labelledBy) => <DocumentsStep labelledBy={labelledBy} />} />,
})
