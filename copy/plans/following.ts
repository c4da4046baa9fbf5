import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'
import { countedMeals } from './counts.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

/** The plan, as its patient reads it. */
export const following = {
  failed: both('Your plan could not be loaded', 'تعذّر تحميل خطتك'),
  views: {
    label: both('Your plan', 'خطتك'),
    today: both('Today', 'اليوم'),
    week: both('Week', 'الأسبوع'),
    shopping: both('Shopping list', 'قائمة التسوّق'),
  },
  plan: both('Plan', 'الخطة'),
  from: (dietitian: string) => both(`From ${isolated(dietitian)}`, `من ${isolated(dietitian)}`),
  dayOf: (number: number, days: number) => both(`Day ${number} of ${days}`, `اليوم ${number} من ${days}`),
  hasEnded: both(
    'This plan has ended. It stays here for you to look at.',
    'انتهت هذه الخطة، وتبقى هنا للاطلاع عليها.',
  ),
  notToday: both('Nothing is planned for this day', 'لا شيء مخطط لهذا اليوم'),
  beginsOn: (day: string) => both(`Your plan begins on ${day}.`, `تبدأ خطتك يوم ${day}.`),
  isOver: both('The last day of this plan has passed.', 'مضى آخر يوم في هذه الخطة.'),
  noStart: both(
    'Your dietitian has not set a first day yet. The week shows every day of the plan.',
    'لم يُحدَّد اليوم الأول بعد. يعرض الأسبوع كل أيام الخطة.',
  ),
  previousDay: both('Previous day', 'اليوم السابق'),
  nextDay: both('Next day', 'اليوم التالي'),
  backToToday: both('Back to today', 'العودة إلى اليوم'),
  eatenOf: (eaten: number, planned: number): Word => ({
    en: `${eaten} of ${countedMeals(planned).en} ticked off`,
    ar: `تم تسجيل ${eaten} من ${countedMeals(planned).ar}`,
  }),
  left: both('Left of the day', 'المتبقي من اليوم'),
  planned: both('Planned for the day', 'المخطط لليوم'),
  allDone: both('Every meal of the day is ticked off.', 'سُجّلت كل وجبات اليوم.'),
  eaten: both('Eaten', 'ما تم تناوله'),
  energyOf: (eaten: string, whole: string) =>
    both(`${eaten} of ${whole} kcal eaten`, `تم تناول ${eaten} من ${whole} سعرة`),
  atLeast: (amount: string) => both(`at least ${amount}`, `${amount} على الأقل`),
  undo: both('Undo', 'تراجع'),
  nextMeal: both('Next meal', 'الوجبة التالية'),
  next: (meal: string) => both(`Next: ${isolated(meal)}`, `التالي: ${isolated(meal)}`),
  eat: both('Tick off', 'تسجيل'),
  eatNext: (meal: string) => both(`Next, ${isolated(meal)}: Tick off`, `التالي، ${isolated(meal)}: تسجيل`),
  eatNamed: (meal: string) => both(`Tick off: ${meal}`, `تسجيل تناولها: ${meal}`),
  eatenNamed: (meal: string) => both(`Eaten: ${meal}. Undo`, `تم تناولها: ${meal}. تراجع`),
  more: both('Swap, note or photo', 'تبديل أو ملاحظة أو صورة'),
  moreOf: (meal: string) => both(`Swap, note or photo: ${meal}`, `تبديل أو ملاحظة أو صورة: ${meal}`),
  swap: both('Swap or note', 'تبديل أو ملاحظة'),
  swapOf: (meal: string) => both(`Swap or note: ${meal}`, `تبديل أو ملاحظة: ${meal}`),
  swapped: both('Swapped', 'بديل'),
  insteadOf: (food: string) => both(`instead of ${isolated(food)}`, `بدلًا من ${isolated(food)}`),
  or: both('or', 'أو'),
  recipe: both('How it is made', 'طريقة التحضير'),
  /** Of a dish; the meal's own text is above. */
  dish: both('Recipe', 'الوصفة'),
  dishOf: (dish: string) => both(`Recipe: ${isolated(dish)}`, `الوصفة: ${isolated(dish)}`),
  photoOf: (meal: string) => both(`Your photo of ${meal}`, `صورتك: ${meal}`),
  warned: {
    title: both('Look at this before you cook', 'يُرجى الانتباه قبل الطبخ'),
    line: (meal: string, food: string, warning: string) =>
      both(`${meal}, ${isolated(food)}: ${warning}`, `${meal}، ${isolated(food)}: ${warning}`),
    ask: both(
      'Your plan names it all the same. If in doubt, leave it out and ask your dietitian.',
      'هذا الطعام مذكور في خطتك رغم ذلك. عند الشك يُفضَّل تركه وسؤال أخصائيك.',
    ),
    told: (words: string) => both(`You told us: ${isolated(words)}`, `ما ذكرته لنا: ${isolated(words)}`),
  },
  kept: (at: string) =>
    both(
      `There is no connection. This is your plan as it was at ${isolated(at)}.`,
      `لا يوجد اتصال. هذه خطتك كما كانت عند ${isolated(at)}.`,
    ),
  unsent: both(
    'What you ticked off is kept on this device and sent once the connection is back.',
    'ما سجّلته محفوظ على هذا الجهاز، ويُرسل عند عودة الاتصال.',
  ),
  tickFailed: both('This could not be saved', 'تعذّر حفظ ذلك'),
  openDay: both('Open the day', 'فتح اليوم'),
  anyDay: (number: number) => both(`Day ${number}`, `اليوم ${number}`),
  emptyDay: both('Nothing planned', 'لا شيء مخطط'),
  earlier: both('Earlier plans', 'خطط سابقة'),
  changed: {
    title: (version: number) => both(`What is new in version ${version}`, `ما الجديد في النسخة ${version}`),
    on: (day: string) => both(`Published on ${day}`, `نُشرت في ${day}`),
  },
  water: (amount: string) => both(`Water to drink: ${amount} ml`, `ماء للشرب: ${amount} مل`),
}
