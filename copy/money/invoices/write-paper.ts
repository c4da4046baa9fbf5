import type { Invoice } from '#contract/money/invoices.ts'
import { writeDate, writeMonth } from '#copy/dates.ts'
import type { Word } from '#copy/word.ts'
import { invoicePaper } from './paper.ts'

/** The name of the sold service and its appointment. */
export function describeLine(line: Invoice['lines'][number]): Word {
  const { name, otherName, at, month } = line
  if (month !== null)
    return {
      en: `Platform’s fee, ${writeMonth('en', month)}`,
      ar: `عمولة المنصة، ${writeMonth('ar', month)}`,
    }
  const isArabic = /\p{Script=Arabic}/u.test(name ?? '')
  const [english, arabic] = isArabic ? [otherName ?? name, name] : [name, otherName ?? name]
  const day = (language: 'en' | 'ar') =>
    at === null ? '' : `${language === 'ar' ? '،' : ','} ${writeDate(language, new Date(at), 'date')}`
  return {
    en: `${english ?? invoicePaper.consultation.en}${day('en')}`,
    ar: `${arabic ?? invoicePaper.consultation.ar}${day('ar')}`,
  }
}

/** In Riyadh's time zone, to the minute. */
export const writeIssued = (at: string): Word => ({
  en: `${writeDate('en', new Date(at), 'date')}, ${writeDate('en', new Date(at), 'time')}`,
  ar: `${writeDate('ar', new Date(at), 'date')}، ${writeDate('ar', new Date(at), 'time')}`,
})

/** The notes that are required below the totals. */
export function notesOf({
  about,
  lines,
  title,
  seller,
  agent,
}: Pick<Invoice, 'about' | 'lines' | 'title' | 'seller' | 'agent'>): Word[] {
  const category = lines[0]?.category ?? 'O'
  const isTaxless = seller.vatNumber === null
  return [
    ...(category === 'O' && !isTaxless ? [] : [invoicePaper.notes[category]]),
    ...(about === 'fee' && title.endsWith('invoice') ? [invoicePaper.fee] : []),
    ...(agent ? [invoicePaper.agent(agent)] : []),
  ]
}
