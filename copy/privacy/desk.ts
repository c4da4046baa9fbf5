import type { EntryKind } from '#contract/privacy/entry.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** Common words of both lists of the privacy page. */
export const privacyDesk = {
  back: { en: 'Back to privacy', ar: 'الرجوع إلى الخصوصية' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  choose: { en: 'Choose', ar: 'يُرجى الاختيار' },
  failed: { en: 'This could not be loaded', ar: 'تعذّر التحميل' },
  history: { en: 'History', ar: 'السجل' },
  by: (name: string): Word => ({ en: `by ${isolated(name)}`, ar: `بواسطة ${isolated(name)}` }),
  byGone: { en: 'by someone who has left', ar: 'بواسطة حساب محذوف' },
  entries: {
    opened: { en: 'Recorded', ar: 'التسجيل' },
    changed: { en: 'Updated', ar: 'التحديث' },
    authority_told: { en: 'SDAIA notified', ar: 'إشعار سدايا' },
    subjects_told: { en: 'People concerned told', ar: 'إبلاغ المتأثرين' },
    closed: { en: 'Closed', ar: 'الإغلاق' },
    extended: { en: 'Extended by 30 days', ar: 'تمديد المهلة 30 يومًا' },
    fulfilled: { en: 'Fulfilled', ar: 'تلبية الطلب' },
    refused: { en: 'Refused', ar: 'رفض الطلب' },
  } satisfies Record<EntryKind, Word>,
}
