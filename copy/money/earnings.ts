import type { Outcome } from '#contract/appointments/appointment.ts'
import { brand } from '#copy/brand.ts'
import { counted } from '#copy/counted.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

export const earnings = {
  note: {
    en: `This statement adds up what your completed appointments brought you, after the platform’s fee and refunds, with their price beside it. Where patients pay through ${brand.name.en} when they book, your share is paid out to your bank account; this page shows what is pending and available. All other patients pay you directly.`,
    ar: `يجمع هذا الكشف دخلك من مواعيدك المكتملة بعد عمولة المنصة والمبالغ المستردة، وبجانبه أسعارها. وما يدفعه المرضى عبر ${brand.name.ar} عند الحجز نحوّل حصتك منه إلى حسابك البنكي، وتجد في هذه الصفحة ما هو معلّق وما هو متاح للصرف، ومن عداهم يدفعون لك مباشرة.`,
  },
  failed: { en: 'Your statement could not be loaded', ar: 'تعذّر تحميل كشف دخلك' },
  year: { en: 'Year', ar: 'السنة' },
  total: (year: string): Word => ({ en: `Earned in ${year}`, ar: `الدخل في ${year}` }),
  appointments: (count: number): Word =>
    counted(count, '# completed appointment', '# completed appointments', {
      zero: 'لا مواعيد مكتملة',
      one: 'موعد مكتمل واحد',
      two: 'موعدان مكتملان',
      few: '# مواعيد مكتملة',
      many: '# موعدًا مكتملًا',
      other: '# موعد مكتمل',
    }),
  gross: (amount: string): Word => ({
    en: `of ${isolated(amount)} at the price of booking`,
    ar: `من ${isolated(amount)} بسعر الحجز`,
  }),
  months: { en: 'Month by month', ar: 'شهرًا بشهر' },
  csv: { en: 'Save as CSV', ar: 'حفظ بصيغة CSV' },
  making: { en: 'Preparing...', ar: 'جارٍ التحضير...' },
  csvFailed: { en: 'The file could not be made', ar: 'تعذّر إعداد الملف' },
  none: {
    title: { en: 'No earnings yet', ar: 'لا دخل بعد' },
    text: {
      en: 'Each completed appointment is added here, with the price it was booked at.',
      ar: 'يُضاف هنا كل موعد مكتمل بالسعر الذي حُجز به.',
    },
    way: { en: 'Manage Availability', ar: 'إدارة ساعات العمل' },
  },
  columns: {
    day: { en: 'Date', ar: 'التاريخ' },
    time: { en: 'Time', ar: 'الوقت' },
    service: { en: 'Service', ar: 'الخدمة' },
    mode: { en: 'Type of appointment', ar: 'نوع الموعد' },
    outcome: { en: 'Attendance', ar: 'الحضور' },
    price: { en: 'Price (SAR)', ar: 'السعر (ر.س)' },
    net: { en: 'Your share (SAR)', ar: 'حصتك (ر.س)' },
  },
  outcomes: {
    attended: { en: 'Attended', ar: 'تم الحضور' },
    patient_absent: { en: 'Patient absent', ar: 'غياب المريض' },
  } satisfies Record<Outcome, Word>,
}
