import type { PlanState } from '#contract/plans/authored-plans.ts'
import type { Activity, Formula } from '#contract/plans/targets.ts'
import { counted, type Forms } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

const both = (en: string, ar: string): Word => ({ en, ar })
const count = (one: string, other: string, ar: Forms) => (many: number) => counted(many, one, other, ar)

export const stateNames: Record<PlanState, Word> = {
  draft: both('Draft', 'مسودة'),
  published: both('Published', 'منشورة'),
  ended: both('Ended', 'منتهية'),
}

export const editorWords = {
  failed: both('The plan could not be loaded', 'تعذر تحميل الخطة'),
  missing: both('This plan is not here', 'هذه الخطة غير موجودة'),
  missingText: both(
    'It may have been removed, or it belongs to a patient whom you no longer treat.',
    'ربما حُذفت، أو أنها لمريض لم يعد تحت رعايتك.',
  ),
  all: both('All nutrition plans', 'كل الخطط الغذائية'),
  title: both('Name of the plan', 'اسم الخطة'),
  forPatient: (name: string) => both(`For ${isolated(name)}`, `إلى ${isolated(name)}`),
  version: (number: number) => both(`Version ${number}`, `النسخة ${number}`),
  hasChanges: both('Changes not published yet', 'تغييرات لم تُنشر بعد'),
  nothingNew: both('Nothing new to publish', 'لا جديد للنشر'),
  undo: both('Undo', 'تراجع'),
  redo: both('Redo', 'إعادة'),
  more: both('More', 'المزيد'),
  conflict: both(
    'This plan was changed in another window. What you wrote last is not saved.',
    'تغيّرت هذه الخطة في نافذة أخرى، وآخر ما كتبته هنا غير محفوظ.',
  ),
  reload: both('Load the saved plan', 'تحميل الخطة المحفوظة'),
  readOnly: both(
    'This plan has ended and stays as it was. A new plan can begin with it.',
    'انتهت هذه الخطة وتبقى كما كانت. يمكن بدء خطة جديدة منها.',
  ),
  days: both('Days of the plan', 'أيام الخطة'),
  addDay: both('Add a day', 'إضافة يوم'),
  removeDay: both('Remove this day', 'حذف هذا اليوم'),
  copyDay: both('Copy this day to other days', 'نسخ هذا اليوم إلى أيام أخرى'),
  repeatWeek: both('Repeat the week from here', 'تكرار الأسبوع من هنا'),
  dayActions: both('This day', 'هذا اليوم'),
  dayNote: both('Note for this day', 'ملاحظة لهذا اليوم'),
  noMeals: both('No meals on this day yet', 'لا وجبات في هذا اليوم بعد'),
  addMeal: both('Add a meal', 'إضافة وجبة'),
  mealKind: both('Kind of meal', 'نوع الوجبة'),
  mealTime: both('Time', 'الوقت'),
  mealName: both('Custom name', 'اسم آخر للوجبة'),
  mealNote: both('Note', 'ملاحظة'),
  recipe: both('Recipe', 'طريقة التحضير'),
  mealDetails: both('Name, note and recipe', 'الاسم والملاحظة وطريقة التحضير'),
  mealActions: (meal: string) => both(`Actions: ${meal}`, `إجراءات: ${meal}`),
  copyMeal: both('Copy to other days', 'نسخ إلى أيام أخرى'),
  mealUp: both('Move up', 'تحريك إلى أعلى'),
  mealDown: both('Move down', 'تحريك إلى أسفل'),
  removeMeal: both('Remove meal', 'حذف الوجبة'),
  noItems: both('Nothing here yet', 'لا شيء هنا بعد'),
  add: (meal: string) => both(`Add a food to ${meal}`, `إضافة طعام: ${meal}`),
  addShort: both('Add a food, e.g. 150 kabsa', 'إضافة طعام، مثال: 150 كبسة'),
  found: count('# food found', '# foods found', {
    zero: '# نتيجة',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '# نتائج',
    many: '# نتيجة',
    other: '# نتيجة',
  }),
  noneFound: both('No food is called that', 'لا يوجد طعام بهذا الاسم'),
  searchFailed: both('Foods could not be searched', 'تعذر البحث في الأطعمة'),
  amountOf: (food: string) => both(`Amount of ${isolated(food)}`, `كمية ${isolated(food)}`),
  portionOf: (food: string) => both(`Measure of ${isolated(food)}`, `مقدار ${isolated(food)}`),
  grams: both('g', 'غ'),
  kcal: (amount: string) => both(`${amount} kcal`, `${amount} سعرة`),
  itemActions: (food: string) => both(`Actions: ${isolated(food)}`, `إجراءات: ${isolated(food)}`),
  itemUp: both('Move up (Alt ↑)', 'تحريك إلى أعلى (Alt ↑)'),
  itemDown: both('Move down (Alt ↓)', 'تحريك إلى أسفل (Alt ↓)'),
  alternatives: both('Alternatives', 'بدائل'),
  alternativesOf: (food: string) => both(`Alternatives to ${isolated(food)}`, `بدائل ${isolated(food)}`),
  addAlternative: both('Add an alternative of the same energy', 'إضافة بديل بالطاقة نفسها'),
  or: both('or', 'أو'),
  itemNote: both('Note on this food', 'ملاحظة على هذا الطعام'),
  removeItem: both('Remove', 'حذف'),
  removeOf: (food: string) => both(`Remove ${isolated(food)}`, `حذف ${isolated(food)}`),
  drag: (food: string) => both(`Drag ${isolated(food)}`, `سحب ${isolated(food)}`),
  mealMoved: (meal: string, place: number) =>
    both(`${isolated(meal)}: place ${place} of the day`, `${isolated(meal)}: الموضع ${place} من اليوم`),
  moved: (food: string, meal: string, place: number) =>
    both(`${isolated(food)}: ${meal}, place ${place}`, `${isolated(food)}: ${meal}، الموضع ${place}`),
  added: (food: string) => both(`${isolated(food)} added`, `أُضيف ${isolated(food)}`),
  estimate: both('Estimate', 'تقدير'),
  setTargets: both('Set targets', 'تحديد الأهداف'),
  changeTargets: both('Change targets', 'تعديل الأهداف'),
  atLeast: (amount: string) => both(`at least ${amount}`, `على الأقل ${amount}`),
  under: both('below target', 'أقل من الهدف'),
  within: both('on target', 'ضمن الهدف'),
  over: both('above target', 'أعلى من الهدف'),
  notKnown: both('not known', 'غير معروف'),
  water: both('Water to drink', 'ماء للشرب'),
  allergies: both('Allergies', 'الحساسية'),
  conditions: both('Conditions', 'الحالات الصحية'),
  preferences: both('Diet', 'النظام الغذائي'),
  notShared: both(
    'The patient does not share allergies and conditions with you. No warnings can be shown: please ask.',
    'لا يشاركك المريض الحساسية والحالات الصحية، ولا يمكن إظهار التنبيهات. يُرجى سؤاله.',
  ),
  noneTold: both('No allergies mentioned. Please ask.', 'لم تُذكر أي حساسية. يُرجى السؤال عنها.'),
  unknownAllergy: both(
    'No known allergen is recognized in these words. Please check every food yourself.',
    'لم يُتعرَّف على مسبّب حساسية معروف في هذه الكلمات. يُرجى التحقق من كل طعام.',
  ),
  warnings: count('# warning on this day', '# warnings on this day', {
    zero: '# تنبيه في هذا اليوم',
    one: 'تنبيه واحد في هذا اليوم',
    two: 'تنبيهان في هذا اليوم',
    few: '# تنبيهات في هذا اليوم',
    many: '# تنبيهًا في هذا اليوم',
    other: '# تنبيه في هذا اليوم',
  }),
  sodiumDay: (amount: string) =>
    both(
      `High blood pressure: ${amount} mg sodium on this day, more than 2,000 (WHO)`,
      `ضغط الدم: ${amount} ملغ صوديوم في هذا اليوم، أكثر من 2,000 (منظمة الصحة العالمية)`,
    ),
  intro: both('To the patient', 'إلى المريض'),
  introHelp: both('Appears above the first day.', 'يظهر قبل اليوم الأول.'),
  startsOn: both('Begins on', 'تاريخ البدء'),
  repeats: both('Begins again after the last day', 'تتكرر بعد اليوم الأخير'),
  settings: both('Dates and introduction', 'التواريخ والمقدمة'),
  close: both('Close', 'إغلاق'),
  cancel: both('Cancel', 'إلغاء'),
  keep: both('Save', 'حفظ'),
}

export const publishWords = {
  button: both('Publish', 'نشر'),
  again: both('Publish changes', 'نشر التغييرات'),
  title: both('Publish this plan?', 'نشر هذه الخطة؟'),
  text: both(
    'The patient gets a notification and sees the plan as it is now. Another plan of yours that is being followed ends.',
    'يصل إشعار إلى المريض وتظهر له الخطة كما هي الآن، وتنتهي أي خطة أخرى منك يتبعها.',
  ),
  /** For a plan that replaces another one temporarily. */
  standInText: both(
    'The patient gets a notification and sees the plan as it is now.',
    'يصل إشعار إلى المريض وتظهر له الخطة كما هي الآن.',
  ),
  standsIn: (from: string, until: string) =>
    both(
      `It takes over on ${from} and hands back after ${until}: until then, and again afterwards, your patient follows the plan from before.`,
      `تحل محل الخطة الحالية في ${from} وتعود تلك بعد ${until}.`,
    ),
  anyway: both('Publish all the same', 'النشر رغم ذلك'),
  withWarnings: count('This plan has # warning.', 'This plan has # warnings.', {
    zero: '# تنبيه في هذه الخطة.',
    one: 'في هذه الخطة تنبيه واحد.',
    two: 'في هذه الخطة تنبيهان.',
    few: '# تنبيهات في هذه الخطة.',
    many: '# تنبيهًا في هذه الخطة.',
    other: '# تنبيه في هذه الخطة.',
  }),
  startsHelp: both(
    'Without a first day the patient can look at the days, but none of them is today’s.',
    'دون تاريخ بدء يمكن للمريض الاطلاع على الأيام، دون أن يظهر له يوم منها على أنه اليوم.',
  ),
  fastingWord: both('Your word on fasting', 'كلمتك بشأن الصيام'),
  fastingWordHelp: both(
    'The patient reads it with the plan, below the advice to see a physician before fasting.',
    'تظهر للمريض مع الخطة، بعد التنبيه إلى مراجعة الطبيب قبل الصيام.',
  ),
  screenNone: both(
    'You have no IDF-DAR screening of this patient. Where the record speaks of diabetes, publishing needs one.',
    'لا توجد لديك نتيجة فحص السكري ورمضان (\u2068IDF-DAR\u2069) لهذا المريض. إن كان في السجل ما يشير إلى السكري فالفحص مطلوب قبل النشر.',
  ),
  screenOld: (day: string) =>
    both(
      `The IDF-DAR screening is of ${day}, and a result counts for 180 days. Publishing needs a new one.`,
      `آخر فحص للسكري ورمضان (\u2068IDF-DAR\u2069) بتاريخ ${day}، والنتيجة معتمدة لمدة 180 يومًا. يلزم فحص جديد قبل النشر.`,
    ),
  screenCounts: (day: string) =>
    both(`IDF-DAR screening of ${day}`, `فحص السكري ورمضان (\u2068IDF-DAR\u2069) بتاريخ ${day}`),
  toScreening: both('To the patient’s screenings', 'إلى استبيانات المريض وفحوصه'),
  busy: both('Publishing...', 'جارٍ النشر...'),
  done: both('Plan published', 'نُشرت الخطة'),
  end: both('End this plan', 'إنهاء هذه الخطة'),
  endTitle: both('End this plan?', 'إنهاء هذه الخطة؟'),
  endText: both(
    'The patient finds it among earlier plans from then on.',
    'تبقى لدى المريض بين خططه السابقة.',
  ),
  ended: both('Plan ended', 'انتهت الخطة'),
  remove: both('Remove draft', 'حذف المسودة'),
  removeTitle: both('Remove this draft?', 'حذف هذه المسودة؟'),
  removeText: both('It is gone for good. The patient has never seen it.', 'تُحذف نهائيًا. لم يرها المريض.'),
  removed: both('Draft removed', 'حُذفت المسودة'),
}

export const copyWords = {
  title: both('Copy to other days', 'نسخ إلى أيام أخرى'),
  meal: (meal: string) => both(`${meal} is added to:`, `تُضاف ${meal} إلى:`),
  day: both('The meals on these days will be replaced:', 'يُستبدل ما في هذه الأيام:'),
  copy: both('Copy', 'نسخ'),
  all: both('All other days', 'كل الأيام الأخرى'),
  done: both('Copied', 'تم النسخ'),
}

const formulas: Record<Formula, Word> = {
  mifflin_st_jeor: both('Mifflin-St Jeor (1990)', 'Mifflin-St Jeor \u2068(1990)\u2069'),
  harris_benedict: both('Harris-Benedict, revised 1984', 'Harris-Benedict، بتعديل 1984'),
  by_hand: both('Set by hand', 'تحديد يدوي'),
}
const activities: Record<Activity, Word> = {
  inactive: both('Hardly moves (1.40)', 'حركة قليلة جدًا (1.40)'),
  light: both('Sits most of the day (1.55)', 'جلوس معظم اليوم (1.55)'),
  active: both('Active (1.85)', 'نشاط متوسط (1.85)'),
  vigorous: both('Very active (2.20)', 'نشاط عالٍ (2.20)'),
}

export const targetWords = {
  title: both('Targets for a day', 'أهداف اليوم'),
  formula: both('Energy by', 'حساب الطاقة'),
  formulas,
  sex: both('Sex', 'الجنس'),
  sexes: { male: both('Male', 'ذكر'), female: both('Female', 'أنثى') },
  age: both('Age', 'العمر'),
  weight: both('Weight (kg)', 'الوزن (كجم)'),
  height: both('Height (cm)', 'الطول (سم)'),
  activity: both('Activity', 'مستوى النشاط'),
  activityHelp: both(
    'FAO/WHO/UNU 2004: the middle of each range, and the lowest value.',
    'منظمة الأغذية والزراعة ومنظمة الصحة العالمية 2004: وسط كل مدى، وأدنى قيمة.',
  ),
  activities,
  change: both('For the goal (kcal a day)', 'من أجل الهدف (سعرة في اليوم)'),
  changeHelp: both('Less to lose weight, such as −500.', 'بالسالب لإنقاص الوزن، مثل −500.'),
  need: (amount: string) =>
    both(`Need for this goal: ${amount} kcal a day`, `الاحتياج لهذا الهدف: ${amount} سعرة في اليوم`),
  use: both('Use as energy target', 'اعتماده هدفًا للطاقة'),
  protein: both('Protein', 'البروتين'),
  carbohydrate: both('Carbohydrate', 'الكربوهيدرات'),
  fat: both('Fat', 'الدهون'),
  percent: both('% of energy', '% من الطاقة'),
  from: both('From', 'من'),
  to: both('To', 'إلى'),
  unit: both('Macros in', 'المغذيات الكبرى بـ'),
  inGrams: both('grams', 'الغرامات'),
  inPercent: both('per cent of energy', 'النسبة من الطاقة'),
  water: both('Water to drink (ml)', 'ماء للشرب (مل)'),
  wrong: both('Please enter a number that fits', 'يُرجى إدخال رقم مناسب'),
  order: both('The end is below the beginning', 'النهاية أقل من البداية'),
}

export const versionWords = {
  title: both('Published versions', 'النسخ المنشورة'),
  open: both('Versions and changes', 'النسخ والتغييرات'),
  on: (number: number, day: string) => both(`Version ${number}, ${day}`, `النسخة ${number}، ${day}`),
  compare: both('Compare', 'مقارنة'),
  with: both('With', 'مع'),
  now: both('As it is written now', 'كما هي مكتوبة الآن'),
  same: both('Nothing is different.', 'لا فرق.'),
  failed: both('The version could not be loaded', 'تعذر تحميل النسخة'),
}
