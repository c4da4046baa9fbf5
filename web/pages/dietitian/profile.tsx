import { readPractice } from '#contract/profiles.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read } from '#web/app/page.ts'
import { Uploads } from '#web/documents/uploads.tsx'
import { PracticeProfile } from '#web/profiles/practice-profile.tsx'
import { VerificationStatus } from '#web/verification/verification-status.tsx'

const Documents = lazyPart(() => import('#web/documents/documents-tab.tsx'), 'DocumentsTab')
const ProfileServices = lazyPart(() => import('#web/services/services-panel.tsx'), 'ServicesPanel')

export default portalPage({
  title: dietitianPages.profile.title,
  place: 'navigation',
  reads: [read(readPractice, {})],
  view: () => (
    <Uploads>
      <PracticeProfile
        verificationStatus={<VerificationStatus />}
        services={<ProfileServices wording="profile" />}
        documents={<Documents />}
      />
    </Uploads>
  ),
})
