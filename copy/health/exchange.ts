import type { LeftOutReason } from '#contract/health/apple-health.ts'
import type { LineFault } from '#contract/health/exchange.ts'
import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

/** Why a line of a file was left out. */
export const lineFaultWords: Readonly<Record<LineFault, Word>> = {
  line_unreadable: { en: 'The line could not be read', ar: 'تعذّرت قراءة السطر' },
  kind_unknown: { en: 'Unknown kind of measurement', ar: 'نوع القياس غير معروف' },
  value_unreadable: { en: 'The value is not a number', ar: 'القيمة ليست رقمًا' },
  unit_unknown: { en: 'Unknown unit', ar: 'الوحدة غير معروفة' },
  value_implausible: { en: 'The value is not plausible', ar: 'القيمة غير معقولة' },
  date_unreadable: { en: 'The date could not be read', ar: 'تعذّرت قراءة التاريخ' },
  date_in_future: { en: 'The date is in the future', ar: 'التاريخ في المستقبل' },
}

const measurements = (count: number, en: string, ar: string): Word => {
  const said = counted(count, '# measurement', '# measurements', {
    zero: 'لا قياسات',
    one: 'قياس واحد',
    two: 'قياسان',
    few: '# قياسات',
    many: '# قياسًا',
    other: '# قياس',
  })
  return { en: `${said.en} ${en}`, ar: `${ar}: ${said.ar}` }
}

const records = (count: number): Word =>
  counted(count, '# record', '# records', {
    zero: 'لا سجلات',
    one: 'سجل واحد',
    two: 'سجلان',
    few: '# سجلات',
    many: '# سجلًا',
    other: '# سجل',
  })

/** Why parts of an Apple Health export are left out. */
export const leftOutWords: Readonly<Record<LeftOutReason, Word>> = {
  kind_unknown: { en: 'Kinds of data that are not recorded here', ar: 'أنواع بيانات لا تُسجَّل هنا' },
  value_unreadable: lineFaultWords.value_unreadable,
  unit_unknown: lineFaultWords.unit_unknown,
  value_implausible: lineFaultWords.value_implausible,
  date_unreadable: lineFaultWords.date_unreadable,
  date_in_future: lineFaultWords.date_in_future,
  pair_incomplete: {
    en: 'Blood pressure with only one of its two values',
    ar: 'ضغط دم بقيمة واحدة من قيمتيه',
  },
  day_not_over: {
    en: 'Totals of a day or night that is not over yet',
    ar: 'مجاميع يوم أو ليلة لم تنتهِ بعد',
  },
  too_many: {
    en: 'Older ones, more than one import takes. Import the file once more afterwards.',
    ar: 'قياسات أقدم تتجاوز حد الاستيراد الواحد. يمكن استيراد الملف مرة أخرى بعد ذلك.',
  },
}

export const exchange = {
  apple: {
    title: { en: 'Apple Health', ar: 'تطبيق «صحتي» من Apple' },
    text: {
      en: 'In the Health app, open your profile and choose Export All Health Data. Choose the file export.zip here: you see what was found before anything is added.',
      ar: 'يُصدَّر الملف من تطبيق «صحتي»: الملف الشخصي، ثم تصدير جميع البيانات الصحية. وبعد اختيار الملف \u2066export.zip\u2069 هنا، يظهر ما عُثر عليه قبل إضافة أي شيء.',
    },
    choose: { en: 'Choose export.zip', ar: 'اختيار الملف \u2066export.zip\u2069' },
    sending: { en: 'Uploading...', ar: 'جارٍ الرفع...' },
    sent: (percent: string): Word => ({ en: `${percent}% uploaded`, ar: `تم رفع ${percent}%` }),
    reading: {
      en: 'Reading the file... This can take a few minutes.',
      ar: 'جارٍ قراءة الملف... قد يستغرق ذلك بضع دقائق.',
    },
    wrongType: {
      en: 'Please choose the file export.zip, or the export.xml inside it',
      ar: 'يُرجى اختيار الملف \u2066export.zip\u2069 أو الملف \u2066export.xml\u2069 الذي بداخله',
    },
    tooLarge: (size: string, limit: string): Word => ({
      en: `This file is ${size}, and the limit is ${limit}.`,
      ar: `حجم هذا الملف ${size}، والحد الأقصى ${limit}.`,
    }),
    found: { en: 'What was found', ar: 'ما عُثر عليه' },
    nothing: { en: 'There is nothing new in this file.', ar: 'لا جديد في هذا الملف.' },
    kind: (count: string, from: string, to: string): Word => ({
      en: `${count}, ${from} to ${to}`,
      ar: `${count}، من ${from} إلى ${to}`,
    }),
    fresh: (count: number) =>
      counted(count, '# new measurement', '# new measurements', {
        zero: 'لا قياسات جديدة',
        one: 'قياس جديد واحد',
        two: 'قياسان جديدان',
        few: '# قياسات جديدة',
        many: '# قياسًا جديدًا',
        other: '# قياس جديد',
      }),
    known: (count: number) => measurements(count, 'already there', 'موجود من قبل'),
    leftOut: { en: 'Left out', ar: 'ما تُرك' },
    records,
    add: { en: 'Add to my record', ar: 'إضافة إلى سجلي' },
    adding: { en: 'Adding...', ar: 'جارٍ الإضافة...' },
    cancel: { en: 'Cancel', ar: 'إلغاء' },
  },
  import: {
    title: { en: 'Import', ar: 'الاستيراد' },
    text: {
      en: 'A CSV file with the columns below, or one that you downloaded here. Nothing is imported twice.',
      ar: 'ملف CSV بالأعمدة أدناه، أو ملف سبق تنزيله من هنا. لا يُستورد شيء مرتين.',
    },
    choose: { en: 'Choose a CSV file', ar: 'اختيار ملف CSV' },
    sending: { en: 'Importing...', ar: 'جارٍ الاستيراد...' },
    wrongType: { en: 'Please choose a CSV file', ar: 'يُرجى اختيار ملف CSV' },
    done: { en: 'Import finished', ar: 'انتهى الاستيراد' },
    added: (count: number) => measurements(count, 'added', 'أُضيف'),
    known: (count: number) => measurements(count, 'already there', 'موجود من قبل'),
    refused: (count: number) =>
      counted(count, '# line left out', '# lines left out', {
        zero: 'لم يُترك أي سطر',
        one: 'تُرك سطر واحد',
        two: 'تُرك سطران',
        few: 'تُركت # أسطر',
        many: 'تُرك # سطرًا',
        other: 'تُرك # سطر',
      }),
    line: (line: string, reason: Word): Word => ({
      en: `Line ${line}: ${reason.en}`,
      ar: `السطر ${line}: ${reason.ar}`,
    }),
    firstOnly: { en: 'Only the first fifty are listed.', ar: 'تظهر أول خمسين سطرًا فقط.' },
  },
  export: {
    title: { en: 'A copy of your measurements', ar: 'نسخة من قياساتك' },
    text: {
      en: 'All measurements as a table that other programs can open.',
      ar: 'جميع القياسات في جدول تفتحه البرامج الأخرى.',
    },
    csv: { en: 'Download CSV', ar: 'تنزيل CSV' },
  },
}
