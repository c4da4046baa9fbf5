import type { offeredServices } from '#contract/onboarding.ts'
import type { Word } from './word.ts'

export type UsualService = (typeof offeredServices)[number]

type Usual = { name: Word; description: Word; minutes: number; isInitial?: boolean }

/** The usual services that the onboarding offers, with their first values. */
export const usualServices = {
  'initial-consultation': {
    name: { en: 'Initial consultation', ar: 'الاستشارة الأولى' },
    description: {
      en: 'Your history, your goals and a first plan.',
      ar: 'تاريخك الصحي وأهدافك وخطة أولى.',
    },
    minutes: 60,
    isInitial: true,
  },
  'follow-up-sessions': {
    name: { en: 'Follow-up sessions', ar: 'استشارات المتابعة' },
    description: {
      en: 'What worked, and what to change until the next time.',
      ar: 'ما نجح، وما نغيّره حتى الموعد القادم.',
    },
    minutes: 30,
  },
  'meal-planning': {
    name: { en: 'Meal planning', ar: 'تخطيط الوجبات' },
    description: {
      en: 'Meals for your week that fit your goals and your table.',
      ar: 'وجبات لأسبوعك تناسب أهدافك ومائدتك.',
    },
    minutes: 45,
  },
  'nutritional-assessment': {
    name: { en: 'Nutritional assessment', ar: 'تقييم الحالة الغذائية' },
    description: {
      en: 'Measurements, what you eat and what your results say.',
      ar: 'قياساتك وما تأكله وما تقوله نتائجك.',
    },
    minutes: 60,
  },
  'weight-management': {
    name: { en: 'Weight management', ar: 'إدارة الوزن' },
    description: {
      en: 'Steady steps toward a weight that you can keep.',
      ar: 'خطوات ثابتة نحو وزن يمكنك الحفاظ عليه.',
    },
    minutes: 45,
  },
  'specialized-diet-plans': {
    name: { en: 'Specialized diet plans', ar: 'خطط غذائية متخصصة' },
    description: {
      en: 'A diet for a condition or an intolerance, with all you need in it.',
      ar: 'نظام غذائي لحالة صحية أو عدم تحمّل، يغطي احتياجاتك كلها.',
    },
    minutes: 45,
  },
  'group-sessions': {
    name: { en: 'Group sessions', ar: 'استشارات جماعية' },
    description: {
      en: 'One subject for several people who share a goal.',
      ar: 'موضوع واحد لعدة أشخاص يجمعهم هدف واحد.',
    },
    minutes: 60,
  },
} satisfies Record<UsualService, Usual> as Record<UsualService, Usual>

/** A service with one of these names gets its name in the other language automatically. */
export const usualNames: readonly Word[] = [
  ...Object.values(usualServices).map(({ name }) => name),
  { en: 'Follow-up', ar: 'متابعة' },
  { en: 'Follow-up session', ar: 'استشارة متابعة' },
]
