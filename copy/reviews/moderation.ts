import type { ReviewState } from '#contract/reviews/reviews.ts'
import type { Word } from '../word.ts'

/** The moderation of reviews by admins. */
export const moderation = {
  title: { en: 'Reviews', ar: 'التقييمات' },
  text: {
    en: 'Hide reviews that reveal someone’s health, insult, or promise results. A low rating alone is not a reason.',
    ar: 'يُخفى ما يكشف حالة صحية أو يسيء أو يعِد بنتائج. التقييم المنخفض وحده ليس سببًا للإخفاء.',
  },
  lists: { en: 'Which reviews', ar: 'أي التقييمات' },
  list: {
    shown: { en: 'Shown', ar: 'الظاهرة' },
    hidden: { en: 'Hidden', ar: 'المخفية' },
  } satisfies Record<ReviewState, Word>,
  empty: {
    shown: {
      title: { en: 'No reviews yet', ar: 'لا توجد تقييمات بعد' },
      text: {
        en: 'What patients write after their appointments appears here, latest first.',
        ar: 'يظهر هنا ما يكتبه المرضى بعد مواعيدهم، والأحدث أولًا.',
      },
    },
    hidden: {
      title: { en: 'No review is hidden', ar: 'لا توجد تقييمات مخفية' },
      text: {
        en: 'Reviews you hide appear here and can be shown again.',
        ar: 'يظهر هنا ما تخفيه، ويمكن إظهاره من جديد.',
      },
    },
  } satisfies Record<ReviewState, { title: Word; text: Word }>,
  of: (name: string): Word => ({ en: `About \u2068${name}\u2069`, ar: `عن \u2068${name}\u2069` }),
  why: { en: 'Why it is hidden', ar: 'سبب الإخفاء' },
  hide: {
    button: { en: 'Hide', ar: 'إخفاء' },
    title: { en: 'Hide this review?', ar: 'إخفاء هذا التقييم؟' },
    text: {
      en: 'Only its author and the dietitian will see it, and its stars will not count. Your reason is sent to the author by email exactly as you write it.',
      ar: 'من الآن لا يراه سوى كاتبه وأخصائي التغذية، ولا تُحتسب نجومه. ويُرسل السبب إلى الكاتب بالبريد الإلكتروني كما تكتبه.',
    },
    label: { en: 'Reason', ar: 'السبب' },
    help: {
      en: 'What is wrong, without repeating what the review says.',
      ar: 'ما المخالفة، دون تكرار ما ورد في التقييم.',
    },
    busy: { en: 'Hiding...', ar: 'جارٍ الإخفاء...' },
    done: { en: 'Review hidden', ar: 'أُخفي التقييم' },
  },
  show: {
    button: { en: 'Show again', ar: 'إظهار من جديد' },
    busy: { en: 'Showing...', ar: 'جارٍ الإظهار...' },
    done: { en: 'The review is visible again', ar: 'عاد التقييم ظاهرًا' },
    failed: { en: 'The review could not be shown', ar: 'تعذّر إظهار التقييم' },
  },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
}
