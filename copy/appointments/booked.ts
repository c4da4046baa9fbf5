import { byMinutes } from '#copy/minutes.ts'
import type { Word } from '#copy/word.ts'

/** After a booking. */
export const bookedWords = {
  booked: { en: 'Booked', ar: 'تم الحجز' },
  sent: { en: 'Request sent', ar: 'تم إرسال الطلب' },
  bookedText: {
    en: 'Your appointment is confirmed. We will email you these details.',
    ar: 'موعدك مؤكد. سنرسل إليك هذه التفاصيل بالبريد الإلكتروني.',
  },
  sentText: {
    en: 'The dietitian has up to 24 hours to answer, and we will let you know. Until then we are holding the time for you.',
    ar: 'أمام الأخصائي 24 ساعة على الأكثر للرد، وسنبلغك بالنتيجة. والوقت محجوز لك مؤقتًا حتى ذلك الحين.',
  },
  answerBy: { en: 'Answer by', ar: 'الرد قبل' },
  lapses: {
    en: 'If there is no answer, the request lapses and you can choose another time.',
    ar: 'إذا لم يصل رد فسينتهي الطلب تلقائيًا، ويمكنك اختيار وقت آخر.',
  },
  video: (minutes: number): Word => ({
    en: `The video call opens ${byMinutes(minutes).en} before the start, on the appointment page.`,
    ar: `تُفتح مكالمة الفيديو قبل البداية ${byMinutes(minutes).ar} من صفحة الموعد.`,
  }),
  place: { en: 'Place', ar: 'المكان' },
  addressLater: {
    en: 'The address comes with the confirmation.',
    ar: 'يصلك العنوان مع التأكيد.',
  },
  open: { en: 'View appointment', ar: 'عرض الموعد' },
  calendar: { en: 'Add to calendar', ar: 'إضافة إلى التقويم' },
  all: { en: 'All appointments', ar: 'كل المواعيد' },
}
