import { expect as expectValue, test } from 'vitest'
import { listMyServices } from '#contract/services.ts'
import { services } from '#copy/services.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drFahad, drLayla } from '../cast.ts'
import { join, type Person, unique } from '../people.ts'

const { row: named } = services
const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const dietitian = (who = drLayla as { name: string; email: string }, language: 'en' | 'ar' = 'en') =>
  join(app, { ...who, email: unique(who.email) }, { role: 'dietitian', language })
const servicesOf = async (person: Person) => (await person.call(listMyServices, {})).body.services
const noAddress = /Failed to load resource/

testWithAll('a dietitian adds a service, changes it, withdraws it and deletes it', async () => {
  const layla = await dietitian()
  const page = await open('/dietitian/services', signedIn(layla))
  await expect(page.getByRole('heading', { name: 'My Services', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Services & Pricing' })).toBeVisible()
  await page.getByRole('button', { name: 'Add your first service' }).click()

  const dialog = page.getByRole('dialog', { name: 'Add service' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(dialog.getByLabel('Duration in minutes')).toHaveValue('30')
  await expect(dialog.getByLabel('Price')).toHaveValue('150')
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Name').fill('Initial consultation')
  await dialog.getByLabel('Description').fill('  ')
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Description').fill('History, goals and a first plan.')
  await dialog.getByLabel('Duration in minutes').fill('37.5')
  await save.click()
  await expect(dialog.getByText('Enter a duration from 15 to 180 minutes')).toBeVisible()
  await expect(dialog.getByLabel('Duration in minutes')).toBeFocused()
  await dialog.getByLabel('Duration in minutes').fill('60')
  await dialog.getByLabel('Price').fill('300')
  await dialog.getByRole('radio', { name: 'Video (Google Meet)' }).check()
  await save.click()
  await expect(page.getByText('New service added successfully')).toBeVisible()
  const row = page.getByRole('list', { name: 'Your services' }).getByRole('listitem')
  await expect(row).toContainText('60 minutes')
  await expect(row).toContainText('Video (Google Meet)')
  await expect(row).toContainText('300 SAR')

  await page.getByRole('button', { name: named.edit('Initial consultation').en }).click()
  const edit = page.getByRole('dialog', { name: 'Edit service' })
  await edit.getByLabel('Price').fill('٢٨٠')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Service updated successfully')).toBeVisible()
  await expect(row).toContainText('280 SAR')

  const isActive = page.getByRole('switch', { name: named.activeNamed('Initial consultation').en })
  await isActive.click()
  await expect(isActive).not.toBeChecked()
  await expect(page.getByText('Patients no longer see it.')).toBeVisible()
  expectValue(await servicesOf(layla)).toMatchObject([{ price: 280, isActive: false }])

  await page.getByRole('button', { name: named.remove('Initial consultation').en }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this service?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(row).toHaveCount(1)
  await page.getByRole('button', { name: named.remove('Initial consultation').en }).click()
  await question.getByRole('button', { name: 'Delete service' }).click()
  await expect(page.getByText('Service deleted successfully')).toBeVisible()
  await expect(page.getByText('No services yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Services & Pricing' })).toBeFocused()
  expectValue(await servicesOf(layla)).toEqual([])
})

testWithAll(
  'without a practice address an in-person service leads to the profile, and no input is lost',
  async () => {
    const fahad = await dietitian(drFahad)
    const page = await open('/dietitian/services', {
      ...phone,
      ...signedIn(fahad),
      expectConsole: noAddress,
    })
    await page.getByRole('button', { name: 'Add your first service' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add service' })
    await dialog.getByLabel('Name').fill('At the clinic')
    await dialog.getByLabel('Description').fill('Measurements on our own scales.')
    await dialog.getByRole('radio', { name: 'In-person' }).first().check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('need the city and address of your practice')
    await expect(dialog.getByRole('link')).toBeInViewport()
    expectValue(await servicesOf(fahad)).toEqual([])
    await dialog.getByRole('link', { name: 'Add your practice address' }).click()
    await expect(page.getByRole('heading', { name: 'Professional Profile', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/dietitian\/profile/)
    await page.goBack()
    await page.getByRole('button', { name: 'Add your first service' }).click()
    await expect(dialog.getByLabel('Name')).toHaveValue('At the clinic')
    await expect(dialog.getByLabel('Description')).toHaveValue('Measurements on our own scales.')

    await dialog.getByRole('button', { name: 'Discard' }).click()
    const question = page.getByRole('alertdialog', { name: 'Discard this draft?' })
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect(dialog.getByLabel('Name')).toHaveValue('At the clinic')
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await question.getByRole('button', { name: 'Discard draft' }).click()
    await expect(dialog.getByLabel('Name')).toHaveValue('')
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.reload()
    await page.getByRole('button', { name: 'Add your first service' }).click()
    await expect(dialog.getByLabel('Price')).toHaveValue('150')
    expectValue(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('service')
  },
)

test('in Arabic on a phone a service is added and withdrawn', async () => {
  const layla = await dietitian(drLayla, 'ar')
  const page = await open('/ar/dietitian/services', { ...phone, ...signedIn(layla) })
  await page.getByRole('button', { name: 'إضافة أول خدمة' }).click()
  const dialog = page.getByRole('dialog', { name: 'إضافة خدمة' })
  await dialog.getByLabel('الاسم').fill('استشارة أولى')
  await dialog.getByLabel('الوصف').fill('نتعرّف على أهدافك ونضع خطة.')
  await dialog.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByText('تمت إضافة الخدمة الجديدة بنجاح')).toBeVisible()
  const row = page.getByRole('list', { name: 'خدماتك' }).getByRole('listitem')
  await expect(row).toContainText('30 دقيقة')
  await expect(row).toContainText('150 ر.س')
  await page.getByRole('switch', { name: named.activeNamed('استشارة أولى').ar }).click()
  await expect(row).toContainText('غير نشطة')
  await expect.poll(async () => (await servicesOf(layla)).map((each) => each.isActive)).toEqual([false])
})
