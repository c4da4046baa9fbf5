import { brand } from '../brand.ts'
import type { Word } from '../word.ts'

export const landing = {
  hero: {
    badge: brand.tagline,
    heading: {
      en: 'A licensed dietitian for the way you eat.',
      ar: 'أخصائي تغذية مرخّص يفهم ما على سفرتك.',
    },
    text: {
      en: 'Meet a verified dietitian by video or in person, get a meal plan made for your own kitchen, and keep talking between appointments.',
      ar: 'استشارة مع أخصائي تغذية موثّق، بالفيديو أو حضوريًا، وخطة وجبات من مطبخك، وتواصل لا ينقطع بين المواعيد.',
    },
    find: { en: 'Find a Dietitian', ar: 'البحث عن أخصائي' },
    how: { en: 'How it works', ar: `كيف تعمل ${brand.name.ar}؟` },
    browse: { en: 'Browse dietitians without an account', ar: 'تصفّح الأخصائيين دون حساب' },
    trust: {
      license: { en: 'Verified license', ar: 'ترخيص موثّق' },
      price: {
        least: 250,
        most: 300,
        text: (least: string, most: string): Word => ({
          en: `About ${least} to ${most}`,
          ar: `من ${least} إلى ${most} تقريبًا`,
        }),
      },
      way: { en: 'Video or in person', ar: 'بالفيديو أو حضوريًا' },
    },
  },
  features: {
    heading: {
      en: 'Everything before and after your consultation',
      ar: 'كل ما تحتاج إليه قبل الاستشارة وبعدها',
    },
    text: {
      en: 'From your first search to the plan on your fridge, it’s all in one place.',
      ar: 'من أول بحث حتى الخطة المعلّقة في مطبخك، كل شيء في مكان واحد.',
    },
    items: [
      {
        id: 'search',
        title: { en: 'Find the right dietitian', ar: 'الأخصائي المناسب لك' },
        text: {
          en: 'Search by name or specialization, and compare experience, languages, fees and available times.',
          ar: 'البحث بالاسم أو التخصص، والمقارنة بين الخبرة واللغات والرسوم والأوقات المتاحة.',
        },
      },
      {
        id: 'booking',
        title: { en: 'Book in a few steps', ar: 'حجز في خطوات قليلة' },
        text: {
          en: 'Pick a service, a day and a time. A confirmation email and reminders follow.',
          ar: 'خدمة ويوم ووقت، ثم تصلك رسالة التأكيد والتذكيرات على بريدك الإلكتروني.',
        },
      },
      {
        id: 'video',
        title: { en: 'By video or in person', ar: 'بالفيديو أو حضوريًا' },
        text: {
          en: 'Talk from home in a private video call, or visit the practice when you prefer to meet.',
          ar: 'لقاء من بيتك عبر مكالمة فيديو خاصة، أو في العيادة إن كان الحضور أنسب لك.',
        },
      },
      {
        id: 'plan',
        title: { en: 'Personalized meal plans', ar: 'خطط وجبات تخصّك' },
        text: {
          en: 'Your dietitian plans your days around what you like, cook and can find nearby.',
          ar: 'خطة لأيامك تناسب ذوقك ومطبخك وما يتوفر قربك.',
        },
      },
      {
        id: 'messages',
        title: { en: 'Messages between appointments', ar: 'رسائل بين المواعيد' },
        text: {
          en: 'A question at the supermarket or before a family dinner? Write to your dietitian.',
          ar: 'سؤال في السوبرماركت أو قبل عزيمة عائلية؟ أخصائيك على بُعد رسالة.',
        },
      },
      {
        id: 'progress',
        title: { en: 'Progress you can see', ar: 'تقدّم يظهر بالأرقام' },
        text: {
          en: 'Log what you and your dietitian agreed on, follow it over time, and choose what you share.',
          ar: 'مكان واحد لتسجيل ما اتفقت عليه مع أخصائيك ومتابعته مع الوقت، والمشاركة بقرارك وحدك.',
        },
      },
    ],
  },
  how: {
    heading: { en: 'How it works', ar: `كيف تعمل ${brand.name.ar}؟` },
    text: { en: 'Four steps to your first consultation.', ar: 'أربع خطوات إلى استشارتك الأولى.' },
    steps: [
      {
        title: { en: 'Create your account', ar: 'إنشاء حسابك' },
        text: {
          en: 'Register with your email. Share health details only if you want to, when you’re ready.',
          ar: 'يكفي بريدك الإلكتروني للتسجيل. أما معلوماتك الصحية فإضافتها اختيارية وفي أي وقت.',
        },
      },
      {
        title: { en: 'Choose a dietitian', ar: 'اختيار أخصائيك' },
        text: {
          en: 'Read profiles with specialization, experience, reviews and fees.',
          ar: 'ملف لكل أخصائي: التخصص والخبرة والتقييمات والرسوم.',
        },
      },
      {
        title: { en: 'Book a time', ar: 'حجز موعدك' },
        text: {
          en: 'Choose video or in person and a time that suits you. We email you a confirmation and remind you before it starts.',
          ar: 'بالفيديو أو حضوريًا، في الوقت المناسب لك. تصلك رسالة تأكيد، ونذكّرك قبل الموعد.',
        },
      },
      {
        title: { en: 'Meet and follow your plan', ar: 'اللقاء ثم الخطة' },
        text: {
          en: 'Talk it through, receive your plan, and write whenever a question comes up.',
          ar: 'حديث عن كل ما يهمك، ثم خطة لك، وباب مفتوح لأسئلتك.',
        },
      },
    ],
  },
  why: {
    heading: { en: `Why choose ${brand.name.en}`, ar: `لماذا ${brand.name.ar}؟` },
    text: {
      en: 'Good care starts with trust. Here’s what you can count on.',
      ar: 'النصيحة الصحية تقوم على الثقة، وهذا ما يمكنك الاعتماد عليه.',
    },
    items: [
      {
        id: 'certified',
        title: { en: 'Certified and verified', ar: 'معتمدون وموثّقون' },
        text: {
          en: 'Dietitians are certified by the Saudi Commission for Health Specialties and verified by our team before they are listed.',
          ar: 'أخصائيو التغذية معتمدون من الهيئة السعودية للتخصصات الصحية، ويتحقق فريقنا من وثائقهم قبل ظهورهم في المنصة.',
        },
      },
      {
        id: 'price',
        title: { en: 'The fee, before you book', ar: 'الرسوم قبل الحجز' },
        text: {
          en: 'Fees vary by dietitian. You see yours on the profile before booking.',
          ar: 'تختلف الرسوم من أخصائي إلى آخر، وتظهر لك في ملفه قبل الحجز.',
        },
      },
      {
        id: 'privacy',
        title: { en: 'Private by design', ar: 'خصوصيتك أولًا' },
        text: {
          en: 'Your medical data is encrypted and shared only with the dietitian you choose.',
          ar: 'بياناتك الطبية مشفّرة، ولا يطّلع عليها إلا الأخصائي الذي اخترته.',
        },
      },
      {
        id: 'language',
        title: { en: 'Arabic and English', ar: 'بالعربية والإنجليزية' },
        text: {
          en: 'Every page, email and reminder in the language you prefer.',
          ar: 'كل صفحة ورسالة وتذكير بلغتك المفضّلة.',
        },
      },
      {
        id: 'food',
        title: { en: 'Food you recognize', ar: 'طعام تعرفه' },
        text: {
          en: 'Kabsa, dates and Ramadan included: a plan starts from what is already on your table.',
          ar: 'الكبسة والتمر ورمضان في الحسبان: تبدأ الخطة مما هو على سفرتك أصلًا.',
        },
      },
      {
        id: 'cancel',
        title: { en: 'Plans can change', ar: 'لأن الظروف تتغيّر' },
        text: {
          en: 'You can cancel an appointment until it starts. How much is refunded depends on when you cancel.',
          ar: 'يمكنك إلغاء الموعد حتى لحظة بدئه، ويعتمد المبلغ المسترد على وقت الإلغاء.',
        },
      },
    ],
  },
  patients: {
    heading: { en: 'For patients', ar: 'للمرضى' },
    title: { en: 'You don’t have to figure it out alone', ar: 'خطة تضعها مع مختص' },
    text: {
      en: 'Whether you’re managing a condition, training for something or just want to eat better, it starts with someone who listens.',
      ar: 'التعايش مع حالة صحية، أو الاستعداد لبطولة، أو مجرد غذاء أفضل: البداية دائمًا مع من يصغي إليك.',
    },
    points: [
      { en: 'Verified dietitians in many specializations', ar: 'أخصائيون موثّقون في تخصصات متعددة' },
      { en: 'Personalized meal plans', ar: 'خطط وجبات تناسبك' },
      { en: 'Messages between appointments', ar: 'تواصل بالرسائل بين المواعيد' },
      { en: 'You choose what you share', ar: 'لا مشاركة إلا بقرارك' },
    ],
    action: { en: 'More for patients', ar: 'المزيد للمرضى' },
  },
  dietitians: {
    heading: { en: 'For clinical dietitians', ar: 'لأخصائيي التغذية' },
    title: { en: 'Your practice, in one place', ar: 'عيادتك في مكان واحد' },
    text: {
      en: 'Set your services, fees and hours. Patients book the times you open, and you spend your day with patients.',
      ar: 'خدماتك ورسومك وساعات عملك كما تناسبك. يحجز المرضى من أوقاتك المتاحة، ويبقى يومك لعملك.',
    },
    points: [
      { en: 'Your own fees and working hours', ar: 'رسومك وساعات عملك كما تحدّدها' },
      { en: 'Appointments, patients and messages together', ar: 'المواعيد والمرضى والرسائل معًا' },
      { en: 'Video calls included', ar: 'مكالمات الفيديو ضمن المنصة' },
      { en: 'A meal plan builder', ar: 'أداة لبناء خطط الوجبات' },
    ],
    action: { en: 'More for dietitians', ar: 'المزيد لأخصائيي التغذية' },
  },
  companies: {
    heading: { en: 'For companies', ar: 'للشركات' },
    title: { en: 'Healthier teams', ar: 'غذاء أفضل في العمل' },
    text: {
      en: 'Businesses can partner with us for employee wellness: workshops, individual consultations and comprehensive programs.',
      ar: 'يمكن للشركات أن تتعاون معنا من أجل صحة موظفيها: ورش عمل واستشارات فردية وبرامج شاملة.',
    },
    action: { en: 'More for companies', ar: 'المزيد للشركات' },
  },
  prices: {
    heading: { en: 'What a consultation costs', ar: 'كم تكلفة الاستشارة؟' },
    text: {
      en: 'Three sample fees, so that you know what to expect.',
      ar: 'ثلاثة أمثلة على الرسوم لتعرف ما تتوقعه.',
    },
    sample: { en: 'Sample fee', ar: 'مثال على الرسوم' },
    samples: [
      {
        title: { en: 'Weight Management', ar: 'إدارة الوزن' },
        text: {
          en: 'A consultation about habits, meals and a pace that suits you.',
          ar: 'استشارة حول العادات والوجبات والوتيرة التي تناسبك.',
        },
        amount: 250,
      },
      {
        title: { en: 'Initial consultation', ar: 'استشارة أولى' },
        text: {
          en: 'A first conversation about your health, your days and your goals.',
          ar: 'حديث أول عن صحتك ويومك وأهدافك.',
        },
        amount: 300,
      },
      {
        title: { en: 'Sports Nutrition', ar: 'تغذية رياضية' },
        text: {
          en: 'A consultation about eating around training and competition.',
          ar: 'استشارة حول الغذاء في أيام التدريب والمنافسات.',
        },
        amount: 275,
      },
    ],
    note: {
      en: 'Fees vary by dietitian and are shown on the profile before booking.',
      ar: 'تختلف الرسوم من أخصائي إلى آخر، وتظهر في ملفه قبل الحجز.',
    },
  },
  closing: {
    heading: { en: 'Your table, with a little help', ar: 'سفرتك نفسها، وصحة أفضل' },
    text: {
      en: 'Take your time, read a few profiles, and book when you are ready.',
      ar: 'لا داعي للعجلة: نظرة على بعض الملفات، ثم الحجز متى ناسبك.',
    },
    find: { en: 'Find a Dietitian', ar: 'البحث عن أخصائي' },
    questions: { en: 'Read the FAQ', ar: 'قراءة الأسئلة الشائعة' },
  },
} as const
