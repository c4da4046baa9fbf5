import type { Language } from '#contract/language.ts'
import { textFor } from '#contract/text-language.ts'
import { writeDate } from '#copy/dates.ts'
import { books } from '#copy/money/books.ts'
import { statementPaper as words } from '#copy/money/statements.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'
import type { StatementLine } from './load-statement.ts'

export type StatementColumn = 'paid' | 'fee' | 'vat' | 'pending' | 'available'

/** The platform's part is shown as a deduction. */
export const figuresOf = ({
  paid,
  fee,
  vat,
  pending,
  available,
}: StatementLine): Record<StatementColumn, number> => ({
  paid,
  fee: 0 - fee,
  vat: 0 - vat,
  pending,
  available,
})

export function whatLine({ kind }: StatementLine, language: Language): string {
  const own: Partial<Record<typeof kind, Word>> = words.kinds
  return (own[kind] ?? books.kinds[kind])[language]
}

/** The appointment that a line is about; empty for payouts, which have none. */
export function aboutLine({ kind, meeting }: StatementLine, language: Language): string {
  if (kind === 'payout_asked' || kind === 'payout_returned') return ''
  if (!meeting) return words.gone[language]
  const name = textFor(language, meeting.name, meeting.otherName)
  return `${isolated(name)} · ${writeDate(language, new Date(meeting.startsAt), 'shortDay')}`
}

/**
 * `−1,250.00`: always two decimals, and the minus sign in front in both languages. For PDFs, where it is drawn on its
 * own.
 */
export function writeHalalas(halalas: number): string {
  const [riyals = '', rest] = (Math.abs(halalas) / 100).toFixed(2).split('.')
  const amount = `${halalas < 0 ? '−' : ''}${riyals.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
  return `\u2066${amount}\u2069`
}
