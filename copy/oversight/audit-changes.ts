import type { Language } from '#contract/language.ts'
import type { AuditChange } from '#contract/oversight/audit-log.ts'
import { dutyWords } from '../accounts/duties.ts'
import { writeDate, writeDay, writeNumber } from '../dates.ts'
import { platformSettings } from '../platform/settings.ts'
import { inRiyals } from '../riyals.ts'
import type { Word } from '../word.ts'
import { review } from './review.ts'

type Own = Exclude<AuditChange['field'], keyof typeof platformSettings.settings>

/** The changes of an entry of the audit log. */
export const auditChanges = {
  list: { en: 'What changed', ar: 'ما الذي تغيّر' },
  before: { en: 'Before', ar: 'قبل' },
  after: { en: 'After', ar: 'بعد' },
  nothing: { en: 'Nothing', ar: 'لا شيء' },
}

const fields: Readonly<Record<Own, Word>> = {
  practice: { en: 'Practice', ar: 'العيادة' },
  licensedUntil: { en: 'License valid until', ar: 'سريان الترخيص حتى' },
  account: { en: 'Account', ar: 'الحساب' },
  payouts: { en: 'Payouts', ar: 'تحويل المستحقات' },
  review: { en: 'Review', ar: 'التقييم' },
  duties: { en: 'Duties', ar: 'المهام' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  from: { en: 'From', ar: 'اعتبارًا من' },
}

const states: Readonly<Record<string, Word>> = {
  open: { en: 'Open', ar: 'متاح' },
  held: { en: 'On hold', ar: 'موقوف مؤقتًا' },
  shown: { en: 'Shown', ar: 'ظاهر' },
  hidden: { en: 'Hidden', ar: 'مخفي' },
  ...review.status,
}

const choices: Readonly<Record<string, Readonly<Record<string, Word>>>> = {
  ramadanStarts: platformSettings.shifts,
  ramadanEnds: platformSettings.shifts,
  announcementFor: platformSettings.readers,
}

const days: readonly string[] = ['licensedUntil', 'from', 'announcementUntil']
const shares: readonly string[] = ['feePercent', 'ownFeePercent', 'vatPercent', 'refundPartPercent']
const amounts: readonly string[] = ['amount', 'payoutMinimum']

const settings = Object.entries(platformSettings.settings).map(([name, { label }]) => [name, label])

export const changedFields: Readonly<Record<AuditChange['field'], Word>> = {
  ...(Object.fromEntries(settings) as Record<keyof typeof platformSettings.settings, Word>),
  ...fields,
}

/** Null if there was no value. */
export function writeChanged(language: Language, field: string, value: AuditChange['was']): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return platformSettings.history[value ? 'on' : 'off'][language]
  if (typeof value === 'number') return writeFigure(language, field, value)
  if (typeof value !== 'string')
    return value.map((duty) => dutyWords.names[duty][language]).join(language === 'ar' ? '، ' : ', ') || null
  if (days.includes(field)) return writeDay(language, value, 'date')
  const known = choices[field] ?? (field in fields ? states : {})
  return known[value]?.[language] ?? value
}

function writeFigure(language: Language, field: string, figure: number): string {
  if (amounts.includes(field)) return inRiyals(figure)[language]
  if (shares.includes(field)) return `${writeNumber(language, figure)}%`
  // Any Sunday will do: the names of the weekdays are derived from it.
  if (field === 'payoutWeekday')
    return writeDate(language, new Date(Date.UTC(2026, 10, 1 + figure)), 'weekday', 'UTC')
  return writeNumber(language, figure)
}
