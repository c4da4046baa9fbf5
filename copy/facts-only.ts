import type { Word } from './word.ts'

/** Shown beside short public texts of dietitians, because advertising is regulated. */
export const factsOnly: Word = {
  en: 'Appears publicly. State facts only: no superlatives and no promises of results.',
  ar: 'يظهر للعموم. يُرجى الاكتفاء بالوقائع دون عبارات تفضيل أو وعود بنتائج.',
}
