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
    filters: { en: 'Filters', ar: 'التصفية' },
    search: { en: 'Search', ar: 'بحث' },
    /** An active filter: the typed words. */
    searched: (words: string): Word => ({ en: `“${isolated(words)}”`, ar: `«${isolated(words)}»` }),
    byName: { en: 'Name, A to Z', ar: 'الاسم أبجديًا' },
    sortedBy: { en: 'Sort by:', ar: 'الترتيب حسب:' },
    orderTexts: {
      relevance: {
        en: 'How well a dietitian fits your search, the next available time, reviews and how complete the profile is. Nobody pays for a place in this list.',
        ar: 'مدى مطابقة الأخصائي لبحثك، وأقرب وقت متاح، والتقييمات، واكتمال الملف. ولا أحد يدفع مقابل موضعه في القائمة.',
      },
      other: {
        en: 'Nobody pays for a place in this list.',
        ar: 'لا أحد يدفع مقابل موضعه في القائمة.',
      },
    },
    priceHelp: (least: string, most: string): Word => ({
      en: `The first visit costs from ${least} to ${most} here.`,
      ar: `رسوم أول زيارة هنا من ${least} إلى ${most}.`,
    }),
    applyPrice: { en: 'Apply', ar: 'تطبيق' },
    busy: { en: 'Too many searches', ar: 'عمليات بحث كثيرة' },
    busyText: {
      en: 'There were many searches from your network in a short time. Wait a minute, then search again.',
      ar: 'وردت عمليات بحث كثيرة من شبكتك خلال وقت قصير. انتظر دقيقة ثم ابحث مرة أخرى.',
    },
    /** The filter for a specialization that is not listed. */
    otherTopics: { en: 'Other specializations', ar: 'تخصصات أخرى' },
    count: (count: number) => counted(count, '# dietitian', '# dietitians', dietitiansInArabic),
    none: { en: 'No dietitians match this choice', ar: 'لا يوجد أخصائيون يطابقون هذا الاختيار' },
    noneText: {
      en: 'Fewer filters or a shorter word often help. Your spelling does not need to be exact.',
      ar: 'قد يفيد تقليل خيارات التصفية أو كتابة كلمة أقصر. لا يلزم أن يكون الإملاء دقيقًا.',
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
    notFree: { en: 'No available times soon', ar: 'لا أوقات متاحة قريبًا' },
    view: { en: 'View Profile', ar: 'عرض الملف' },
    viewOf: (name: string): Word => ({
      en: `View Profile: ${isolated(name)}`,
      ar: `عرض الملف: ${isolated(name)}`,
    }),
  },

  reviews: {
    heading: { en: 'What patients say', ar: 'ماذا يقول المرضى' },
    text: {
      en: 'Written after a completed appointment. Their authors agreed to publish the text without their names.',
      ar: 'كُتبت بعد مواعيد مكتملة، ووافق أصحابها على نشر نصها دون أسمائهم.',
    },
  },

  profile: {
    description: (name: string, title: string, topic: string): Word => ({
      en: `${[`${name}, ${title}`, topic].filter(Boolean).join('. ')}. Services with their fees, verified license, languages, rating and the next available times.`,
      ar: `${[`${name}، ${title}`, topic].filter(Boolean).join('. ')}. الخدمات ورسومها والترخيص الموثّق واللغات والتقييم وأقرب الأوقات المتاحة للحجز.`,
    }),
    services: { en: 'Services and fees', ar: 'الخدمات والرسوم' },
    next: { en: 'Next available times', ar: 'أقرب الأوقات المتاحة' },
    account: {
      en: 'A time you choose is held for five minutes while you give your name and email. Your account opens with the booking.',
      ar: 'الوقت الذي تختاره محجوز لك خمس دقائق ريثما تُدخل اسمك وبريدك الإلكتروني، ويُفتح حسابك مع الحجز.',
    },
    bookAt: (service: string, time: string): Word => ({
      en: `Book: ${isolated(service)}, ${time}`,
      ar: `حجز: ${isolated(service)}، ${time}`,
    }),
    zone: (zone: string): Word => ({ en: `Times are in ${zone}.`, ar: `الأوقات حسب ${isolated(zone)}.` }),
    about: { en: 'What this page shows', ar: 'ما تعرضه هذه الصفحة' },
    sources: {
      en: 'Our team has checked the name and the license against the documents. Title, biography, education, services, fees and hours are as the dietitian has stated them. The rating is the average of reviews by patients after a completed appointment.',
      ar: 'تحقق فريقنا من الاسم والترخيص بمطابقتهما مع الوثائق. والمسمى المهني والنبذة والمؤهلات والخدمات والرسوم وساعات العمل كما ذكرها الأخصائي. والتقييم متوسط تقييمات المرضى بعد مواعيد مكتملة.',
    },
  },
}
