import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

/** A meal of the patient's plan: what is swapped, noted and photographed. */
export const mealDialog = {
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
}
