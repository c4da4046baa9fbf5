import { brand } from '../brand.ts'
import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

/** The summary for a physician, and the page that makes it. */
export const summary = {
  section: {
    title: { en: 'A summary for your physician', ar: 'ملخص لطبيبك' },
    text: {
      en: 'One or two pages (PDF) with your latest values, how they have changed, and your medicines. It is made when you ask for it, and we do not keep it.',
      ar: 'صفحة أو صفحتان (\u2068PDF\u2069) فيهما أحدث قيمك ومسارها وأدويتك. يُعدّ الملخص الآن ولا نحتفظ به.',
    },
    period: { en: 'Time covered', ar: 'المدة المشمولة' },
    answers: {
      en: 'Include what I said about conditions, allergies and goals',
      ar: 'تضمين ما ذكرته عن الحالات والحساسية والأهداف',
    },
    make: { en: 'Download PDF', ar: 'تنزيل PDF' },
    busy: { en: 'Preparing...', ar: 'جارٍ الإعداد...' },
    done: { en: 'Your summary has been downloaded', ar: 'تم تنزيل الملخص' },
    failed: { en: 'The summary could not be prepared', ar: 'تعذّر إعداد الملخص' },
  },
  title: { en: 'Health summary', ar: 'ملخص صحي' },
  name: { en: 'Name', ar: 'الاسم' },
  born: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
  sex: { en: 'Sex', ar: 'الجنس' },
  height: { en: 'Height', ar: 'الطول' },
  bmi: { en: 'BMI', ar: 'مؤشر كتلة الجسم' },
  period: { en: 'Period', ar: 'المدة' },
  since: (day: string, until: string): Word => ({ en: `${day} to ${until}`, ar: `من ${day} إلى ${until}` }),
  years: (count: number): Word =>
    counted(count, '# year', '# years', {
      zero: '# سنة',
      one: 'سنة واحدة',
      two: 'سنتان',
      few: '# سنوات',
      many: '# سنة',
      other: '# سنة',
    }),
  unknown: { en: 'Not given', ar: 'غير مذكور' },
  measurements: { en: 'Measurements', ar: 'القياسات' },
  latest: (day: string, source: string): Word => ({ en: `${day} · ${source}`, ar: `${day} · ${source}` }),
  perDay: (amount: string): Word => ({ en: `${amount} a day`, ar: `${amount} يوميًا` }),
  average: (amount: string): Word => ({ en: `average ${amount}`, ar: `المتوسط ${amount}` }),
  spread: (least: string, most: string): Word => ({
    en: `lowest ${least}, highest ${most}`,
    ar: `الأدنى ${least} والأعلى ${most}`,
  }),
  change: (amount: string): Word => ({ en: `change: ${amount}`, ar: `التغيّر: ${amount}` }),
  more: (amount: string): Word => ({ en: `${amount} more`, ar: `زيادة ${amount}` }),
  less: (amount: string): Word => ({ en: `${amount} less`, ar: `نقص ${amount}` }),
  same: { en: 'none', ar: 'لا تغيّر' },
  weekly: (change: string): Word => ({ en: `${change} a week lately`, ar: `${change} أسبوعيًا مؤخرًا` }),
  count: (count: number): Word =>
    counted(count, '# measurement', '# measurements', {
      zero: 'لا قياسات',
      one: 'قياس واحد',
      two: 'قياسان',
      few: '# قياسات',
      many: '# قياسًا',
      other: '# قياس',
    }),
  days: (count: number): Word =>
    counted(count, '# day', '# days', {
      zero: 'لا أيام',
      one: 'يوم واحد',
      two: 'يومان',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    }),
  moment: (kind: string, moment: string): Word => ({ en: `${kind}, ${moment}`, ar: `${kind}، ${moment}` }),
  chart: (kind: string, from: string, to: string): Word => ({
    en: `Chart of ${kind}, ${from} to ${to}`,
    ar: `رسم بياني: ${kind}، من ${from} إلى ${to}`,
  }),
  medicines: { en: 'Medicines and supplements', ar: 'الأدوية والمكمّلات' },
  taken: (day: string): Word => ({ en: `last entered ${day}`, ar: `آخر تسجيل ${day}` }),
  also: (names: string): Word => ({ en: `Also: ${names}`, ar: `وكذلك: ${names}` }),
  alsoAndMore: (names: string, count: number): Word => {
    const more = counted(count, 'and # more', 'and # more', {
      zero: 'ولا شيء غيرها',
      one: 'وواحد آخر',
      two: 'واثنان آخران',
      few: 'و# أخرى',
      many: 'و# أخرى',
      other: 'و# أخرى',
    })
    return { en: `Also: ${names}, ${more.en}`, ar: `وكذلك: ${names}، ${more.ar}` }
  },
  answers: { en: 'Told by the patient', ar: 'بحسب إفادة المريض' },
  conditions: { en: 'Conditions', ar: 'الحالات الصحية' },
  allergies: { en: 'Allergies', ar: 'الحساسية' },
  diet: { en: 'Diet', ar: 'النظام الغذائي' },
  goals: { en: 'Goals', ar: 'الأهداف' },
  none: { en: 'No measurements in this period.', ar: 'لا توجد قياسات في هذه المدة.' },
  unreadable: (count: number): Word =>
    counted(
      count,
      '# entry can no longer be read and is left out.',
      '# entries can no longer be read and are left out.',
      {
        zero: 'تعذّرت قراءة # قيد، فلم تُعرض.',
        one: 'تعذّرت قراءة قيد واحد، فلم يُعرض.',
        two: 'تعذّرت قراءة قيدين، فلم يُعرضا.',
        few: 'تعذّرت قراءة # قيود، فلم تُعرض.',
        many: 'تعذّرت قراءة # قيدًا، فلم تُعرض.',
        other: 'تعذّرت قراءة # قيد، فلم تُعرض.',
      },
    ),
  note: {
    en: 'Entered by the patient unless another source is named, and not checked. Ranges are for adults who are neither pregnant nor under treatment: lines to compare with, not a diagnosis.',
    ar: 'القيم من إدخال المريض ما لم يُذكر مصدر آخر، ولم تُدقَّق. والنطاقات لبالغين دون حمل أو علاج: خطوط للمقارنة وليست تشخيصًا.',
  },
  madeAt: (moment: string): Word => ({
    en: `Made by ${brand.name.en} on ${moment}`,
    ar: `من إعداد ${brand.name.ar} بتاريخ ${moment}`,
  }),
}
