import { sql } from 'kysely'
import { visitor } from '#server/ground/data/db.ts'
import type { OpenPageGenerator } from '#server/ground/site/generated-pages.ts'
import { openLandingPage } from './landing-page.ts'
import { listPage } from './list-page.ts'
import { parseListQuery } from './list-query.ts'
import { profilePage } from './profile-page.ts'

/** The landing page, `/dietitians`, and a page for each dietitian with a public page. */
export const openPublicDirectory: OpenPageGenerator = (house) => {
  const landingPage = openLandingPage(house)
  return {
    make(language, { path, search, caller, mayUse }, terms) {
      if (path === '/') return landingPage(language, { search, mayUse }, terms)
      const [found, name, slash] = /^\/dietitians(?:\/([^/]+))?(\/+)?$/.exec(path) ?? []
      if (found === undefined) return undefined
      if (slash)
        return Promise.resolve({
          moved: `${language === 'ar' ? '/ar' : ''}${path.slice(0, -slash.length)}${search}`,
        })
      return name === undefined
        ? listPage(house, language, parseListQuery(search), caller)
        : profilePage(house, language, name)
    },
    async list() {
      const rows = await house.db.read(
        visitor('en'),
        () =>
          sql<{
            address: string
            changed_at: Date
          }>`select address, changed_at from public_pages order by user_id`,
      )
      const changedAt = rows.map(({ changed_at }) => changed_at).sort((a, b) => Number(b) - Number(a))[0]
      return [
        { path: '/', changedAt },
        { path: '/dietitians', changedAt },
        ...rows.map(({ address, changed_at }) => ({
          path: `/dietitians/${encodeURIComponent(address)}`,
          changedAt: changed_at,
        })),
      ]
    },
  }
}
