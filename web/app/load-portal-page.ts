import type { PortalPath } from './address.ts'
import type { PortalPage } from './page.ts'
import { portalPages } from './portal-pages.gen.ts'

const loads: Readonly<Record<PortalPath, () => Promise<{ readonly default: PortalPage }>>> = {
  ...portalPages.patient,
  ...portalPages.dietitian,
  ...portalPages.admin,
  ...portalPages._party,
  ...portalPages._crossing,
}
const loaded = new Map<PortalPath, PortalPage>()

/** Loads the code of a portal's page with all its imports. */
export async function loadPortalPage(path: PortalPath): Promise<PortalPage> {
  const { default: page } = await loads[path]()
  loaded.set(path, page)
  return page
}

export const loadedPortalPage = (path: PortalPath): PortalPage | undefined => loaded.get(path)
