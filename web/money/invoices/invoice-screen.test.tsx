import { expect, test, vi } from 'vitest'
import { languages } from '#contract/language.ts'
import {
  type Invoice,
  type InvoiceParty,
  paperLabels,
  printInvoice,
  readInvoice,
} from '#contract/money/invoices.ts'
import { controls } from '#copy/controls.ts'
import { invoicePages as words } from '#copy/money/invoices/pages.ts'
import { unavailable } from '#copy/refusals.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, answerFile, fail, pending } from '#test/dom/server.ts'
import { InvoiceScreen } from './invoice-screen.tsx'

const party = (name: string): InvoiceParty => ({
  ...{ name, otherName: null, vatNumber: null, commercialNumber: null, nationalId: null, address: null },
})
const both = (text: string) => ({ en: text, ar: text })
const invoice: Invoice = {
  ...{ id: idOf(1), number: 'N-1', kind: 'invoice', about: 'consultation', title: 'invoice' },
  issuedAt: '2026-11-22T06:00:00.000Z',
  seller: party('Layla Clinic'),
  buyer: party('Sara Al-Qahtani'),
  ...{ agent: null, lines: [], net: 250, vat: 0, total: 250, appointment: null, corrects: null },
  ...{ credits: [], qr: null },
  paper: {
    labels: Object.fromEntries(
      paperLabels.map((label) => [label, both(label)]),
    ) as Invoice['paper']['labels'],
    issued: both('22 November 2026'),
    lines: [{ name: both('Initial consultation'), total: both('250 SAR') }],
    net: both('250 SAR'),
    vat: both('0 SAR'),
    total: both('250 SAR'),
    notes: [],
  },
}

test.each(languages)(
  'an invoice says that it is being made, and if that fails it says why, with a way to try again, in %s',
  async (language) => {
    const { user, server } = await render(<InvoiceScreen side="patient" />, {
      path: `/patient/invoices/${idOf(1)}`,
      language,
      answers: [answer(readInvoice, { invoice }), pending(printInvoice)],
    })
    await user.click(await screen.findByRole('button', { name: words.pdf[language] }))
    expect(await screen.findByRole('button', { name: words.making[language] })).toBeTruthy()
    server.answer(fail(printInvoice))
    expect(await screen.findByText(words.notMade[language])).toBeTruthy()
    expect(screen.getByText(unavailable[language])).toBeTruthy()
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    server.answer(answerFile(printInvoice, 'nabta-N-1.pdf'))
    await user.click(screen.getByRole('button', { name: controls.retry[language] }))
    await expect.poll(() => saved).toEqual(['nabta-N-1.pdf'])
    await expect.poll(() => screen.queryByRole('button', { name: words.making[language] })).toBeNull()
    expect(server.sent(printInvoice)).toHaveLength(2)
  },
)
