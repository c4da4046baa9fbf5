import { brand } from '../brand.ts'

export const forDietitians = {
  hero: {
    badge: { en: 'For clinical dietitians', ar: 'لأخصائيي التغذية العلاجية' },
    heading: {
      en: 'Your nutrition practice, on your terms.',
      ar: 'عيادتك في التغذية، بشروطك.',
    },
    text: {
      en: 'Offer video and in-person consultations, set your own fees and hours, and keep appointments, plans and messages in one place.',
      ar: 'استشارات بالفيديو وحضوريًا، برسومك وساعات عملك، والمواعيد والخطط والرسائل في مكان واحد.',
    },
    join: { en: 'Join as a dietitian', ar: 'الانضمام إلينا' },
    requirements: { en: 'See the requirements', ar: 'الاطلاع على المتطلبات' },
  },
  benefits: {
    heading: { en: 'Built around your working day', ar: 'كل ما يحتاج إليه يوم عملك' },
    items: [
      {
        id: 'hours',
        title: { en: 'Hours that suit you', ar: 'ساعات عمل تناسبك' },
        text: {
          en: 'Set weekly hours, days off, breaks between appointments and how far ahead people must book.',
          ar: 'ساعات عملك الأسبوعية وإجازاتك والفواصل بين المواعيد والمهلة قبل الحجز، كلها بيدك.',
        },
      },
      {
        id: 'services',
        title: { en: 'Your services, your fees', ar: 'خدماتك ورسومك' },
        text: {
          en: 'You decide what you offer, how long it takes and what it costs, in SAR.',
          ar: 'أنت من يحدّد الخدمات ومدتها ورسومها بالريال السعودي.',
        },
      },
      {
        id: 'video',
        title: { en: 'Video calls included', ar: 'مكالمات الفيديو ضمن المنصة' },
        text: {
          en: 'One-to-one calls in the browser, with nothing to install. Your own Zoom or Google Meet link works too.',
          ar: 'مكالمات فردية من المتصفح بلا تثبيت أي برنامج، ويمكنك كذلك استخدام رابط Zoom أو Google Meet الخاص بك.',
        },
      },
      {
        id: 'plan',
        title: { en: 'Meal plans you can reuse', ar: 'خطط جاهزة لإعادة الاستخدام' },
        text: {
          en: 'Start from scratch, a template or an earlier plan, with energy and macros worked out as you build.',
          ar: 'من الصفر أو من قالب أو من خطة سابقة، وتُحسب الطاقة والعناصر الكبرى تلقائيًا أثناء العمل.',
        },
      },
      {
        id: 'patients',
        title: { en: 'Your patients in one view', ar: 'مرضاك في مكان واحد' },
        text: {
          en: 'Appointments, messages, notes and the progress they choose to share with you.',
          ar: 'المواعيد والرسائل والملاحظات والتقدّم الذي يختارون مشاركته معك.',
        },
      },
      {
        id: 'reminders',
        title: { en: 'Fewer forgotten appointments', ar: 'تذكير يغنيك عن المتابعة' },
        text: {
          en: 'Patients receive a confirmation email and reminders, so you do not have to send them.',
          ar: 'تصل إلى المرضى رسالة تأكيد وتذكيرات بالموعد، دون أي متابعة منك.',
        },
      },
    ],
  },
  requirements: {
    heading: { en: 'What we ask of you', ar: 'متطلبات الانضمام' },
    text: {
      en: 'Patients rely on this, so every dietitian meets all five.',
      ar: 'المرضى يعتمدون عليها، لذا يستوفيها كل أخصائي كاملةً.',
    },
    items: [
      {
        en: 'Valid registration with the Saudi Commission for Health Specialties',
        ar: 'تسجيل مهني ساري المفعول لدى الهيئة السعودية للتخصصات الصحية',
      },
      {
        en: 'A bachelor’s degree or higher in nutrition or dietetics',
        ar: 'درجة البكالوريوس أو أعلى في التغذية أو التغذية العلاجية',
      },
      {
        en: 'At least 2 years of clinical experience',
        ar: 'خبرة سريرية لا تقل عن سنتين',
      },
      {
        en: 'Professional liability insurance',
        ar: 'تأمين ضد المسؤولية المهنية',
      },
      {
        en: 'The ability to run virtual consultations',
        ar: 'القدرة على تقديم الاستشارات عن بُعد',
      },
    ],
    note: {
      en: 'Our team checks your documents before your profile is listed. If something is missing, we will tell you what.',
      ar: 'يتحقق فريقنا من وثائقك قبل ظهور ملفك. وإن نقص شيء فسنخبرك به.',
    },
  },
  how: {
    heading: { en: 'How joining works', ar: 'خطوات الانضمام' },
    steps: [
      {
        title: { en: 'Register', ar: 'التسجيل' },
        text: {
          en: 'Create an account as a dietitian and add your registration, degree and experience.',
          ar: 'حساب بصفة أخصائي تغذية، مع تسجيلك المهني ومؤهلك وخبرتك.',
        },
      },
      {
        title: { en: 'Get verified', ar: 'التحقق' },
        text: {
          en: 'Upload your documents. Our team checks them and will write to you with the result.',
          ar: 'بعد رفع وثائقك يتحقق منها فريقنا ويكتب إليك بالنتيجة.',
        },
      },
      {
        title: { en: 'Set up your practice', ar: 'تجهيز عيادتك' },
        text: {
          en: 'Add your services, fees and hours, for video, in person or both.',
          ar: 'خدماتك ورسومك وساعات عملك، بالفيديو أو حضوريًا أو بالطريقتين معًا.',
        },
      },
      {
        title: { en: 'See patients', ar: 'استقبال مرضاك' },
        text: {
          en: 'Accept each request yourself, or let patients book your available times instantly.',
          ar: 'الموافقة على كل طلب بنفسك، أو الحجز المباشر من أوقاتك المتاحة.',
        },
      },
    ],
  },
  earnings: {
    heading: { en: 'Fees and independence', ar: 'الرسوم والاستقلالية' },
    text: {
      en: 'You practice under your own license and judgment. We look after the platform around it.',
      ar: 'مهنتك بترخيصك وتقديرك المهني، والمنصة علينا.',
    },
    points: [
      {
        en: `Of what patients pay through ${brand.name.en} we keep {fee}, VAT included. What they pay you directly is all yours, and joining costs nothing.`,
        ar: `نحتفظ بنسبة {fee} مما يدفعه المرضى عبر ${brand.name.ar}، شاملةً الضريبة. وما يدفعونه لك مباشرة كله لك، والانضمام مجاني.`,
      },
      {
        en: 'Your share is paid out to your bank account every week. If our fee ever changes, you know 30 days before.',
        ar: 'تُحوَّل حصتك إلى حسابك البنكي كل أسبوع. وإن تغيّرت عمولتنا يومًا، علمت بذلك قبل 30 يومًا.',
      },
      {
        en: 'You set the fee of each service and can change it for future bookings.',
        ar: 'تحدّد رسوم كل خدمة، ولك تغييرها للحجوزات القادمة.',
      },
      {
        en: 'Patients see your fee on your profile before booking.',
        ar: 'يرى المرضى رسومك في ملفك قبل الحجز.',
      },
      {
        en: 'You choose how many hours you work, and you can close any day.',
        ar: 'تختار عدد الساعات التي تتيحها، ولك إغلاق أي يوم.',
      },
      {
        en: 'Only patients who have completed an appointment can review you.',
        ar: 'لا يقيّمك إلا مريض أكمل موعدًا معك.',
      },
    ],
  },
  survey: {
    heading: { en: 'Tell us how you would like to work', ar: 'ما طريقة العمل التي تناسبك؟' },
    text: {
      en: `Not ready to register yet? Complete three short steps and the team will write to you.`,
      ar: `التسجيل لاحقًا؟ ثلاث خطوات قصيرة الآن، وسيكتب إليك فريق ${brand.name.ar}.`,
    },
  },
}
