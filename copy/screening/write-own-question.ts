import type { OwnQuestion } from '#contract/screening/own.ts'
import type { Word } from '../word.ts'

type AskedWords = { text: Word; options?: Readonly<Record<string, Word>> }

/** A dietitian's own question, in the language in which it was written. */
export const writeOwnQuestion = ({ kind, text, options }: OwnQuestion): AskedWords => ({
  text: asIs(text),
  options: kind === 'yes_no' ? yesOrNo : Object.fromEntries(options.map((option) => [option, asIs(option)])),
})

const yesOrNo = { yes: { en: 'Yes', ar: 'نعم' }, no: { en: 'No', ar: 'لا' } }

const asIs = (text: string): Word => ({ en: text, ar: text })
