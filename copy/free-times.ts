import type { Word } from './word.ts'

/** Of a day or a month from which a time is chosen. */
export const freeTimes = {
  timesOn: (day: string): Word => ({ en: `Free times on ${day}`, ar: `الأوقات المتاحة ${day}` }),
  parts: {
    night: { en: 'After midnight', ar: 'بعد منتصف الليل' },
    morning: { en: 'Morning', ar: 'صباحًا' },
    afternoon: { en: 'Afternoon', ar: 'بعد الظهر' },
    evening: { en: 'Evening', ar: 'مساءً' },
  },
  noneThatDay: { en: 'No free times on this day.', ar: 'لا أوقات متاحة في هذا اليوم.' },
  noneThatMonth: { en: 'No free times in this month.', ar: 'لا أوقات متاحة في هذا الشهر.' },
  goToDay: (day: string): Word => ({ en: `Next free day: ${day}`, ar: `أقرب يوم متاح: ${day}` }),
  failed: { en: 'The free times could not be loaded', ar: 'تعذّر تحميل الأوقات المتاحة' },
}
