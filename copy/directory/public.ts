import { counted, type Forms } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

const dietitiansInArabic: Forms = {
  zero: 'لا يوجد أخصائيون',
  one: 'أخصائي تغذية واحد',
  two: 'أخصائيا تغذية',
  few: '# أخصائيي تغذية',
  many: '# أخصائي تغذية',
  other: '# أخصائي تغذية',
}

/** The public pages that list dietitians. */
export const publicDirectory = {
  list: {
    heading: { en: 'Licensed dietitians', ar: 'أخصائيو تغذية مرخّصون' },
    /** `Sports Nutrition in Riyadh`, or either part alone. */
    about: ({ en, ar }: Word): Word => ({
      en: `${en}: licensed dietitians`,
      ar: `${ar}: أخصائيو تغذية مرخّصون`,
    }),
    in: (what: Word, city: Word): Word => ({
      en: `${what.en} in ${city.en}`,
      ar: `${what.ar} في ${city.ar}`,
    }),
    text: {
      en: 'We have checked everyone’s license against its document. Fees and available times are what each dietitian has set.',
      ar: 'تحققنا من ترخيص كل من يظهر هنا بمطابقته مع وثيقته. والرسوم والأوقات المتاحة كما حدّدها كل أخصائي.',
    },
    order: {
      en: 'In alphabetical order. Nobody pays for a place in this list.',
      ar: 'الترتيب أبجدي، ولا أحد يدفع مقابل موضعه في القائمة.',
    },
    filters: { en: 'Filters', ar: 'التصفية' },
    specialization: { en: 'Specialization', ar: 'التخصص' },
    /** The filter for a specialization that is not listed. */
    otherTopics: { en: 'Other specializations', ar: 'تخصصات أخرى' },
    city: { en: 'City', ar: 'المدينة' },
    all: { en: 'All', ar: 'الكل' },
    count: (count: number) => counted(count, '# dietitian', '# dietitians', dietitiansInArabic),
    none: { en: 'No dietitians match this choice', ar: 'لا يوجد أخصائيون يطابقون هذا الاختيار' },
    noneText: {
      en: 'Choose another specialization or city, or see everyone.',
      ar: 'يمكنك اختيار تخصص آخر أو مدينة أخرى، أو عرض الجميع.',
    },
    everybody: { en: 'See all dietitians', ar: 'عرض كل الأخصائيين' },
    pages: { en: 'Pages', ar: 'الصفحات' },
    before: { en: 'Previous page', ar: 'الصفحة السابقة' },
    after: { en: 'Next page', ar: 'الصفحة التالية' },
    place: (page: string, of: string): Word => ({
      en: `Page ${page} of ${of}`,
      ar: `الصفحة ${page} من ${of}`,
    }),
    titleOn: (title: string, page: string): Word => ({
      en: `${title}, page ${page}`,
      ar: `${title}، صفحة ${page}`,
    }),
  },

  card: {
    nextDay: { en: 'Next available day', ar: 'أقرب يوم متاح' },
    notFree: { en: 'No available times soon', ar: 'لا أوقات متاحة قريبًا' },
    view: { en: 'View profile', ar: 'عرض الملف' },
    viewOf: (name: string): Word => ({
      en: `View profile: ${isolated(name)}`,
      ar: `عرض الملف: ${isolated(name)}`,
    }),
  },

  profile: {
    description: (name: string, title: string, topic: string): Word => ({
      en: `${[`${name}, ${title}`, topic].filter(Boolean).join('. ')}. Services with their fees, verified license, languages, rating and the next available times.`,
      ar: `${[`${name}، ${title}`, topic].filter(Boolean).join('. ')}. الخدمات ورسومها والترخيص الموثّق واللغات والتقييم وأقرب الأوقات المتاحة للحجز.`,
    }),
    services: { en: 'Services and fees', ar: 'الخدمات والرسوم' },
    next: { en: 'Next available times', ar: 'أقرب الأوقات المتاحة' },
    account: {
      en: 'Booking needs an account. Once you have signed in or registered, you return to the service and time you chose.',
      ar: 'يتطلب الحجز حسابًا. وبعد تسجيل الدخول أو إنشاء الحساب تعود إلى الخدمة والوقت اللذين اخترتهما.',
    },
    bookAt: (service: string, time: string): Word => ({
      en: `Book: ${isolated(service)}, ${time}`,
      ar: `حجز: ${isolated(service)}، ${time}`,
    }),
    zone: (zone: string): Word => ({ en: `Times are in ${zone}.`, ar: `الأوقات حسب ${isolated(zone)}.` }),
    about: { en: 'What this page shows', ar: 'ما تعرضه هذه الصفحة' },
    sources: {
      en: 'Our team has checked the name and the license against the documents. Title, services, fees and hours are as the dietitian has set them. The rating is the average of reviews by patients after a completed appointment.',
      ar: 'تحقق فريقنا من الاسم والترخيص بمطابقتهما مع الوثائق. والمسمى المهني والخدمات والرسوم وساعات العمل كما حدّدها الأخصائي. والتقييم متوسط تقييمات المرضى بعد مواعيد مكتملة.',
    },
  },
}
