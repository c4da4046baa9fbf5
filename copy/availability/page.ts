import type { Word } from '../word.ts'

export const availabilityPage = {
  failed: { en: 'Your hours could not be loaded', ar: 'تعذّر تحميل ساعات عملك' },
  saveFailed: { en: 'This could not be saved', ar: 'تعذّر الحفظ' },
  zone: (name: string): Word => ({
    en: `All times are ${name}.`,
    ar: `جميع الأوقات حسب ${name}.`,
  }),
  address: {
    text: {
      en: 'You offer in-person appointments, but patients do not know where yet.',
      ar: 'تقدّم مواعيد حضورية، ولا يعرف المرضى عنوان عيادتك بعد.',
    },
    link: { en: 'Add your practice address', ar: 'إضافة عنوان العيادة' },
  },

  /** `9:00 pm to 1:00 am next day` */
  range: (from: string, to: string): Word => ({
    en: `${from} to ${to}`,
    ar: `من ${from} إلى ${to}`,
  }),
  nextDay: (time: string): Word => ({ en: `${time} next day`, ar: `${time} من اليوم التالي` }),
  midnight: { en: 'midnight', ar: 'منتصف الليل' },
  and: { en: ' and ', ar: ' و' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
}
