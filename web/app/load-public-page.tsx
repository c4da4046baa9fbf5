import type { ComponentType } from 'react'
import type { PageHead } from '#web/lib/page.ts'
import { SentPage, sentPath } from '#web/lib/sent-page.tsx'
import type { PublicPath } from './address.ts'
import type { PublicPage } from './page.ts'
import { publicPages } from './public-pages.gen.ts'

const loads: Readonly<Record<PublicPath, () => Promise<{ readonly default: PublicPage }>>> = {
  ...publicPages._public,
  ...publicPages._doors,
}

/** Loads the view of a public page with all that it needs. A still page that came with the document needs nothing. */
export async function loadPublicView(path: PublicPath): Promise<ComponentType> {
  if (sentPath() === path) return () => <SentPage path={path} />
  const { view: View, isStill, beforeView } = await loadPublicPage(path)
  await beforeView?.()
  if (!isStill) return View
  return () => (
    <SentPage path={path}>
      <View />
    </SentPage>
  )
}

export const loadPublicPage = async (path: PublicPath) => (await loads[path]()).default

export async function headOfPublicPage(path: PublicPath): Promise<PageHead> {
  const [{ pages: heads }, page] = await Promise.all([import('#copy/public/pages.ts'), loadPublicPage(path)])
  if (path === '/$') return { ...heads['not-found'], status: 404, isIndexed: false }
  return { ...heads[path], status: 200, isIndexed: page.isIndexed ?? true }
}
