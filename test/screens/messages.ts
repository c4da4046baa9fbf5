import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { listConversations } from '#contract/messages.ts'
import { conversationWords as words } from '#copy/messages/conversation.ts'
import { conversationList } from '#copy/messages/list.ts'
import { messageReports } from '#copy/messages/reports.ts'
import { savedReplies } from '#copy/messages/saved-replies.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { followInApp } from '#test/browser/navigate-in-app.ts'
import { localPath } from '#web/lib/path.ts'
import { askerOf, callAs } from './ask.ts'
import type { Screen } from './screen.ts'

const openFirst = async (page: Page, language: Language) => {
  const { conversations } = await callAs(askerOf(page), listConversations, {})
  const one = conversations.find(({ contact }) => contact.userType !== 'admin')
  if (!one) throw new Error('nobody has written to anybody')
  const side = one.contact.userType === 'dietitian' ? 'patient' : 'dietitian'
  const path = localPath(language, `/${side}/messages?conversation=${one.id}`)
  await followInApp(page, path)
  await page.locator('[data-sequence]').first().waitFor()
  await waitUntilStill(page)
}

const search = (page: Page, label: string, q: string) => page.getByLabel(label, { exact: true }).fill(q)

/** Patient and dietitian must have written to each other. */
export const messageScreens: Screen[] = [
  { name: 'messages-conversation', path: '/patient/messages', as: 'patient', reach: openFirst },
  {
    name: 'messages-conversation-phone',
    path: '/patient/messages',
    as: 'patient',
    only: 'phone',
    reach: openFirst,
  },
  {
    name: 'practice-conversation',
    path: '/dietitian/messages',
    as: 'dietitian',
    reach: openFirst,
    alike: true,
  },
  {
    name: 'practice-saved-replies',
    path: '/dietitian/messages',
    as: 'dietitian',
    async reach(page, language) {
      await openFirst(page, language)
      await page.getByRole('button', { name: savedReplies.title[language] }).click()
      await page.getByRole('list', { name: savedReplies.list[language] }).waitFor()
    },
  },
  {
    name: 'practice-saved-replies-form',
    path: '/dietitian/messages',
    as: 'dietitian',
    only: 'phone',
    async reach(page, language) {
      await openFirst(page, language)
      await page.getByRole('button', { name: savedReplies.title[language] }).click()
      await page.getByRole('button', { name: savedReplies.add[language] }).click()
      await page.getByLabel(savedReplies.form.content[language], { exact: true }).waitFor()
    },
  },
  {
    name: 'messages-search',
    path: '/patient/messages',
    as: 'patient',
    async reach(page, language) {
      await openFirst(page, language)
      await page.getByRole('button', { name: words.search.open[language] }).click()
      await search(page, words.search.label[language], 'qwrtz')
      await page.getByText(words.search.none[language]).waitFor()
    },
  },
  {
    name: 'messages-none-found',
    path: '/patient/messages',
    as: 'patient',
    async reach(page, language) {
      await waitUntilStill(page)
      await search(page, conversationList.search[language], 'qwrtz')
      await page.getByText(conversationList.none.found[language]).waitFor()
    },
  },
  {
    name: 'messages-support',
    path: '/patient/messages?with=support',
    as: 'patient',
    async reach(page, language) {
      await page.getByLabel(words.label[language], { exact: true }).waitFor()
      await waitUntilStill(page)
    },
  },
  {
    name: 'admin-support',
    path: '/admin?tab=support&view=conversations',
    as: 'admin',
    reach: waitUntilStill,
  },
  { name: 'admin-reports', path: '/admin?tab=support&view=open', as: 'admin', reach: waitUntilStill },
  {
    name: 'admin-reports-close',
    path: '/admin?tab=support&view=open',
    as: 'admin',
    only: 'phone',
    async reach(page, language) {
      await page.getByText(messageReports.close.button[language]).first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
