import type { Word } from './word.ts'

/** Of a form that has kept what was typed before. */
export const drafts = {
  /** Of what is kept already, and changed. */
  unsaved: (moment: string): Word => ({
    en: `Unsaved changes from ${moment}`,
    ar: `تغييرات غير محفوظة من ${moment}`,
  }),
  notSaved: (moment: string): Word => ({
    en: `Draft from ${moment}, not saved yet`,
    ar: `مسودة من ${moment} لم تُحفظ بعد`,
  }),
  notSent: (moment: string): Word => ({
    en: `Draft from ${moment}, not sent yet`,
    ar: `مسودة من ${moment} لم تُرسل بعد`,
  }),
  discard: { en: 'Discard', ar: 'تجاهل' },
}
