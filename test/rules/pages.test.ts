import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages as heads } from '#copy/public/pages.ts'
import { loadPortalPage } from '#web/app/load-portal-page.ts'
import { paths } from '#web/app/paths.gen.ts'
import { morePages, navItems } from '#web/portal/nav-items.ts'
import { pageLists } from '../../bin/page-list.ts'

const { _public, _doors, ...portals } = paths
const items = [...Object.values(navItems), ...Object.values(morePages)].flat()

test('the lists of pages name every file in web/pages', () => {
  for (const [file, text] of Object.entries(pageLists()))
    expect(readFileSync(file, 'utf8'), 'a build or `npm run dev` writes it').toBe(text)
})

test('every public page has a title and a description, and none is left over', () => {
  const known = [..._public, ..._doors].map((path) => (path === '/$' ? 'not-found' : path))
  // The server renders the directory.
  expect(Object.keys(heads).sort()).toEqual([...known, '/dietitians'].sort())
})

test('a page is in the navigation or can be reached from another page, and its duties are those of its entry', async () => {
  for (const path of Object.values(portals).flat()) {
    const { place, duties } = await loadPortalPage(path)
    const item = items.find(({ to }) => to === path)
    const isLinked = typeof place === 'object' && 'back' in place
    if (!isLinked) expect(item !== undefined, `${path} is in the navigation`).toBe(place === 'navigation')
    if (item) expect(duties, `${path} and its entry in the navigation`).toEqual(item.duties)
  }
})
