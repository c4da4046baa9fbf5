import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

export const patientWords = {
  missing: { en: 'Patient not found', ar: 'لم يُعثر على المريض' },
  missingText: {
    en: 'You only see people who have an appointment with you, or have been to one.',
    ar: 'لا يظهر لك إلا من له موعد معك أو سبق أن حضر موعدًا.',
  },
  back: { en: 'My Patients', ar: 'مرضاي' },
  failed: { en: 'Failed to load the patient', ar: 'تعذّر تحميل ملف المريض' },
  label: { en: 'Patient Profile', ar: 'ملف المريض' },
  tabs: {
    overview: { en: 'Overview', ar: 'نظرة عامة' },
    appointments: { en: 'Appointments', ar: 'المواعيد' },
    plans: { en: 'Nutrition Plans', ar: 'الخطط الغذائية' },
    progress: { en: 'Progress', ar: 'التقدّم' },
  },
  about: {
    title: { en: 'About', ar: 'البيانات الأساسية' },
    otherGender: { en: 'Other', ar: 'غير ذلك' },
    email: { en: 'Email', ar: 'البريد الإلكتروني' },
    phone: { en: 'Phone', ar: 'رقم الجوال' },
    visits: { en: 'Visits', ar: 'الزيارات' },
    since: { en: 'First visit', ar: 'أول زيارة' },
    next: { en: 'Next appointment', ar: 'الموعد القادم' },
    last: { en: 'Last visit', ar: 'آخر زيارة' },
    missing: { en: 'Not given', ar: 'غير مذكور' },
    none: { en: 'None yet', ar: 'لا شيء بعد' },
  },
  years: (count: number): Word =>
    counted(count, '# year', '# years', {
      zero: '# سنة',
      one: 'سنة واحدة',
      two: 'سنتان',
      few: '# سنوات',
      many: '# سنة',
      other: '# سنة',
    }),
}
