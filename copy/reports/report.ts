import type { Ending } from '#contract/appointments/appointment.ts'
import type { Word } from '../word.ts'

/** The report of a span of days, compared with as many days before. */
export const adminReport = {
  tabs: {
    label: { en: 'Kind of report', ar: 'نوع التقرير' },
    summary: { en: 'Summary', ar: 'ملخص' },
    appointments: { en: 'Appointments', ar: 'المواعيد' },
  },
  title: { en: 'Summary', ar: 'ملخص' },
  compared: (from: string): Word => ({
    en: `Compared with ${from}`,
    ar: `مقارنةً بـ\u2068${from}\u2069`,
  }),
  failed: { en: 'Failed to load the report', ar: 'تعذّر تحميل التقرير' },
  download: { en: 'Download CSV', ar: 'تنزيل ملف CSV' },
  downloading: { en: 'Preparing the file...', ar: 'جارٍ تجهيز الملف...' },
  downloadFailed: { en: 'Failed to download the file', ar: 'تعذّر تنزيل الملف' },
  /** Beside a figure: the earlier value. */
  same: (before: string): Word => ({ en: `${before} before, unchanged`, ar: `${before} سابقًا، دون تغيير` }),
  noneBefore: { en: 'None before', ar: 'لا شيء سابقًا' },
  before: (figure: string): Word => ({ en: `${figure} before`, ar: `${figure} سابقًا` }),
  figures: {
    held: { en: 'Appointments held or booked', ar: 'مواعيد قائمة أو منعقدة' },
    revenue: { en: 'Revenue', ar: 'الإيرادات' },
    cancelled: { en: 'Cancelled appointments', ar: 'مواعيد ملغاة' },
    late: { en: 'Cancelled within 24 hours of the start', ar: 'أُلغيت خلال 24 ساعة قبل الموعد' },
    patients: { en: 'New patients', ar: 'مرضى جدد' },
    dietitians: { en: 'New dietitians', ar: 'أخصائيو تغذية جدد' },
    requests: { en: 'Answer to a booking request', ar: 'الرد على طلب الحجز' },
    tickets: { en: 'First answer to a ticket', ar: 'أول رد على التذكرة' },
    retention: { en: 'Patients who came back', ar: 'مرضى عادوا من جديد' },
  },
  median: (time: string): Word => ({ en: `${time} (median)`, ar: `${time} (الوسيط)` }),
  ninetieth: (time: string): Word => ({
    en: `90% within ${time}`,
    ar: `90% خلال ${time}`,
  }),
  answered: (answered: number, asked: number): Word => ({
    en: `${answered} of ${asked} answered`,
    ar: `أُجيب عن ${answered} من ${asked}`,
  }),
  came: (back: number, people: number): Word => ({
    en: `${back} of ${people} booked again within 90 days of their first appointment`,
    ar: `${back} من ${people} عادوا خلال 90 يومًا من موعدهم الأول`,
  }),
  nobody: { en: 'Nobody to count yet', ar: 'لا أحد لاحتسابه بعد' },
  noAnswers: { en: 'Nothing was asked', ar: 'لم يُطلب شيء' },
  revenueNote: {
    en: 'Revenue is the price of completed appointments, on the day they were completed.',
    ar: 'الإيرادات هي أسعار المواعيد المكتملة، في يوم اكتمالها.',
  },
  charts: {
    appointments: { en: 'Appointments', ar: 'المواعيد' },
    held: { en: 'Not cancelled', ar: 'غير ملغاة' },
    cancelled: { en: 'Cancelled', ar: 'ملغاة' },
    revenue: { en: 'Revenue', ar: 'الإيرادات' },
    growth: {
      patients: { en: 'New patients', ar: 'مرضى جدد' },
      dietitians: { en: 'New dietitians', ar: 'أخصائيو تغذية جدد' },
    },
    days: { en: 'Days', ar: 'الأيام' },
  },
  services: { en: 'Revenue by service', ar: 'الإيرادات حسب الخدمة' },
  endings: {
    title: { en: 'How appointments were cancelled', ar: 'كيف أُلغيت المواعيد' },
    names: {
      declined: { en: 'Request declined', ar: 'رُفض الطلب' },
      lapsed: { en: 'Request not answered in time', ar: 'لم يُرَد على الطلب في وقته' },
      cancelled_by_patient: { en: 'By the patient', ar: 'بطلب من المريض' },
      cancelled_by_dietitian: { en: 'By the dietitian', ar: 'بطلب من الأخصائي' },
      cancelled_by_platform: { en: 'By the platform', ar: 'من المنصة' },
      dietitian_absent: { en: 'Dietitian did not attend', ar: 'لم يحضر الأخصائي' },
    } satisfies Record<Ending, Word>,
  },
  tableColumns: {
    what: { en: 'What', ar: 'البند' },
    now: { en: 'These days', ar: 'هذه الأيام' },
    before: { en: 'Before', ar: 'سابقًا' },
  },
  columns: {
    from: { en: 'From', ar: 'من' },
    to: { en: 'To', ar: 'إلى' },
    held: { en: 'Appointments', ar: 'المواعيد' },
    cancelled: { en: 'Cancelled', ar: 'الملغاة' },
    sessions: { en: 'Completed', ar: 'المكتملة' },
    revenue: { en: 'Revenue (SAR)', ar: 'الإيرادات (ر.س)' },
    patients: { en: 'New patients', ar: 'مرضى جدد' },
    dietitians: { en: 'New dietitians', ar: 'أخصائيون جدد' },
  },
}
