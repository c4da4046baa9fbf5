import type { ReactNode } from 'react'
import { dietitianPages } from './dietitian-pages.ts'
import type { PageData } from './page-data.ts'
import { PlaceholderPage } from './placeholder-page.tsx'
import { PortalPage } from './portal-page.tsx'
import { usePagePath } from './use-page-path.ts'

/** The page of the dietitian's portal at this address, around what another room has for it. */
export function DietitianPage({ children }: { children?: ReactNode }) {
  const pages: Readonly<Record<string, PageData>> = dietitianPages
  const page = pages[usePagePath()]
  if (!page) return null
  return children ? <PortalPage page={page}>{children}</PortalPage> : <PlaceholderPage page={page} />
}
