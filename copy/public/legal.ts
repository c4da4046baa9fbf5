import type { Day } from '#contract/days.ts'
import type { Word } from '../word.ts'

/**
 * A list, if there is one, follows the paragraphs. `{fee}` stands for the platform's fee and `{refunds}` for its refund
 * rules, as an admin has set them.
 */
export type LegalSection = {
  /** The section's anchor on the page. */
  id: string
  heading: Word
  paragraphs: readonly Word[]
  list?: readonly Word[]
}

/** Number and date of this text. `test/rules/legal-versions.test.ts` requires a new version with each change. */
export type LegalVersion = { number: number; since: Day }

/** The page itself adds the date and, at the end, the support address and phone number. */
export type LegalPage = {
  title: Word
  version: LegalVersion
  intro: Word
  sections: readonly LegalSection[]
}

/** The common words of all legal pages. */
export const legal = {
  version: (number: number, since: Word): Word => ({
    en: `Version ${number}, in force since ${since.en}`,
    ar: `النسخة ${number}، سارية منذ ${since.ar}`,
  }),
  contents: { en: 'On this page', ar: 'في هذه الصفحة' },
  contact: {
    heading: { en: 'Contact', ar: 'التواصل معنا' },
    text: {
      en: 'Write or call, and someone from our team will answer you.',
      ar: 'يمكنك مراسلتنا أو الاتصال بنا، وسيجيبك أحد أعضاء فريقنا.',
    },
  },
}
