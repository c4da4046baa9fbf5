import { expect as expectValue, test } from 'vitest'
import { waitUntilHydrated } from '#test/browser/at-rest.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { holdScripts } from '#test/browser/hold-scripts.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

testWithAll('the header turns solid after ten pixels and clear again at the top', async () => {
  const page = await open('/')
  const header = page.getByRole('banner')
  const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
  const clear = await ground()
  await page.mouse.wheel(0, 10)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(10)
  expectValue(await ground()).toBe(clear)
  await page.mouse.wheel(0, 200)
  await expect.poll(ground).not.toBe(clear)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(ground).toBe(clear)
})

test('on a phone the menu locks the page, leads to other pages, and closes when one is chosen', async () => {
  const page = await open('/', phone)
  const menu = page.locator('header details')
  await menu.locator('summary').click()
  await expect(menu).toHaveAttribute('open', '')
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
  await expect.poll(overflow).toContain('hidden')
  await menu.getByRole('link', { name: 'For Patients' }).click()
  await expect(page).toHaveURL(/\/for-patients$/)
  await expect(menu).not.toHaveAttribute('open')
  await expect.poll(overflow).not.toContain('hidden')
})

testWithAll('Escape closes the menu and returns the focus', async () => {
  const page = await open('/', phone)
  const menu = page.locator('header details')
  await menu.locator('summary').click()
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(menu.locator('summary')).toBeFocused()
})

test('navigation from page to page updates title, address and focus without loading a document', async () => {
  const page = await open('/')
  await waitUntilHydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('banner').getByRole('link', { name: 'For Companies' }).click()
  await expect(page).toHaveURL(/\/for-companies$/)
  await expect(page).toHaveTitle(/Nabta/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'For Companies' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expectValue(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/for-companies$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the footer’s languages lead to the same page in the other one, and the choice is remembered', async () => {
  const page = await open('/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/faq$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'nabta_language')
  expectValue(cookie?.value).toBe('ar')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^r]\/faq$/)
})

test('the chosen theme is applied before the first paint of the next visit', async () => {
  const page = await open('/', { colorScheme: 'light' })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click()
  await expect.poll(ground).not.toBe(light)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

testWithAll(
  'a theme chosen before the scripts have arrived is applied when they arrive, and next time',
  async () => {
    const page = await open('/faq', { colorScheme: 'light' })
    const arrive = await holdScripts(page)
    await page.goto(app.origin, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click()
    arrive()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.context().close()
  },
)

testWithAll('only one of the nine questions is open at a time', async () => {
  const page = await open('/faq')
  const questions = page.locator('main details')
  await expect(questions).toHaveCount(9)
  await questions.nth(2).locator('summary').click()
  await questions.nth(5).locator('summary').click()
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await expect(questions.nth(5)).toHaveAttribute('open', '')
})

testWithAll('the landing page sends a visitor who wants to find a dietitian to register first', async () => {
  const page = await open('/')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Find a Dietitian' }).first(),
  ).toHaveAttribute('href', '/register?form=simple&redirectTo=/patient/dietitians')
})
