import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

export const foodsWords = {
  heading: both('Foods and recipes', 'الأطعمة والوصفات'),
  text: both(
    'What plans are made of. Add what you miss: your own foods and recipes are seen by you alone.',
    'منها تتكون الخطط. يمكنك إضافة ما ينقصها، ولا يرى أطعمتك ووصفاتك أحد غيرك.',
  ),
  search: both('Search foods...', 'البحث في الأطعمة...'),
  group: both('Group', 'المجموعة'),
  everyGroup: both('All groups', 'كل المجموعات'),
  mineOnly: both('Only mine', 'أطعمتي فقط'),
  mine: both('Mine', 'من أطعمتي'),
  list: both('Foods found', 'الأطعمة التي عُثر عليها'),
  addFood: both('Add food', 'إضافة طعام'),
  addRecipe: both('Add recipe', 'إضافة وصفة'),
  importCsv: both('Import CSV', 'استيراد CSV'),
  failed: both('The foods could not be loaded', 'تعذّر تحميل الأطعمة'),
  more: (count: string) =>
    both(
      `The first ${count} are shown. A name or a group finds the others.`,
      `تظهر أول ${count} نتيجة. يمكن الوصول إلى غيرها بالاسم أو المجموعة.`,
    ),
  empty: {
    title: both('No foods found', 'لا توجد أطعمة مطابقة'),
    text: both(
      'Try another spelling or all groups, or add it yourself.',
      'يمكن تجربة كتابة أخرى أو كل المجموعات، أو إضافة الطعام بنفسك.',
    ),
    clear: both('Clear search', 'مسح البحث'),
  },
  noneMine: {
    title: both('No foods of your own yet', 'لا أطعمة خاصة بك بعد'),
    text: both(
      'Add what a label says, or a recipe: its values are computed from what goes in.',
      'يمكن إضافة ما على الملصق الغذائي، أو وصفة تُحسب قيمها من مكوناتها.',
    ),
  },
  portion: (name: string, grams: string, energy: string) =>
    both(`1 × ${isolated(name)} (${grams} g): ${energy}`, `1 × ${isolated(name)} (${grams} غ): ${energy}`),
  edit: both('Edit', 'تعديل'),
  remove: both('Delete', 'حذف'),
  editOf: (name: string) => both(`Edit ${isolated(name)}`, `تعديل ${isolated(name)}`),
  removeOf: (name: string) => both(`Delete ${isolated(name)}`, `حذف ${isolated(name)}`),
}

export const foodDetailWords = {
  source: both('Source', 'المصدر'),
  per: both('Values for', 'القيم لكل'),
  hundred: both('100 g', '100 غ'),
  portionOf: (name: string, grams: string) =>
    both(`${isolated(name)} (${grams} g)`, `${isolated(name)} (${grams} غ)`),
  values: both('Nutrients', 'العناصر الغذائية'),
  unknown: both('Not known', 'غير معروف'),
  estimate: both('estimate', 'تقدير'),
  allergens: both('Allergens', 'مسببات الحساسية'),
  noAllergens: both('None named', 'لم يُذكر أي منها'),
  suitable: both('Suitable', 'الملاءمة'),
  edible: both('Eaten of what is bought', 'ما يؤكل مما يُشترى'),
  recipe: both('Recipe', 'الوصفة'),
  steps: both('How it is made', 'طريقة التحضير'),
  yields: (grams: string) => both(`Makes ${grams} g`, `الناتج ${grams} غ`),
  retention: both(
    'What cooking takes out of vitamins is not counted.',
    'لا يُحسب ما يفقده الطهي من الفيتامينات.',
  ),
}

export const foodFormWords = {
  titles: {
    food: { add: both('Add food', 'إضافة طعام'), edit: both('Edit food', 'تعديل الطعام') },
    recipe: { add: both('Add recipe', 'إضافة وصفة'), edit: both('Edit recipe', 'تعديل الوصفة') },
  },
  nameEn: both('Name in English', 'الاسم بالإنجليزية'),
  nameAr: both('Name in Arabic', 'الاسم بالعربية'),
  nameHelp: both(
    'One language is enough. Patients read the name in their plan.',
    'لغة واحدة تكفي. يظهر الاسم للمريض في خطته.',
  ),
  group: both('Group', 'المجموعة'),
  chooseGroup: both('Choose a group', 'اختيار مجموعة'),
  values: both('In 100 g', 'في 100 غ'),
  valuesHelp: both(
    'As on the label. Leave empty what you do not know: it is not counted as none.',
    'كما على الملصق الغذائي. يُترك غير المعروف فارغًا، ولا يُحسب صفرًا.',
  ),
  otherValues: both('Other nutrients', 'عناصر أخرى'),
  withUnit: (name: Word, unit: Word) => both(`${name.en} (${unit.en})`, `${name.ar} (${unit.ar})`),
  tooMuch: both(
    'Protein, carbohydrate and fat cannot weigh more than the 100 g they are in',
    'لا يمكن أن يزيد البروتين والكربوهيدرات والدهون معًا على 100 غ',
  ),
  figure: both('Enter a number that fits, such as 12.5', 'يُرجى إدخال رقم مناسب، مثل 12.5'),
  portions: both('Portions', 'الحصص'),
  portionsHelp: both(
    'A cup, a piece, a packet: what one says in a kitchen.',
    'كوب أو حبة أو عبوة، كما يقال في المطبخ.',
  ),
  portionEn: (number: string) => both(`Portion ${number} in English`, `الحصة ${number} بالإنجليزية`),
  portionAr: (number: string) => both(`Portion ${number} in Arabic`, `الحصة ${number} بالعربية`),
  portionGrams: (number: string) => both(`Grams of portion ${number}`, `وزن الحصة ${number} بالغرام`),
  inEnglish: both('In English', 'بالإنجليزية'),
  inArabic: both('In Arabic', 'بالعربية'),
  grams: both('Grams', 'بالغرام'),
  addPortion: both('Add portion', 'إضافة حصة'),
  removePortion: (number: string) => both(`Remove portion ${number}`, `إزالة الحصة ${number}`),
  allergens: both('Contains these allergens', 'يحتوي على مسببات الحساسية هذه'),
  ingredients: both('Ingredients, as they go in', 'المكونات كما تُضاف قبل الطهي'),
  findIngredient: both('Find an ingredient', 'البحث عن مكوّن'),
  found: (count: number): Word =>
    count === 0 ? both('No foods found', 'لا توجد أطعمة مطابقة') : both('Foods found', 'عُثر على أطعمة'),
  searchFailed: both('The search did not work. Please try again.', 'تعذّر البحث. يُرجى المحاولة مرة أخرى.'),
  hundred: both('100 g', '100 غ'),
  gramsOf: (name: string) => both(`Grams of ${isolated(name)}`, `وزن ${isolated(name)} بالغرام`),
  removeIngredient: (name: string) => both(`Remove ${isolated(name)}`, `إزالة ${isolated(name)}`),
  gone: both('No longer among the foods: remove it.', 'لم يعد ضمن الأطعمة: تلزم إزالته.'),
  noIngredients: both('Add at least one ingredient', 'يُرجى إضافة مكوّن واحد على الأقل'),
  yield: both('Weight when it is done (g)', 'الوزن بعد الانتهاء (غ)'),
  yieldHelp: (grams: string) =>
    both(`Left empty: as much as goes in, ${grams} g.`, `عند تركه فارغًا: بقدر ما أُضيف، ${grams} غ.`),
  stepsEn: both('Steps in English', 'خطوات التحضير بالإنجليزية'),
  stepsAr: both('Steps in Arabic', 'خطوات التحضير بالعربية'),
  stepsHelp: both(
    'One step per line. Patients read them in their plan.',
    'كل خطوة في سطر. تظهر للمريض في خطته.',
  ),
  computed: both('Computed from the ingredients', 'محسوب من المكونات'),
  waiting: both('Values appear with the first ingredient.', 'تظهر القيم مع أول مكوّن.'),
  save: both('Save', 'حفظ'),
  saving: both('Saving...', 'جارٍ الحفظ...'),
  cancel: both('Cancel', 'إلغاء'),
  saved: both('Saved among your foods', 'تم الحفظ ضمن أطعمتك'),
}

export const removeFoodWords = {
  title: both('Delete this food?', 'حذف هذا الطعام؟'),
  text: (name: string) =>
    both(
      `“${isolated(name)}” is no longer found. Plans and recipes that hold it keep it as it is.`,
      `لن يظهر «${isolated(name)}» في البحث، ويبقى كما هو في الخطط والوصفات التي تضمه.`,
    ),
  confirm: both('Delete food', 'حذف الطعام'),
  busy: both('Deleting...', 'جارٍ الحذف...'),
  keep: both('Keep it', 'الإبقاء عليه'),
  done: both('Food deleted', 'تم حذف الطعام'),
}
