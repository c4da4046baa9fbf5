import type { Word } from './word.ts'

export const shownDays = {
  since: (day: string): Word => ({ en: `since ${day}`, ar: `منذ ${day}` }),
  upTo: (day: string): Word => ({ en: `up to ${day}`, ar: `حتى ${day}` }),
  all: { en: 'Show all dates', ar: 'عرض كل التواريخ' },
}
