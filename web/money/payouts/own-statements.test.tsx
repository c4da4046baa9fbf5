import { expect, test, vi } from 'vitest'
import { languages } from '#contract/language.ts'
import { listStatements, printStatement } from '#contract/money/statements.ts'
import { controls } from '#copy/controls.ts'
import { statements as words } from '#copy/money/statements.ts'
import { unavailable } from '#copy/refusals.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, answerFile, fail, pending } from '#test/dom/server.ts'
import { OwnStatements } from './own-statements.tsx'

const none = { pending: 0, available: 0 }
const months = [
  {
    month: '2026-11',
    isUnderWay: true,
    opening: none,
    earned: 250,
    takenBack: 0,
    paidOut: 0,
    closing: { pending: 0, available: 250 },
  },
]

test.each(languages)(
  'a statement says that it is being made, and if that fails it says why, with a way to try again, in %s',
  async (language) => {
    const { user, server } = await render(<OwnStatements />, {
      path: '/dietitian/payments',
      language,
      answers: [answer(listStatements, { months }), pending(printStatement)],
    })
    await user.click(await screen.findByRole('button', { name: /PDF/ }))
    expect(await screen.findByRole('button', { name: words.making[language] })).toBeTruthy()
    server.answer(fail(printStatement))
    expect(await screen.findByText(words.fileFailed[language])).toBeTruthy()
    expect(screen.getByText(unavailable[language])).toBeTruthy()
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    server.answer(answerFile(printStatement, 'nabta-statement-2026-11.pdf'))
    await user.click(screen.getByRole('button', { name: controls.retry[language] }))
    await expect.poll(() => saved).toEqual(['nabta-statement-2026-11.pdf'])
    await expect.poll(() => screen.queryByRole('button', { name: words.making[language] })).toBeNull()
    expect(server.sent(printStatement)).toEqual([{ month: '2026-11' }, { month: '2026-11' }])
  },
)
