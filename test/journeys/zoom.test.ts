import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { runsAll } from '#test/setup/extent.ts'
import { openApp } from '../app.ts'
import { drLayla, sara } from '../cast.ts'
import { join } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const layla = await join(app, drLayla, { role: 'dietitian' })
await listedDietitian(app, layla)
const patient = await join(app, sara)

/** A window of 1280 x 1024 at 400 %. */
const zoomed = { viewport: { width: 320, height: 256 } } as const

type Stop = { isOver: boolean; unseen: string | null }

/**
 * Marks the focused element as visited, and names it if it is not visible: outside the window, or below something
 * fixed. It runs inside the page.
 */
async function visit(): Promise<Stop> {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body || 'seen' in focused.dataset)
    return { isOver: true, unseen: null }
  focused.dataset.seen = ''
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  for (let frame = 0; frame < 60 && !focused.matches(':focus'); frame++)
    await new Promise(requestAnimationFrame)
  if (!focused.matches(':focus')) return { isOver: false, unseen: 'the window has lost the focus' }
  const { left, top, right, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect()
  const [l, t, r, b] = [
    Math.max(left, 0),
    Math.max(top, 0),
    Math.min(right, innerWidth),
    Math.min(bottom, innerHeight),
  ]
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 30)}`
  if (r - l < 4 || b - t < 4) return { isOver: false, unseen: `${name}: beyond the window` }
  const xs = [l + 2, (l + r) / 2, r - 2]
  const ys = [t + 2, (t + b) / 2, b - 2]
  const isSeen = xs.some((x) =>
    ys.some((y) => {
      const seen = document.elementFromPoint(x, y)
      return (
        seen && (seen.contains(focused) || focused.contains(seen) || seen.closest('label')?.contains(focused))
      )
    }),
  )
  return { isOver: false, unseen: isSeen ? null : `${name}: covered` }
}

/** Walks through all tab stops until the first one is reached again. */
async function walk(page: Page): Promise<{ stops: number; unseen: string[] }> {
  // A page in the background shows no focus, whatever the keyboard does.
  await page.bringToFront()
  const found: string[] = []
  for (let stops = 0; stops < 150; stops++) {
    await page.keyboard.press('Tab')
    const { isOver, unseen } = await page.evaluate(visit)
    if (isOver && stops > 2) return { stops, unseen: found }
    if (unseen) found.push(unseen)
  }
  throw new Error('the keyboard finds no end')
}

test.each(['/', '/patient/dashboard'])(
  'with less motion the focused element on %s is visible immediately',
  async (path) => {
    const page = await open(path, { ...zoomed, ...signedIn(patient) })
    const link = page.locator('a[href="#content"]')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const tops = await link.evaluate((element: HTMLElement) =>
      [() => element.blur(), () => element.focus()].map((act) => {
        act()
        return element.getBoundingClientRect().top
      }),
    )
    expectValue(tops[0]).toBeLessThan(0)
    expectValue(tops[1]).toBeGreaterThan(0)
  },
)

const doors = ['/', '/ar/register']
if (runsAll) doors.push('/ar', '/login', '/ar/login', '/register', '/register?form=simple')

test.each(doors)('at 400 % the focused element on %s is visible', async (path) => {
  const page = await open(path, zoomed)
  await page.waitForLoadState('networkidle')
  const { stops, unseen } = await walk(page)
  expectValue(stops).toBeGreaterThan(5)
  expectValue(unseen).toEqual([])
})

/** The controls that a bar at the bottom still covers once they have the focus. */
const coveredByBar = (page: Page) =>
  page.evaluate(async () => {
    const covered: string[] = []
    const bar = [...document.querySelectorAll('main .sticky')].at(-1)
    if (!bar) return ['there is no bar']
    for (const control of document.querySelectorAll<HTMLElement>('main :is(a, button, input, textarea)')) {
      if (bar.contains(control) || !control.checkVisibility()) continue
      const box = control.closest('label') ?? control
      // Just behind the bar, if the page scrolls that far.
      scrollBy(0, box.getBoundingClientRect().bottom - bar.getBoundingClientRect().bottom)
      control.focus()
      await new Promise(requestAnimationFrame)
      const hidden = box.getBoundingClientRect().bottom - bar.getBoundingClientRect().top
      if (hidden > 0 && hidden < bar.clientHeight)
        covered.push(`${control.outerHTML.slice(0, 80)}: ${hidden}`)
    }
    return covered
  })

test('on a phone the bar of the booking covers no control that has the focus', async () => {
  const page = await open(`/patient/dietitians/${layla.id}/book`, { ...phone, ...signedIn(patient) })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expectValue(await coveredByBar(page)).toEqual([])
})

type Place = readonly ['patient' | 'dietitian', string]
/** Pages with bars that stay in sight, and with the most controls. */
const busiest: readonly Place[] = [
  ['patient', '/patient/dashboard'],
  ['patient', `/ar/patient/dietitians/${layla.id}/book`],
  ['dietitian', '/dietitian/availability'],
]
const further: readonly Place[] = [
  ['patient', '/patient/dietitians'],
  ['patient', `/patient/dietitians/${layla.id}`],
  ['patient', `/patient/dietitians/${layla.id}/book`],
  ['patient', '/patient/settings'],
  ['dietitian', '/dietitian/profile'],
]
test.each(runsAll ? [...busiest, ...further] : busiest)(
  'at 400 % the element focused by a %s on %s is visible',
  async (role, path) => {
    const page = await open(path, { ...zoomed, ...signedIn(role === 'patient' ? patient : layla) })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { stops, unseen } = await walk(page)
    expectValue(stops).toBeGreaterThan(5)
    expectValue(unseen).toEqual([])
  },
)
