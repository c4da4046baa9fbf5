import type { Day } from '#contract/days.ts'
import type { Word } from '../word.ts'

/**
 * The list, where there is one, follows the paragraphs. `{fee}` stands for what the platform keeps, and `{refunds}` for its refund
 * rules, as an admin has set them.
 */
export type LegalSection = {
  /** The section's anchor on the page. */
  id: string
  heading: Word
  paragraphs: readonly Word[]
  list?: readonly Word[]
}

/** Which text this is, and since when. `test/rules/legal-versions.test.ts` asks for a new one with each change. */
export type LegalVersion = { number: number; since: Day }

/** The page itself adds the date and, at the end, the support address and phone number. */
export type LegalPage = {
  title: Word
  version: LegalVersion
  intro: Word
  sections: readonly LegalSection[]
}

/** Words that frame every legal page. */
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
