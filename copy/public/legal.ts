import type { Word } from '../word.ts'

/** The list, where there is one, follows the paragraphs. */
export type LegalSection = {
  /** The section's anchor on the page. */
  id: string
  heading: Word
  paragraphs: readonly Word[]
  list?: readonly Word[]
}

/** The page itself adds the date and, at the end, the support address and phone number. */
export type LegalPage = {
  title: Word
  intro: Word
  sections: readonly LegalSection[]
}

/** Words that frame every legal page. */
export const legal = {
  contents: { en: 'On this page', ar: 'في هذه الصفحة' },
  contact: {
    heading: { en: 'Contact', ar: 'التواصل معنا' },
    text: {
      en: 'Write or call, and someone from our team will answer you.',
      ar: 'يمكنك مراسلتنا أو الاتصال بنا، وسيجيبك أحد أعضاء فريقنا.',
    },
  },
}
