import type { AppointmentStatus, Ending } from '#contract/appointments/appointment.ts'
import type { Mode } from '#contract/practice-options.ts'
import { brand } from '../brand.ts'
import type { Word } from '../word.ts'

/** Words of the status badges. */
export const statuses = {
  pending: { en: 'Pending', ar: 'قيد الانتظار' },
  confirmed: { en: 'Confirmed', ar: 'مؤكد' },
  cancelled: { en: 'Cancelled', ar: 'ملغى' },
  completed: { en: 'Completed', ar: 'مكتمل' },
} satisfies Record<AppointmentStatus, Word>

/** The change of an appointment, for use within a sentence. */
export const statusInSentence = {
  pending: { en: 'pending', ar: 'إعادة الموعد إلى الانتظار' },
  confirmed: { en: 'confirmed', ar: 'تأكيد الموعد' },
  cancelled: { en: 'cancelled', ar: 'إلغاء الموعد' },
  completed: { en: 'completed', ar: 'تسجيل اكتمال الموعد' },
} satisfies Record<AppointmentStatus, Word>

const changed = (en: string, ar: string): Word => ({ en: `Appointment ${en}`, ar: `تم ${ar}` })
const changedWell = (en: string, ar: string): Word => ({
  en: `Appointment ${en} successfully`,
  ar: `تم ${ar} بنجاح`,
})

/** Messages after a change, in lists and on an appointment's own page. */
export const said = {
  changed,
  changedWell,
  cancelled: { en: 'Appointment cancelled', ar: 'تم إلغاء الموعد' },
  cancelledWell: { en: 'Appointment cancelled successfully', ar: 'تم إلغاء الموعد بنجاح' },
  moved: { en: 'Appointment rescheduled', ar: 'تم تغيير وقت الموعد' },
  movedWell: { en: 'Appointment rescheduled successfully', ar: 'تم تغيير وقت الموعد بنجاح' },
  keptTime: {
    en: 'New time declined. The appointment stays as it was.',
    ar: 'لم يُقبل الوقت الجديد، ويبقى الموعد كما كان.',
  },
  failed: { en: 'Failed to update appointment status', ar: 'تعذّر تحديث حالة الموعد' },
  failedToCancel: { en: 'Failed to cancel appointment', ar: 'تعذّر إلغاء الموعد' },
}

/** The reasons of a cancellation, as either side reads them. */
export const endings = {
  declined: { en: 'Declined by the dietitian', ar: 'رُفض بقرار من الأخصائي' },
  lapsed: {
    en: 'The request was not answered in time, so it lapsed.',
    ar: 'لم يُرَد على الطلب في الوقت المحدد، فانتهى تلقائيًا.',
  },
  cancelled_by_patient: { en: 'Cancelled by the patient', ar: 'أُلغي بطلب من المريض' },
  cancelled_by_dietitian: { en: 'Cancelled by the dietitian', ar: 'أُلغي بطلب من الأخصائي' },
  cancelled_by_platform: {
    en: `Cancelled by the ${brand.name.en} team`,
    ar: `أُلغي من جانب فريق ${brand.name.ar}`,
  },
  dietitian_absent: { en: 'The dietitian did not attend', ar: 'لم يحضر الأخصائي' },
} satisfies Record<Ending, Word>

export const ownEnding = {
  patient: { en: 'You cancelled this appointment', ar: 'ألغيت هذا الموعد' },
  declined: { en: 'You declined this request', ar: 'رفضت هذا الطلب' },
  dietitian: { en: 'You cancelled this appointment', ar: 'ألغيت هذا الموعد' },
}

export const consultations = {
  video: { en: 'Video consultation', ar: 'استشارة بالفيديو' },
  'in-person': { en: 'In-person consultation', ar: 'استشارة حضورية' },
} satisfies Record<Mode, Word>
