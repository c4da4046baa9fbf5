import type { Instrument, questionsOf } from '#contract/screening/instruments.ts'
import type { Word } from '../word.ts'

type WordsOf<Asked> = {
  [Name in keyof Asked]: {
    text: Word
    help?: Word
  } & (Asked[Name] extends { options: readonly (infer Option extends string)[] }
    ? { options: Record<Option, Word> }
    : unknown)
}

const weight = { text: { en: 'Weight now (kg)', ar: 'الوزن الحالي (كجم)' } }
const height = { text: { en: 'Height (cm)', ar: 'الطول (سم)' } }
const notKnown = { en: 'I do not know', ar: 'لا أعرف' }
const firstCounts = {
  en: 'If several apply, choose the first that does.',
  ar: 'إن انطبق أكثر من خيار، فيُرجى اختيار أولها.',
}

/** The questions, in the same words for patients and dietitians. */
export const questionWords: { [Each in Instrument]: WordsOf<(typeof questionsOf)[Each]> } = {
  pre_consultation: {
    reason: {
      text: { en: 'What would you most like help with?', ar: 'ما أكثر ما يهمك الحصول على مساعدة فيه؟' },
    },
    tried: {
      text: { en: 'What have you already tried?', ar: 'ما الذي جربته من قبل؟' },
      help: { en: 'What worked, and what did not.', ar: 'ما نفعك منه وما لم ينفعك.' },
    },
    meals: {
      text: { en: 'How many meals do you eat on most days?', ar: 'كم عدد وجباتك في معظم الأيام؟' },
      options: {
        one_or_two: { en: 'One or two', ar: 'وجبة أو وجبتان' },
        three: { en: 'Three', ar: 'ثلاث وجبات' },
        four_or_more: { en: 'Four or more', ar: 'أربع وجبات أو أكثر' },
        irregular: { en: 'It changes a lot', ar: 'يختلف كثيرًا من يوم إلى آخر' },
      },
    },
    eating_out: {
      text: {
        en: 'How often do you eat food from restaurants or delivery?',
        ar: 'كم مرة يكون طعامك من المطاعم أو التوصيل؟',
      },
      options: {
        seldom: { en: 'Less than once a week', ar: 'أقل من مرة في الأسبوع' },
        some_days: { en: 'On some days of the week', ar: 'في بعض أيام الأسبوع' },
        most_days: { en: 'On most days', ar: 'في معظم الأيام' },
      },
    },
    sweet_drinks: {
      text: {
        en: 'How often do you have sweet drinks, juice or sweetened tea and coffee?',
        ar: 'كم مرة تتضمن مشروباتك مشروبات محلاة أو عصائر أو شايًا وقهوة بالسكر؟',
      },
      options: {
        none: { en: 'Hardly ever', ar: 'نادرًا' },
        some_days: { en: 'On some days', ar: 'في بعض الأيام' },
        daily: { en: 'Every day', ar: 'كل يوم' },
      },
    },
    appetite: {
      text: { en: 'How has your appetite been lately?', ar: 'كيف شهيتك في الفترة الأخيرة؟' },
      options: {
        as_usual: { en: 'As usual', ar: 'كالمعتاد' },
        less: { en: 'Less than usual', ar: 'أقل من المعتاد' },
        more: { en: 'More than usual', ar: 'أكثر من المعتاد' },
      },
    },
    fasting: {
      text: { en: 'Do you fast, or plan to?', ar: 'هل لديك صيام حاليًا أو في الفترة القادمة؟' },
      options: {
        no: { en: 'No', ar: 'لا' },
        ramadan: { en: 'In Ramadan', ar: 'في رمضان' },
        other: { en: 'On other days as well', ar: 'وفي أيام أخرى أيضًا' },
      },
    },
    medicines: {
      text: {
        en: 'Which medicines, supplements or conditions should your dietitian know about?',
        ar: 'ما الأدوية أو المكملات أو الحالات الصحية التي ينبغي أن يعرفها أخصائيك؟',
      },
    },
    to_ask: {
      text: {
        en: 'What do you want to be sure to ask?',
        ar: 'ما السؤال الذي يهمك طرحه؟',
      },
    },
  },
  must: {
    weight,
    height,
    earlier_weight: {
      text: { en: 'Weight 3 to 6 months ago (kg)', ar: 'الوزن قبل 3 إلى 6 أشهر (كجم)' },
      help: { en: 'A good guess is enough.', ar: 'يكفي التقدير إن لم يكن الوزن معروفًا بدقة.' },
    },
    loss_wanted: {
      text: { en: 'Was losing weight intended?', ar: 'هل كان فقدان الوزن مقصودًا؟' },
      options: {
        no_loss: { en: 'No weight was lost', ar: 'لم ينقص الوزن' },
        no: { en: 'No, it happened without trying', ar: 'لا، نقص دون قصد' },
        yes: { en: 'Yes, it was intended', ar: 'نعم، كان مقصودًا' },
      },
    },
    acutely_ill: {
      text: {
        en: 'Acutely ill, with almost nothing eaten for more than 5 days, or likely to be?',
        ar: 'هل يوجد مرض حاد مع عدم تناول شيء يُذكر أكثر من 5 أيام، أو يُتوقع ذلك؟',
      },
      options: { no: { en: 'No', ar: 'لا' }, yes: { en: 'Yes', ar: 'نعم' } },
    },
  },
  idf_dar: {
    diabetes_type: {
      text: { en: 'Which type of diabetes is it?', ar: 'ما نوع السكري؟' },
      options: {
        type_1: { en: 'Type 1', ar: 'النوع الأول' },
        type_2: { en: 'Type 2', ar: 'النوع الثاني' },
      },
    },
    duration: {
      text: { en: 'How long has diabetes been known?', ar: 'منذ متى شُخّص السكري؟' },
      options: {
        ten_years_or_more: { en: '10 years or more', ar: 'منذ 10 سنوات أو أكثر' },
        less_than_ten_years: { en: 'Less than 10 years', ar: 'منذ أقل من 10 سنوات' },
      },
    },
    hypoglycaemia: {
      text: { en: 'How often is blood sugar too low?', ar: 'كم مرة يحدث انخفاض في سكر الدم؟' },
      help: firstCounts,
      options: {
        unawareness: {
          en: 'It falls without being felt (hypoglycaemia unawareness)',
          ar: 'ينخفض دون الإحساس بأعراضه',
        },
        recent_severe: {
          en: 'It fell severely a short while ago: help by others was needed',
          ar: 'حدث مؤخرًا انخفاض شديد استدعى مساعدة الآخرين',
        },
        several_a_week: { en: 'Several times a week', ar: 'عدة مرات في الأسبوع' },
        less_than_weekly: { en: 'Less than once a week', ar: 'أقل من مرة في الأسبوع' },
        none: { en: 'Never', ar: 'لا يحدث' },
      },
    },
    control: {
      text: { en: 'What was the last HbA1c?', ar: 'ما آخر نتيجة للسكر التراكمي؟' },
      help: { en: 'The blood test of the last three months.', ar: 'تحليل الدم لآخر ثلاثة أشهر.' },
      options: {
        above_9: { en: 'Above 9 %', ar: 'أعلى من 9%' },
        from_7_5_to_9: { en: '7.5 to 9 %', ar: 'من 7.5% إلى 9%' },
        below_7_5: { en: 'Below 7.5 %', ar: 'أقل من 7.5%' },
        unknown: notKnown,
      },
    },
    treatment: {
      text: { en: 'How is diabetes treated?', ar: 'ما علاج السكري الحالي؟' },
      help: firstCounts,
      options: {
        several_mixed_insulin: {
          en: 'Mixed insulin, several times a day',
          ar: 'أنسولين مخلوط، عدة مرات في اليوم',
        },
        basal_bolus_or_pump: {
          en: 'Long-acting insulin with insulin at meals, or a pump',
          ar: 'أنسولين طويل المفعول مع أنسولين الوجبات، أو مضخة أنسولين',
        },
        mixed_insulin_once: { en: 'Mixed insulin, once a day', ar: 'أنسولين مخلوط، مرة في اليوم' },
        basal_insulin: { en: 'Long-acting insulin only', ar: 'أنسولين طويل المفعول فقط' },
        glibenclamide: { en: 'Glibenclamide tablets', ar: 'أقراص جليبنكلاميد' },
        gliclazide_glimepiride_repaglinide: {
          en: 'Gliclazide, glimepiride or repaglinide tablets',
          ar: 'أقراص جليكلازيد أو جليميبيرايد أو ريباجلينيد',
        },
        other: {
          en: 'None of these: other medicines, or no medicines',
          ar: 'لا شيء مما سبق: أدوية أخرى أو دون أدوية',
        },
        unknown: notKnown,
      },
    },
    self_monitoring: {
      text: {
        en: 'Is blood sugar measured at home as advised?',
        ar: 'هل يُقاس سكر الدم في المنزل كما نصح الفريق المعالج؟',
      },
      options: {
        indicated_not_done: { en: 'It was advised, and is not done', ar: 'نُصح به ولا يُقاس' },
        indicated_done_partly: {
          en: 'It was advised, and is done now and then',
          ar: 'نُصح به ويُقاس أحيانًا',
        },
        done_as_indicated: {
          en: 'It is done as advised, or was not advised',
          ar: 'يُقاس كما نُصح به، أو لم يُنصح به',
        },
      },
    },
    acute_complications: {
      text: {
        en: 'When was the last emergency with very high sugar?',
        ar: 'متى كانت آخر حالة طارئة بسبب ارتفاع شديد في السكر؟',
      },
      help: {
        en: 'Diabetic ketoacidosis, or a hyperosmolar state.',
        ar: 'الحماض الكيتوني السكري أو فرط الأسمولية.',
      },
      options: {
        last_3_months: { en: 'In the last 3 months', ar: 'في آخر 3 أشهر' },
        last_6_months: { en: 'In the last 6 months', ar: 'في آخر 6 أشهر' },
        last_12_months: { en: 'In the last 12 months', ar: 'في آخر 12 شهرًا' },
        none: { en: 'Longer ago, or never', ar: 'قبل ذلك أو لم تحدث' },
      },
    },
    macrovascular: {
      text: {
        en: 'Is there disease of the heart, the brain’s or the legs’ vessels?',
        ar: 'هل يوجد مرض في القلب أو في شرايين الدماغ أو الساقين؟',
      },
      options: {
        unstable: { en: 'Yes, and it is not stable', ar: 'نعم، والحالة غير مستقرة' },
        stable: { en: 'Yes, and it is stable', ar: 'نعم، والحالة مستقرة' },
        none: { en: 'No', ar: 'لا' },
        unknown: notKnown,
      },
    },
    renal: {
      text: { en: 'How do the kidneys work (eGFR)?', ar: 'كيف وظائف الكلى (معدل الترشيح الكبيبي)؟' },
      help: {
        en: 'You will find the figure on the blood test report, in ml/min.',
        ar: 'الرقم مذكور في تحليل الدم، بالمليلتر في الدقيقة.',
      },
      options: {
        egfr_below_30: { en: 'Below 30', ar: 'أقل من 30' },
        egfr_30_to_45: { en: '30 to 45', ar: 'من 30 إلى 45' },
        egfr_45_to_60: { en: '45 to 60', ar: 'من 45 إلى 60' },
        egfr_above_60: { en: 'Above 60', ar: 'أعلى من 60' },
        unknown: notKnown,
      },
    },
    pregnancy: {
      text: { en: 'Pregnant at present?', ar: 'هل يوجد حمل حاليًا؟' },
      options: {
        outside_targets: {
          en: 'Yes, and sugar is outside its targets',
          ar: 'نعم، والسكر خارج الحدود المستهدفة',
        },
        within_targets: {
          en: 'Yes, and sugar is within its targets',
          ar: 'نعم، والسكر ضمن الحدود المستهدفة',
        },
        none: { en: 'No', ar: 'لا' },
      },
    },
    frailty: {
      text: { en: 'Is any of this true?', ar: 'هل ينطبق شيء مما يلي؟' },
      options: {
        frail_or_impaired: { en: 'Frail, or memory has become worse', ar: 'ضعف عام أو تراجع في الذاكرة' },
        over_70_without_support: {
          en: 'Over 70 years old, without support at home',
          ar: 'العمر فوق 70 عامًا دون من يساعد في المنزل',
        },
        none: { en: 'None of these', ar: 'لا شيء مما سبق' },
      },
    },
    labour: {
      text: { en: 'How hard is the physical work of a day?', ar: 'ما مقدار الجهد البدني في العمل اليومي؟' },
      options: {
        highly_intense: { en: 'Very hard', ar: 'شديد جدًا' },
        moderately_intense: { en: 'Moderately hard', ar: 'متوسط الشدة' },
        none: { en: 'No physical work', ar: 'لا عمل بدني' },
      },
    },
    earlier_ramadan: {
      text: { en: 'How did fasting go in earlier Ramadans?', ar: 'كيف كان الصيام في رمضان السابق؟' },
      options: {
        negative: { en: 'Badly, on the whole', ar: 'كان صعبًا في مجمله' },
        none_or_positive: { en: 'Well, or I have not fasted before', ar: 'كان جيدًا، أو لم يسبق الصيام' },
      },
    },
    fasting_hours: {
      text: { en: 'How many hours will a day of fasting have?', ar: 'كم ساعة يستمر الصيام في اليوم؟' },
      help: { en: 'In Saudi Arabia it is less than 16.', ar: 'في السعودية أقل من 16 ساعة.' },
      options: {
        sixteen_or_more: { en: '16 hours or more', ar: '16 ساعة أو أكثر' },
        less_than_sixteen: { en: 'Less than 16 hours', ar: 'أقل من 16 ساعة' },
      },
    },
  },
  bmi: { weight, height },
  waist: {
    sex: {
      text: { en: 'Sex, by which the bounds differ', ar: 'الجنس، وتختلف الحدود باختلافه' },
      options: { male: { en: 'Male', ar: 'ذكر' }, female: { en: 'Female', ar: 'أنثى' } },
    },
    waist: { text: { en: 'Waist (cm)', ar: 'محيط الخصر (سم)' } },
  },
  own: {},
}
