import { expect as expectValue, test } from 'vitest'
import { expect, openBrowser } from '#test/browser/browser.ts'
import { holdScripts } from '#test/browser/hold-scripts.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { omar, sara } from '../cast.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const rowOf = async (email: string) =>
  (
    await app.rows('select language, confirmed_at, left_at from newsletter_subscribers where email = $1', [
      email,
    ])
  )[0]
const pathIn = (text: string, part: string) => {
  const address = text.match(new RegExp(`http://localhost:3000(\\S*${part}\\S*)`))?.[1]
  expectValue(address).toBeDefined()
  return address as string
}

test('a reader subscribes, confirms through the email, and unsubscribes', async () => {
  const page = await open('/faq')
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByRole('textbox').fill(` ${sara.email.toUpperCase()} `)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Successfully subscribed to our newsletter!')).toBeVisible()
  await expect(form.getByRole('textbox')).toHaveValue('')
  expectValue(await rowOf(sara.email)).toMatchObject({ language: 'en', confirmed_at: null })

  await app.runJobs()
  const [letter] = await app.mailTo(sara.email)
  expectValue(letter?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  await page.goto(app.origin + pathIn(letter?.text ?? '', '/newsletter/confirm'))
  expectValue(await rowOf(sara.email)).toMatchObject({ confirmed_at: null })
  await page.getByRole('main').getByRole('button').click()
  await expect.poll(async () => (await rowOf(sara.email))?.confirmed_at).not.toBeNull()

  await page.goto(app.origin + pathIn(letter?.text ?? '', '/newsletter/unsubscribe'))
  await page.getByRole('main').getByRole('button').click()
  await expect.poll(async () => (await rowOf(sara.email))?.left_at).not.toBeNull()
})

testWithAll('an address submitted before the scripts have arrived is not lost', async () => {
  const page = await open('/faq')
  const arrive = await holdScripts(page)
  await page.goto(app.origin, { waitUntil: 'commit' })
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByRole('textbox').fill('early@example.sa')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  arrive()
  await expect(page.getByText('Successfully subscribed to our newsletter!')).toBeVisible()
  expectValue(await rowOf('early@example.sa')).toMatchObject({ language: 'en' })
  await page.context().close()
})

test('in Arabic the email is Arabic and leads to the Arabic page', async () => {
  const page = await open('/ar')
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByRole('textbox').fill(omar.email)
  await form.getByRole('button', { name: 'اشتراك' }).click()
  await expect(page.getByText('تم الاشتراك في نشرتنا البريدية بنجاح!')).toBeVisible()
  await app.runJobs()
  const [letter] = await app.mailTo(omar.email)
  expectValue(letter?.html).toContain('dir="rtl"')
  await page.goto(app.origin + pathIn(letter?.text ?? '', '/ar/newsletter/confirm'))
  await page.getByRole('main').getByRole('button').click()
  await expect.poll(async () => (await rowOf(omar.email))?.confirmed_at).not.toBeNull()
})
