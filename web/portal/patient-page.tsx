import type { PageData } from './page-data.ts'
import { patientPages } from './patient-pages.ts'
import { PlaceholderPage } from './placeholder-page.tsx'
import { usePagePath } from './use-page-path.ts'

/** The page of the patient's portal at this address. */
export function PatientPage() {
  const pages: Readonly<Record<string, PageData>> = patientPages
  const page = pages[usePagePath()]
  return page ? <PlaceholderPage page={page} /> : null
}
