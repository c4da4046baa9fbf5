import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

const values = (count: number): Word =>
  counted(count, '# value', '# values', {
    zero: '# قيمة',
    one: 'قيمة واحدة',
    two: 'قيمتين',
    few: '# قيم',
    many: '# قيمة',
    other: '# قيمة',
  })

/** The measurements of a visit: the form, and the import of a file. */
export const visitWords = {
  text: {
    en: 'Fill in what you have measured and leave the rest empty.',
    ar: 'أدخل ما قسته، واترك الباقي فارغًا.',
  },
  unread: {
    en: 'The earlier values could not be loaded. You can fill in the form all the same.',
    ar: 'تعذّر تحميل القيم السابقة. لا يزال بإمكانك تعبئة النموذج.',
  },
  last: (value: string, day: string): Word => ({
    en: `Last: ${value}, ${isolated(day)}`,
    ar: `السابق: ${value}، ${isolated(day)}`,
  }),
  pressure: { en: 'Blood pressure', ar: 'ضغط الدم' },
  measured: (when: string): Word => ({
    en: `Measured ${isolated(when)}`,
    ar: `وقت القياس: ${isolated(when)}`,
  }),
  measuredNow: { en: 'Measured now', ar: 'وقت القياس: الآن' },
  otherTime: { en: 'Another time', ar: 'وقت آخر' },
  oneNeeded: { en: 'Fill in at least one value.', ar: 'أدخل قيمة واحدة على الأقل.' },
  save: { en: 'Save', ar: 'حفظ' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  saved: (added: number, known: number): Word => ({
    en:
      known === 0
        ? `${values(added).en} saved`
        : `${values(added).en} saved; ${values(known).en} of that time had been recorded already`,
    ar:
      known === 0
        ? `حُفظ من القيم: ${values(added).ar}`
        : `حُفظ من القيم: ${values(added).ar}، وكان مسجّلًا للوقت نفسه: ${values(known).ar}`,
  }),
  file: {
    choose: { en: 'From a CSV file', ar: 'من ملف CSV' },
    help: {
      en: 'The export of a body composition analyser such as InBody, with English or Arabic headings.',
      ar: 'ملف من جهاز تحليل تركيب الجسم مثل InBody، بعناوين أعمدة عربية أو إنجليزية.',
    },
    title: { en: 'What was found in the file', ar: 'ما وُجد في الملف' },
    nothing: {
      en: 'No column of this file could be recognised. It needs a heading for the date and one for a measurement.',
      ar: 'لم يُتعرّف على أي عمود في الملف. يلزم عمود للتاريخ وآخر لأحد القياسات.',
    },
    tooLarge: { en: 'This file is larger than 1 MB.', ar: 'حجم الملف يتجاوز 1 ميجابايت.' },
    unreadable: { en: 'This file could not be read.', ar: 'تعذّرت قراءة الملف.' },
    columns: { en: 'Recognised columns', ar: 'الأعمدة التي جرى التعرّف عليها' },
    ignored: (count: number): Word =>
      counted(count, '# other column is left out.', '# other columns are left out.', {
        zero: 'لم يُترك أي عمود.',
        one: 'يُترك عمود واحد آخر.',
        two: 'يُترك عمودان آخران.',
        few: 'تُترك # أعمدة أخرى.',
        many: 'يُترك # عمودًا آخر.',
        other: 'يُترك # عمود آخر.',
      }),
    whose: { en: 'Whose measurements', ar: 'صاحب القياسات' },
    whoseHelp: {
      en: 'The file names several people. Choose the one whose page this is.',
      ar: 'في الملف أكثر من اسم. اختر الاسم المطابق لهذا الملف.',
    },
    chooseName: { en: 'Choose a name', ar: 'اختيار الاسم' },
    named: (name: string): Word => ({
      en: `Name in the file: ${isolated(name)}`,
      ar: `الاسم في الملف: ${isolated(name)}`,
    }),
    visits: { en: 'Visits in the file', ar: 'الزيارات الواردة في الملف' },
    newest: (most: number): Word => ({
      en: `The newest ${most} are taken.`,
      ar: `تُؤخذ أحدث ${most} زيارة.`,
    }),
    faults: { en: 'Left out', ar: 'لم تُؤخذ' },
    moreFaults: (count: number): Word =>
      counted(count, 'and # more', 'and # more', {
        zero: 'ولا غيرها',
        one: 'وقيمة أخرى',
        two: 'وقيمتان أخريان',
        few: 'و# قيم أخرى',
        many: 'و# قيمة أخرى',
        other: 'و# قيمة أخرى',
      }),
    fault: (row: number, column: string, what: Word): Word => ({
      en: `Row ${row}, column ${isolated(column)}: ${what.en}`,
      ar: `الصف ${row}، العمود ${isolated(column)}: ${what.ar}`,
    }),
    kinds: {
      date_unreadable: { en: 'not a date', ar: 'ليس تاريخًا' },
      date_in_future: { en: 'in the future', ar: 'في المستقبل' },
      value_unreadable: { en: 'not a number', ar: 'ليس رقمًا' },
      value_implausible: { en: 'not a plausible value', ar: 'قيمة غير معقولة' },
      pair_incomplete: { en: 'the other pressure is missing', ar: 'تنقصه القيمة الأخرى للضغط' },
    },
    notShared: (groups: string): Word => ({
      en: `Not shared with you, so left out: ${groups}.`,
      ar: `غير متاح لك، فلا يُؤخذ: ${groups}.`,
    }),
    save: (count: number): Word => ({
      en: `Save ${values(count).en}`,
      ar: `حفظ ${values(count).ar}`,
    }),
    back: { en: 'Back to the form', ar: 'العودة إلى النموذج' },
  },
}
