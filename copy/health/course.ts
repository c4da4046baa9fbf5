import { counted } from '../counted.ts'
import { daysAfter } from '../lengths.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'
import type { Subject } from './kinds.ts'

const has = ({ isPlural }: Subject) => (isPlural ? 'have' : 'has')
const was = ({ isPlural }: Subject) => (isPlural ? 'were' : 'was')
const feminine = ({ isFeminine }: Subject) => (isFeminine ? 'ت' : '')

/** The course of a kind in sentences; amounts and days are written already. */
export const course = {
  risen: (subject: Subject, amount: string, day: string): Word => ({
    en: `${subject.en} ${has(subject)} risen by ${amount} since ${day}.`,
    ar: `ارتفع${feminine(subject)} ${subject.ar} بمقدار ${amount} منذ ${day}.`,
  }),
  fallen: (subject: Subject, amount: string, day: string): Word => ({
    en: `${subject.en} ${has(subject)} fallen by ${amount} since ${day}.`,
    ar: `انخفض${feminine(subject)} ${subject.ar} بمقدار ${amount} منذ ${day}.`,
  }),
  same: (subject: Subject, day: string): Word => ({
    en: `${subject.en} ${has(subject)} not changed since ${day}.`,
    ar: `لم ${subject.isFeminine ? 'تتغيّر' : 'يتغيّر'} ${subject.ar} منذ ${day}.`,
  }),
  pair: (subject: Subject, now: string, before: string, day: string): Word => ({
    en: `${subject.en} ${was(subject)} ${now} at the last measurement, and ${before} on ${day}.`,
    ar: `بلغ${feminine(subject)} ${subject.ar} ${now} في آخر قياس، مقابل ${before} يوم ${day}.`,
  }),
  one: (subject: Subject, now: string, day: string): Word => ({
    en: `${subject.en} ${was(subject)} ${now} on ${day}. One more measurement shows where it is heading.`,
    ar: `بلغ${feminine(subject)} ${subject.ar} ${now} يوم ${day}. يُظهر القياس التالي مسار التغيّر.`,
  }),
  daily: (amount: string, days: number): Word => {
    const over = daysAfter(days)
    return {
      en: `${amount} a day on average, over ${over.en} with entries.`,
      ar: `المتوسط اليومي ${amount}، محسوبًا على ${over.ar} من التسجيل.`,
    }
  },
  average: (amount: string, measures: number): Word => {
    const over = counted(measures, '# entry', '# entries', {
      zero: '# قيد',
      one: 'قيد واحد',
      two: 'قيدين',
      few: '# قيود',
      many: '# قيدًا',
      other: '# قيد',
    })
    return { en: `${amount} on average, over ${over.en}.`, ar: `المتوسط ${amount}، محسوبًا على ${over.ar}.` }
  },
  weekly: {
    up: (amount: string): Word => ({
      en: `Over the last four weeks: up about ${amount} a week.`,
      ar: `خلال الأسابيع الأربعة الأخيرة: ارتفاع بنحو ${amount} أسبوعيًا.`,
    }),
    down: (amount: string): Word => ({
      en: `Over the last four weeks: down about ${amount} a week.`,
      ar: `خلال الأسابيع الأربعة الأخيرة: انخفاض بنحو ${amount} أسبوعيًا.`,
    }),
    even: { en: 'Over the last four weeks: steady.', ar: 'خلال الأسابيع الأربعة الأخيرة: ثبات.' },
  },
  sinceAppointment: {
    up: (amount: string, day: string): Word => ({
      en: `Since the last appointment (${day}): ${amount} more.`,
      ar: `منذ الموعد الأخير (${day}): زيادة ${amount}.`,
    }),
    down: (amount: string, day: string): Word => ({
      en: `Since the last appointment (${day}): ${amount} less.`,
      ar: `منذ الموعد الأخير (${day}): نقص ${amount}.`,
    }),
    same: (day: string): Word => ({
      en: `Since the last appointment (${day}): no change.`,
      ar: `منذ الموعد الأخير (${day}): بلا تغيّر.`,
    }),
  },
  goal: {
    left: (target: string, amount: string): Word => ({
      en: `Goal: ${target}. ${amount} to go.`,
      ar: `الهدف: ${target}، بفارق ${amount}.`,
    }),
    reached: (target: string): Word => ({
      en: `Goal: ${target}. Reached.`,
      ar: `الهدف: ${target}. تحقّق.`,
    }),
    of: (target: string): Word => ({ en: `Goal: ${target}.`, ar: `الهدف: ${target}.` }),
    daily: (target: string): Word => ({
      en: `Goal: ${target} a day.`,
      ar: `الهدف: ${target} يوميًا.`,
    }),
  },
  none: { en: 'Nothing was measured in this period.', ar: 'لا توجد قياسات في هذه المدة.' },
  unreadable: (count: number): Word =>
    counted(
      count,
      '# measurement can no longer be read and is left out.',
      '# measurements can no longer be read and are left out.',
      {
        zero: 'تعذّرت قراءة # قياس، فلم تُعرض.',
        one: 'تعذّرت قراءة قياس واحد، فلم يُعرض.',
        two: 'تعذّرت قراءة قياسين، فلم يُعرضا.',
        few: 'تعذّرت قراءة # قياسات، فلم تُعرض.',
        many: 'تعذّرت قراءة # قياسًا، فلم تُعرض.',
        other: 'تعذّرت قراءة # قياس، فلم تُعرض.',
      },
    ),
  failed: { en: 'The chart could not be loaded', ar: 'تعذّر تحميل الرسم البياني' },
  walk: (kind: Word): Word => ({
    en: `${kind.en}: one measurement after another`,
    ar: `${kind.ar}: قياس بعد الآخر`,
  }),
  chart: (kind: Word): Word => ({
    en: `Chart: ${kind.en}.`,
    ar: `رسم بياني: ${kind.ar}.`,
  }),
}

/** The two lines of glucose. */
export const glucoseLineWords = {
  fasting: { en: 'Fasting or before a meal', ar: 'على الريق أو قبل الوجبة' },
  after: { en: 'After a meal or at another time', ar: 'بعد الوجبة أو في وقت آخر' },
}

export const legend = {
  upper: { en: 'Upper', ar: 'الانقباضي' },
  lower: { en: 'Lower', ar: 'الانبساطي' },
  trend: { en: 'Trend', ar: 'الاتجاه' },
  goal: { en: 'Goal', ar: 'الهدف' },
  appointment: { en: 'Last appointment', ar: 'الموعد الأخير' },
  range: (range: string, { name, year }: { name: string; year: number }): Word => ({
    en: `Healthy range for adults: ${range} (${name}, ${year})`,
    ar: `النطاق الصحي للبالغين: ${range} (${isolated(name)}، ${year})`,
  }),
  between: (least: string, most: string): Word => ({
    en: `${least} to ${most}`,
    ar: `من ${least} إلى ${most}`,
  }),
  below: (most: string): Word => ({ en: `below ${most}`, ar: `أقل من ${most}` }),
  from: (least: string): Word => ({ en: `${least} or more`, ar: `${least} فأكثر` }),
  notDiagnosis: {
    owner: {
      en: 'A line to compare with, not a diagnosis. Your dietitian knows what is right for you.',
      ar: 'خط للمقارنة وليس تشخيصًا. أخصائي التغذية أدرى بما يناسبك.',
    },
    dietitian: { en: 'A line to compare with, not a diagnosis.', ar: 'خط للمقارنة وليس تشخيصًا.' },
  },
}

export const ranges = {
  label: { en: 'Time shown', ar: 'المدة المعروضة' },
  month: { en: 'Month', ar: 'شهر' },
  quarter: { en: '3 months', ar: '3 أشهر' },
  year: { en: 'Year', ar: 'سنة' },
  all: { en: 'All', ar: 'الكل' },
  moment: { en: 'Measured', ar: 'وقت القياس' },
}
