import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { listReviews } from '#contract/reviews/reviews.ts'
import { faultWords } from '#copy/faults.ts'
import { adminPages } from '#copy/portal/admin-pages.ts'
import { moderation } from '#copy/reviews/moderation.ts'
import { myReviews, ownReview, reviews } from '#copy/reviews/reviews.ts'
import { putAppointment, reviewedBy } from '#test/appointments/appointment-rows.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, noor, omar, sara } from '../cast.ts'
import { join, type Person, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const admin = await join(app, noor, { role: 'admin' })

async function meet() {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian)
  return { patient, dietitian }
}

const visit = (person: Person, path: string, options = {}) => open(path, { ...signedIn(person), ...options })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const toast = (page: Page, words: string) => page.locator('[aria-live]').getByText(words).first()
const shownOf = async (reader: Person, { id }: Person) =>
  (await reader.call(listReviews, { id })).body.reviews

test('a patient reviews an appointment with the keyboard, changes the review and deletes it', async () => {
  const { patient, dietitian } = await meet()
  await putAppointment(app, { patient, dietitian })
  const page = await visit(patient, '/patient/appointments?tab=past')
  await page.getByRole('link', { name: `${ownReview.askInRow.en}: ${drLayla.name}` }).click()
  const section = page.getByRole('region', { name: ownReview.ask.en })
  await expect(section.getByRole('heading')).toBeFocused()
  await section.getByRole('button', { name: ownReview.send.en }).click()
  await expect(section.getByText(faultWords.rating_required.en)).toBeVisible()
  await expect(section.getByRole('radio', { name: '1 star' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(section.getByRole('radio', { name: '3 stars' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await section.getByLabel(ownReview.content.en).fill('On time, clear, and kind.')
  await section.getByRole('button', { name: ownReview.send.en }).click()
  await expect(toast(page, ownReview.saved.en)).toBeVisible()
  const own = page.getByRole('region', { name: ownReview.title.en })
  await expect(own.getByRole('heading')).toBeFocused()
  await expect(own.getByText('On time, clear, and kind.')).toBeVisible()
  expectValue(await shownOf(patient, dietitian)).toMatchObject([{ rating: 4, author: 'Sara A.' }])

  await own.getByRole('button', { name: ownReview.edit.en }).click()
  await own.getByRole('radio', { name: '5 stars' }).click()
  await own.getByRole('button', { name: ownReview.save.en }).click()
  await expect(own.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
  expectValue(await shownOf(patient, dietitian)).toMatchObject([{ rating: 5 }])

  await own.getByRole('button', { name: ownReview.remove.en }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: ownReview.remove.en }).click()
  await expect(page.getByRole('heading', { name: ownReview.ask.en })).toBeFocused()
  expectValue(await shownOf(patient, dietitian)).toEqual([])
})

test('in Arabic on a phone, a review is written, answered, and publicly readable', async () => {
  const { patient, dietitian } = await meet()
  const id = await putAppointment(app, { patient, dietitian })
  const page = await visit(patient, `/ar/patient/appointments/${id}`, phone)
  await page.getByRole('radio', { name: reviews.stars(4).ar }).click()
  await page.getByLabel(ownReview.content.ar).fill('شرح واضح وخطة عملية.')
  await press(page, ownReview.send.ar)
  await expect(toast(page, ownReview.saved.ar)).toBeVisible()

  const hers = await visit(dietitian, '/ar/dietitian/reviews', phone)
  await expect(hers.getByText('شرح واضح وخطة عملية.')).toBeVisible()
  await press(hers, myReviews.reply.ar)
  await expect(hers.getByLabel(myReviews.label.ar)).toBeFocused()
  await hers.getByLabel(myReviews.label.ar).fill('شكرًا لك.')
  await press(hers, myReviews.publish.ar)
  await expect(toast(hers, myReviews.published.ar)).toBeVisible()
  await expect(hers.getByRole('button', { name: myReviews.editReply.ar })).toBeFocused()

  const reader = await join(app, { ...omar, email: unique(omar.email) })
  const profile = await visit(reader, `/ar/patient/dietitians/${dietitian.id}?tab=reviews`, phone)
  await expect(profile.getByText('شكرًا لك.')).toBeVisible()
  await expect(profile.getByText('Sara A.')).toBeVisible()
  await expect(profile.getByText('Qahtani')).toHaveCount(0)
})

testWithAll(
  'an admin hides a review with a reason, which its author reads while others find nothing, and shows it again',
  async () => {
    const { patient, dietitian } = await meet()
    const content = 'About my illness.'
    const { appointment } = await reviewedBy(app, patient, dietitian, { content })
    const page = await visit(admin, '/admin?tab=dietitians')
    await expect(
      page.getByRole('heading', { name: adminPages.dashboard.dietitians.heading.en }),
    ).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: content })
    await row.getByRole('button', { name: moderation.hide.button.en }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: moderation.hide.button.en }).click()
    await expect(dialog.getByText(faultWords.required.en)).toBeVisible()
    await dialog.getByLabel(moderation.hide.label.en).fill('It tells of an illness.')
    await dialog.getByRole('button', { name: moderation.hide.button.en }).click()
    await expect(toast(page, moderation.hide.done.en)).toBeVisible()
    await expect(row).toHaveCount(0)
    expectValue(await shownOf(patient, dietitian)).toEqual([])

    const author = await visit(patient, `/patient/appointments/${appointment}`)
    await expect(author.getByText(ownReview.hidden.en)).toBeVisible()
    await expect(author.getByText('It tells of an illness.')).toBeVisible()
    const hers = await visit(dietitian, '/dietitian/reviews')
    await expect(hers.getByText(myReviews.hiddenText.en)).toBeVisible()

    await page.getByRole('tab', { name: moderation.list.hidden.en }).click()
    await row.getByRole('button', { name: moderation.show.button.en }).click()
    await expect(toast(page, moderation.show.done.en)).toBeVisible()
    await expect(row).toHaveCount(0)
    expectValue(await shownOf(patient, dietitian)).toHaveLength(1)
  },
)
