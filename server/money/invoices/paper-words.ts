import type { Invoice } from '#contract/money/invoices.ts'
import { invoicePaper as words } from '#copy/money/invoices/paper.ts'
import { describeLine, notesOf, writeIssued } from '#copy/money/invoices/write-paper.ts'
import { writeRiyals } from '#copy/money/invoices/write-riyals.ts'

/** A page in the browser has the words of one language, but an invoice needs both, so they are sent with it. */
export function wordsForPaper(invoice: Omit<Invoice, 'paper'>): Invoice['paper'] {
  const { title, kind, issuedAt, lines, net, vat, total } = invoice
  const {
    number,
    issued,
    corrects,
    creditedBy,
    seller,
    buyer,
    vatNumber,
    commercialNumber,
    nationalId,
    qr,
    totals,
  } = words
  return {
    labels: {
      ...{ title: words.titles[title], number, issued, corrects, creditedBy, seller, buyer, vatNumber },
      ...{ commercialNumber, nationalId, qr, net: totals.net, vat: totals.vat },
      total: kind === 'invoice' ? totals.paid : totals.credited,
    },
    issued: writeIssued(issuedAt),
    lines: lines.map((line) => ({ name: describeLine(line), total: writeRiyals(line.total) })),
    net: writeRiyals(net),
    vat: writeRiyals(vat),
    total: writeRiyals(total),
    notes: notesOf(invoice),
  }
}
