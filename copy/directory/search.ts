import type { SortOrder } from '#contract/directory.ts'
import type { ExperienceRange, Gender } from '#contract/practice-options.ts'
import { isolated } from '#copy/quoted.ts'
import { experience } from '../options.ts'
import type { Word } from '../word.ts'

const sortOrders = {
  relevance: { en: 'Relevance', ar: 'الأنسب' },
  rating: { en: 'Highest rating', ar: 'الأعلى تقييمًا' },
  price: { en: 'Lowest price', ar: 'الأقل سعرًا' },
  soonest: { en: 'Soonest available time', ar: 'أقرب وقت متاح' },
} satisfies Record<SortOrder, Word>

const genders = {
  female: { en: 'Female', ar: 'أخصائية' },
  male: { en: 'Male', ar: 'أخصائي' },
} satisfies Record<Gender, Word>

export const directory = {
  search: {
    label: { en: 'Search by name or specialization', ar: 'البحث بالاسم أو التخصص' },
    clear: { en: 'Clear search', ar: 'مسح البحث' },
  },
  sort: { label: { en: 'Sort by', ar: 'الترتيب حسب' }, orders: sortOrders },
  order: {
    en: 'Relevance weighs how well a dietitian fits your search, the next available time, reviews and how complete the profile is. Nobody pays for a place in this list.',
    ar: 'يراعي ترتيب «الأنسب» مدى مطابقة الأخصائي لبحثك، وأقرب وقت متاح، والتقييمات، واكتمال الملف. لا أحد يدفع مقابل موضعه في القائمة.',
  },
  ratingOrder: {
    en: 'The more reviews there are, the more their average counts: it is taken together with five reviews of 4 stars. Nobody pays for a place in this list.',
    ar: 'كلما زاد عدد التقييمات زاد وزن متوسطها: يُحسب كل متوسط مضافًا إليه خمسة تقييمات من 4 نجوم. لا أحد يدفع مقابل موضعه في القائمة.',
  },
  saved: { en: 'Saved', ar: 'المحفوظون' },
  list: { en: 'Dietitians', ar: 'الأخصائيون' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
  failed: { en: 'The dietitians could not be loaded', ar: 'تعذّر تحميل قائمة الأخصائيين' },

  filters: {
    title: { en: 'Filters', ar: 'التصفية' },
    on: { en: 'active', ar: 'مفعّلة' },
    active: { en: 'Active filters', ar: 'خيارات التصفية المفعّلة' },
    clear: { en: 'Clear all', ar: 'مسح الكل' },
    show: { en: 'Show dietitians', ar: 'عرض الأخصائيين' },
    remove: (filter: string): Word => ({
      en: `Remove filter: ${filter}`,
      ar: `إزالة التصفية: ${filter}`,
    }),
    any: { en: 'Any', ar: 'الكل' },
    more: { en: 'Show all cities', ar: 'عرض كل المدن' },
    specialization: { en: 'Specialization', ar: 'التخصص' },
    language: { en: 'Language', ar: 'اللغة' },
    gender: { en: 'Gender', ar: 'الجنس' },
    genders,
    price: { en: 'Price in SAR', ar: 'السعر بالريال' },
    priceHelp: (least: string, most: string): Word => ({
      en: `The first visit. From ${least} to ${most} here.`,
      ar: `سعر أول زيارة، من ${least} إلى ${most} هنا.`,
    }),
    least: { en: 'From', ar: 'من' },
    most: { en: 'To', ar: 'إلى' },
    pricesReversed: {
      en: 'The second price must not be below the first.',
      ar: 'يجب ألا يقل السعر الثاني عن الأول.',
    },
    from: (price: string): Word => ({ en: `From ${price}`, ar: `من ${price}` }),
    upTo: (price: string): Word => ({ en: `Up to ${price}`, ar: `حتى ${price}` }),
    between: (least: string, most: string): Word => ({
      en: `${least} to ${most}`,
      ar: `من ${least} إلى ${most}`,
    }),
    mode: { en: 'Type of appointment', ar: 'نوع الموعد' },
    city: { en: 'City', ar: 'المدينة' },
    rating: { en: 'Rating', ar: 'التقييم' },
    atLeast: (rating: string): Word => ({ en: `${rating} and up`, ar: `${rating} فأعلى` }),
    ratingAtLeast: (rating: string): Word => ({ en: `Rated ${rating} and up`, ar: `تقييم ${rating} فأعلى` }),
    when: { en: 'Availability', ar: 'الأوقات المتاحة' },
    whens: {
      today: { en: 'Available Today', ar: 'مواعيد متاحة اليوم' },
      week: { en: 'Available This Week', ar: 'مواعيد متاحة هذا الأسبوع' },
    },
  },

  card: {
    availableToday: { en: 'Available Today', ar: 'مواعيد متاحة اليوم' },
    experience: (range: ExperienceRange): Word => ({
      en: `${experience[range]?.en} years of experience`,
      ar: `خبرة ${experience[range]?.ar}`,
    }),
    rating: (rating: string): Word => ({ en: `${rating} out of 5 stars`, ar: `${rating} من 5 نجوم` }),
    noReviews: { en: 'No reviews yet', ar: 'لا توجد تقييمات بعد' },
    notFree: { en: 'No available times soon', ar: 'لا أوقات متاحة قريبًا' },
    view: { en: 'View Profile', ar: 'عرض الملف' },
    viewOf: (name: string): Word => ({
      en: `View Profile: ${isolated(name)}`,
      ar: `عرض الملف: ${isolated(name)}`,
    }),
    save: (name: string): Word => ({ en: `Save to Favorites: ${name}`, ar: `حفظ في المفضلة: ${name}` }),
  },

  favorites: {
    save: { en: 'Save to Favorites', ar: 'حفظ في المفضلة' },
    saved: { en: 'Saved to Favorites', ar: 'محفوظ في المفضلة' },
    removed: (name: string): Word => ({
      en: `${name} was removed from your saved dietitians`,
      ar: `تمت إزالة \u2068${name}\u2069 من الأخصائيين المحفوظين`,
    }),
    undo: { en: 'Undo', ar: 'تراجع' },
    saveFailed: { en: 'This dietitian could not be saved', ar: 'تعذّر حفظ الأخصائي' },
    removeFailed: { en: 'This dietitian could not be removed', ar: 'تعذّرت إزالة الأخصائي من المحفوظين' },
  },

  empty: {
    found: {
      title: {
        en: 'No dietitians found matching your search.',
        ar: 'لم نجد أخصائيين يطابقون بحثك.',
      },
      text: {
        en: 'Fewer filters or a shorter word often help. Your spelling does not need to be exact.',
        ar: 'قد يفيد تقليل خيارات التصفية أو كتابة كلمة أقصر. لا يلزم أن يكون الإملاء دقيقًا.',
      },
    },
    saved: {
      title: { en: 'No saved dietitians yet', ar: 'لا يوجد أخصائيون محفوظون بعد' },
      text: {
        en: 'Tap the heart on a dietitian to save them here.',
        ar: 'الضغط على القلب عند أي أخصائي يحفظه هنا.',
      },
      all: { en: 'See all dietitians', ar: 'عرض كل الأخصائيين' },
    },
    all: {
      title: { en: 'No dietitians are listed yet', ar: 'لا يوجد أخصائيون في القائمة بعد' },
      text: {
        en: 'Every dietitian is verified before they appear here. Please come back soon.',
        ar: 'نتحقق من كل أخصائي قبل ظهوره هنا. نرجو العودة قريبًا.',
      },
    },
  },
}
