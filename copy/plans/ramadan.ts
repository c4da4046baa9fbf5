import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

export const ramadanWords = {
  open: both('Turn into Ramadan days', 'تحويل إلى أيام رمضان'),
  /** The title of the copy. */
  name: (title: string) => both(`${title} (Ramadan)`, `${title} (رمضان)`),
  title: both('Ramadan days', 'أيام رمضان'),
  text: both(
    'A copy of this plan is made. Its meals become a suhoor, an iftar and a late meal at the times of the city; foods and amounts stay as they are, and dates open the iftar. Once published, it takes over on its first day. Until then, and again after its last day, your patient follows this plan.',
    'تُنشأ نسخة من هذه الخطة، وتصبح وجباتها سحورًا وإفطارًا ووجبة متأخرة بمواقيت المدينة، وتبقى الأطعمة والكميات كما هي، ويُفتتح الإفطار بالتمر. بعد نشرها تحل محل هذه الخطة في أول أيامها، وتعود هذه الخطة بعد آخر أيامها.',
  ),
  city: both('City of the patient', 'مدينة المريض'),
  chooseCity: both('Choose a city', 'اختيار مدينة'),
  from: both('First day of the plan', 'أول أيام الخطة'),
  fromHelp: both('The copy takes over on this day.', 'تبدأ النسخة في هذا اليوم.'),
  until: both('Last day of the plan', 'آخر أيام الخطة'),
  untilHelp: both(
    'The day of Eid. From the next day on, the plan from before is followed again.',
    'يوم العيد. وتعود الخطة السابقة في اليوم التالي.',
  ),
  days: both('Days to turn', 'الأيام المراد تحويلها'),
  repeated: both(
    'This plan repeats, so one set of times holds for all 30 days: suhoor before the earliest Fajr, iftar at the latest Maghrib.',
    'تتكرر هذه الخطة، لذا تصلح المواقيت نفسها لثلاثين يومًا: السحور قبل أبكر فجر، والإفطار مع آخر مغرب.',
  ),
  prayers: (fajr: string, maghrib: string) =>
    both(
      `Fajr ${isolated(fajr)}, Maghrib ${isolated(maghrib)}`,
      `الفجر ${isolated(fajr)}، المغرب ${isolated(maghrib)}`,
    ),
  total: (before: string, after: string) =>
    both(`${before} kcal before, ${after} kcal after`, `${before} سعرة قبل التحويل، ${after} سعرة بعده`),
  tooMuch: both(
    'Too many foods or too long notes for three meals. This day stays as it is.',
    'أطعمة كثيرة أو ملاحظات طويلة على ثلاث وجبات. يبقى هذا اليوم كما هو.',
  ),
  source: both(
    'Times are calculated by the Umm al-Qura method and may differ from the local call to prayer by a minute or two.',
    'المواقيت محسوبة على تقويم أم القرى، وقد تختلف عن الأذان المحلي بدقيقة أو دقيقتين.',
  ),
  failed: both('The times could not be loaded', 'تعذّر تحميل المواقيت'),
  take: both('Make the Ramadan plan', 'إنشاء خطة رمضان'),
  making: both('Making the plan...', 'جارٍ إنشاء الخطة...'),
  made: both('Ramadan plan made. Publish it when it is ready.', 'أُنشئت خطة رمضان، ويمكن نشرها عند اكتمالها.'),
}
