import { sql } from 'kysely'
import { visitor } from '#server/ground/data/db.ts'
import type { PageGenerator } from '#server/ground/site/generated-pages.ts'
import { listPage } from './list-page.ts'
import { parseListQuery } from './list-query.ts'
import { profilePage } from './profile-page.ts'

/** `/dietitians`, and a page for each dietitian with a public page. */
export const publicDirectoryPages: PageGenerator = {
  make(house, language, { path, search, caller }) {
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
  async list({ db }) {
    const rows = await db.read(
      visitor('en'),
      () =>
        sql<{
          address: string
          changed_at: Date
        }>`select address, changed_at from public_pages order by user_id`,
    )
    return [
      {
        path: '/dietitians',
        changedAt: rows.map(({ changed_at }) => changed_at).sort((a, b) => Number(b) - Number(a))[0],
      },
      ...rows.map(({ address, changed_at }) => ({
        path: `/dietitians/${encodeURIComponent(address)}`,
        changedAt: changed_at,
      })),
    ]
  },
}
