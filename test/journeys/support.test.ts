import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { answerAsTeam, readDeskTicket } from '#contract/support/desk.ts'
import { listTickets } from '#contract/support/own.ts'
import { frame } from '#copy/public/frame.ts'
import { supportDesk } from '#copy/support/desk.ts'
import { supportPages as words } from '#copy/support/pages.ts'
import { contactPage, questionPage } from '#copy/support/visitors.ts'
import { ticketPriorityWords } from '#copy/support/words.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { openApp } from '../app.ts'
import { noor, sara } from '../cast.ts'
import { demoPage } from '../fakes/sample-files.ts'
import { join, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('a patient asks in Arabic with a file, an admin decides and answers, the patient replies, and rates the answer', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  const page = await open('/ar/patient/support', { ...signedIn(patient), ...phone })
  await page.getByRole('main').getByRole('link', { name: words.contact.ar }).click()

  // Missing fields are reported before anything is sent.
  await button(page, words.form.send.ar).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
  await field(page, words.form.subject.ar).fill('لا أجد الفاتورة')
  await field(page, words.form.category.ar).selectOption('payments')
  await page.getByText(words.form.urgencies.high.ar).click()
  await field(page, words.form.content.ar).fill('دفعت يوم الأحد ولم تصلني الفاتورة.')
  await page.locator('input[type=file]').setInputFiles({
    name: 'Receipt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(demoPage.bytes),
  })
  await expect(button(page, words.file.remove('Receipt.pdf').ar)).toBeVisible()
  await button(page, words.form.send.ar).click()
  await expect(page.getByText(words.states.open.ar)).toBeVisible()
  await expect(page.getByRole('link', { name: words.file.download('Receipt.pdf').ar })).toBeVisible()
  const [asked] = (await patient.call(listTickets, {})).body.tickets
  expectValue(asked).toMatchObject({ priority: 'high', category: 'payments', status: 'open' })

  const desk = await open('/admin?tab=support', signedIn(admin))
  await desk.getByRole('link', { name: 'لا أجد الفاتورة' }).click()
  await expect(field(desk, supportDesk.filters.category.en)).toHaveValue('payments')
  await field(desk, supportDesk.filters.priority.en).selectOption('low')
  await expect(desk.locator('[aria-live]').getByText(supportDesk.changed.en).first()).toBeVisible()
  await field(desk, supportDesk.answer.label.en).fill('الفاتورة مرفقة في صفحة الموعد.')
  await button(desk, supportDesk.answer.send.en).click()
  await expect(desk.getByRole('list', { name: words.conversation.en })).toContainText('الفاتورة مرفقة')

  // The answer arrives without a press, and so does the decision.
  const thread = page.getByRole('list', { name: words.conversation.ar })
  await expect(thread).toContainText('الفاتورة مرفقة')
  await expect(page.getByText(words.states.pending.ar)).toBeVisible()
  await expect(page.getByText(words.priority(ticketPriorityWords.low.ar).ar)).toBeVisible()
  await field(page, words.answer.label.ar).fill('وجدتها، شكرًا.')
  await button(page, words.answer.send.ar).click()
  await expect(thread).toContainText('وجدتها')

  await expect(desk.getByRole('list', { name: words.conversation.en })).toContainText('وجدتها')
  await field(desk, supportDesk.answer.label.en).fill('يسعدنا ذلك.')
  await button(desk, supportDesk.answer.sendAndClose.en).click()
  await expect(page.getByRole('heading', { name: words.rate.heading.ar })).toBeVisible()
  await page.getByRole('radio', { name: words.rate.stars(5).ar }).check({ force: true })
  await page.getByLabel(words.rate.comment.ar).fill('سريع وواضح')
  await button(page, words.rate.send.ar).click()
  await expect(button(page, words.rate.change.ar)).toBeVisible()
  await expect(desk.getByText('سريع وواضح')).toBeVisible()
})

test('a visitor asks in Arabic, confirms through the email, reads the answer through the next one, and rates it', async () => {
  const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  const email = unique('fatimah@example.sa')
  const page = await open('/ar/faq', phone)
  await page.getByRole('main').getByRole('link', { name: frame.footer.contact.write.ar }).click()
  await field(page, contactPage.name.ar).fill('فاطمة')
  await page.getByLabel(contactPage.email.ar).fill(email)
  await field(page, contactPage.category.ar).selectOption('account')
  await field(page, contactPage.subject.ar).fill('قبل التسجيل')
  await button(page, contactPage.send.ar).click()
  await expect(page.getByLabel(contactPage.content.ar)).toBeFocused()
  await page.getByLabel(contactPage.content.ar).fill('هل تخدمون الأطفال؟')
  await button(page, contactPage.send.ar).click()
  await expect(page.getByRole('heading', { name: contactPage.sent.heading.ar })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(email)

  await app.runJobs()
  await page.goto(await newestLink(email))
  await button(page, questionPage.confirm.ask.button.ar).click()
  await button(page, questionPage.read.ar).click()
  const thread = page.getByRole('list', { name: words.conversation.ar })
  await expect(thread).toContainText('هل تخدمون الأطفال؟')

  const [{ id = '' } = {}] = await app.rows<{ id: string }>(
    'select id from tickets where visitor_email = $1',
    [email],
  )
  await admin.call(answerAsTeam, { id, content: 'نعم، من سن الثانية عشرة.', status: 'closed' })
  await app.runJobs()
  await page.goto(await newestLink(email))
  await expect(thread).toContainText('من سن الثانية عشرة')
  await page.getByRole('radio', { name: words.rate.stars(4).ar }).check({ force: true })
  await button(page, words.rate.send.ar).click()
  await expect(button(page, words.rate.change.ar)).toBeVisible()
  await field(page, words.answer.label.ar).fill('شكرًا لكم.')
  await button(page, words.answer.send.ar).click()
  await expect(thread).toContainText('شكرًا لكم.')
  expectValue((await admin.call(readDeskTicket, { id })).body.ticket).toMatchObject({
    status: 'open',
    rating: 4,
  })
})

/** The link in the latest email. */
async function newestLink(email: string): Promise<string> {
  const letters = await app.mailTo(email)
  const links = letters
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ text }) => /http:\/\/localhost:3000(\/ar\/contact\/question\?token=\S+)/.exec(text)?.[1])
  return app.origin + links.at(-1)
}
