import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect as expectValue, test } from 'vitest'
import { listDocuments } from '#contract/documents.ts'
import { neededDocuments } from '#contract/practice-options.ts'
import { readPractice } from '#contract/profiles.ts'
import { addService } from '#contract/services.ts'
import { documents as documentWords } from '#copy/documents/documents.ts'
import { documentKinds } from '#copy/practice-options.ts'
import { verificationStatus } from '#copy/verification.ts'
import { demoDocument } from '#demo/document-file.ts'
import { answerOnce } from '#test/browser/answer-once.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { boxesOf, fillDate } from '#test/browser/date-field.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { applicant } from '#test/practices/applicants.ts'
import { refresh } from '#test/practices/practices.ts'
import { localPath } from '#web/lib/path.ts'
import { openApp } from '../app.ts'
import { drLayla, drReem } from '../cast.ts'
import { join, type Person, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

const address = '/dietitian/profile'
const documents = `${address}?tab=documents`
const refusedOnce = /Failed to load resource/

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
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
const newcomer = (who: { name: string; email: string } = drLayla) =>
  join(app, { ...who, email: unique(who.email) }, { role: 'dietitian' })

test('a faulty profile shows every error at its field, on whichever tab, and is saved once it is right', async () => {
  const person = await newcomer()
  const page = await open(address, signedIn(person))
  await page.getByLabel('Name', { exact: true }).fill('L')
  await page.locator('[name=phone]').fill('5012')
  await page.getByRole('group', { name: 'Languages' }).getByLabel('Arabic').uncheck()
  await page.getByRole('group', { name: 'Languages' }).getByLabel('English').uncheck()
  await tab(page, 'Professional Details')
  await expect(page.getByLabel('Professional title', { exact: true })).toHaveValue('Registered Dietitian')
  await page.getByLabel('Professional title', { exact: true }).fill('R')
  await page.getByLabel('License number').fill('12')
  await page.getByLabel('Bio').fill('x'.repeat(1001))
  await expect(page.getByText('1,001/1,000')).toBeVisible()
  await tab(page, 'Services & Fees')
  await page.getByLabel('Consultation fee').fill('')
  await save(page)

  await expect(page).toHaveURL(app.origin + address)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  const says = (text: string) =>
    expect(page.getByRole('tabpanel').getByText(text, { exact: true })).toBeVisible()
  await says('Name must be at least 2 characters')
  await says('Phone number must be at least 9 digits')
  await tab(page, /Professional Details.*needs your attention/)
  await says('Professional title is required')
  await says('License number is required')
  await says('Specialization is required')
  await says('Years of experience is required')
  await says('Bio must be at most 1000 characters')
  await tab(page, /Services & Fees.*needs your attention/)
  await says('Consultation fee is required')

  await page.getByLabel('Consultation fee').fill('٢٥٠')
  await tab(page, /Personal Information/)
  await page.getByLabel('Name', { exact: true }).fill('Dr. Layla Al-Harbi')
  await page.getByLabel('Name in Arabic').fill('د. ليلى الحربي')
  await page.locator('[name=phone]').fill('0501112233')
  await page.getByLabel('Gender').selectOption('Female')
  for (const language of ['English', 'Urdu'])
    await page.getByRole('group', { name: 'Languages' }).getByLabel(language).check()
  await page.getByLabel('City').selectOption('Riyadh')
  await page.getByLabel('Practice address').fill('Olaya Street 12')
  await tab(page, /Professional Details/)
  await page.getByLabel('Professional title', { exact: true }).fill('Registered Dietitian')
  await page.getByLabel('License number').fill('12-A-3456')
  await fillDate(page.getByRole('group', { name: 'License valid until' }), '2031-05-01')
  await page.getByLabel('Specialization').selectOption('Other')
  await page.getByLabel('Years of experience').selectOption('6-10')
  await page.getByLabel('Bio').fill('Plans that fit the week of whoever follows them.')
  await expect(page.getByRole('tab', { name: /needs your attention/ })).toHaveCount(0)
  await save(page)
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  expectValue(await practiceOf(person)).toMatchObject({
    name: 'Dr. Layla Al-Harbi',
    otherName: 'د. ليلى الحربي',
    phone: '+966501112233',
    gender: 'female',
    languages: ['english', 'urdu'],
    city: 'riyadh',
    address: 'Olaya Street 12',
    title: 'Registered Dietitian',
    licenseNumber: '12-A-3456',
    specialization: 'other',
    experience: '6-10',
    consultationFee: 250,
  })
  // The names in the reader's script come first.
  for (const [language, first, other] of [
    ['en', 'Dr. Layla Al-Harbi', 'د. ليلى الحربي'],
    ['ar', 'د. ليلى الحربي', 'Dr. Layla Al-Harbi'],
  ] as const) {
    await page.goto(app.origin + localPath(language, address))
    await expect(page.getByRole('main').getByRole('heading', { name: first, exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByText(other, { exact: true })).toBeVisible()
  }
})

test('a licence end in the past is refused at its field, and a complete profile survives a reload', async () => {
  const person = await applicant(app, 'draft')
  const page = await open(`${address}?tab=professional`, { ...signedIn(person), expectConsole: refusedOnce })
  await fillDate(page.getByRole('group', { name: 'License valid until' }), '2020-01-01')
  await save(page)
  await expect(page.getByText('Choose a day in the future')).toBeVisible()
  await expect(page.getByText('Failed to update profile')).toBeVisible()
  await expect(boxesOf(page.getByRole('group', { name: 'License valid until' })).day).toBeFocused()
  await fillDate(page.getByRole('group', { name: 'License valid until' }), '2031-05-01')
  await page.getByLabel('Specialization').selectOption('Other')
  await tab(page, 'Services & Fees')
  await expect(page.getByText('Sunday to Thursday')).toBeVisible()
  await page.getByLabel('Consultation fee').fill('275.50')
  await save(page)
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0)
  expectValue(await practiceOf(person)).toMatchObject({
    licenseExpiresOn: '2031-05-01',
    specialization: 'other',
    consultationFee: 275.5,
    education: 'MSc Clinical Nutrition, King Saud University',
  })
  await page.reload()
  await expect(page.getByLabel('Consultation fee')).toHaveValue('275.5')
})

test('unsaved input survives another tab and a reload, and leaving asks first', async () => {
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

test('uploads show their progress, and a file that cannot be uploaded is refused before it is sent', async () => {
  const person = await newcomer(drReem)
  const page = await open(documents, { ...signedIn(person), expectConsole: refusedOnce })
  const devtools = await page.context().newCDPSession(page)
  const slowly = (uploadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await devtools.send('Network.enable')
  await slowly(150_000)
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const
  const photograph = await sharp({
    create: { width: 700, height: 700, channels: 3, background: 'white', noise },
  })
    .jpeg({ quality: 90 })
    .toBuffer()
  await page.getByLabel('Upload: Professional license').setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: photograph },
    { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_242_881) },
    { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('notes') },
  ])
  const files = page.getByRole('list', { name: 'Professional license' }).getByRole('listitem')
  await expect(files).toHaveCount(3)
  await expect(files.getByText('This file is 5.1 MB, and the limit is 5MB.')).toBeVisible()
  await expect(files.getByText('Only PDF, JPG and PNG can be uploaded.')).toBeVisible()
  const progress = page.getByRole('progressbar', { name: /front\.jpg/ })
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await slowly(-1)
  await expect(page.getByText('Certificate uploaded successfully')).toBeVisible()
  await page.getByRole('button', { name: /^Dismiss .*large\.pdf/ }).click()
  await page.getByRole('button', { name: /^Dismiss .*notes\.docx/ }).click()
  await expect(files).toHaveCount(1)
  expectValue((await documentsOf(person)).map(({ kind, name }) => [kind, name])).toEqual([
    ['license', 'front'],
  ])

  await answerOnce(page, '**/api/practice/documents?*', (route) => route.abort())
  await page.getByLabel('Upload: Degree certificate').setInputFiles(scan('degree.pdf'))
  const degrees = page.getByRole('list', { name: 'Degree certificate' }).getByRole('listitem')
  await expect(degrees.getByText('This is not working right now.')).toBeVisible()
  await degrees.getByRole('button', { name: 'Retry' }).click()
  await expect(degrees.getByRole('button', { name: /^Download .*degree/ })).toBeVisible()

  await page.getByLabel('Upload: Degree certificate').setInputFiles({
    name: 'page.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html><script>alert(1)</script></html>'),
  })
  await expect(degrees.getByText('This file cannot be accepted.')).toBeVisible()
  expectValue(await documentsOf(person)).toHaveLength(2)
})

test('a certification that has only a name says so, and is removed', async () => {
  const person = await applicant(app, 'draft')
  await app.rows(
    "update dietitian_profiles set certifications = '{Professor of Harvard,CSSD}' where user_id = $1",
    [person.id],
  )
  const page = await open(documents, signedIn(person))
  const list = page.getByRole('list', { name: 'Your certificates' }).getByRole('listitem')
  await expect(list.filter({ hasText: 'Professor of Harvard' })).toContainText('Stated by you')
  await list.getByRole('button', { name: /^Remove .*Professor of Harvard/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Certificate removed successfully')).toBeVisible()
  await expect(list).toHaveCount(1)
  expectValue((await practiceOf(person)).certifications).toEqual(['CSSD'])
})

test('a certificate has a name and a file, is marked once verified, can be downloaded and is deleted for good', async () => {
  const person = await newcomer()
  const page = await open(documents, { ...signedIn(person), expectConsole: /410/ })
  const input = page.getByLabel('Upload certificate')
  await input.click()
  await expect(page.getByText('Enter the name of the certificate first')).toBeVisible()
  await expect(page.getByLabel('Name of the certificate')).toBeFocused()
  await page.getByRole('button', { name: 'Certified Diabetes Educator (CDE)' }).click()
  await input.setInputFiles(scan('cde.pdf'))
  const list = page.getByRole('list', { name: 'Your certificates' }).getByRole('listitem')
  await expect(list.getByText('Certified Diabetes Educator (CDE)')).toBeVisible()
  await expect(page.getByText('Certificate uploaded successfully')).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Certified Diabetes Educator (CDE)', exact: true }),
  ).toHaveCount(0)
  await expect(list.getByText('Verified', { exact: true })).toHaveCount(0)
  await expect(list.getByText('Not verified yet')).toBeVisible()

  await app.rows('update documents set verified_at = now() where user_id = $1', [person.id])
  await page.reload()
  await expect(list.getByText('Verified', { exact: true })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: /^Download/ }).click(),
  ])
  expectValue((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  expectValue(file.suggestedFilename()).toBe('Certified Diabetes Educator (CDE).pdf')

  const [certificate] = await documentsOf(person)
  await app.house.files.remove(`documents/${certificate?.id}`)
  await list.getByRole('button', { name: /^Download/ }).click()
  await expect(page.getByText('Please upload the same file again')).toBeVisible()

  await list.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  await list.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Certificate removed successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Certificates' })).toBeFocused()
  expectValue(await documentsOf(person)).toEqual([])
})

test('an application is submitted, locks what is under review, and is withdrawn', async () => {
  const person = await applicant(app, 'draft')
  await app.rows(`delete from documents where user_id = $1 and kind = 'insurance'`, [person.id])
  const page = await open(documents, signedIn(person))
  const hand = page.getByRole('button', { name: 'Submit for verification' })
  await expect(page.getByText('Still missing: your professional liability insurance.')).toBeVisible()
  await expect(hand).toBeDisabled()
  await page.getByLabel('Upload: Professional liability insurance').setInputFiles(scan('policy.pdf'))
  await hand.first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit', exact: true }).click()

  await expect(page.getByText('Submitted for verification')).toBeVisible()
  await expect(page.getByText('Under review', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Our team has been reviewing your application since/).first()).toBeFocused()
  await expect(page.getByText('Your documents cannot be changed')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await expect(page.getByLabel(/^Upload/)).toHaveCount(0)
  expectValue((await practiceOf(person)).verification.status).toBe('submitted')
  await tab(page, 'Professional Details')
  await expect(page.getByLabel('License number')).not.toBeEditable()
  await expect(page.getByLabel('License valid until')).not.toBeEditable()
  await page.getByLabel('Bio').fill('Still mine to change.')
  // The bar appears as soon as there is something to save: a press before that would miss its button.
  await expect(page.locator('html[data-has-save-bar]')).toBeAttached()
  await save(page)
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()

  await page.getByRole('button', { name: 'Withdraw' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw application' }).click()
  await expect(page.getByText('Your application has been withdrawn')).toBeVisible()
  await expect(page.getByLabel('License number')).toBeEditable()
  expectValue((await practiceOf(person)).verification.status).toBe('draft')
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

test('a licence that ends soon is renewed, and its dietitian stays listed', async () => {
  const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const person = await applicant(app, 'approved', { until })
  await app.rows('update documents set verified_at = now() where user_id = $1', [person.id])
  await refresh(app, person)
  const page = await open(address, signedIn(person))
  await expect(page.getByText(/^Your license ends in (19|20) days/)).toBeVisible()
  await page.getByRole('link', { name: 'Renew license' }).click()
  await expect(page.getByRole('button', { name: 'Submit renewal' })).toBeDisabled()
  await page.getByRole('link', { name: 'Open Professional Details' }).click()
  await fillDate(page.getByRole('group', { name: 'License valid until' }), '2031-05-01')
  await save(page)
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await tab(page, 'Documents & Verification')
  await page.getByRole('button', { name: 'Submit renewal' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByText(/Our team has been reviewing your changes since/).first()).toBeVisible()
  expectValue((await practiceOf(person)).verification).toMatchObject({ status: 'approved', isListed: true })
})

test('a dietitian whose renewal was rejected reads why, each paragraph in its own direction', async () => {
  const person = await applicant(app, 'approved', { until: '2031-05-01' })
  await refresh(app, person)
  await app.rows('update verifications set reason = $2 where user_id = $1', [
    person.id,
    'الصفحة الثانية ناقصة.\nPage two is missing.',
  ])
  const page = await open(address, signedIn(person))
  await expect(page.getByText(verificationStatus.renewalRejected.en)).toBeVisible()
  const quote = page.locator('blockquote')
  await expect(quote).toContainText('Page two is missing.')
  const sides = await quote.evaluate((part) => {
    const { borderLeftWidth, borderRightWidth } = getComputedStyle(part)
    return [borderLeftWidth, borderRightWidth]
  })
  expectValue(sides).toEqual(['2px', '0px'])
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
