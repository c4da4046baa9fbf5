import type { Page, Route as PlaywrightRoute } from '@playwright/test'
import sharp from 'sharp'
import type { Language } from '#contract/language.ts'
import { documents } from '#copy/documents/documents.ts'
import { photo } from '#copy/profiles/photo.ts'
import { practice } from '#copy/profiles/practice.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import type { Screen } from './screen.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

const tabs = ['professional', 'services', 'documents'] as const
const path = '/dietitian/profile'

/** A dietitian's profile: its tabs, their errors, a photo being cropped, and files that are refused. */
export const profileScreens: Screen[] = [
  ...tabs.map(
    (tab): Screen => ({
      name: `dietitian-profile-${tab}`,
      path: `${path}?tab=${tab}`,
      as: 'dietitian',
      reach: waitUntilStill,
    }),
  ),
  {
    name: 'dietitian-profile-faults',
    path,
    as: 'dietitian',
    async reach(page, language) {
      await waitUntilStill(page)
      await page.locator('[name=name]').fill('L')
      await press(page, practice.save.button[language])
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'dietitian-profile-photo',
    path,
    as: 'dietitian',
    async reach(page, language) {
      await waitUntilStill(page)
      await page
        .getByRole('button', { name: photo.add[language] })
        .or(page.getByRole('button', { name: photo.change[language] }))
        .click()
      await choosePicture(page, language)
    },
  },
  {
    name: 'dietitian-profile-files',
    path: `${path}?tab=documents`,
    as: 'dietitian',
    async reach(page, language) {
      await waitUntilStill(page)
      const { license } = documents.needed.kinds
      await page.getByLabel(documents.file.uploadNamed(license.title[language])[language]).setInputFiles([
        { name: 'license.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(6_000_000) },
        { name: 'رخصة مزاولة المهنة.docx', mimeType: 'application/msword', buffer: Buffer.from('word') },
      ])
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'dietitian-profile-changed',
    path,
    as: 'dietitian',
    async reach(page) {
      // The route is not removed before the end: removing a route that has answered its share would also stop the
      // interception of other requests in flight.
      await page.route('**/api/practice', changed)
      await page.reload()
      await waitUntilStill(page)
    },
  },
]

/** The answer to a dietitian whose new name and new licence end are not verified yet. */
async function changed(route: PlaywrightRoute) {
  const response = await route.fetch()
  const { practice } = await response.json()
  const { verification, name, licenseExpiresOn } = practice
  const changes = [
    { fact: 'name', verified: name, stated: 'ليلى سعد الحربي' },
    { fact: 'licenseExpiresOn', verified: licenseExpiresOn, stated: '2033-05-01' },
  ]
  const may = { ...verification.may, submit: false, withdraw: true }
  const waiting = { ...verification, changes, may, submittedAt: new Date().toISOString() }
  await route.fulfill({ response, json: { practice: { ...practice, verification: waiting } } })
}

async function choosePicture(page: Page, language: Language) {
  const dialog = page.getByRole('dialog', { name: photo.title[language] })
  const background = { r: 46, g: 139, b: 87 }
  const buffer = await sharp({ create: { width: 800, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByRole('application').waitFor()
}
