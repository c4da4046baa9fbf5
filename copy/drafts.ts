import type { Word } from './word.ts'

/** Of a form that has kept what was typed before. */
export const drafts = {
  since: (moment: string): Word => ({
    en: `Unsaved changes from ${moment}`,
    ar: `تغييرات غير محفوظة منذ ${moment}`,
  }),
  discard: { en: 'Discard', ar: 'تجاهل' },
}
