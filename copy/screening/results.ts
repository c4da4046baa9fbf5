import type { BmiClass, WaistRisk } from '#contract/screening/body.ts'
import type { IdfDarRisk } from '#contract/screening/idf-dar.ts'
import type { Instrument, Result, Screening } from '#contract/screening/instruments.ts'
import type { MustRisk } from '#contract/screening/must.ts'
import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

export const instrumentWords: Readonly<Record<Instrument, { name: Word; text: Word; minutes: number }>> = {
  pre_consultation: {
    name: { en: 'Pre-consultation questions', ar: 'أسئلة ما قبل الاستشارة' },
    text: {
      en: 'What the patient wants help with, and how they eat and drink.',
      ar: 'ما يحتاج المريض إلى المساعدة فيه، وعاداته في الأكل والشرب.',
    },
    minutes: 4,
  },
  must: {
    name: { en: 'Malnutrition screening (MUST)', ar: 'فحص سوء التغذية (\u2068MUST\u2069)' },
    text: {
      en: 'Weight, height, weight lost and acute illness. For adults.',
      ar: 'الوزن والطول والوزن المفقود والمرض الحاد. للبالغين.',
    },
    minutes: 2,
  },
  idf_dar: {
    name: { en: 'Diabetes and Ramadan (IDF-DAR)', ar: 'السكري ورمضان (\u2068IDF-DAR\u2069)' },
    text: {
      en: 'Fourteen questions about the risk of fasting. For people with diabetes.',
      ar: 'أربعة عشر سؤالًا عن خطورة الصيام. لمرضى السكري.',
    },
    minutes: 5,
  },
  own: {
    name: { en: 'Questions from the dietitian', ar: 'أسئلة من الأخصائي' },
    text: { en: 'Written by the dietitian.', ar: 'من إعداد الأخصائي.' },
    minutes: 3,
  },
  bmi: {
    name: { en: 'Body mass index (BMI)', ar: 'مؤشر كتلة الجسم (\u2068BMI\u2069)' },
    text: {
      en: 'For adults who are not pregnant.',
      ar: 'للبالغين دون الحوامل.',
    },
    minutes: 1,
  },
  waist: {
    name: { en: 'Waist', ar: 'محيط الخصر' },
    text: {
      en: 'For adults who are not pregnant.',
      ar: 'للبالغين دون الحوامل.',
    },
    minutes: 1,
  },
}

type Outcomes = {
  bmi: BmiClass
  waist: WaistRisk
  must: MustRisk
  idf_dar: IdfDarRisk
}

/** For the dietitian: the class as its source names it, and the source's advice. */
export const classWords: { [Each in keyof Outcomes]: Record<Outcomes[Each], Word> } = {
  bmi: {
    underweight: { en: 'Underweight', ar: 'نقص في الوزن' },
    healthy: { en: 'Normal range', ar: 'ضمن المعدل الطبيعي' },
    overweight: { en: 'Overweight', ar: 'زيادة في الوزن' },
    obese_1: { en: 'Obesity class I', ar: 'سمنة من الدرجة الأولى' },
    obese_2: { en: 'Obesity class II', ar: 'سمنة من الدرجة الثانية' },
    obese_3: { en: 'Obesity class III', ar: 'سمنة من الدرجة الثالثة' },
  },
  waist: {
    usual: { en: 'No increased risk', ar: 'دون خطورة متزايدة' },
    increased: { en: 'Increased metabolic risk', ar: 'خطورة أيضية متزايدة' },
    substantially_increased: { en: 'Substantially increased metabolic risk', ar: 'خطورة أيضية متزايدة جدًا' },
  },
  must: {
    low: { en: 'Low risk: routine care', ar: 'خطورة منخفضة: رعاية اعتيادية' },
    medium: { en: 'Medium risk: observe', ar: 'خطورة متوسطة: مراقبة' },
    high: { en: 'High risk: treat', ar: 'خطورة مرتفعة: علاج' },
  },
  idf_dar: {
    low: { en: 'Low risk', ar: 'خطورة منخفضة' },
    moderate: { en: 'Moderate risk', ar: 'خطورة متوسطة' },
    high: { en: 'High risk', ar: 'خطورة مرتفعة' },
    open: { en: 'Cannot be said yet', ar: 'لا يمكن تحديدها بعد' },
  },
}

/** Beside the class: `High risk: treat (score 3)`, with the figure in the reader's digits. */
export const figureWords: Readonly<Record<Screening, (value: string) => Word>> = {
  bmi: (value) => ({ en: `${isolated(value)} kg/m²`, ar: `${isolated(value)} كجم/م²` }),
  waist: (value) => ({ en: `${isolated(value)} cm`, ar: `${isolated(value)} سم` }),
  must: (value) => ({ en: `score ${isolated(value)}`, ar: `النتيجة ${isolated(value)}` }),
  idf_dar: (value) => ({ en: `score ${isolated(value)}`, ar: `النتيجة ${isolated(value)}` }),
}

const talk = {
  en: 'Your dietitian will go through it with you.',
  ar: 'سيشرح لك أخصائيك ما يعنيه ذلك.',
}

/** For the patient: what the result suggests, and whom to talk to. It names no disease and no class. */
const patientResultWords = {
  bmi: (value: string): Word => ({
    en: `Your body mass index is ${isolated(value)}. ${talk.en}`,
    ar: `مؤشر كتلة جسمك ${isolated(value)}. ${talk.ar}`,
  }),
  waist: (value: string): Word => ({
    en: `Your waist is ${isolated(value)} cm. ${talk.en}`,
    ar: `محيط خصرك ${isolated(value)} سم. ${talk.ar}`,
  }),
  must: {
    low: {
      en: 'Your answers do not point to a nutritional risk at present.',
      ar: 'لا تشير إجاباتك إلى خطر غذائي في الوقت الحالي.',
    },
    raised: {
      en: `Your answers suggest that your nutrition needs a closer look. ${talk.en}`,
      ar: `تشير إجاباتك إلى أن تغذيتك تحتاج إلى عناية أكبر. ${talk.ar}`,
    },
  },
  idf_dar: {
    low: {
      en: 'Your answers point to a low risk when fasting. Please still talk to your dietitian and physician before you fast.',
      ar: 'تشير إجاباتك إلى خطورة منخفضة عند الصيام. يُرجى مع ذلك التحدث مع أخصائيك وطبيبك قبل الصيام.',
    },
    open: {
      en: 'Some answers are missing, so nothing can be said about fasting yet. Please talk to your dietitian and physician before you fast.',
      ar: 'تنقص بعض الإجابات، فلا يمكن قول شيء عن الصيام بعد. يُرجى التحدث مع أخصائيك وطبيبك قبل الصيام.',
    },
    raised: {
      en: 'Your answers point to a higher risk when fasting. Please do not decide about fasting before you have talked to your dietitian and physician.',
      ar: 'تشير إجاباتك إلى خطورة أعلى عند الصيام. يُرجى عدم اتخاذ قرار الصيام قبل التحدث مع أخصائيك وطبيبك.',
    },
  },
}

/** The result in words for the patient. */
export function resultForPatient(instrument: Instrument, { outcome }: Result, value: string): Word | null {
  const { bmi, waist, must, idf_dar } = patientResultWords
  switch (instrument) {
    case 'bmi':
      return bmi(value)
    case 'waist':
      return waist(value)
    case 'must':
      return outcome === 'low' ? must.low : must.raised
    case 'idf_dar':
      return outcome === 'low' || outcome === 'open' ? idf_dar[outcome] : idf_dar.raised
    case 'pre_consultation':
    case 'own':
      return null
  }
}

export const resultWords = {
  source: { en: 'Source:', ar: 'المصدر:' },
  noDiagnosis: {
    en: 'This is a screening and not a diagnosis.',
    ar: 'هذا فحص أولي وليس تشخيصًا.',
  },
  missing: (count: number): Word =>
    counted(
      count,
      'One answer was not known: the score can be higher.',
      '# answers were not known: the score can be higher.',
      {
        zero: 'كل الإجابات معروفة.',
        one: 'إجابة واحدة غير معروفة، وقد تكون النتيجة أعلى.',
        two: 'إجابتان غير معروفتين، وقد تكون النتيجة أعلى.',
        few: '# إجابات غير معروفة، وقد تكون النتيجة أعلى.',
        many: '# إجابة غير معروفة، وقد تكون النتيجة أعلى.',
        other: '# إجابة غير معروفة، وقد تكون النتيجة أعلى.',
      },
    ),
}
