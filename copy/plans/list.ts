import type { Word } from '../word.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

export const listWords = {
  label: both('Nutrition plans', 'الخطط الغذائية'),
  tabs: { plans: both('Plans', 'الخطط'), templates: both('Templates', 'القوالب') },
  state: both('Show', 'عرض'),
  every: both('All plans', 'كل الخطط'),
  unreadable: both('Can no longer be read', 'لم تعد قراءتها ممكنة'),
  changed: (day: string) => both(`changed ${day}`, `آخر تعديل ${day}`),
  failed: both('The plans could not be loaded', 'تعذر تحميل الخطط'),
  empty: both('No nutrition plans yet', 'لا خطط غذائية بعد'),
  emptyText: both(
    'Begin one for a patient: empty, with a template, an earlier plan, or what the patient has logged.',
    'يمكن بدء خطة لمريض: فارغة، أو من قالب، أو من خطة سابقة، أو مما سجّله المريض من وجبات.',
  ),
  emptyOfPatient: both('No plans for this patient yet', 'لا خطط لهذا المريض بعد'),
  emptyOfState: both('No plans in this state', 'لا خطط بهذه الحالة'),
  foods: both('Foods and recipes', 'الأطعمة والوصفات'),
  make: both('New plan', 'خطة جديدة'),
  more: both('Show more', 'عرض المزيد'),
}

export const newPlanWords = {
  title: both('New nutrition plan', 'خطة غذائية جديدة'),
  patient: both('Patient', 'المريض'),
  choose: both('Choose a patient', 'اختيار مريض'),
  searchPatients: both('Search patients...', 'البحث في المرضى...'),
  nobodyFound: both('No patient is called that', 'لا يوجد مريض بهذا الاسم'),
  name: both('Name of the plan', 'اسم الخطة'),
  nameHelp: both('The patient reads it.', 'يظهر للمريض.'),
  beginWith: both('Begin with', 'البدء من'),
  beginnings: {
    empty: both('Empty days', 'أيام فارغة'),
    template: both('A template', 'قالب'),
    plan: both('An earlier plan', 'خطة سابقة'),
    diary: both('What the patient has logged', 'ما سجّله المريض من وجبات'),
  },
  days: both('Days', 'عدد الأيام'),
  template: both('Template', 'القالب'),
  plan: both('Plan', 'الخطة'),
  since: both('From', 'من تاريخ'),
  diaryHelp: both(
    'The patient’s own words appear as notes on the meals. The patient’s list of readings shows that you have read them.',
    'تظهر كلمات المريض ملاحظاتٍ على الوجبات، ويُسجَّل اطلاعك عليها في قائمة المريض.',
  ),
  make: both('Begin', 'بدء'),
  making: both('Beginning...', 'جارٍ البدء...'),
  usual: both('Nutrition plan', 'خطة غذائية'),
  noTemplates: both(
    'No templates yet. Save a plan as a template first.',
    'لا قوالب بعد: يمكن حفظ خطة قالبًا أولًا.',
  ),
}

export const templateWords = {
  empty: both('No templates yet', 'لا قوالب بعد'),
  emptyText: both(
    'Any plan can be saved as a template for new plans. It holds nothing about the patient.',
    'يمكن حفظ أي خطة قالبًا لبدء خطط أخرى منه، دون أي شيء يخص المريض.',
  ),
  failed: both('The templates could not be loaded', 'تعذر تحميل القوالب'),
  average: (energy: string) => both(`${energy} kcal a day on average`, `${energy} سعرة في اليوم في المتوسط`),
  save: both('Save as template', 'حفظ قالبًا'),
  name: both('Name of the template', 'اسم القالب'),
  saveText: both(
    'Days, foods and notes are saved; the patient’s name, the introduction and the targets are not. Please make sure that no note mentions the patient.',
    'تُحفظ الأيام والأطعمة والملاحظات، دون اسم المريض والمقدمة والأهداف. يُرجى التأكد من خلو الملاحظات مما يخص المريض.',
  ),
  saved: both('Template saved', 'حُفظ القالب'),
  remove: both('Remove', 'حذف'),
  removeOf: (name: string) => both(`Remove the template “${name}”`, `حذف القالب «${name}»`),
  removeTitle: both('Remove this template?', 'حذف هذا القالب؟'),
  removeText: both('Plans that began with it stay as they are.', 'تبقى الخطط التي بدأت منه كما هي.'),
  removed: both('Template removed', 'حُذف القالب'),
}
