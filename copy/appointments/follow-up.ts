import type { Word } from '../word.ts'

/** The button that books the next appointment after a visit. */
export const followUp = {
  button: { en: 'Book follow-up', ar: 'حجز موعد متابعة' },
  of: (name: string): Word => ({ en: `Book follow-up: ${name}`, ar: `حجز موعد متابعة: ${name}` }),
}
