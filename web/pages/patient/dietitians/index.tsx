import { countDietitians, searchDietitians } from '#contract/directory.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { portalPage, read, readPages } from '#web/app/page.ts'
import { DirectoryScreen } from '#web/directory/directory-screen.tsx'

export default portalPage({
  title: patientPages.directory.title,
  place: 'navigation',
  reads: [readPages(searchDietitians, { zone: ':zone' }), read(countDietitians, { zone: ':zone' })],
  view: DirectoryScreen,
})
