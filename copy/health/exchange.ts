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

export const exchange = {
  import: {
    title: { en: 'Import', ar: 'الاستيراد' },
    text: {
      en: 'A CSV file with the columns below, or one that you downloaded here. Nothing is taken over twice.',
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
