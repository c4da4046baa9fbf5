import type { Word } from './word.ts'

/** For a day or month from which a time is chosen. */
export const freeTimes = {
  timesOn: (day: string): Word => ({ en: `Available times on ${day}`, ar: `الأوقات المتاحة يوم ${day}` }),
  parts: {
    night: { en: 'After midnight', ar: 'بعد منتصف الليل' },
    morning: { en: 'Morning', ar: 'صباحًا' },
    afternoon: { en: 'Afternoon', ar: 'بعد الظهر' },
    evening: { en: 'Evening', ar: 'مساءً' },
  },
  more: { en: 'More times', ar: 'أوقات أخرى' },
  /** From the days of the next two weeks to the calendar of all months, and back. */
  allDays: { en: 'All days', ar: 'كل الأيام' },
  nextDays: { en: 'Next two weeks', ar: 'الأسبوعان القادمان' },
  noneThatDay: { en: 'No available times on this day.', ar: 'لا أوقات متاحة في هذا اليوم.' },
  noneThatMonth: { en: 'No available times this month.', ar: 'لا أوقات متاحة في هذا الشهر.' },
  goToDay: (day: string): Word => ({ en: `Next available day: ${day}`, ar: `أقرب يوم متاح: ${day}` }),
  failed: { en: 'The available times could not be loaded', ar: 'تعذّر تحميل الأوقات المتاحة' },
}
