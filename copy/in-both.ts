import type { Language } from '#contract/language.ts'
import type { Word } from './word.ts'

/** Texts that dietitians can write in both languages. */
export const inBoth = {
  add: (language: Language): Word =>
    language === 'ar'
      ? { en: 'Add Arabic', ar: 'إضافة بالعربية' }
      : { en: 'Add English', ar: 'إضافة بالإنجليزية' },
  /** Follows the words of the button. */
  what: (label: Word): Word => ({ en: `: ${label.en}`, ar: `: ${label.ar}` }),
  label: (label: Word, language: Language): Word =>
    language === 'ar'
      ? { en: `${label.en} in Arabic`, ar: `${label.ar} بالعربية` }
      : { en: `${label.en} in English`, ar: `${label.ar} بالإنجليزية` },
}
