import type { Word } from '../word.ts'

/** What the specification says of a page whose feature comes later. */
export const soon = {
  available: { en: 'available soon', ar: 'متاح قريبًا' },
  will: { en: 'will be available soon', ar: 'ستتوفر قريبًا' },
}

/** In Arabic the subject is a plural or a feminine, which read the same here. */
export const willBe = (subject: Word): Word => ({
  en: `${subject.en} ${soon.will.en}`,
  ar: `${subject.ar} ${soon.will.ar}`,
})
