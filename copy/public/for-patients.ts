import { brand } from '../brand.ts'

export const forPatients = {
  hero: {
    badge: { en: 'For patients', ar: 'للمرضى' },
    heading: {
      en: 'Eat with confidence, with an expert by your side.',
      ar: 'طمأنينة مع كل وجبة، وإلى جانبك من يرشدك.',
    },
    text: {
      en: 'Find a licensed dietitian for your goal, talk by video or in person, and follow a plan made of food you already know.',
      ar: 'أخصائي تغذية مرخّص يناسب هدفك، ولقاء بالفيديو أو حضوريًا، وخطة من طعام مألوف لك.',
    },
    find: { en: 'Find a Dietitian', ar: 'البحث عن أخصائي' },
    survey: { en: 'Tell us what you need', ar: 'إخبارنا باحتياجك' },
  },
  benefits: {
    heading: { en: 'What you get', ar: `ماذا تقدّم لك ${brand.name.ar}؟` },
    items: [
      {
        id: 'certified',
        title: { en: 'A dietitian you can trust', ar: 'أخصائي محل ثقة' },
        text: {
          en: 'Certified by the Saudi Commission for Health Specialties and verified by our team.',
          ar: 'معتمد من الهيئة السعودية للتخصصات الصحية، وتحقق فريقنا من وثائقه.',
        },
      },
      {
        id: 'plan',
        title: { en: 'A personalized meal plan', ar: 'خطة وجبات تناسبك' },
        text: {
          en: 'Built around your taste, your family table and your working day, and adjusted as you go.',
          ar: 'تراعي ذوقك وسفرة عائلتك ويوم عملك، وتتعدّل معك خطوة بخطوة.',
        },
      },
      {
        id: 'video',
        title: { en: 'Video or in person', ar: 'بالفيديو أو حضوريًا' },
        text: {
          en: 'From home or at the practice: whichever your dietitian offers and suits you.',
          ar: 'من بيتك أو في العيادة، بحسب ما يقدّمه الأخصائي وما يناسبك.',
        },
      },
      {
        id: 'messages',
        title: { en: 'Answers in between', ar: 'إجابات بين المواعيد' },
        text: {
          en: 'Write to your dietitian when a question comes up. There is no need to wait for the next appointment.',
          ar: 'أخصائيك على بُعد رسالة كلما خطر لك سؤال، دون انتظار الموعد القادم.',
        },
      },
      {
        id: 'progress',
        title: { en: 'Progress in one view', ar: 'تقدّمك في مكان واحد' },
        text: {
          en: 'Log weight, meals, water or glucose, and see how they change over time.',
          ar: 'الوزن والوجبات والماء وقراءات السكر في سجل واحد يُظهر تغيّرها مع الوقت.',
        },
      },
      {
        id: 'price',
        title: { en: 'No surprise fees', ar: 'رسوم بلا مفاجآت' },
        text: {
          en: 'Fees vary by dietitian and are shown on the profile before booking.',
          ar: 'تختلف الرسوم من أخصائي إلى آخر، وتظهر في ملفه قبل الحجز.',
        },
      },
    ],
  },
  goals: {
    heading: { en: 'What dietitians can help with', ar: 'كيف يساعدك أخصائي التغذية؟' },
    text: {
      en: 'Search by specialization and find professionals who do this every day.',
      ar: 'لكل هدف تخصص، ولكل تخصص من يعمل فيه كل يوم.',
    },
    items: [
      {
        title: { en: 'Weight Management', ar: 'إدارة الوزن' },
        text: {
          en: 'Habits and meals you can stick to, with no list of banned foods.',
          ar: 'عادات ووجبات يمكنك الاستمرار عليها، بلا قوائم ممنوعات.',
        },
      },
      {
        title: { en: 'Diabetes Management', ar: 'تغذية السكري' },
        text: {
          en: 'Meal planning that works alongside your doctor’s care.',
          ar: 'تنظيم الوجبات إلى جانب متابعة طبيبك.',
        },
      },
      {
        title: { en: 'Sports Nutrition', ar: 'تغذية رياضية' },
        text: {
          en: 'Eating before, during and after training.',
          ar: 'الغذاء قبل التمرين وأثناءه وبعده.',
        },
      },
      {
        title: { en: 'Pediatric Nutrition', ar: 'تغذية الأطفال' },
        text: {
          en: 'Advice for parents and guardians about their family’s meals.',
          ar: 'إرشاد للوالدين وأولياء الأمور حول وجبات الأسرة.',
        },
      },
      {
        title: { en: 'Clinical Nutrition', ar: 'تغذية علاجية' },
        text: {
          en: 'Eating with a diagnosis, an intolerance or an allergy.',
          ar: 'التغذية مع حالة مشخّصة أو حساسية أو عدم تحمّل لبعض الأطعمة.',
        },
      },
      {
        title: { en: 'Geriatric Nutrition', ar: 'تغذية كبار السن' },
        text: {
          en: 'Appetite, strength and simple meals in later years.',
          ar: 'الشهية والقوة والوجبات السهلة مع التقدّم في العمر.',
        },
      },
    ],
  },
  how: {
    heading: { en: 'How it works', ar: 'كيف يعمل' },
    steps: [
      {
        title: { en: 'Search', ar: 'البحث' },
        text: {
          en: 'Filter by specialization, language, city, fee, video or in person.',
          ar: 'التخصص واللغة والمدينة والرسوم، بالفيديو أو حضوريًا.',
        },
      },
      {
        title: { en: 'Compare', ar: 'المقارنة' },
        text: {
          en: 'Read about experience and education, see reviews, fees and available times.',
          ar: 'اطّلع على الخبرة والمؤهلات والتقييمات والرسوم والأوقات المتاحة.',
        },
      },
      {
        title: { en: 'Book', ar: 'الحجز' },
        text: {
          en: 'Choose a service and a time. We send a confirmation email and reminders, and you can cancel until the appointment starts. How much is refunded depends on when you cancel.',
          ar: 'خدمة ووقت، ثم رسالة تأكيد وتذكيرات، ويمكنك الإلغاء حتى بدء الموعد. ويعتمد المبلغ المسترد على وقت الإلغاء.',
        },
      },
      {
        title: { en: 'Meet', ar: 'اللقاء' },
        text: {
          en: 'Join the video call from your browser or visit the practice, then follow your plan.',
          ar: 'مكالمة فيديو من متصفحك أو زيارة للعيادة، ثم خطتك.',
        },
      },
    ],
  },
  privacy: {
    heading: { en: 'Your health data is yours', ar: 'بياناتك الصحية ملك لك' },
    text: {
      en: 'What you tell a dietitian stays between the two of you, unless the law requires otherwise.',
      ar: 'ما تقوله لأخصائيك يبقى بينكما، ما لم يوجب النظام غير ذلك.',
    },
    points: [
      {
        en: 'Your medical data is encrypted and shared only with the dietitian you choose.',
        ar: 'بياناتك الطبية مشفّرة، ولا يطّلع عليها إلا الأخصائي الذي تختاره.',
      },
      {
        en: 'Health data is kept only with your consent, which you can withdraw at any time.',
        ar: 'لا نحتفظ ببياناتك الصحية إلا بموافقتك، ولك سحبها في أي وقت.',
      },
      {
        en: 'You can ask for a copy of your data, and for its deletion.',
        ar: 'لك طلب نسخة من بياناتك، وطلب حذفها.',
      },
    ],
    action: { en: 'Read the Privacy Policy', ar: 'قراءة سياسة الخصوصية' },
  },
  adults: {
    en: `${brand.name.en} is for people aged 18 and over. In an emergency, call 997.`,
    ar: `خدمات ${brand.name.ar} لمن أتمّ 18 عامًا. في الحالات الطارئة اتصل على 997.`,
  },
  survey: {
    heading: { en: 'Tell us what you need', ar: 'بماذا يمكننا مساعدتك؟' },
    text: {
      en: 'Three short steps. We read every answer and write back to you.',
      ar: 'ثلاث خطوات قصيرة. نقرأ كل إجابة ونعود إليك.',
    },
  },
}
