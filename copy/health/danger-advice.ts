import type { DangerAdvice } from '#contract/health/danger.ts'
import type { Word } from '../word.ts'

type Advice = { readonly title: Word; readonly steps: readonly Word[] }

const fastSugar: Word = {
  en: 'Take 15 to 20 g of fast sugar now: 150 ml of juice, or three or four glucose tablets. If you are fasting, break your fast.',
  ar: 'تناول 15 إلى 20 جرامًا من السكر السريع الآن: 150 مل من العصير، أو ثلاث إلى أربع أقراص جلوكوز. وفي حال الصيام يُفطر الصائم.',
}
const measureAfterSugar: Word = {
  en: 'Measure again after 15 minutes. Still below 70 mg/dL (3.9 mmol/L)? Take sugar again.',
  ar: 'القياس مرة أخرى بعد 15 دقيقة. إن ظل دون 70 ملجم/دل (3.9 ملمول/ل) يُكرَّر تناول السكر.',
}
const noExtraDose: Word = {
  en: 'Take your medicines as prescribed. Take no extra dose unless a physician tells you to.',
  ar: 'الأدوية كما وُصفت، دون أي جرعة إضافية إلا بتوجيه من الطبيب.',
}

/** What to do about a dangerous reading, step by step. */
export const dangerAdvice: Readonly<Record<DangerAdvice, Advice>> = {
  glucose_very_low: {
    title: { en: 'This glucose is dangerously low. Act now.', ar: 'سكر الدم منخفض إلى حد خطير. تصرّف الآن.' },
    steps: [
      fastSugar,
      {
        en: 'Drowsy, confused, shaking badly or unable to swallow? Call 997. Nobody who is not fully awake should be given food or drink.',
        ar: 'عند النعاس أو التشوّش أو الرجفة الشديدة أو صعوبة البلع: الاتصال على 997، ولا يُعطى من ليس في كامل وعيه طعامًا أو شرابًا.',
      },
      measureAfterSugar,
      {
        en: 'Do not drive or stay alone until it is above 70 mg/dL. Tell your physician today.',
        ar: 'لا قيادة ولا بقاء وحدك حتى يتجاوز 70 ملجم/دل. ويُبلَّغ الطبيب اليوم.',
      },
    ],
  },
  glucose_low: {
    title: { en: 'This glucose is too low. Act now.', ar: 'سكر الدم منخفض. تصرّف الآن.' },
    steps: [
      fastSugar,
      measureAfterSugar,
      {
        en: 'Does it stay low, or do you feel worse? Call 937. Drowsy, confused or fainting: call 997.',
        ar: 'إن استمر الانخفاض أو ساءت الحالة: الاتصال على 937. وعند النعاس أو التشوّش أو الإغماء: الاتصال على 997.',
      },
    ],
  },
  glucose_very_high: {
    title: {
      en: 'This glucose is dangerously high. Call 997 now.',
      ar: 'سكر الدم مرتفع إلى حد خطير. اتصل على 997 الآن.',
    },
    steps: [
      { en: 'Call 997 and say the reading.', ar: 'الاتصال على 997 وذكر القراءة.' },
      {
        en: 'Drink water if you are fully awake. If you are fasting, break your fast. Do not drive.',
        ar: 'شرب الماء عند كامل الوعي، ويُفطر الصائم. ولا تقُد السيارة.',
      },
      {
        en: 'Wash your hands and measure again while you wait.',
        ar: 'غسل اليدين والقياس مرة أخرى أثناء الانتظار.',
      },
    ],
  },
  glucose_high: {
    title: { en: 'This glucose is too high. Act today.', ar: 'سكر الدم مرتفع. تصرّف اليوم.' },
    steps: [
      {
        en: 'Wash your hands and measure again now; check ketones if you can. If you are fasting, break your fast.',
        ar: 'غسل اليدين والقياس مرة أخرى الآن، وفحص الكيتونات إن أمكن. وفي حال الصيام يُفطر الصائم.',
      },
      { en: 'Drink water, and do not exercise.', ar: 'شرب الماء وتجنّب الرياضة.' },
      noExtraDose,
      {
        en: 'Call 937 or your physician today. Vomiting, stomach pain, fast breathing or confusion: call 997.',
        ar: 'الاتصال على 937 أو بالطبيب اليوم. وعند القيء أو ألم البطن أو تسارع التنفس أو التشوّش: الاتصال على 997.',
      },
    ],
  },
  pressure_very_high: {
    title: { en: 'This blood pressure is dangerously high.', ar: 'ضغط الدم مرتفع إلى حد خطير.' },
    steps: [
      {
        en: 'Chest pain, shortness of breath, weakness, trouble speaking or seeing, or a severe headache? Call 997 now.',
        ar: 'عند ألم الصدر أو ضيق النفس أو ضعف الأطراف أو صعوبة الكلام أو الرؤية أو صداع شديد: الاتصال على 997 الآن.',
      },
      {
        en: 'Otherwise sit and rest for five minutes, then measure again.',
        ar: 'وفيما عدا ذلك: الجلوس والراحة خمس دقائق ثم القياس مرة أخرى.',
      },
      {
        en: 'Still 180/120 or higher? Call 997, also without any complaint.',
        ar: 'إن بقي 180/120 أو أعلى: الاتصال على 997 ولو دون أعراض.',
      },
      noExtraDose,
    ],
  },
  pressure_low: {
    title: { en: 'This blood pressure is very low.', ar: 'ضغط الدم منخفض جدًا.' },
    steps: [
      {
        en: 'Lie down with your legs raised, and drink water. If you are fasting and feel unwell, break your fast.',
        ar: 'الاستلقاء مع رفع الساقين وشرب الماء. ويُفطر الصائم إن شعر بتوعّك.',
      },
      { en: 'Measure again after ten minutes.', ar: 'القياس مرة أخرى بعد عشر دقائق.' },
      {
        en: 'Fainting, confusion, chest pain or cold, pale skin: call 997. Otherwise call 937 or your physician today.',
        ar: 'عند الإغماء أو التشوّش أو ألم الصدر أو شحوب الجلد وبرودته: الاتصال على 997. وفيما عدا ذلك: الاتصال على 937 أو بالطبيب اليوم.',
      },
    ],
  },
}
