import type { ShopUnit } from '#contract/foods/food.ts'
import { counted } from '../counted.ts'
import type { Word } from '../word.ts'
import { countedDays } from './counts.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

/** Shops sell these whole. */
export const countedUnits = {
  piece: (count) =>
    counted(count, '# piece', '# pieces', {
      ...{ zero: 'لا شيء', one: 'حبة واحدة', two: 'حبتان', few: '# حبات', many: '# حبة', other: '# حبة' },
    }),
  loaf: (count) =>
    counted(count, '# loaf', '# loaves', {
      ...{
        zero: 'لا شيء',
        one: 'رغيف واحد',
        two: 'رغيفان',
        few: '# أرغفة',
        many: '# رغيفًا',
        other: '# رغيف',
      },
    }),
  bunch: (count) =>
    counted(count, '# bunch', '# bunches', {
      ...{ zero: 'لا شيء', one: 'حزمة واحدة', two: 'حزمتان', few: '# حزم', many: '# حزمة', other: '# حزمة' },
    }),
  pot: (count) =>
    counted(count, '# pot', '# pots', {
      ...{ zero: 'لا شيء', one: 'علبة واحدة', two: 'علبتان', few: '# علب', many: '# علبة', other: '# علبة' },
    }),
  tin: (count) =>
    counted(count, '# can', '# cans', {
      ...{ zero: 'لا شيء', one: 'علبة واحدة', two: 'علبتان', few: '# علب', many: '# علبة', other: '# علبة' },
    }),
  packet: (count) =>
    counted(count, '# packet', '# packets', {
      ...{
        zero: 'لا شيء',
        one: 'عبوة واحدة',
        two: 'عبوتان',
        few: '# عبوات',
        many: '# عبوة',
        other: '# عبوة',
      },
    }),
  litre: (count) => both(`${count}\u00a0L`, `${count}\u00a0لتر`),
  kilo: (count) => both(`${count}\u00a0kg`, `${count}\u00a0كجم`),
} satisfies Record<ShopUnit, (count: number) => Word>

export const shopping = {
  failed: both('The shopping list could not be loaded', 'تعذّر تحميل قائمة التسوّق'),
  days: both('For how long', 'المدة'),
  forDays: (count: number): Word => countedDays(count),
  people: both('For how many people', 'عدد الأشخاص'),
  forPeople: (count: number): Word =>
    counted(count, '# person', '# people', {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '# أشخاص',
      many: '# شخصًا',
      other: '# شخص',
    }),
  counted: (count: number, all: number): Word => ({
    en: `${count} of ${all} in the basket`,
    ar: `${count} من ${all} في السلة`,
  }),
  cooks: both('I cook: raw ingredients instead of dishes', 'أطبخ في البيت: مكونات نيئة بدل الأطباق'),
  asSoldCooked: both(
    'Rounded up to what shops sell; in brackets, the weight you need with peel and bones. Dishes are listed by what goes into them, cooked food by what it is cooked from.',
    'الكميات مقرّبة إلى ما يُباع في المتجر، وبين قوسين الوزن اللازم بالقشر والعظم. وتظهر بدل الأطباق مكوناتها، وبدل المطبوخ ما يُطبخ منه.',
  ),
  asSold: both(
    'Rounded up to what shops sell; in brackets, the weight you need with peel and bones. Dishes are listed as they are.',
    'الكميات مقرّبة إلى ما يُباع في المتجر، وبين قوسين الوزن اللازم بالقشر والعظم. وتظهر الأطباق كما هي.',
  ),
  none: both('Nothing is planned in these days', 'لا شيء مخطط في هذه الأيام'),
  noneText: both(
    'Choose a longer time, or look at the week.',
    'يمكن اختيار مدة أطول أو الاطلاع على الأسبوع.',
  ),
  share: both('Share as text', 'مشاركة كنص'),
  copied: both('Copied. You can paste it anywhere.', 'تم النسخ، ويمكن لصقه في أي مكان.'),
  copyFailed: both('The list could not be copied', 'تعذّر نسخ القائمة'),
  clear: both('Empty the basket', 'إفراغ السلة'),
  heading: (from: string, to: string) =>
    both(`Shopping list, ${from} to ${to}`, `قائمة التسوّق، من ${from} إلى ${to}`),
}
