import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** The packages that a dietitian offers, and their sales. */
export const offers = {
  title: { en: 'Packages', ar: 'الباقات' },
  notSold: {
    en: 'Patients cannot buy packages right now: the platform takes no payments.',
    ar: 'لا يمكن للمرضى شراء الباقات حاليًا، فالمنصة لا تستقبل مدفوعات.',
  },
  text: {
    en: 'Several appointments at one price, of one service or of several. Patients pay once and book without paying again.',
    ar: 'عدة مواعيد بسعر واحد، لخدمة واحدة أو لعدة خدمات. يدفع المريض مرة واحدة ثم يحجز دون دفع جديد.',
  },
  add: { en: 'Add package', ar: 'إضافة باقة' },
  list: { en: 'Your packages', ar: 'باقاتك' },
  failed: { en: 'Your packages could not be loaded', ar: 'تعذّر تحميل باقاتك' },
  empty: {
    title: { en: 'No packages yet', ar: 'لا توجد باقات بعد' },
    text: {
      en: 'A package suits patients who see you several times: they pay less than for single appointments.',
      ar: 'تناسب الباقة من يراجعك عدة مرات، إذ يدفع أقل من سعر المواعيد المنفردة.',
    },
  },
  noServices: {
    en: 'Offer a service with a price first.',
    ar: 'أضف خدمة لها سعر أولًا.',
  },
  saves: (amount: string): Word => ({ en: `Saves ${amount}`, ar: `توفير ${isolated(amount)}` }),
  hidden: {
    en: 'Patients do not see it: a service is inactive, or single appointments cost less by now.',
    ar: 'لا تظهر للمرضى: إحدى خدماتها غير نشطة، أو أصبحت المواعيد المنفردة أقل سعرًا.',
  },
  edit: (name: string): Word => ({
    en: `Edit the package of ${isolated(name)}`,
    ar: `تعديل باقة ${isolated(name)}`,
  }),
  remove: (name: string): Word => ({
    en: `Withdraw the package of ${isolated(name)}`,
    ar: `سحب باقة ${isolated(name)}`,
  }),
  form: {
    addTitle: { en: 'Add package', ar: 'إضافة باقة' },
    editTitle: { en: 'Edit package', ar: 'تعديل الباقة' },
    service: { en: 'Service', ar: 'الخدمة' },
    choose: { en: 'Choose a service', ar: 'اختيار خدمة' },
    uses: { en: 'Appointments', ar: 'عدد المواعيد' },
    usesHelp: { en: 'From 2 to 20', ar: 'من 2 إلى 20' },
    usesInAll: { en: '2 to 20 in all', ar: 'من 2 إلى 20 في المجموع' },
    addPart: { en: 'Add another service', ar: 'إضافة خدمة أخرى' },
    /** Labels of the further services, which are numbered from 2. */
    serviceAt: (number: number): Word => ({ en: `Service ${number}`, ar: `الخدمة ${number}` }),
    usesAt: (number: number): Word => ({
      en: `Appointments of service ${number}`,
      ar: `عدد مواعيد الخدمة ${number}`,
    }),
    removePart: (number: number): Word => ({ en: `Remove service ${number}`, ar: `إزالة الخدمة ${number}` }),
    days: { en: 'Days to use them', ar: 'مدة الاستخدام بالأيام' },
    daysHelp: { en: 'From 7 to 365', ar: 'من 7 إلى 365' },
    price: { en: 'Price of all of them', ar: 'سعرها مجتمعة' },
    riyal: { en: 'SAR', ar: 'ر.س' },
    priceHelp: {
      en: 'In whole riyals, including VAT if you charge it',
      ar: 'بالريال دون هللات، شاملًا ضريبة القيمة المضافة إن وُجدت',
    },
    single: (amount: string): Word => ({
      en: `As single appointments they cost ${amount}.`,
      ar: `سعرها كمواعيد منفردة ${isolated(amount)}.`,
    }),
    rule: {
      en: 'You earn each appointment when it has taken place. What a patient does not use goes back to the patient: on request at any time, and at the end of the time.',
      ar: 'يُحتسب دخل كل موعد بعد انعقاده. وما لم يستخدمه المريض يعود إليه: عند طلبه في أي وقت، وعند انتهاء المدة.',
    },
    kept: {
      en: 'What has been bought stays as it was bought.',
      ar: 'تبقى الباقات المشتراة كما اشتُريت.',
    },
    save: { en: 'Save', ar: 'حفظ' },
    saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    cancel: { en: 'Cancel', ar: 'إلغاء' },
  },
  withdraw: {
    title: { en: 'Withdraw this package?', ar: 'سحب هذه الباقة؟' },
    text: {
      en: 'Patients can no longer buy it. Packages already bought can still be used.',
      ar: 'لن يتمكن المرضى من شرائها. وتبقى الباقات المشتراة صالحة للاستخدام.',
    },
    confirm: { en: 'Withdraw package', ar: 'سحب الباقة' },
    keep: { en: 'Keep it', ar: 'الإبقاء عليها' },
  },
  done: {
    added: { en: 'Package added', ar: 'تمت إضافة الباقة' },
    saved: { en: 'Package saved', ar: 'تم حفظ الباقة' },
    withdrawn: { en: 'Package withdrawn', ar: 'تم سحب الباقة' },
  },
  sold: {
    title: { en: 'Sold packages', ar: 'الباقات المباعة' },
    someone: { en: 'A former patient', ar: 'مريض سابق' },
  },
} as const
