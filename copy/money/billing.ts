import { brand } from '#copy/brand.ts'
import type { Word } from '#copy/word.ts'

export const billing = {
  later: {
    en: `What you enter here appears on your invoices from then on, and payouts go to this account. Patients who do not pay through ${brand.name.en} when they book pay you directly, as before.`,
    ar: `يظهر ما تُدخله هنا في فواتيرك من الآن فصاعدًا، وتُحوَّل مستحقاتك إلى هذا الحساب. ومن لا يدفع من المرضى عبر ${brand.name.ar} عند الحجز يدفع لك مباشرة كما في السابق.`,
  },
  unread: { en: 'Your billing details could not be loaded', ar: 'تعذّر تحميل بيانات الفوترة' },
  invoices: {
    title: { en: 'On your invoices', ar: 'في فواتيرك' },
    text: {
      en: 'The name and address your invoices must carry by law.',
      ar: 'الاسم والعنوان اللذان يجب أن تحملهما فواتيرك نظامًا.',
    },
  },
  account: {
    title: { en: 'Bank account', ar: 'الحساب البنكي' },
    text: {
      en: 'Where payouts will go. It is stored encrypted, and we show only its last four digits.',
      ar: 'الحساب الذي ستُحوَّل إليه مستحقاتك. يُحفظ مشفّرًا، ولا نعرض منه إلا آخر أربعة أرقام.',
    },
    known: (end: string): Word => ({
      en: `Saved: account ending in \u2068${end}\u2069`,
      ar: `المحفوظ: حساب ينتهي بالأرقام \u2068${end}\u2069`,
    }),
    remove: { en: 'Remove account', ar: 'إزالة الحساب' },
    removing: { en: 'Removing...', ar: 'جارٍ الإزالة...' },
    removed: { en: 'The bank account is removed', ar: 'تمت إزالة الحساب البنكي' },
    notRemoved: { en: 'The bank account could not be removed', ar: 'تعذّرت إزالة الحساب البنكي' },
  },
  fields: {
    legalName: {
      label: { en: 'Legal name', ar: 'الاسم النظامي' },
      help: {
        en: 'Of your practice, or your own as on your license',
        ar: 'اسم العيادة، أو اسمك كما في ترخيصك',
      },
    },
    vatNumber: {
      label: { en: 'VAT number', ar: 'الرقم الضريبي' },
      help: {
        en: '15 digits, if you are registered for VAT',
        ar: '15 رقمًا، عند وجود تسجيل في ضريبة القيمة المضافة',
      },
    },
    healthLicense: {
      label: { en: 'Ministry of Health licence', ar: 'ترخيص وزارة الصحة' },
      help: {
        en: 'Number of the institution you treat under, if it is licensed',
        ar: 'رقم ترخيص المنشأة التي تقدم الخدمة من خلالها، إن وُجد',
      },
    },
    street: { label: { en: 'Building and street', ar: 'المبنى والشارع' } },
    district: { label: { en: 'District', ar: 'الحي' } },
    city: { label: { en: 'City', ar: 'المدينة' } },
    postalCode: { label: { en: 'Postal code', ar: 'الرمز البريدي' } },
    iban: {
      label: { en: 'IBAN', ar: 'رقم الآيبان' },
      help: { en: 'SA and 22 digits', ar: 'الحرفان \u2068SA\u2069 و22 رقمًا' },
      another: {
        en: 'Leave it empty to keep the saved account',
        ar: 'عند تركه فارغًا يبقى الحساب المحفوظ',
      },
    },
  },
  save: {
    button: { en: 'Save billing details', ar: 'حفظ بيانات الفوترة' },
    busy: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    done: { en: 'Your billing details are saved', ar: 'تم حفظ بيانات الفوترة' },
  },
}
