import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import type { OutputOf } from '#contract/route.ts'
import { listDeskTickets } from '#contract/support/desk.ts'
import { listTickets } from '#contract/support/own.ts'
import { readQuestion } from '#contract/support/questions.ts'
import type { TicketStatus } from '#contract/support/ticket.ts'
import { supportPages } from '#copy/support/pages.ts'
import { questionPage } from '#copy/support/visitors.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { followInApp } from '#test/browser/navigate-in-app.ts'
import { localPath } from '#web/lib/path.ts'
import { askerOf, callAs } from './ask.ts'
import type { Screen } from './screen.ts'

const go = async (page: Page, language: Language, path: string) => {
  await followInApp(page, localPath(language, path))
  await page.getByRole('list').first().waitFor()
  await waitUntilStill(page)
}

const openOne = (status: TicketStatus) => async (page: Page, language: Language) => {
  const { tickets } = await callAs(askerOf(page), listTickets, {})
  const one = tickets.find((each) => each.status === status)
  if (!one) throw new Error('the patient has none of these')
  await go(page, language, `/patient/support/${one.id}`)
}

type Question = OutputOf<typeof readQuestion>['question']

const token = 'A'.repeat(43)
const asked = { id: '01990000-0000-7000-8000-000000000001', byTeam: false, authorName: null, file: null }
const first = {
  ...asked,
  content: 'هل تستقبلون المراهقين؟ ابنتي في السادسة عشرة.',
  at: '2026-11-16T17:20:00.000Z',
}
const answered = {
  ...asked,
  id: '01990000-0000-7000-8000-000000000002',
  byTeam: true,
  content: 'نعم، برفقة أحد الوالدين.\nSee https://nabta.example/faq for more.',
  at: '2026-11-17T06:05:00.000Z',
}

/** The page behind the link in an email to a visitor: a fake answer, so that no question has to be written. */
function questionIn(status: TicketStatus | null): Question {
  const subject = 'سؤال قبل التسجيل'
  if (status === null) return { ticket: null, subject }
  const messages = status === 'open' ? [first] : [first, answered]
  return {
    subject,
    ticket: {
      id: asked.id,
      subject,
      status,
      priority: 'medium',
      category: 'other',
      openedAt: first.at,
      lastAt: messages.at(-1)?.at ?? first.at,
      closedAt: status === 'closed' ? answered.at : null,
      rating: null,
      appointment: null,
      messages,
      ratingComment: null,
      mayAnswer: true,
      mayRate: status === 'closed',
    },
  }
}

const question = (name: string, status: TicketStatus | null, more: Pick<Screen, 'alike'> = {}): Screen => ({
  ...more,
  name,
  path: '/contact',
  async reach(page, language) {
    await page.route(`**${readQuestion.path}`, (route) =>
      route.fulfill({ json: { question: questionIn(status) } }),
    )
    await followInApp(page, localPath(language, `/contact/question?token=${token}`))
    const words = status ? supportPages.answer.send : questionPage.confirm.ask.button
    await page.getByRole('button', { name: words[language], exact: true }).waitFor()
    await waitUntilStill(page)
    await page.unroute(`**${readQuestion.path}`)
  },
})

/** The patient must have asked the Support Team, and been answered. */
export const supportScreens: Screen[] = [
  { name: 'support', path: '/patient/support', as: 'patient', reach: waitUntilStill },
  { name: 'support-new', path: '/patient/support/new', as: 'patient', reach: waitUntilStill },
  {
    name: 'support-missing',
    path: '/patient/support/7',
    as: 'patient',
    reach: waitUntilStill,
    alike: true,
  },
  { name: 'support-answered', path: '/patient/support', as: 'patient', reach: openOne('pending') },
  { name: 'support-closed', path: '/patient/support', as: 'patient', reach: openOne('closed') },
  question('question-new', null),
  question('question-open', 'open', { alike: true }),
  question('question-answered', 'pending', { alike: true }),
  question('question-closed', 'closed'),
  { name: 'admin-tickets', path: '/admin?tab=support', as: 'admin', reach: waitUntilStill },
  { name: 'admin-prepared', path: '/admin?tab=support&view=prepared', as: 'admin', reach: waitUntilStill },
  {
    name: 'admin-ticket',
    path: '/admin?tab=support',
    as: 'admin',
    async reach(page, language) {
      const { tickets } = await callAs(askerOf(page), listDeskTickets, {})
      await go(page, language, `/admin?tab=support&ticket=${tickets[0]?.id}`)
    },
  },
]
