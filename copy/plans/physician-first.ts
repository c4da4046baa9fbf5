import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

/** Above a plan with a suhoor or an iftar, for a patient with diabetes. */
export const physicianWords = {
  title: both('See a physician before you fast', 'يُرجى مراجعة الطبيب قبل الصيام'),
  text: both(
    'This plan has a suhoor or an iftar, and fasting with diabetes can be dangerous. Talk to your physician before your first day of fasting. Break your fast immediately if your blood sugar is below 70 mg/dL or above 300 mg/dL, or if you feel unwell.',
    'في هذه الخطة سحور أو إفطار، وقد يكون الصيام مع السكري خطرًا. يُرجى استشارة الطبيب قبل أول يوم صيام، وقطع الصيام فورًا إذا انخفض سكر الدم عن 70 ملجم/ديسيلتر أو تجاوز 300 ملجم/ديسيلتر، أو عند الشعور بتوعّك.',
  ),
  word: (said: string) => both(`From your dietitian: ${isolated(said)}`, `من أخصائيك: ${isolated(said)}`),
}
