import type { FoodColumn } from '#contract/foods/food-columns.ts'
import type { FoodLineFault } from '#contract/foods/read-foods.ts'
import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'
import { markNames, nutrientNames } from './options.ts'
import { foodFormWords } from './screen.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

const foods = (count: number): Word =>
  counted(count, '# food', '# foods', {
    zero: 'لا أطعمة',
    one: 'صنف واحد',
    two: 'صنفان',
    few: '# أصناف',
    many: '# صنفًا',
    other: '# صنف',
  })

export const columnNames: Readonly<Record<FoodColumn, Word>> = {
  ...nutrientNames,
  ...markNames,
  nameEn: foodFormWords.nameEn,
  nameAr: foodFormWords.nameAr,
  name: both('Name', 'الاسم'),
  group: foodFormWords.group,
  salt: both('Salt', 'الملح'),
  portion: both('Portion', 'الحصة'),
  portionGrams: both('Weight of the portion', 'وزن الحصة'),
  allergens: both('Allergens', 'مسببات الحساسية'),
}

/** Why a line of a file is left out; `column` is empty or names the column. */
export const foodLineFaultWords: Readonly<Record<FoodLineFault, (column: Word) => Word>> = {
  name_missing: () => both('There is no name', 'لا يوجد اسم'),
  name_too_long: () => both('The name is longer than 80 letters', 'الاسم أطول من 80 حرفًا'),
  value_missing: ({ en, ar }) => both(`No value: ${en}`, `لا توجد قيمة: ${ar}`),
  value_unreadable: ({ en, ar }) => both(`Not a number: ${en}`, `ليست رقمًا: ${ar}`),
  value_implausible: ({ en, ar }) => both(`Too high for 100 g: ${en}`, `أعلى من الممكن في 100 غ: ${ar}`),
  sum_implausible: () => foodFormWords.tooMuch,
  portion_incomplete: () => both('The portion has no weight', 'وزن الحصة غير مذكور'),
  mark_unknown: ({ en, ar }) =>
    both(`Neither yes, no nor depends: ${en}`, `ليست نعم ولا لا ولا بحسب التحضير: ${ar}`),
  twice: () => both('The same name stands further up in the file', 'الاسم نفسه مذكور قبل ذلك في الملف'),
}

export const foodImport = {
  title: both('Import foods', 'استيراد أطعمة'),
  text: both(
    'A CSV file with one food a line: name, energy, protein, carbohydrate and fat in 100 g, and whatever else is known of it. You see what was read before anything is added.',
    'ملف CSV فيه طعام واحد في كل سطر: الاسم والطاقة والبروتين والكربوهيدرات والدهون في 100 غ، وما يُعرف غير ذلك. يظهر ما قُرئ قبل إضافة أي شيء.',
  ),
  choose: both('Choose a CSV file', 'اختيار ملف CSV'),
  chooseOther: both('Choose another file', 'اختيار ملف آخر'),
  example: both('Download an example', 'تنزيل مثال'),
  limits: both(
    'Up to 1,000 lines and 2 MB. From Excel: Save as, CSV UTF-8.',
    `حتى 1,000 سطر و2 ميجابايت. من ${isolated('Excel')}: حفظ باسم، ثم ${isolated('CSV UTF-8')}.`,
  ),
  wrongType: both('Please choose a CSV file', 'يُرجى اختيار ملف CSV'),
  tooLarge: (size: string): Word =>
    both(
      `This file is ${size}, and the limit is 2 MB. Split it and import one part after the other.`,
      `حجم هذا الملف ${size}، والحد الأقصى 2 ميجابايت. يُرجى تقسيمه واستيراد أجزائه واحدًا تلو الآخر.`,
    ),
  unreadable: both(
    'No table could be found in this file, or it has more than 1,000 lines.',
    'لم يُعثر على جدول في هذا الملف، أو أنه يتجاوز 1,000 سطر.',
  ),
  file: (name: string, lines: number): Word => {
    const count = counted(lines, '# line', '# lines', {
      zero: 'لا أسطر',
      one: 'سطر واحد',
      two: 'سطران',
      few: '# أسطر',
      many: '# سطرًا',
      other: '# سطر',
    })
    return both(`${isolated(name)}: ${count.en}`, `${isolated(name)}: ${count.ar}`)
  },
  columnsRead: (read: string, all: string): Word =>
    both(`Columns: ${read} of ${all} are taken over`, `الأعمدة: يؤخذ ${read} من ${all}`),
  leftOut: both('Left out', 'لا يؤخذ'),
  unnamed: (number: string): Word => both(`Column ${number}`, `العمود ${number}`),
  suchAs: (value: string): Word => both(`such as ${isolated(value)}`, `مثل ${isolated(value)}`),
  converted: (from: string, to: Word): Word =>
    both(
      `In ${isolated(from)}, converted to ${isolated(to.en)}`,
      `بوحدة ${isolated(from)}، وتُحوَّل إلى ${isolated(to.ar)}`,
    ),
  notThisUnit: (unit: string): Word =>
    both(`${isolated(unit)} is no unit of this`, `${isolated(unit)} ليست من وحدات هذه القيمة`),
  missing: (names: Word): Word =>
    both(`Say which column this is in: ${names.en}`, `يلزم تحديد العمود الذي يحتوي على: ${names.ar}`),
  found: (count: number): Word => ({
    en: `${foods(count).en} can be imported`,
    ar: `ما يمكن استيراده: ${foods(count).ar}`,
  }),
  first: (count: number): Word => ({
    en: `The first ${foods(count).en}, as they will be listed`,
    ar: `الأولى كما ستظهر هنا: ${foods(count).ar}`,
  }),
  refused: (count: number) =>
    counted(count, '# line left out', '# lines left out', {
      zero: 'لم يُترك أي سطر',
      one: 'تُرك سطر واحد',
      two: 'تُرك سطران',
      few: 'تُركت # أسطر',
      many: 'تُرك # سطرًا',
      other: 'تُرك # سطر',
    }),
  line: (line: string, name: string, reason: Word): Word =>
    both(
      `Line ${line}${name ? ` (${isolated(name)})` : ''}: ${reason.en}`,
      `السطر ${line}${name ? ` (${isolated(name)})` : ''}: ${reason.ar}`,
    ),
  firstOnly: both(
    'The first fifty are listed. The report has all of them.',
    'تظهر أول خمسين سطرًا، وهي كلها في التقرير.',
  ),
  start: (count: number): Word => ({
    en: `Import ${foods(count).en}`,
    ar: `استيراد ${count === 2 ? 'صنفين' : foods(count).ar}`,
  }),
  importing: both('Importing...', 'جارٍ الاستيراد...'),
  progress: (done: string, all: string): Word => both(`${done} of ${all}`, `${done} من ${all}`),
  cancel: both('Cancel', 'إلغاء'),
  close: both('Close', 'إغلاق'),
  done: both('Import finished', 'انتهى الاستيراد'),
  stopped: both('The import stopped on the way', 'توقف الاستيراد قبل اكتماله'),
  again: both('Continue', 'متابعة'),
  added: (count: number): Word => ({ en: `${foods(count).en} added`, ar: `أُضيف: ${foods(count).ar}` }),
  known: (count: number): Word => ({
    en: `${foods(count).en} already among yours, left as they are`,
    ar: `موجود من قبل وبقي كما هو: ${foods(count).ar}`,
  }),
  knownReason: both('Already among your foods', 'موجود ضمن أطعمتك'),
  report: both('Download the report', 'تنزيل التقرير'),
  reportLine: both('Line', 'السطر'),
  reportReason: both('Reason', 'السبب'),
}
