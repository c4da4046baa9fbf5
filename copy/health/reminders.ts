import type { Word } from '../word.ts'

export const reminders = {
  title: { en: 'Reminders to measure', ar: 'التذكير بالقياس' },
  text: {
    en: 'A notification that says nothing medical, at the time you choose.',
    ar: 'إشعار لا يذكر شيئًا طبيًا، في الوقت الذي تختاره.',
  },
  none: { en: 'No reminders yet.', ar: 'لا تذكيرات بعد.' },
  add: { en: 'Add a reminder', ar: 'إضافة تذكير' },
  kind: { en: 'Remind me of', ar: 'التذكير بـ' },
  days: { en: 'Days', ar: 'الأيام' },
  daysMissing: { en: 'Please choose at least one day', ar: 'يُرجى اختيار يوم واحد على الأقل' },
  time: { en: 'Time', ar: 'الوقت' },
  everyDay: { en: 'Every day', ar: 'كل يوم' },
  saved: { en: 'The reminder is saved', ar: 'تم حفظ التذكير' },
  failed: { en: 'The reminder could not be saved', ar: 'تعذّر حفظ التذكير' },
  remove: (what: string): Word => ({ en: `Remove the reminder: ${what}`, ar: `حذف التذكير: ${what}` }),
  removed: { en: 'The reminder is removed', ar: 'حُذف التذكير' },
}
