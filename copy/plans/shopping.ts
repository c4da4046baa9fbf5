import { counted } from '../counted.ts'
import type { Word } from '../word.ts'
import { countedDays } from './counts.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

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
  cooks: both('Dishes by their ingredients', 'مكونات الأطباق بدل الأطباق'),
  asSoldCooked: both(
    'Weights are as a shop sells them, with peel and bones. Of a dish you see what goes into it.',
    'الأوزان كما تُباع في المتجر، بالقشر والعظم. وتظهر مكونات الطبق بدلًا منه.',
  ),
  asSold: both(
    'Weights are as a shop sells them, with peel and bones. Dishes are cooked at home: your plan says how.',
    'الأوزان كما تُباع في المتجر، بالقشر والعظم. أما الأطباق فتُطبخ في البيت كما في خطتك.',
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
