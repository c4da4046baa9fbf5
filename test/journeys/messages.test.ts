import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { listMessages, markRead, reportMessage, sendMessage } from '#contract/messages.ts'
import { controls } from '#copy/controls.ts'
import { conversationWords as words } from '#copy/messages/conversation.ts'
import { conversationList as list } from '#copy/messages/list.ts'
import { messageReports as reports } from '#copy/messages/reports.ts'
import { portal } from '#copy/portal/frame.ts'
import { system } from '#server/ground/data/db.ts'
import { type Notice, notify } from '#server/notifications/list/notify.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { expect, openBrowser, phone, type WindowOptions } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { demoPage } from '#test/fakes/sample-files.ts'
import { putConversation } from '#test/messages/conversation-rows.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, noor, omar, sara } from '../cast.ts'
import { join, type Person, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

async function meet(texts: readonly string[] = []) {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await putAppointment(app, { patient, dietitian })
  const { id } = await putConversation(
    app,
    { person: patient, dietitian },
    texts.map((text, at) => ({ by: at % 2 ? dietitian : patient, text })),
  )
  return { patient, dietitian, id }
}

const visit = (person: Person, path: string, options: WindowOptions = {}) =>
  open(path, { ...signedIn(person), ...options })
const box = (page: Page, language: 'en' | 'ar' = 'en') =>
  page.getByLabel(words.label[language], { exact: true })
const message = (page: Page, text: string) => page.locator('[data-sequence]').filter({ hasText: text })
const write = async (page: Page, text: string, language: 'en' | 'ar' = 'en') => {
  await box(page, language).fill(text)
  await box(page, language).press('Enter')
}
const joined = (page: Page) => expect(page.locator('[data-connection=joined]')).toHaveCount(1)
const textsOf = async (person: Person, id: string) =>
  (await person.call(listMessages, { id })).body.messages.map(({ content }) => content)

testWithAll('a failure to load messages is reported in a toast beside the button to try again', async () => {
  const { patient, dietitian } = await meet(['May I eat dates?'])
  const page = await visit(patient, '/robots.txt', { expectConsole: /500/ })
  const down = { status: 500, body: '{}' }
  const [toast, alert] = [page.locator('section[aria-live=polite]'), page.getByRole('alert')]
  await page.route('**/api/conversations*', (route) => route.fulfill(down))
  await page.goto(`${app.origin}/patient/messages`)
  await expect(toast.getByText(list.failed.en)).toBeVisible()
  await page.unroute('**/api/conversations*')
  await page.route('**/api/conversations/*/messages*', (route) => route.fulfill(down))
  await alert.getByRole('button', { name: 'Retry' }).click()
  await toast.getByRole('button').first().click()
  await page.getByRole('link', { name: dietitian.name }).click()
  await expect(toast.getByText(words.failed.en)).toBeVisible()
  await page.unroute('**/api/conversations/*/messages*')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(message(page, 'May I eat dates?')).toBeVisible()
})

test('two people write to each other: a message arrives by itself, is read, edited, and deleted', async () => {
  const { patient, dietitian, id } = await meet(['Good morning, may I eat dates?'])
  const hers = await visit(dietitian, `/dietitian/messages?patient=${patient.id}`)
  await expect(message(hers, 'may I eat dates')).toBeVisible()
  const page = await visit(patient, '/patient/messages')
  await joined(page)
  await page.getByRole('link', { name: drLayla.name }).click()
  await expect(box(page)).toBeFocused()
  await expect(page.getByRole('button', { name: words.send.en })).toHaveAttribute('aria-disabled', 'true')
  await expect(message(page, 'may I eat dates').getByText(words.read.en)).toBeVisible()

  await joined(hers)
  await box(hers).fill('  Three a day.\n')
  await box(hers).press('Shift+Enter')
  await hers.keyboard.type('With nuts: https://example.com/dates')
  await expect(page.getByText(words.typing.en).first()).toBeVisible()
  await box(hers).press('Enter')
  await expect(message(page, 'Three a day.')).toBeVisible()
  await expect(page.getByRole('log')).toContainText('Three a day.')
  const link = message(page, 'Three a day.').getByRole('link')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  expectValue(await textsOf(patient, id)).toEqual([
    'Good morning, may I eat dates?',
    'Three a day.\n\nWith nuts: https://example.com/dates',
  ])

  await expect(message(hers, 'Three a day.').getByText(words.read.en)).toBeVisible()
  // A person who has the conversation open gets no toast about its messages.
  const tell = (notice: Omit<Notice, 'to'>) =>
    app.house.db.as(system, (tx) =>
      notify(tx, app.house, { id: randomUUID(), at: new Date() }, [{ to: patient.id, ...notice }]),
    )
  await tell({ kind: 'message.sent', side: 'patient', subject: id })
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await tell({ kind: 'account.role_granted' })
  await expect(page.getByText('Your account has a new role', { exact: true })).toBeVisible()
  // Checked immediately, before a toast could have disappeared by itself.
  expectValue(await page.getByText('You have a new message').count()).toBe(0)

  await write(page, 'Thank you docter!')
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await expect(message(hers, 'Thank you docter!')).toBeVisible()
  await expect(message(page, 'docter').getByText(words.read.en)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(message(page, 'docter').getByRole('button', { name: words.menu.en })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: words.edit.button.en }).press('Enter')
  await expect(box(page)).toBeFocused()
  await box(page).fill('Thank you, doctor!')
  await box(page).press('Enter')
  await expect(message(hers, 'Thank you, doctor!').getByText(words.edited.en)).toBeVisible()

  await message(page, 'doctor!').getByRole('button', { name: words.menu.en }).click()
  await page.getByRole('menuitem', { name: words.takeBack.button.en }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.takeBack.confirm.en }).click()
  await expect(message(page, words.takenBackByYou.en)).toBeVisible()
  await expect(message(hers, words.takenBack.en)).toBeVisible()
  await expect(hers.getByText('Thank you, doctor!')).toHaveCount(0)
})

test('messages written offline survive a reload, arrive once and in order, and belong to nobody else', async () => {
  const { patient, dietitian, id } = await meet(['Hello'])
  const page = await visit(patient, `/patient/messages?dietitian=${dietitian.id}`, {
    expectConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/,
  })
  await expect(message(page, 'Hello')).toBeVisible()
  let isCut = true
  await page.route(`**/api/conversations/${id}/messages`, (route) =>
    isCut && route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  for (const text of ['One', 'Two', 'Three']) await write(page, text)
  await expect(page.getByText(words.waiting.en)).toHaveCount(3)
  expectValue(await textsOf(patient, id)).toEqual(['Hello'])
  await page.reload()
  await expect(page.getByText(words.waiting.en)).toHaveCount(3)
  isCut = false
  await expect.poll(() => textsOf(dietitian, id)).toEqual(['Hello', 'One', 'Two', 'Three'])
  await expect(page.getByText(words.waiting.en)).toHaveCount(0)

  isCut = true
  await write(page, 'Never sent')
  await expect(page.getByText(words.waiting.en)).toHaveCount(1)
  await page.getByRole('button', { name: portal.logOut.button.en }).click()
  await page.waitForURL('**/login')
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual([])
})

testWithAll(
  'messages that fail to load are requested again, and one that the server refuses says why',
  async () => {
    const { patient, id } = await meet(['Hello'])
    const page = await visit(patient, '/patient/messages', { expectConsole: /409|500/ })
    let isDown = true
    await page.route(`**/api/conversations/${id}/messages`, (route) => {
      if (route.request().method() === 'POST')
        return route.fulfill({
          status: 409,
          json: { error: { code: 'not_reachable', message: 'Gone from here.' } },
        })
      return isDown ? route.fulfill({ status: 500, json: {} }) : route.continue()
    })
    await page.getByRole('link', { name: drLayla.name }).click()
    await expect(page.getByRole('alert').filter({ hasText: words.failed.en })).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: controls.retry.en }).click()
    await expect(message(page, 'Hello')).toBeVisible()
    await write(page, 'Are you there?')
    const alert = page.getByRole('alert').filter({ hasText: words.notSent.en })
    await expect(alert).toContainText('Gone from here.')
    await page.getByRole('button', { name: words.discard.en }).click()
    await expect(page.getByText('Are you there?')).toHaveCount(0)
  },
)

test('a picture is sent with its text and appears on the other side, and another type of file is refused with a reason', async () => {
  const { patient, dietitian } = await meet(['Hello'])
  const hers = await visit(dietitian, `/dietitian/messages?patient=${patient.id}`)
  await expect(message(hers, 'Hello')).toBeVisible()
  const page = await visit(patient, `/patient/messages?dietitian=${dietitian.id}`, phone)
  await page.getByLabel(words.file.attach.en).setInputFiles({
    name: 'lunch.docx',
    mimeType: 'application/msword',
    buffer: Buffer.from('lunch'),
  })
  await expect(page.getByRole('alert').filter({ hasText: 'Only PDF, JPG and PNG' })).toBeVisible()
  await page.getByLabel(words.file.attach.en).setInputFiles({
    name: 'lunch.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(demoPage.bytes),
  })
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible()
  await write(page, 'What I ate')
  const sent = message(hers, 'What I ate').getByRole('button', { name: /lunch\.pdf/ })
  await sent.focus()
  await hers.keyboard.press('Enter')
  const shown = hers.getByRole('dialog', { name: 'lunch.pdf' })
  await expect(shown.getByRole('img', { name: /Page 1 of 1.*lunch\.pdf/ })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  await expect(shown.getByRole('link', { name: /Download/ })).toHaveAttribute('href', /\/content$/)
  await hers.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(sent).toBeFocused()
})

test('older messages are inserted above without a jump, and a message found by search is shown in its place', async () => {
  const { patient, dietitian, id } = await meet(
    Array.from({ length: 140 }, (_, at) => (at === 4 ? 'The recipe of the lentil soup' : `Line ${at + 1}`)),
  )
  await patient.call(markRead, { id, sequence: 140 })
  const page = await visit(patient, `/patient/messages?dietitian=${dietitian.id}`)
  await expect(message(page, 'Line 140')).toBeInViewport()
  const first = message(page, 'Line 91')
  await first.scrollIntoViewIfNeeded()
  await expect(message(page, 'Line 60')).toHaveCount(1)
  await expect(first).toBeInViewport()
  await dietitian.call(sendMessage, { id, clientId: crypto.randomUUID(), content: 'While you are up there' })
  const pill = page.getByRole('button', { name: words.newBelow(1).en })
  await expect(pill).toBeVisible()
  await pill.click()
  await expect(message(page, 'While you are up there')).toBeInViewport()

  await page.getByRole('button', { name: words.search.open.en }).click()
  await page.getByLabel(words.search.label.en).fill('LENTIL')
  await page.getByRole('list', { name: words.search.results.en }).getByRole('button').click()
  await expect(message(page, 'lentil soup')).toBeFocused()
  await expect(message(page, 'lentil soup')).toBeInViewport()
  await page.getByRole('button', { name: words.toNewest.en }).click()
  await expect(message(page, 'While you are up there')).toBeInViewport()
})

test('in Arabic on a phone: the Support Team answers, and unread messages are counted on every page', async () => {
  const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  const patient = await join(app, { ...omar, email: unique(omar.email) })
  const page = await visit(patient, '/ar/patient/messages', phone)
  await page.getByRole('link', { name: list.writeToSupport.ar }).click()
  await write(page, 'السلام عليكم، لم يصلني الإيصال', 'ar')
  await expect(message(page, 'لم يصلني').getByText(words.sent.ar)).toBeVisible()
  await page.getByRole('link', { name: words.back.ar }).click()
  await page.getByRole('link', { name: portal.nav.dashboard.ar }).click()

  const desk = await visit(admin, '/admin?tab=support&view=conversations')
  await desk.getByRole('link', { name: omar.name }).click()
  await write(desk, 'It is on its way.')
  await expect(message(desk, 'It is on its way.').getByText(words.sent.en)).toBeVisible()

  const badge = page.getByRole('navigation').getByText(list.waiting(1).ar)
  await expect(badge).toHaveCount(1)
  await page.getByRole('navigation').getByRole('link', { name: portal.nav.messages.ar }).click()
  await page.getByRole('link', { name: list.supportTeam.ar }).click()
  await expect(message(page, 'It is on its way.').locator('p[dir=auto]')).toHaveAttribute('lang', 'en')
  await expect(badge).toHaveCount(0)
  await message(page, 'It is on its way.').getByRole('button', { name: words.menu.ar }).click()
  await page.getByRole('menuitem', { name: words.report.button.ar }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(words.report.reasons.other.ar).click()
  await dialog.getByRole('button', { name: words.report.send.ar }).click()
  await expect(page.locator('[aria-live]').getByText(words.report.done.ar).first()).toBeVisible()
})

testWithAll(
  'an admin sees only what was reported, writes to its author, and reports the outcome',
  async () => {
    const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
    const { patient, dietitian, id } = await meet(['Between us', 'Eat nothing for a week.'])
    const messages = (await patient.call(listMessages, { id })).body.messages
    const reported = messages.find(({ content }) => content?.includes('nothing'))?.id ?? ''
    await patient.call(reportMessage, { id: reported, reason: 'false_advice', note: 'I am diabetic.' })
    const desk = await visit(admin, '/admin?tab=support&view=conversations', { expectConsole: /500/ })
    let isDown = true
    await desk.route('**/api/admin/message-reports?**', (route) =>
      isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    await desk.getByRole('tab', { name: reports.view.open.en }).click()
    await expect(desk.getByRole('alert').filter({ hasText: reports.failed.en })).toBeVisible()
    isDown = false
    await desk.getByRole('button', { name: controls.retry.en }).click()
    const row = desk.getByRole('listitem').filter({ hasText: 'I am diabetic.' })
    await expect(row).toContainText('Eat nothing for a week.')
    await expect(desk.getByText('Between us')).toHaveCount(0)
    await expect(row.getByRole('link', { name: reports.writeTo(drLayla.name).en })).toHaveAttribute(
      'href',
      `/admin?tab=support&view=conversations&person=${dietitian.id}`,
    )
    await row.getByRole('button', { name: reports.close.of(drLayla.name).en }).press('Enter')
    const dialog = desk.getByRole('alertdialog')
    await dialog.getByRole('button', { name: reports.close.button.en }).press('Enter')
    await expect(dialog.getByRole('radio').first()).toBeFocused()
    await dialog.getByText(reports.outcomes.writer_warned.label.en).click()
    await dialog.getByRole('button', { name: reports.close.button.en }).press('Enter')
    await expect(row).toHaveCount(0)

    await desk.goto(new URL('/ar/admin?tab=support&view=closed', desk.url()).href)
    const closed = desk.getByRole('listitem').filter({ hasText: 'I am diabetic.' })
    await expect(closed).toContainText(reports.outcomes.writer_warned.label.ar)

    // Unsent messages of another person in this browser are deleted, whoever signs in next.
    await desk.evaluate(keepUnsent, { clientId: '1', person: patient.id, content: 'Not for you' })
    await desk.reload()
    await expect.poll(() => desk.evaluate(countUnsent)).toBe(0)
  },
)

const keepUnsent = (message: object) =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open('nabta-unsent', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('messages', { keyPath: 'clientId' })
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('messages', 'readwrite')
      transaction.objectStore('messages').put(message)
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })

const countUnsent = () =>
  new Promise<number>((resolve) => {
    const opening = indexedDB.open('nabta-unsent', 1)
    opening.onsuccess = () => {
      const counting = opening.result.transaction('messages').objectStore('messages').count()
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })

testWithAll('every link to a conversation opens it', async () => {
  const { patient, dietitian } = await meet(['Hello'])
  const page = await visit(patient, '/dashboard/messages')
  await page.waitForURL('**/patient/messages')
  await page.getByRole('link', { name: drLayla.name }).click()
  await expect(message(page, 'Hello')).toBeVisible()
  const hers = await visit(dietitian, `/dashboard/messages?patient=${patient.id}`)
  await hers.waitForURL(`**/dietitian/messages?patient=${patient.id}`)
  await expect(message(hers, 'Hello')).toBeVisible()
})
