import type { GlucoseMoment, MeasureKind } from '#contract/health/kinds.ts'
import type { Word } from '../word.ts'

/** The subject of a sentence, with what its verb must agree with. */
export type Subject = Word & {
  /** 'Triglycerides have', not 'has'. */
  readonly isPlural?: boolean
  /** Whether the Arabic verb is the feminine one. */
  readonly isFeminine?: boolean
}

type KindWords = {
  readonly name: Word
  /** The subject at the beginning of a sentence that addresses the owner. */
  readonly own: Word
  readonly isPlural?: true
  readonly isFeminine?: true
}

export const kindWords: Readonly<Record<MeasureKind, KindWords>> = {
  weight: { name: { en: 'Weight', ar: 'الوزن' }, own: { en: 'Your weight', ar: 'وزنك' } },
  height: { name: { en: 'Height', ar: 'الطول' }, own: { en: 'Your height', ar: 'طولك' } },
  waist: { name: { en: 'Waist', ar: 'محيط الخصر' }, own: { en: 'Your waist', ar: 'محيط خصرك' } },
  hip: { name: { en: 'Hip', ar: 'محيط الورك' }, own: { en: 'Your hip', ar: 'محيط وركك' } },
  body_fat: {
    name: { en: 'Body fat', ar: 'نسبة الدهون' },
    own: { en: 'Your body fat', ar: 'نسبة الدهون لديك' },
    isFeminine: true,
  },
  muscle: {
    name: { en: 'Muscle mass', ar: 'الكتلة العضلية' },
    own: { en: 'Your muscle mass', ar: 'كتلتك العضلية' },
    isFeminine: true,
  },
  visceral_fat: {
    name: { en: 'Visceral fat', ar: 'الدهون الحشوية' },
    own: { en: 'Your visceral fat', ar: 'الدهون الحشوية لديك' },
    isFeminine: true,
  },
  blood_pressure: {
    name: { en: 'Blood pressure', ar: 'ضغط الدم' },
    own: { en: 'Your blood pressure', ar: 'ضغط دمك' },
  },
  glucose: {
    name: { en: 'Blood glucose', ar: 'سكر الدم' },
    own: { en: 'Your blood glucose', ar: 'سكر الدم لديك' },
  },
  hba1c: {
    name: { en: 'HbA1c', ar: 'السكر التراكمي' },
    own: { en: 'Your HbA1c', ar: 'السكر التراكمي لديك' },
  },
  total_cholesterol: {
    name: { en: 'Total cholesterol', ar: 'الكوليسترول الكلي' },
    own: { en: 'Your total cholesterol', ar: 'الكوليسترول الكلي لديك' },
  },
  ldl: {
    name: { en: 'LDL cholesterol', ar: 'الكوليسترول الضار' },
    own: { en: 'Your LDL cholesterol', ar: 'الكوليسترول الضار لديك' },
  },
  hdl: {
    name: { en: 'HDL cholesterol', ar: 'الكوليسترول النافع' },
    own: { en: 'Your HDL cholesterol', ar: 'الكوليسترول النافع لديك' },
  },
  triglycerides: {
    name: { en: 'Triglycerides', ar: 'الدهون الثلاثية' },
    own: { en: 'Your triglycerides', ar: 'الدهون الثلاثية لديك' },
    isPlural: true,
    isFeminine: true,
  },
  steps: {
    name: { en: 'Steps', ar: 'الخطوات' },
    own: { en: 'Your steps', ar: 'خطواتك' },
    isPlural: true,
    isFeminine: true,
  },
  water: { name: { en: 'Water', ar: 'الماء' }, own: { en: 'Your water', ar: 'شرب الماء لديك' } },
  sleep: { name: { en: 'Sleep', ar: 'النوم' }, own: { en: 'Your sleep', ar: 'نومك' } },
  mood: { name: { en: 'Mood', ar: 'المزاج' }, own: { en: 'Your mood', ar: 'مزاجك' } },
}

export const glucoseMomentWords: Readonly<Record<GlucoseMoment, Word>> = {
  fasting: { en: 'Fasting', ar: 'على الريق' },
  before_meal: { en: 'Before a meal', ar: 'قبل الوجبة' },
  after_meal: { en: 'Two hours after a meal', ar: 'بعد الوجبة بساعتين' },
  bedtime: { en: 'At bedtime', ar: 'قبل النوم' },
  any: { en: 'Another time', ar: 'وقت آخر' },
}

/** For the values one to five. */
export const moodWords = [
  { en: 'Very low', ar: 'سيئ جدًا' },
  { en: 'Low', ar: 'سيئ' },
  { en: 'All right', ar: 'لا بأس' },
  { en: 'Good', ar: 'جيد' },
  { en: 'Very good', ar: 'جيد جدًا' },
] as const satisfies readonly Word[]
