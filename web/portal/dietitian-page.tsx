import { dietitianPages } from './dietitian-pages.ts'
import type { PageData } from './page-data.ts'
import { PlaceholderPage } from './placeholder-page.tsx'
import { usePagePath } from './use-page-path.ts'

/** The page of the dietitian's portal at this address. */
export function DietitianPage() {
  const pages: Readonly<Record<string, PageData>> = dietitianPages
  const page = pages[usePagePath()]
  return page ? <PlaceholderPage page={page} /> : null
}
