import type { Word } from './word.ts'

/** For a form that was restored from a draft. */
export const drafts = {
  /** For saved data with unsaved changes. */
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
