import type { Word } from '../word.ts'

export const preparationWords = {
  title: { en: 'Before the appointment', ar: 'قبل الموعد' },
  back: { en: 'Appointment Details', ar: 'تفاصيل الموعد' },
  open: { en: 'Prepare', ar: 'التحضير' },
  failed: { en: 'Failed to load the appointment', ar: 'تعذّر تحميل الموعد' },
  toAppointments: { en: 'Back to Appointments', ar: 'العودة إلى المواعيد' },
  missingAppointment: { en: 'Appointment not found', ar: 'الموعد غير موجود' },
  first: { en: 'First visit', ar: 'الزيارة الأولى' },
  lastOn: (day: string): Word => ({ en: `Last visit: ${day}`, ar: `آخر زيارة: ${day}` }),
  profile: { en: 'View Patient Profile', ar: 'عرض ملف المريض' },
  message: { en: 'What the patient would like help with', ar: 'ما يحتاج المريض إلى المساعدة فيه' },
  changes: { en: 'Since the last visit', ar: 'منذ آخر زيارة' },
  gaps: {
    title: { en: 'What is missing', ar: 'ما ينقص' },
    none: { en: 'Nothing is missing.', ar: 'لا شيء ينقص.' },
    unsigned: (day: string): Word => ({
      en: `The notes of ${day} are not signed.`,
      ar: `ملاحظات ${day} غير موقّعة.`,
    }),
    birthDate: { en: 'No date of birth on record.', ar: 'تاريخ الميلاد غير مذكور.' },
    phone: { en: 'No phone number on record.', ar: 'رقم الجوال غير مذكور.' },
  },
  notes: {
    title: { en: 'Notes of the last visit', ar: 'ملاحظات آخر زيارة' },
    none: { en: 'No notes were written.', ar: 'لم تُكتب ملاحظات.' },
    draft: { en: 'Not signed yet', ar: 'لم تُوقّع بعد' },
    failed: { en: 'Failed to load the notes', ar: 'تعذّر تحميل الملاحظات' },
    firstVisit: { en: 'There was no earlier visit.', ar: 'لا زيارة قبل هذه.' },
  },
}
