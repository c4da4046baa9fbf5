import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { pages as heads } from '#copy/public/pages.ts'
import { loadPortalPage } from '#web/app/load-portal-page.ts'
import { paths } from '#web/app/paths.gen.ts'
import { furtherItems, menuItems, navItems } from '#web/portal/nav-items.ts'
import { pageLists } from '../../bin/page-list.ts'
import { filesOfProject, textOf } from './files.ts'

const { _public, _doors, ...portals } = paths
const items = [navItems, furtherItems, menuItems].flatMap((of) => Object.values(of).flat())

test('the lists of pages name every file in web/pages', () => {
  for (const [file, text] of Object.entries(pageLists()))
    expect(readFileSync(file, 'utf8'), 'a build or `npm run dev` writes it').toBe(text)
})

test('every public page has a title and a description, and none is left over', () => {
  const known = [..._public, ..._doors].map((path) => (path === '/$' ? 'not-found' : path))
  // The server renders the landing page and the directory.
  expect(Object.keys(heads).sort()).toEqual([...known, '/', '/dietitians'].sort())
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

/**
 * Bound by `bind` though they only read: they need several statements. A read that is recorded and shown to others, such as
 * a plan that a dietitian opens, says `leavesTrace` in the contract.
 */
const untraced = new Set([
  'listPatients',
  'listPayees',
  'listQuestionnaires',
  'listWrittenPlans',
  'readDietitianDashboard',
  'readDietitianOnboarding',
  'readEarnings',
  'readHealth',
  'readPatientDashboard',
  'readPatientOnboarding',
  'readPatientProfile',
  'readPayouts',
  'readPlanDay',
  'readPlatformSettings',
  'readQuestionnaire',
])

test('pointing at a link asks for nothing whose reading is recorded', async () => {
  const nameOf = new Map(
    Object.entries(contract).map(([name, { path, method }]) => [`${method} ${path}`, name]),
  )
  const bindings = filesOfProject(/^server\/.*routes\.ts$/)
    .map(textOf)
    .join('\n')
  for (const path of Object.values(portals).flat())
    for (const { route } of (await loadPortalPage(path)).reads) {
      const name = nameOf.get(`${route.method} ${route.path}`) ?? ''
      const isStatement = bindings.includes(`bindRead(contract.${name},`)
      expect(isStatement || route.leavesTrace || untraced.has(name), `${path} reads ${name}`).toBe(true)
    }
})
