import type { HistoryKind } from '#contract/appointments/appointment.ts'
import type { Word } from '../word.ts'

export const appointmentHistory = {
  title: { en: 'History', ar: 'السجل' },
  kinds: {
    requested: { en: 'Requested', ar: 'طلب الموعد' },
    booked: { en: 'Booked and confirmed', ar: 'حجز الموعد وتأكيده' },
    reserved: { en: 'Reserved until paid', ar: 'حجز الموعد بانتظار الدفع' },
    paid: { en: 'Paid and confirmed', ar: 'دفع قيمة الموعد وتأكيده' },
    unpaid: { en: 'Not paid in time', ar: 'انتهاء مهلة الدفع' },
    confirmed: { en: 'Confirmed', ar: 'تأكيد الموعد' },
    declined: { en: 'Declined', ar: 'رفض الطلب' },
    cancelled: { en: 'Cancelled', ar: 'إلغاء الموعد' },
    lapsed: { en: 'Lapsed without an answer', ar: 'انتهاء الطلب دون رد' },
    rescheduled: { en: 'Rescheduled', ar: 'تغيير الوقت' },
    move_asked: { en: 'New time requested', ar: 'طلب وقت جديد' },
    move_accepted: { en: 'New time accepted', ar: 'قبول الوقت الجديد' },
    move_declined: { en: 'New time declined', ar: 'رفض الوقت الجديد' },
    move_lapsed: { en: 'New time not answered', ar: 'انتهاء طلب الوقت الجديد دون رد' },
    move_withdrawn: { en: 'New time withdrawn', ar: 'سحب طلب الوقت الجديد' },
    completed: { en: 'Completed', ar: 'اكتمال الموعد' },
    absence_reported: { en: 'Absence of the dietitian reported', ar: 'الإبلاغ عن غياب الأخصائي' },
    absence_claimed: { en: 'Asked who attended', ar: 'سؤال الطرفين عمّن حضر' },
    absence_answered: { en: 'Answered who attended', ar: 'الإجابة عمّن حضر' },
    absence_decided: { en: 'Decided who attended', ar: 'البت فيمن حضر' },
    refund_decided: { en: 'Refund by our team', ar: 'استرداد بقرار من فريقنا' },
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
