import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

const countedMeals = (count: number): Word =>
  counted(count, '# meal', '# meals', {
    zero: 'لا وجبات',
    one: 'وجبة واحدة',
    two: 'وجبتان',
    few: '# وجبات',
    many: '# وجبة',
    other: '# وجبة',
  })

const countedDays = (count: number): Word =>
  counted(count, '# day', '# days', {
    zero: 'لا أيام',
    one: 'يوم واحد',
    two: 'يومان',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  })

/** What the patient reads of a plan. */
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
  atLeast: (amount: string) => both(`at least ${amount}`, `${amount} على الأقل`),
  eat: both('Tick off', 'تسجيل تناولها'),
  eaten: both('Eaten', 'تم تناولها'),
  eatNamed: (meal: string) => both(`Tick off: ${meal}`, `تسجيل تناولها: ${meal}`),
  eatenNamed: (meal: string) => both(`Eaten: ${meal}`, `تم تناولها: ${meal}`),
  more: both('Swap, note or photo', 'تبديل أو ملاحظة أو صورة'),
  moreOf: (meal: string) => both(`Swap, note or photo: ${meal}`, `تبديل أو ملاحظة أو صورة: ${meal}`),
  swapped: both('Swapped', 'بديل'),
  insteadOf: (food: string) => both(`instead of ${isolated(food)}`, `بدلًا من ${isolated(food)}`),
  or: both('or', 'أو'),
  recipe: both('How it is made', 'طريقة التحضير'),
  photoOf: (meal: string) => both(`Your photo of ${meal}`, `صورتك: ${meal}`),
  physician: {
    title: both('See a physician before you fast', 'يُرجى مراجعة الطبيب قبل الصيام'),
    text: both(
      'This plan has a suhoor or an iftar, and fasting with diabetes can be dangerous. Talk to your physician before your first day of fasting. Break your fast immediately if your blood sugar is below 70 mg/dL or above 300 mg/dL, or if you feel unwell.',
      'في هذه الخطة سحور أو إفطار، وقد يكون الصيام مع السكري خطرًا. يُرجى استشارة الطبيب قبل أول يوم صيام، وقطع الصيام فورًا إذا انخفض سكر الدم عن 70 ملجم/ديسيلتر أو تجاوز 300 ملجم/ديسيلتر، أو عند الشعور بتوعّك.',
    ),
    word: (said: string) => both(`From your dietitian: ${isolated(said)}`, `من أخصائيك: ${isolated(said)}`),
  },
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
  dialog: {
    swap: (food: string) => both(`In place of ${isolated(food)}`, `بدلًا من ${isolated(food)}`),
    asPlanned: (food: string) => both(`${food} (as planned)`, `${food} (كما في الخطة)`),
    noSwaps: both('Your dietitian has named no alternatives for this meal.', 'لم تُذكر بدائل لهذه الوجبة.'),
    note: both('Note', 'ملاحظة'),
    noteHelp: both(
      'Your dietitian can read it, if you share your meals.',
      'يمكن لأخصائيك قراءتها إن كنت تشارك وجباتك.',
    ),
    photo: both('Add a photo', 'إضافة صورة'),
    otherPhoto: both('Another photo', 'صورة أخرى'),
    chosen: (name: string) => both(`Chosen: ${isolated(name)}`, `تم اختيار: ${isolated(name)}`),
    photoFailed: both('The photo could not be saved', 'تعذّر حفظ الصورة'),
    save: both('Save', 'حفظ'),
    saving: both('Saving...', 'جارٍ الحفظ...'),
    cancel: both('Cancel', 'إلغاء'),
    saved: both('Saved', 'تم الحفظ'),
  },
  tickFailed: both('This could not be saved', 'تعذّر حفظ ذلك'),
  openDay: both('Open the day', 'فتح اليوم'),
  anyDay: (number: number) => both(`Day ${number}`, `اليوم ${number}`),
  emptyDay: both('Nothing planned', 'لا شيء مخطط'),
  pdf: both('Save as PDF', 'حفظ بصيغة PDF'),
  making: both('Preparing...', 'جارٍ التحضير...'),
  pdfFailed: both('The PDF could not be made', 'تعذّر إعداد ملف PDF'),
  earlier: both('Earlier plans', 'خطط سابقة'),
  changed: {
    title: (version: number) => both(`What is new in version ${version}`, `ما الجديد في النسخة ${version}`),
    on: (day: string) => both(`Published on ${day}`, `نُشرت في ${day}`),
  },
  water: (amount: string) => both(`Water to drink: ${amount} ml`, `ماء للشرب: ${amount} مل`),
}

/** How it went, for both sides: never a mark, never a scolding. */
export const adherence = {
  title: both('How it has gone', 'كيف كانت الأيام الماضية'),
  none: both(
    'Nothing is ticked off yet. It is there when you want it.',
    'لم يُسجَّل شيء بعد. يمكنك البدء متى أردت.',
  ),
  noneOfPatient: both('Nothing has been ticked off yet.', 'لم يُسجَّل شيء بعد.'),
  sum: (told: number, days: number, eaten: number, planned: number): Word => ({
    en: `On ${told} of ${countedDays(days).en} something was ticked off: ${eaten} of ${countedMeals(planned).en} of those days.`,
    ar: `سُجّلت وجبات في ${told} من ${countedDays(days).ar}: ${eaten} من ${countedMeals(planned).ar} في تلك الأيام.`,
  }),
  swapped: (count: number): Word => ({
    en: `${countedMeals(count).en} with an alternative`,
    ar: `${countedMeals(count).ar} ببديل`,
  }),
  note: both(
    'A day without ticks only means that nothing was noted.',
    'اليوم الخالي من التسجيل يعني فقط أنه لم يُدوَّن فيه شيء.',
  ),
  day: (day: string, eaten: number, planned: number): Word => ({
    en: `${day}: ${eaten} of ${countedMeals(planned).en}`,
    ar: `${day}: ${eaten} من ${countedMeals(planned).ar}`,
  }),
  notNoted: (day: string) => both(`${day}: nothing noted`, `${day}: لم يُدوَّن شيء`),
  notes: both('Notes and photos', 'ملاحظات وصور'),
  photo: both('Photo', 'صورة'),
  failed: both('This could not be loaded', 'تعذّر تحميل ذلك'),
  notShared: both(
    'Meals are not shared with you, so nothing can be shown here.',
    'الوجبات غير مشتركة معك، لذا لا يمكن عرض شيء هنا.',
  ),
}

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

export const planPaper = {
  made: (brand: string, day: string) => both(`Made by ${brand} on ${day}`, `من إعداد ${brand} في ${day}`),
  allergies: both('Allergies', 'الحساسية'),
  kcal: (amount: string) => both(`${amount} kcal`, `${amount} سعرة`),
}
