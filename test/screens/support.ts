import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { listDeskTickets } from '#contract/support/desk.ts'
import { listTickets } from '#contract/support/own.ts'
import type { TicketStatus } from '#contract/support/ticket.ts'
import { comeToRest } from '#test/browser/at-rest.ts'
import { localPath } from '#web/lib/path.ts'
import { ask, whoeverLooks } from './ask.ts'
import type { Screen } from './screen.ts'

const go = async (page: Page, language: Language, path: string) => {
  await page.goto(new URL(localPath(language, path), page.url()).href)
  await page.getByRole('list').first().waitFor()
  await comeToRest(page)
}

const openOne = (status: TicketStatus) => async (page: Page, language: Language) => {
  const { tickets } = await ask(whoeverLooks(page), listTickets, {})
  const one = tickets.find((each) => each.status === status)
  if (!one) throw new Error('the patient has none of these')
  await go(page, language, `/patient/support/${one.id}`)
}

/** The patient must have asked the Support Team, and been answered. */
export const supportScreens: Screen[] = [
  { name: 'support', path: '/patient/support', as: 'patient', reach: comeToRest },
  { name: 'support-new', path: '/patient/support/new', as: 'patient', reach: comeToRest },
  { name: 'support-missing', path: '/patient/support/7', as: 'patient', reach: comeToRest },
  { name: 'support-answered', path: '/patient/support', as: 'patient', reach: openOne('pending') },
  { name: 'support-closed', path: '/patient/support', as: 'patient', reach: openOne('closed') },
  { name: 'admin-tickets', path: '/admin?tab=support', as: 'admin', reach: comeToRest },
  { name: 'admin-prepared', path: '/admin?tab=support&view=prepared', as: 'admin', reach: comeToRest },
  {
    name: 'admin-ticket',
    path: '/admin?tab=support',
    as: 'admin',
    async reach(page, language) {
      const { tickets } = await ask(whoeverLooks(page), listDeskTickets, {})
      await go(page, language, `/admin?tab=support&ticket=${tickets[0]?.id}`)
    },
  },
]
