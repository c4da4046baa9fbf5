import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect as expectValue, test } from 'vitest'
import { listDocuments } from '#contract/documents.ts'
import { neededDocuments } from '#contract/practice-options.ts'
import { readPractice } from '#contract/profiles.ts'
import { addService } from '#contract/services.ts'
import { documents as documentWords } from '#copy/documents/documents.ts'
import { documentKinds } from '#copy/practice-options.ts'
import { demoDocument } from '#demo/document-file.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { fillDate } from '#test/browser/date-field.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { applicant } from '#test/practices/applicants.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, drReem } from '../cast.ts'
import { join, type Person, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

const address = '/dietitian/profile'

const scan = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: demoDocument(['A license', 'It says that somebody may do something.']),
})

/** Green above, orange below. */
const ground = { width: 600, height: 900, channels: 3, background: 'seagreen' } as const
const lower = { width: 600, height: 450, channels: 3, background: 'darkorange' } as const
const face = {
  name: 'face.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: ground })
    .composite([{ input: await sharp({ create: lower }).png().toBuffer(), gravity: 'south' }])
    .jpeg()
    .toBuffer(),
}

const practiceOf = async (person: Person) => (await person.call(readPractice, {})).body.practice
const documentsOf = async (person: Person) => (await person.call(listDocuments, {})).body.documents
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click()
const newcomer = (who: { name: string; email: string } = drLayla) =>
  join(app, { ...who, email: unique(who.email) }, { role: 'dietitian' })

testWithAll('unsaved input survives another tab and a reload, and leaving asks first', async () => {
  const person = await applicant(app, 'draft')
  const page = await open(address, signedIn(person))
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByLabel('Practice address').fill('Tahlia Street 4')
  await tab(page, 'Documents & Verification')
  await expect(page.getByText('You have unsaved changes')).toBeVisible()
  await page.reload()
  await tab(page, 'Personal Information')
  await expect(page.getByLabel('Practice address')).toHaveValue('Tahlia Street 4')
  await expect(page.getByText(/^Unsaved changes from \d/)).toBeVisible()

  const away = () =>
    page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Dashboard' }).click()
  await away()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Practice address')).toHaveValue('Tahlia Street 4')
  await away()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL(/\/dietitian\/dashboard/)
  await page.goto(app.origin + address)
  await expect(page.getByLabel('Practice address')).toHaveValue('Olaya Street 12')
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0)
})

test('a photo is dropped, cropped by keyboard, wheel and pointer, saved as a square and removed again', async () => {
  const person = await newcomer()
  const page = await open(address, signedIn(person))
  await page.getByRole('button', { name: 'Add a photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your photo' })
  const choose = dialog.locator('input[type=file]').first()
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(dialog.getByText('This file cannot be opened as a picture.')).toBeVisible()
  const files = await page.evaluateHandle((bytes) => {
    const held = new DataTransfer()
    held.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], 'face.jpg'))
    return held
  }, face.buffer.toString('base64'))
  await dialog.getByText('Drop a picture here, or').dispatchEvent('drop', { dataTransfer: files })
  const stage = dialog.getByRole('application', { name: 'Part of the picture' })
  const zoom = dialog.getByLabel('Zoom')
  await expect(zoom).toHaveValue('1')
  await stage.focus()
  await page.keyboard.press('+')
  await expect(zoom).toHaveValue('1.1')
  await page.keyboard.press('ArrowUp')
  await stage.hover()
  await page.mouse.wheel(0, -400)
  await expect(zoom).toHaveValue('2.99')
  for (let times = 0; times < 4; times++) {
    await stage.hover()
    await page.mouse.down()
    await page.mouse.move(700, 0, { steps: 4 })
    await page.mouse.up()
  }
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    dialog.getByRole('button', { name: 'Save photo' }).click(),
  ])
  expectValue(sent.headers()['content-type']).toBe('image/jpeg')
  await expect(page.getByText('Your photo has been saved')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const { photoId } = await practiceOf(person)
  const ownFace = page.getByRole('banner').locator('button img')
  await expect(ownFace).toHaveAttribute('src', `/api/photos/${photoId}/small`)
  const kept = await person.fetch(`/api/photos/${photoId}/large`)
  const picture = sharp(await kept.arrayBuffer())
  const { width, height } = await picture.metadata()
  expectValue([width, height]).toEqual([512, 512])
  const { dominant } = await picture.stats()
  expectValue(dominant.r).toBeGreaterThan(dominant.g)

  await page.getByRole('button', { name: 'Change photo' }).click()
  await dialog.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Your photo has been removed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeFocused()
  await expect(ownFace).toHaveCount(0)
  expectValue((await practiceOf(person)).photoId).toBeNull()
})

test('in Arabic on a phone a dietitian fills in the profile, uploads the documents and applies', async () => {
  const person = await join(
    app,
    { name: 'د. ريم العتيبي', email: unique(drReem.email) },
    { role: 'dietitian', language: 'ar' },
  )
  const service = { name: 'استشارة', description: 'عن بُعد.', duration: '30', price: '150' }
  await person.call(addService, { ...service, platform: 'zoom', isActive: true })
  const page = await open(`/ar${address}`, { ...phone, ...signedIn(person) })
  await page.getByLabel('الاسم بالإنجليزية').fill('Dr. Reem Al-Otaibi')
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  await expect(page.getByText('رقم الترخيص مطلوب')).toBeVisible()
  await expect(page.getByLabel('رقم الترخيص')).toBeFocused()
  await page.getByLabel('رقم الترخيص').fill('١٢-أ-٣٤٥٦')
  await fillDate(page.getByRole('group', { name: 'تاريخ انتهاء الترخيص' }), '2031-05-01')
  await page.getByLabel('التخصص').selectOption('تغذية الأطفال')
  await page.getByLabel('سنوات الخبرة').selectOption('من 3 إلى 5 سنوات')
  await tab(page, 'الخدمات والرسوم')
  await page.getByLabel('رسوم الاستشارة').fill('٢٠٠')
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  await expect(page.getByText('تم تحديث الملف بنجاح!')).toBeVisible()

  await tab(page, 'الوثائق والتحقق')
  for (const kind of neededDocuments)
    await page
      .getByLabel(documentWords.file.uploadNamed(documentKinds[kind].ar).ar)
      .setInputFiles(scan('وثيقة.pdf'))
  await expect.poll(async () => (await documentsOf(person)).length).toBe(neededDocuments.length)
  await page.getByRole('button', { name: 'إرسال للتحقق' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'إرسال', exact: true }).click()
  await expect(page.getByText('قيد المراجعة', { exact: true })).toBeVisible()
  expectValue(await practiceOf(person)).toMatchObject({
    name: 'د. ريم العتيبي',
    otherName: 'Dr. Reem Al-Otaibi',
    consultationFee: 200,
    verification: { status: 'submitted' },
  })
})
