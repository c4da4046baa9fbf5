import type { Word } from './word.ts'

/** Beside what a dietitian writes in few words for everyone to read: advertising is bound by rules. */
export const factsOnly: Word = {
  en: 'Appears publicly. State facts only: no superlatives and no promises of results.',
  ar: 'يظهر للعموم. يُرجى الاكتفاء بالوقائع دون عبارات تفضيل أو وعود بنتائج.',
}
