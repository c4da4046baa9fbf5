import { soon } from '../portal/soon.ts'
import type { Word } from '../word.ts'

export const booking = {
  title: { en: 'Book Appointment', ar: 'حجز موعد' },
  service: { en: 'Choose a service', ar: 'اختر الخدمة' },
  mode: { en: 'Video or in-person', ar: 'فيديو أو حضوريًا' },
  time: { en: 'Choose a day and time', ar: 'اختر اليوم والوقت' },
  day: { en: 'Day of the appointment', ar: 'يوم الموعد' },
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
  taken: {
    en: 'The time you had chosen is not free for this service. Please choose another one.',
    ar: 'الوقت الذي اخترته غير متاح لهذه الخدمة. يُرجى اختيار وقت آخر.',
  },
  failed: { en: 'The free times could not be loaded', ar: 'تعذّر تحميل الأوقات المتاحة' },
  closed: {
    title: { en: 'There is nothing to book at the moment', ar: 'لا يمكن الحجز حاليًا' },
    text: {
      en: 'This dietitian takes no bookings right now. Others have free times.',
      ar: 'لا يستقبل هذا الأخصائي حجوزات حاليًا، ولدى غيره أوقات متاحة.',
    },
  },

  summary: {
    title: { en: 'Your appointment', ar: 'موعدك' },
    service: { en: 'Service', ar: 'الخدمة' },
    mode: { en: 'Type', ar: 'النوع' },
    time: { en: 'Time', ar: 'الوقت' },
    notChosen: { en: 'Not chosen yet', ar: 'لم يُحدَّد بعد' },
    price: { en: 'Price', ar: 'السعر' },
    city: (city: string): Word => ({
      en: `In ${city}; the address comes with the confirmation.`,
      ar: `في ${city}، ويصلك العنوان مع التأكيد.`,
    }),
    next: { en: 'What happens next', ar: 'ماذا بعد؟' },
    atOnce: {
      en: 'The appointment is confirmed at once.',
      ar: 'يتأكد الموعد فورًا.',
    },
    pending: {
      en: 'The appointment is pending until the dietitian accepts it, within 24 hours at most.',
      ar: 'يبقى الموعد قيد الانتظار حتى يقبله الأخصائي، خلال 24 ساعة على الأكثر.',
    },
    cancel: { en: 'You can cancel until it starts.', ar: 'يمكنك الإلغاء حتى بداية الموعد.' },
  },
  soon: {
    title: { en: 'Booking opens soon', ar: 'يُفتح الحجز قريبًا' },
    text: {
      en: `The last step, confirming your booking, ${soon.will.en}. What you have chosen stays in the address of this page.`,
      ar: 'خطوة تأكيد الحجز الأخيرة ستتوفر قريبًا. ويبقى ما اخترته محفوظًا في عنوان هذه الصفحة.',
    },
  },
}
