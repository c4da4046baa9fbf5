import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** Messages that a dietitian often sends. */
export const savedReplies = {
  title: { en: 'Saved replies', ar: 'الردود المحفوظة' },
  text: {
    en: 'Choose a reply to insert it where you are writing. You can still change it before you send it.',
    ar: 'اختر ردًّا لإدراجه حيث تكتب، ويمكنك تعديله قبل إرساله.',
  },
  /** Followed by the keys. */
  keys: { en: 'To open this list while you write, press', ar: 'لفتح هذه القائمة أثناء الكتابة، اضغط' },
  search: { en: 'Search your replies', ar: 'البحث في ردودك' },
  list: { en: 'Your saved replies', ar: 'ردودك المحفوظة' },
  none: {
    title: { en: 'No saved replies yet', ar: 'لا توجد ردود محفوظة بعد' },
    text: {
      en: 'Save what you often write, such as how to prepare for a first visit. Only you can see it.',
      ar: 'احفظ ما يتكرر في رسائلك، مثل طريقة الاستعداد للزيارة الأولى. لا يراه أحد غيرك.',
    },
  },
  noneFound: { en: 'No matching replies', ar: 'لا توجد ردود مطابقة' },
  add: { en: 'New reply', ar: 'رد جديد' },
  edit: (title: string): Word => ({ en: `Edit ${isolated(title)}`, ar: `تعديل ${isolated(title)}` }),
  remove: (title: string): Word => ({ en: `Delete ${isolated(title)}`, ar: `حذف ${isolated(title)}` }),
  failed: { en: 'Your saved replies could not be loaded', ar: 'تعذّر تحميل ردودك المحفوظة' },

  form: {
    addTitle: { en: 'New saved reply', ar: 'رد محفوظ جديد' },
    editTitle: { en: 'Edit saved reply', ar: 'تعديل الرد المحفوظ' },
    title: { en: 'Title', ar: 'العنوان' },
    titleHelp: { en: 'Only you see it', ar: 'لا يراه أحد غيرك' },
    content: { en: 'Text', ar: 'النص' },
    addName: { en: 'Insert the patient’s first name', ar: 'إدراج الاسم الأول للمريض' },
    save: { en: 'Save reply', ar: 'حفظ الرد' },
    saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    cancel: { en: 'Cancel', ar: 'إلغاء' },
  },
  saved: { en: 'Reply saved', ar: 'تم حفظ الرد' },

  ask: {
    title: { en: 'Delete this reply?', ar: 'حذف هذا الرد؟' },
    text: (title: string): Word => ({
      en: `“${isolated(title)}” is deleted. Messages already sent stay as they are.`,
      ar: `سيُحذف «${isolated(title)}»، وتبقى الرسائل المرسلة كما هي.`,
    }),
    confirm: { en: 'Delete reply', ar: 'حذف الرد' },
    busy: { en: 'Deleting...', ar: 'جارٍ الحذف...' },
    keep: { en: 'Keep it', ar: 'الإبقاء عليه' },
  },
  removed: { en: 'Reply deleted', ar: 'تم حذف الرد' },
}
