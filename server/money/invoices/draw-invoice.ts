import { encode } from 'uqr'
import type { Language } from '#contract/language.ts'
import type { Invoice, InvoiceParty } from '#contract/money/invoices.ts'
import { invoicePaper as words } from '#copy/money/invoices/paper.ts'
import { describeLine, notesOf, writeIssued } from '#copy/money/invoices/write-paper.ts'
import { writeRiyals } from '#copy/money/invoices/write-riyals.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'
import { drawBrand, drawSadu } from '#server/ground/paper/letterhead.ts'
import { innerWidth, margin, openSheet, printColors, type Sheet } from '#server/ground/paper/sheet.ts'

export type PaperFacts = { invoice: Invoice; language: Language }

const half = innerWidth / 2
const gap = 12
const qrSize = 118

/** One page in both languages: the reader's at the start of each line, the other one opposite. */
export async function drawInvoice({ invoice, language }: PaperFacts): Promise<Uint8Array> {
  const title = words.titles[invoice.title]
  const sheet = openSheet(language, `${title[language]} ${invoice.number}`)
  const pen = penFor(sheet, language)
  sheet.begin()
  drawSadu(sheet)
  drawBrand(sheet, language, 28, innerWidth / 2)
  let y = 56
  y += pen.both(title, y, { size: 19, isBold: true, color: printColors.title, tag: 'H1' }) + 14
  y = pen.fact(words.number, { en: invoice.number, ar: invoice.number }, y)
  y = pen.fact(words.issued, writeIssued(invoice.issuedAt), y)
  if (invoice.corrects) {
    const { number, issuedAt } = invoice.corrects
    const issued = writeIssued(issuedAt)
    y = pen.fact(
      words.corrects,
      { en: `${isolated(number)} (${issued.en})`, ar: `${isolated(number)} (${issued.ar})` },
      y,
    )
  }
  y = drawParties(sheet, pen, invoice, y + 12)
  y = drawLines(sheet, pen, invoice, y + 18)
  drawTotals(sheet, pen, invoice, y + 8)
  return sheet.finish()
}

type Look = NonNullable<Parameters<Sheet['write']>[2]>
type Pen = ReturnType<typeof penFor>

/** Writes text in both languages. */
function penFor(sheet: Sheet, language: Language) {
  const other: Language = language === 'en' ? 'ar' : 'en'
  const within = (x: number, width: number) => ({
    /** One language at each end. */
    both: (word: Word, y: number, look: Look): number =>
      Math.max(
        sheet.write(word[language], { x, y, width: width / 2 - 4 }, look),
        sheet.write(word[other], { x: x + width / 2 + 4, y, width: width / 2 - 4, align: 'end' }, look),
      ),
    one: (text: string, y: number, look: Look): number => sheet.write(text, { x, y, width }, look),
  })
  return {
    language,
    other,
    within,
    both: within(margin, innerWidth).both,
    /** A label and its value, in both languages. */
    fact(label: Word, value: Word, y: number): number {
      const look = { size: 9.5 }
      const says = (each: Language) => `${label[each]}: ${isolated(value[each])}`
      return y + within(margin, innerWidth).both({ en: says('en'), ar: says('ar') }, y, look) + 3
    },
  }
}

function drawParties(sheet: Sheet, pen: Pen, { seller, buyer }: Invoice, y: number): number {
  const width = half - gap / 2
  const draw = (title: Word, party: InvoiceParty, x: number) => {
    sheet.begin()
    const inside = pen.within(x + 12, width - 24)
    let at = y + 10
    at += inside.both(title, at, { size: 9, isBold: true, color: printColors.leaf, tag: 'H2' }) + 4
    for (const [place, text] of [party.name, party.otherName].entries())
      if (text) at += inside.one(text, at, { size: place === 0 ? 11 : 9.5, isBold: place === 0 }) + 2
    for (const [label, number] of [
      [words.vatNumber, party.vatNumber],
      [words.commercialNumber, party.commercialNumber],
      [words.nationalId, party.nationalId],
    ] as const)
      if (number !== null) {
        at += inside.both(label, at + 3, { size: 8, color: printColors.soft }) + 3
        at += inside.one(number, at, { size: 9.5 })
      }
    if (party.address) {
      const { street, district, city, postalCode } = party.address
      at += inside.one([street, district].filter(Boolean).join('\n'), at + 4, { size: 9.5 }) + 4
      at += inside.one(`${city} ${isolated(postalCode)}`, at, { size: 9.5 })
    }
    return at + 10
  }
  const bottom = Math.max(
    draw(words.seller, seller, margin),
    draw(words.buyer, buyer, margin + half + gap / 2),
  )
  sheet.decorate((left) => {
    for (const x of [margin, margin + half + gap / 2])
      sheet.pdf
        .roundedRect(left(x, width), y, width, bottom - y, 7)
        .lineWidth(0.8)
        .stroke(printColors.line)
  })
  return bottom
}

/** The start and width of each column. */
const columns = {
  what: [0, 230],
  net: [236, 90],
  rate: [330, 42],
  vat: [376, 60],
  total: [440, innerWidth - 440],
} as const

function drawLines(sheet: Sheet, pen: Pen, { lines }: Invoice, from: number): number {
  const { language, other } = pen
  sheet.begin()
  const cell = (column: keyof typeof columns, text: string, y: number, look: Look) => {
    const [x, width] = columns[column]
    const place = {
      x: margin + x,
      y,
      width,
      align: column === 'what' ? ('start' as const) : ('end' as const),
    }
    return sheet.write(text, place, look)
  }
  const head = { what: words.description, net: words.net, rate: percent, vat: words.vat, total: words.total }
  let y = from
  for (const each of [language, other])
    y += Math.max(
      ...Object.entries(head).map(([column, word]) =>
        cell(column as keyof typeof columns, word[each], y, { size: 8, color: printColors.soft }),
      ),
    )
  y += 5
  sheet.decorate(() =>
    sheet.pdf
      .moveTo(margin, y)
      .lineTo(margin + innerWidth, y)
      .lineWidth(0.8)
      .stroke(printColors.line),
  )
  y += 7
  for (const line of lines) {
    const told = describeLine(line)
    const amount = (riyals: number) => writeRiyals(riyals)[language].replace(/[^\d]+$/, '')
    const look = { size: 9.5 }
    const height = cell('what', told[language], y, look)
    for (const column of ['net', 'vat', 'total'] as const) cell(column, amount(line[column]), y, look)
    cell('rate', line.category === 'O' ? '–' : `${line.rate}%`, y, look)
    const below =
      told[other] === told[language]
        ? 0
        : cell('what', told[other], y + height, { size: 8.5, color: printColors.soft })
    y += height + below + 8
  }
  sheet.decorate(() =>
    sheet.pdf
      .moveTo(margin, y)
      .lineTo(margin + innerWidth, y)
      .lineWidth(0.8)
      .stroke(printColors.line),
  )
  return y
}

const percent: Word = { en: '%', ar: '%' }

function drawTotals(sheet: Sheet, pen: Pen, invoice: Invoice, from: number): void {
  const { net, vat, total, kind, qr, seller } = invoice
  const { language, other } = pen
  sheet.begin()
  const x = margin + innerWidth - 300
  const rows: [Word, number, boolean][] = [
    ...(seller.vatNumber === null
      ? []
      : ([
          [words.totals.net, net, false],
          [words.totals.vat, vat, false],
        ] as [Word, number, boolean][])),
    [kind === 'invoice' ? words.totals.paid : words.totals.credited, total, true],
  ]
  let y = from
  for (const [label, riyals, isLast] of rows) {
    const look = { size: isLast ? 11.5 : 9.5, isBold: isLast }
    const amount = writeRiyals(riyals)
    const height = Math.max(
      sheet.write(label[language], { x, y, width: 150 }, look),
      sheet.write(amount[language], { x: x + 150, y, width: 150, align: 'end' }, look),
    )
    const small = { size: 8.5, color: printColors.soft }
    sheet.write(label[other], { x, y: y + height, width: 150 }, small)
    sheet.write(amount[other], { x: x + 150, y: y + height, width: 150, align: 'end' }, small)
    y += height + 18
  }
  if (qr !== null) drawQr(sheet, qr, from, words.qr[language])
  y = Math.max(y, qr === null ? 0 : from + qrSize) + 16
  for (const note of notesOf(invoice)) y += pen.both(note, y, { size: 8.5, color: printColors.soft }) + 4
}

function drawQr(sheet: Sheet, text: string, y: number, alt: string): void {
  const { data } = encode(text, { ecc: 'M', border: 2 })
  const size = qrSize / data.length
  sheet.figure(alt, (left) => {
    const x = left(margin, qrSize)
    for (const [row, modules] of data.entries())
      for (const [column, isDark] of modules.entries())
        if (isDark) sheet.pdf.rect(x + column * size, y + row * size, size, size)
    sheet.pdf.fill('#000000')
  })
}
