import type { Word } from '../word.ts'
import { countedDays, countedMeals } from './counts.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

/** How a plan was followed, for both sides: without marks or reproach. */
export const adherence = {
  followed: both('How this plan is followed', 'متابعة هذه الخطة'),
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
