import type { standings } from '#contract/onboarding.ts'
import { counted } from '#copy/counted.ts'
import { fileFormats, fileLimit } from '#copy/files.ts'
import type { Word } from '#copy/word.ts'

/** The frame of both wizards. */
export const wizard = {
  progress: { en: 'Progress', ar: 'التقدّم' },
  back: { en: 'Back', ar: 'رجوع' },
  continue: { en: 'Continue', ar: 'متابعة' },
  finish: { en: 'Complete Setup', ar: 'إكمال الإعداد' },
  busy: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  saved: { en: 'Your answers are saved as you go', ar: 'تُحفظ إجاباتك أولًا بأول' },
  later: { en: 'Finish later', ar: 'الإكمال لاحقًا' },
  unread: { en: 'Your answers could not be loaded', ar: 'تعذّر تحميل إجاباتك' },
  failed: { en: 'Your answers could not be saved', ar: 'تعذّر حفظ إجاباتك' },
  allSet: {
    heading: { en: 'All Set!', ar: 'كل شيء جاهز!' },
    text: { en: 'Taking you onward...', ar: 'جارٍ الانتقال...' },
    toast: {
      en: 'Onboarding complete! Your profile has been set up successfully.',
      ar: 'اكتمل الإعداد! تم تجهيز ملفك بنجاح.',
    },
    /** Shown directly below: a dietitian who has completed the onboarding is not listed yet. */
    standing: {
      not_sent: {
        en: 'Patients find you once you have sent your application and our team has approved it. Your dashboard says what is missing.',
        ar: 'يجدك المرضى بعد أن ترسل طلب التحقق ويوافق عليه فريقنا. تجد ما ينقص في لوحتك.',
      },
      under_review: {
        en: 'Patients find you once our team has approved your application.',
        ar: 'يجدك المرضى بعد أن يوافق فريقنا على طلبك.',
      },
      listed: null,
    } satisfies Record<(typeof standings)[number], Word | null>,
    added: (count: number): Word =>
      counted(count, '# service was added to My Services.', '# services were added to My Services.', {
        zero: 'لم تُضف أي خدمة.',
        one: 'أُضيفت خدمة واحدة إلى خدماتك.',
        two: 'أُضيفت خدمتان إلى خدماتك.',
        few: 'أُضيفت # خدمات إلى خدماتك.',
        many: 'أُضيفت # خدمة إلى خدماتك.',
        other: 'أُضيفت # خدمة إلى خدماتك.',
      }),
  },
  nudge: {
    heading: { en: 'Complete Your Profile', ar: 'إكمال الملف الشخصي' },
    begin: {
      patient: {
        en: 'Three short steps that help your dietitian prepare.',
        ar: 'ثلاث خطوات قصيرة تساعد أخصائيك على الاستعداد.',
      },
      dietitian: {
        en: 'Three short steps, and patients see what you do and when.',
        ar: 'ثلاث خطوات قصيرة، ليعرف المرضى ما تقدّمه ومتى.',
      },
    },
    resume: (step: number): Word => ({
      en: `You are at step ${step} of 3. Continue where you left off.`,
      ar: `وصلت إلى الخطوة ${step} من 3، ويمكنك المتابعة من حيث توقفت.`,
    }),
    start: { en: 'Start', ar: 'البدء' },
    continue: { en: 'Continue', ar: 'متابعة' },
  },
}

export const patientWizard = {
  steps: [
    {
      title: { en: 'Your goals', ar: 'أهدافك' },
      hint: {
        en: 'What you would like to change, and how active you are.',
        ar: 'ما تود تغييره، ومستوى نشاطك.',
      },
    },
    {
      title: { en: 'Health Information', ar: 'المعلومات الصحية' },
      hint: {
        en: 'What a dietitian should know before advising you.',
        ar: 'ما ينبغي أن يعرفه أخصائيك قبل أن ينصحك.',
      },
    },
    {
      title: { en: 'Preferences', ar: 'التفضيلات' },
      hint: { en: 'How we should reach you.', ar: 'كيف نتواصل معك.' },
    },
  ],
  fields: {
    healthGoals: { en: 'Health goals', ar: 'الأهداف الصحية' },
    healthGoalsHelp: { en: 'Choose as many as you like', ar: 'يمكنك اختيار أكثر من هدف' },
    activityLevel: { en: 'Activity level', ar: 'مستوى النشاط' },
    height: { en: 'Height (cm)', ar: 'الطول (سم)' },
    weight: { en: 'Weight (kg)', ar: 'الوزن (كجم)' },
    dietaryPreferences: { en: 'Dietary preference', ar: 'النمط الغذائي' },
    noDiet: { en: 'No answer', ar: 'من دون إجابة' },
    otherDiet: (diet: Word): Word => ({
      en: `Now: ${diet.en}. It stays until you choose another.`,
      ar: `الحالي: ${diet.ar}. يبقى إلى أن تختار غيره.`,
    }),
    medicalConditions: { en: 'Medical conditions', ar: 'الحالات الصحية' },
    allergies: { en: 'Allergies', ar: 'الحساسية' },
    communication: { en: 'How should we reach you?', ar: 'كيف نتواصل معك؟' },
    noPhone: {
      en: 'Text messages need a phone number. You can add one in your settings.',
      ar: 'تتطلب الرسائل النصية رقم جوال، ويمكنك إضافته من الإعدادات.',
    },
    notifications: { en: 'Notifications', ar: 'الإشعارات' },
    notificationsHelp: {
      en: 'Changes to your appointments and reminders. Confirmations of what you booked always reach you.',
      ar: 'تغييرات مواعيدك وتذكيرات بها. أما تأكيد ما حجزته فيصلك دائمًا.',
    },
  },
  withoutConsent: {
    en: 'Without your consent these questions stay closed, and everything else works. Just continue.',
    ar: 'تبقى هذه الأسئلة مغلقة من دون موافقتك، ويعمل كل ما عداها. يمكنك المتابعة.',
  },
}

export const dietitianWizard = {
  steps: [
    {
      title: { en: 'Professional Details', ar: 'البيانات المهنية' },
      hint: { en: 'What patients look for first.', ar: 'أول ما يبحث عنه المرضى.' },
    },
    {
      title: { en: 'Your Services', ar: 'خدماتك' },
      hint: {
        en: 'What you offer, in which languages, and what an hour costs.',
        ar: 'ما تقدّمه، وبأي لغات، وأجر الساعة.',
      },
    },
    {
      title: { en: 'Availability & Preferences', ar: 'ساعات العمل والتفضيلات' },
      hint: {
        en: 'When patients can book, and the documents our team checks.',
        ar: 'متى يمكن للمرضى الحجز، والوثائق التي يتحقق منها فريقنا.',
      },
    },
  ],
  fields: {
    specialization: { en: 'Primary specialization', ar: 'التخصص الرئيسي' },
    noSpecialization: { en: 'Select a specialization', ar: 'اختيار التخصص' },
    yearsOfExperience: { en: 'Years of experience', ar: 'سنوات الخبرة' },
    settledYears: {
      en: 'Verified by our team. It changes through your profile.',
      ar: 'تحقق منها فريقنا، وتتغير من ملفك المهني.',
    },
    licenseExpiresOn: { en: 'License valid until', ar: 'تاريخ انتهاء الترخيص' },
    licenseExpiresOnHelp: {
      en: 'As on your license. Our team compares it before patients can find you.',
      ar: 'كما في ترخيصك. يتحقق منه فريقنا قبل أن يجدك المرضى.',
    },
    education: { en: 'Education', ar: 'المؤهلات العلمية' },
    educationExample: {
      en: 'Degree, university and year, one on each line',
      ar: 'الدرجة والجامعة والسنة، كل مؤهل في سطر',
    },
    certifications: { en: 'Certifications', ar: 'الشهادات المهنية' },
    bio: { en: 'Bio', ar: 'نبذة عنك' },
    bioExample: {
      en: 'Who you help, how you work, and what a first consultation is like',
      ar: 'من تساعد، وكيف تعمل، وكيف تكون الاستشارة الأولى معك',
    },
    services: { en: 'Services offered', ar: 'الخدمات المقدَّمة' },
    servicesHelp: {
      en: 'At the end they join My Services as video consultations at your hourly rate. Lengths, prices and places can be changed there.',
      ar: 'تُضاف في النهاية إلى خدماتك استشاراتٍ بالفيديو بأجر الساعة. ويمكنك هناك تغيير مدتها وسعرها ومكانها.',
    },
    hourlyRate: { en: 'Hourly rate', ar: 'أجر الساعة' },
    riyals: { en: 'SAR', ar: 'ر.س' },
    languages: { en: 'Languages', ar: 'اللغات' },
    days: { en: 'Available days', ar: 'أيام العمل' },
    daysHelp: {
      en: 'New days start with your usual hours. You set exact hours under Manage Availability.',
      ar: 'تبدأ الأيام الجديدة بساعات عملك المعتادة، وتُحدَّد الساعات بدقة من إدارة ساعات العمل.',
    },
    documents: { en: 'Documents for verification', ar: 'وثائق التحقق' },
    documentsHelp: {
      en: `${fileFormats.en}, max ${fileLimit.en} per file. You can add them later, but patients find you only once our team has checked all four: license, degree, experience and insurance.`,
      ar: `${fileFormats.ar}، بحد أقصى ${fileLimit.ar} لكل ملف. يمكنك إضافتها لاحقًا، لكن المرضى لا يجدونك إلا بعد أن يتحقق فريقنا من الأربع: الترخيص والشهادة والخبرة والتأمين.`,
    },
  },
}
