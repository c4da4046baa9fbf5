import type { ReactNode } from 'react'
import type { PageData } from './page-data.ts'
import { patientPages } from './patient-pages.ts'
import { PlaceholderPage } from './placeholder-page.tsx'
import { PortalPage } from './portal-page.tsx'
import { usePagePath } from './use-page-path.ts'

/** The page of the patient's portal at this address, around what another room has for it. */
export function PatientPage({ children }: { children?: ReactNode }) {
  const pages: Readonly<Record<string, PageData>> = patientPages
  const page = pages[usePagePath()]
  if (!page) return null
  return children ? <PortalPage page={page}>{children}</PortalPage> : <PlaceholderPage page={page} />
}
