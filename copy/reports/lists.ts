import type { AppointmentList } from '#contract/reports/figures.ts'
import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

export const reportedLists = {
  title: { en: 'Appointments', ar: 'المواعيد' },
  which: { en: 'Show', ar: 'عرض' },
  lists: {
    held: { en: 'Not cancelled', ar: 'غير الملغاة' },
    completed: { en: 'Completed', ar: 'المكتملة' },
    cancelled: { en: 'Cancelled', ar: 'الملغاة' },
    late: { en: 'Cancelled within 24 hours of the start', ar: 'الملغاة خلال 24 ساعة قبل الموعد' },
    requested: { en: 'Requested in these days', ar: 'المطلوبة في هذه الأيام' },
    answered: { en: 'Requested and answered', ar: 'المطلوبة التي أُجيب عنها' },
    first: { en: 'First appointment of a patient', ar: 'أول موعد للمريض' },
    returned: { en: 'First appointment, came back', ar: 'أول موعد لمن عادوا' },
  } satisfies Record<AppointmentList, Word>,
  kind: { en: 'Service', ar: 'الخدمة' },
  everyKind: { en: 'All services', ar: 'كل الخدمات' },
  ending: { en: 'Reason', ar: 'سبب الإلغاء' },
  everyEnding: { en: 'All reasons', ar: 'كل الأسباب' },
  until: (moment: string): Word => ({ en: `until ${moment}`, ar: `حتى ${moment}` }),
  range: { en: 'Dates', ar: 'التواريخ' },
  ranges: {
    today: { en: 'Today', ar: 'اليوم' },
    week: { en: 'Last 7 days', ar: 'آخر 7 أيام' },
    month: { en: 'Last 30 days', ar: 'آخر 30 يومًا' },
    quarter: { en: 'Last 13 weeks', ar: 'آخر 13 أسبوعًا' },
    year: { en: 'Last 12 months', ar: 'آخر 12 شهرًا' },
    own: { en: 'Other dates', ar: 'تواريخ أخرى' },
  },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  reversed: { en: 'The last day is before the first', ar: 'اليوم الأخير يسبق اليوم الأول' },
  columns: {
    client: { en: 'Client', ar: 'العميل' },
    dietitian: { en: 'Dietitian', ar: 'أخصائي التغذية' },
    time: { en: 'Time', ar: 'الوقت' },
    type: { en: 'Type', ar: 'النوع' },
    price: { en: 'Price', ar: 'السعر' },
    status: { en: 'Status', ar: 'الحالة' },
  },
  total: (count: number): Word =>
    counted(count, '# appointment', '# appointments', {
      zero: 'لا مواعيد',
      one: 'موعد واحد',
      two: 'موعدان',
      few: '# مواعيد',
      many: '# موعدًا',
      other: '# موعد',
    }),
  none: {
    title: { en: 'No appointments in these days', ar: 'لا مواعيد في هذه الأيام' },
    text: { en: 'Choose other dates or another list.', ar: 'يُرجى اختيار تواريخ أو قائمة أخرى.' },
  },
  failed: { en: 'Failed to load the appointments', ar: 'تعذّر تحميل المواعيد' },
  download: { en: 'Download CSV', ar: 'تنزيل ملف CSV' },
  downloading: { en: 'Preparing the file...', ar: 'جارٍ تجهيز الملف...' },
  downloadFailed: { en: 'Failed to download the file', ar: 'تعذّر تنزيل الملف' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
}
