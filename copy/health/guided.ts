import type { GuidedKind } from '#contract/health/guided.ts'
import type { Word } from '../word.ts'

/** Measuring step by step. */
export const guided = {
  title: (kind: Word): Word => ({
    en: `Measure: ${kind.en}`,
    ar: `قياس: ${kind.ar}`,
  }),
  prepare: {
    weight: [
      {
        en: 'Stand on the scale in the morning, after using the bathroom and before breakfast.',
        ar: 'الوزن صباحًا بعد دخول الحمّام وقبل الفطور.',
      },
      { en: 'Wear light clothes and no shoes.', ar: 'ملابس خفيفة ودون حذاء.' },
      {
        en: 'Put the scale on a hard, level floor, and step off between the two readings.',
        ar: 'الميزان على أرض صلبة مستوية، مع النزول عنه بين القراءتين.',
      },
    ],
    waist: [
      {
        en: 'Stand upright and breathe out normally.',
        ar: 'الوقوف باستقامة مع الزفير بشكل طبيعي.',
      },
      {
        en: 'Place the tape halfway between the lowest rib and the top of the hip bone.',
        ar: 'الشريط في منتصف المسافة بين أسفل ضلع وأعلى عظم الورك.',
      },
      { en: 'Keep the tape level, and do not pull it tight.', ar: 'الشريط مستوٍ ودون شدّ.' },
    ],
    hip: [
      { en: 'Stand upright with your feet together.', ar: 'الوقوف باستقامة مع ضم القدمين.' },
      { en: 'Place the tape around the widest part of the hips.', ar: 'الشريط حول أعرض جزء من الورك.' },
      { en: 'Keep the tape level, and do not pull it tight.', ar: 'الشريط مستوٍ ودون شدّ.' },
    ],
    blood_pressure: [
      {
        en: 'Sit quietly for five minutes first. No coffee, smoking or exercise for half an hour before.',
        ar: 'الجلوس بهدوء خمس دقائق أولًا، دون قهوة أو تدخين أو رياضة قبلها بنصف ساعة.',
      },
      {
        en: 'Lean back, both feet on the floor, the cuff on your bare arm at the height of your heart.',
        ar: 'إسناد الظهر والقدمان على الأرض، والسوار على الذراع المكشوف بمستوى القلب.',
      },
      { en: 'Do not talk while it measures.', ar: 'دون كلام أثناء القياس.' },
    ],
  } satisfies Record<GuidedKind, readonly Word[]>,
  begin: { en: 'Begin', ar: 'البدء' },
  reading: (place: number): Word =>
    [
      { en: 'First reading', ar: 'القراءة الأولى' },
      { en: 'Second reading', ar: 'القراءة الثانية' },
      { en: 'Third reading', ar: 'القراءة الثالثة' },
    ][place - 1] ?? { en: 'Reading', ar: 'القراءة' },
  next: { en: 'Next', ar: 'التالي' },
  wait: (seconds: string): Word => ({
    en: `Wait a minute before the next reading: ${seconds}`,
    ar: `يُرجى الانتظار دقيقة قبل القراءة التالية: ${seconds}`,
  }),
  third: {
    en: 'The two readings are far apart. Take one more to be sure.',
    ar: 'القراءتان متباعدتان. قراءة أخرى تؤكّد النتيجة.',
  },
  result: (value: string): Word => ({ en: `Your result: ${value}`, ar: `النتيجة: ${value}` }),
  of: (readings: string): Word => ({ en: `From your readings: ${readings}`, ar: `من قراءاتك: ${readings}` }),
}
