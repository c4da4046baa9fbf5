import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** What a dietitian asks to see, for the patient. */
export const accessRequest = {
  request: (name: string, groups: string): Word => ({
    en: `${isolated(name)} asks to see: ${groups}`,
    ar: `طلب اطلاع من ${isolated(name)}: ${groups}`,
  }),
  requestOff: {
    en: 'If you share this, sharing is turned on for this dietitian and these parts only.',
    ar: 'عند الموافقة تُفعّل المشاركة لهذا الأخصائي وهذه الأجزاء فقط.',
  },
  share: { en: 'Share', ar: 'مشاركة' },
  notNow: { en: 'Not now', ar: 'ليس الآن' },
  shared: { en: 'Shared', ar: 'تمت المشاركة' },
  failed: { en: 'Your answer could not be saved', ar: 'تعذّر حفظ ردّك' },
}
