import type { InvoiceKind } from '#contract/money/invoices.ts'
import type { Word } from '#copy/word.ts'

/** The pages that list, show and configure invoices. */
export const invoicePages = {
  list: { en: 'Invoices', ar: 'الفواتير' },
  text: {
    patient: {
      en: 'An invoice for each payment, and a credit note for whatever went back.',
      ar: 'فاتورة عن كل دفعة، وإشعار دائن عن كل مبلغ معاد.',
    },
    dietitian: {
      en: 'What was invoiced to your patients in your name, and the platform’s fee by the month.',
      ar: 'ما صدر لمرضاك باسمك من فواتير، وعمولة المنصة شهرًا بشهر.',
    },
    admin: {
      en: 'All invoices and credit notes, the latest first.',
      ar: 'جميع الفواتير والإشعارات الدائنة، الأحدث أولًا.',
    },
  },
  showMore: { en: 'Show more invoices', ar: 'عرض المزيد من الفواتير' },
  failed: { en: 'The invoices could not be loaded', ar: 'تعذّر تحميل الفواتير' },
  failedOne: { en: 'The invoice could not be loaded', ar: 'تعذّر تحميل الفاتورة' },
  none: {
    title: { en: 'No invoices yet', ar: 'لا توجد فواتير بعد' },
    text: {
      en: 'Each appointment that is paid for online gets an invoice here.',
      ar: 'تظهر هنا فاتورة كل موعد دُفع ثمنه عبر الموقع.',
    },
  },
  noneFound: {
    title: { en: 'No invoice with this number', ar: 'لا توجد فاتورة بهذا الرقم' },
    text: { en: 'Part of a number is enough.', ar: 'يكفي جزء من الرقم.' },
  },
  missing: {
    title: { en: 'There is no such invoice', ar: 'لا توجد هذه الفاتورة' },
    text: { en: 'The link may be incomplete.', ar: 'ربما كان الرابط غير مكتمل.' },
  },
  search: { en: 'Search by number', ar: 'البحث بالرقم' },
  waiting: { en: 'Only e-invoices not handed over yet', ar: 'الفواتير الإلكترونية غير المسلَّمة فقط' },
  kinds: {
    invoice: { en: 'Invoice', ar: 'فاتورة' },
    credit_note: { en: 'Credit note', ar: 'إشعار دائن' },
  } satisfies Record<InvoiceKind, Word>,
  fee: { en: 'Platform’s fee', ar: 'عمولة المنصة' },
  pdf: { en: 'Save as PDF', ar: 'حفظ بصيغة PDF' },
  making: { en: 'Preparing...', ar: 'جارٍ التحضير...' },
  notMade: { en: 'The PDF could not be made', ar: 'تعذّر إعداد ملف PDF' },
  nationalId: {
    title: { en: 'National ID', ar: 'رقم الهوية الوطنية' },
    text: {
      en: 'The state bears the VAT of citizens’ healthcare with providers who qualify. If you are a citizen, you may give your ID here; it then goes on those invoices. It is optional and stored encrypted. Removing it deletes it here; invoices already issued keep it.',
      ar: 'تتحمل الدولة ضريبة القيمة المضافة عن الخدمات الصحية للمواطنين لدى مقدمي الخدمة المؤهلين. إذا كنت مواطنًا فيمكنك تقديم رقم هويتك هنا ليظهر في تلك الفواتير. وتقديمه اختياري ويُحفظ مشفّرًا. وتؤدي إزالته إلى حذفه من هنا، ويبقى في الفواتير الصادرة.',
    },
    label: { en: 'National ID', ar: 'رقم الهوية الوطنية' },
    help: { en: '10 digits, the first is 1', ar: '10 أرقام أولها 1' },
    known: (end: string): Word => ({ en: `Ends in ${end}`, ar: `ينتهي بـ \u2068${end}\u2069` }),
    save: { en: 'Save', ar: 'حفظ' },
    saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    saved: { en: 'Your national ID is saved', ar: 'حُفظ رقم هويتك الوطنية' },
    remove: { en: 'Remove', ar: 'إزالة' },
    removing: { en: 'Removing...', ar: 'جارٍ الإزالة...' },
    removed: { en: 'Your national ID is removed', ar: 'أُزيل رقم هويتك الوطنية' },
    notRemoved: { en: 'Your national ID could not be removed', ar: 'تعذّرت إزالة رقم هويتك الوطنية' },
  },
  operator: {
    title: { en: 'Details on your invoices', ar: 'بياناتك في الفواتير' },
    text: {
      en: 'You invoice dietitians for the platform’s fee each month. Without a VAT number, a fee that contains VAT is not invoiced.',
      ar: 'تصدر المنصة لأخصائيي التغذية فاتورة بعمولتها كل شهر. ولا تصدر فاتورة بعمولة تتضمن ضريبة ما لم يُحدَّد الرقم الضريبي.',
    },
    waiting: {
      en: 'Fee invoices are waiting for your VAT number.',
      ar: 'فواتير العمولة بانتظار رقمك الضريبي.',
    },
    failed: { en: 'The details could not be loaded', ar: 'تعذّر تحميل البيانات' },
    legalName: { en: 'Legal name in English', ar: 'الاسم القانوني بالإنجليزية' },
    legalNameArabic: { en: 'Legal name in Arabic', ar: 'الاسم القانوني بالعربية' },
    vatNumber: { en: 'VAT number', ar: 'الرقم الضريبي' },
    commercialNumber: { en: 'Commercial registration', ar: 'السجل التجاري' },
    street: { en: 'Building and street', ar: 'المبنى والشارع' },
    district: { en: 'District', ar: 'الحي' },
    city: { en: 'City', ar: 'المدينة' },
    postalCode: { en: 'Postal code', ar: 'الرمز البريدي' },
    zeroRatesCitizens: {
      label: { en: 'No VAT for citizens', ar: 'إعفاء المواطنين من الضريبة' },
      help: {
        en: 'For dietitians with a Ministry of Health licence and patients who gave their national ID. Ask your tax adviser first.',
        ar: 'يسري على من لديه ترخيص من وزارة الصحة ومن قدّم رقم هويته الوطنية. تلزم استشارة مختص في الضرائب أولًا.',
      },
    },
    save: { en: 'Save', ar: 'حفظ' },
    saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    saved: { en: 'Details saved', ar: 'حُفظت البيانات' },
  },
}
