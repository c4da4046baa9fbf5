import type { HistoryKind } from '#contract/appointments/appointment.ts'
import type { Word } from '../word.ts'

export const appointmentHistory = {
  title: { en: 'History', ar: 'السجل' },
  kinds: {
    requested: { en: 'Requested', ar: 'طلب الموعد' },
    booked: { en: 'Booked and confirmed', ar: 'حجز الموعد وتأكيده' },
    confirmed: { en: 'Confirmed', ar: 'تأكيد الموعد' },
    declined: { en: 'Declined', ar: 'رفض الطلب' },
    cancelled: { en: 'Cancelled', ar: 'إلغاء الموعد' },
    lapsed: { en: 'Lapsed without an answer', ar: 'انتهاء الطلب دون رد' },
    rescheduled: { en: 'Rescheduled', ar: 'تغيير الوقت' },
    completed: { en: 'Completed', ar: 'اكتمال الموعد' },
    absence_reported: { en: 'Absence of the dietitian reported', ar: 'الإبلاغ عن غياب الأخصائي' },
    link_changed: { en: 'Meeting link changed', ar: 'تغيير رابط الاجتماع' },
    notes_signed: { en: 'Consultation notes signed', ar: 'توقيع ملاحظات الاستشارة' },
  } satisfies Record<HistoryKind, Word>,
  by: {
    you: { en: 'by you', ar: 'من جانبك' },
    other: (name: string): Word => ({ en: `by ${name}`, ar: `من جانب \u2068${name}\u2069` }),
    platform: { en: 'automatically', ar: 'تلقائيًا' },
  },
  move: (from: string, to: string): Word => ({ en: `From ${from} to ${to}`, ar: `من ${from} إلى ${to}` }),
}
