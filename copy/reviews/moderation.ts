import type { ReviewState } from '#contract/reviews.ts'
import type { Word } from '../word.ts'

/** Where admins look after what is written. */
export const moderation = {
  title: { en: 'Reviews', ar: 'التقييمات' },
  text: {
    en: 'Hide what tells of somebody’s health, insults, or promises results. A low rating alone is no reason.',
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
        en: 'What patients write after their appointments stands here, the latest first.',
        ar: 'يظهر هنا ما يكتبه المرضى بعد مواعيدهم، والأحدث أولًا.',
      },
    },
    hidden: {
      title: { en: 'No review is hidden', ar: 'لا توجد تقييمات مخفية' },
      text: {
        en: 'What you hide stands here, and can be shown again.',
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
      en: 'From now on only its author and the dietitian see it, and its stars do not count. Your reason goes to the author by mail as you write it.',
      ar: 'من الآن لا يراه سوى كاتبه وأخصائي التغذية، ولا تُحتسب نجومه. ويُرسل السبب إلى الكاتب بالبريد كما تكتبه.',
    },
    label: { en: 'Reason', ar: 'السبب' },
    help: {
      en: 'What is wrong, without repeating what the review says.',
      ar: 'ما المخالفة، دون تكرار ما ورد في التقييم.',
    },
    busy: { en: 'Hiding...', ar: 'جارٍ الإخفاء...' },
    done: { en: 'The review is hidden', ar: 'أُخفي التقييم' },
  },
  show: {
    button: { en: 'Show again', ar: 'إظهار من جديد' },
    busy: { en: 'Showing...', ar: 'جارٍ الإظهار...' },
    done: { en: 'The review is shown again', ar: 'عاد التقييم ظاهرًا' },
    failed: { en: 'The review stays hidden', ar: 'بقي التقييم مخفيًا' },
  },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
}
