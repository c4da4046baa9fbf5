import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** The entries of one kind. */
export const table = {
  label: (kind: Word): Word => ({
    en: `${kind.en}, all entries`,
    ar: `${kind.ar}، جميع القيود`,
  }),
  when: { en: 'When', ar: 'التاريخ' },
  value: { en: 'Value', ar: 'القيمة' },
  actions: { en: 'Actions', ar: 'إجراءات' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
  failed: { en: 'The entries could not be loaded', ar: 'تعذّر تحميل القيود' },
  none: { en: 'No entries yet.', ar: 'لا قيود بعد.' },
  unreadable: { en: 'Can no longer be read', ar: 'لم تعد قراءته ممكنة' },
  sources: {
    hand: { en: 'Entered by hand', ar: 'إدخال يدوي' },
    guided: { en: 'Guided measuring', ar: 'قياس موجّه' },
    import: { en: 'Imported', ar: 'مستورد' },
    dietitian: { en: 'At a consultation', ar: 'أثناء استشارة' },
  },
  readings: (readings: string): Word => ({ en: `readings ${readings}`, ar: `القراءات ${readings}` }),
  edit: (what: string): Word => ({ en: `Edit ${isolated(what)}`, ar: `تعديل ${isolated(what)}` }),
  remove: (what: string): Word => ({ en: `Remove ${isolated(what)}`, ar: `حذف ${isolated(what)}` }),
}
