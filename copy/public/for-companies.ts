import { brand } from '../brand.ts'

export const forCompanies = {
  hero: {
    badge: { en: 'For companies', ar: 'للشركات' },
    heading: {
      en: 'Look after the people who do the work.',
      ar: 'اعتنوا بمن يقوم عليهم العمل.',
    },
    text: {
      en: `Partner with ${brand.name.en} for employee wellness: licensed dietitians at your workplace, by video, or both.`,
      ar: `تعاونوا مع ${brand.name.ar} من أجل صحة موظفيكم: أخصائيو تغذية مرخّصون في مقر عملكم أو بالفيديو أو بالطريقتين معًا.`,
    },
    survey: { en: 'Plan a program', ar: 'التخطيط لبرنامجكم' },
    programs: { en: 'See the programs', ar: 'الاطلاع على البرامج' },
  },
  programs: {
    heading: { en: 'Three ways to begin', ar: 'ثلاث طرق للبدء' },
    text: {
      en: 'Choose one, or start small and add the others later.',
      ar: 'اختاروا إحداها، أو ابدؤوا بخطوة صغيرة وأضيفوا غيرها لاحقًا.',
    },
    items: [
      {
        id: 'workshops',
        title: { en: 'Workshops', ar: 'ورش العمل' },
        text: {
          en: 'A dietitian talks with your team about one topic and answers questions, at your office or by video.',
          ar: 'يتحدث أخصائي تغذية إلى فريقكم في موضوع واحد ويجيب عن الأسئلة، في مكتبكم أو بالفيديو.',
        },
        points: [
          { en: 'Eating well at a desk', ar: 'الغذاء المتوازن خلف المكتب' },
          { en: 'Shift work and Ramadan', ar: 'العمل بالورديات وشهر رمضان' },
          { en: 'Reading food labels', ar: 'قراءة الملصقات الغذائية' },
        ],
      },
      {
        id: 'consultations',
        title: { en: 'Individual consultations', ar: 'الاستشارات الفردية' },
        text: {
          en: 'Employees meet a dietitian of their own choice in private, by video or in person.',
          ar: 'يلتقي الموظف بأخصائي يختاره بنفسه في استشارة خاصة، بالفيديو أو حضوريًا.',
        },
        points: [
          { en: 'A personalized meal plan', ar: 'خطة وجبات شخصية' },
          { en: 'In Arabic or English', ar: 'بالعربية أو الإنجليزية' },
          { en: 'At times that suit the work', ar: 'في أوقات تناسب العمل' },
        ],
      },
      {
        id: 'comprehensive',
        title: { en: 'Comprehensive programs', ar: 'البرامج الشاملة' },
        text: {
          en: 'Workshops and consultations together, planned with you over several months.',
          ar: 'ورش عمل واستشارات معًا، نخطط لها معكم على مدى أشهر.',
        },
        points: [
          { en: 'A plan for the year', ar: 'خطة للعام' },
          { en: 'One contact person for you', ar: 'شخص واحد تتواصلون معه' },
          { en: 'A review of the results', ar: 'مراجعة لما تحقق' },
        ],
      },
    ],
  },
  benefits: {
    heading: { en: 'Why companies work with us', ar: 'لماذا تعمل الشركات معنا' },
    items: [
      {
        id: 'certified',
        title: { en: 'Licensed professionals only', ar: 'أخصائيون مرخّصون فقط' },
        text: {
          en: 'Dietitians are certified by the Saudi Commission for Health Specialties and verified by our team.',
          ar: 'أخصائيو التغذية معتمدون من الهيئة السعودية للتخصصات الصحية، وتحقق فريقنا من وثائقهم.',
        },
      },
      {
        id: 'language',
        title: { en: 'In two languages', ar: 'بلغتين' },
        text: {
          en: 'Workshops, consultations and everything in writing, in Arabic and English.',
          ar: 'ورش العمل والاستشارات وكل ما يُكتب، بالعربية والإنجليزية.',
        },
      },
      {
        id: 'anywhere',
        title: { en: 'For every office', ar: 'لكل مكاتبكم' },
        text: {
          en: 'Video includes colleagues in other cities and people who work from home.',
          ar: 'بالفيديو تصل الخدمة إلى موظفيكم في المدن الأخرى ومن يعملون من منازلهم.',
        },
      },
      {
        id: 'price',
        title: { en: 'A clear offer', ar: 'عرض واضح' },
        text: {
          en: 'You receive a written proposal in SAR and decide without pressure.',
          ar: 'تستلمون عرضًا مكتوبًا بالريال السعودي، وتقرّرون دون ضغط.',
        },
      },
    ],
  },
  privacy: {
    heading: { en: 'The employer never sees health data', ar: 'جهة العمل لا ترى البيانات الصحية' },
    text: {
      en: 'People speak openly only when they are sure that it stays private. Here it does.',
      ar: 'لا يتحدث الناس بصراحة إلا حين يطمئنون إلى أن حديثهم يبقى سرًّا، وهو كذلك.',
    },
    points: [
      {
        en: 'Medical data is encrypted and shared only with the dietitian whom the employee chose.',
        ar: 'البيانات الطبية مشفّرة، ولا يطّلع عليها إلا الأخصائي الذي اختاره الموظف.',
      },
      {
        en: 'You never learn what anyone discussed, measured or was advised.',
        ar: 'لا يصلكم شيء عمّا ناقشه أي موظف أو قاسه أو نُصح به.',
      },
      {
        en: 'Taking part is voluntary, and nobody has to explain why they opted out.',
        ar: 'المشاركة اختيارية، ولا يُطلب من أحد سبب لعدم المشاركة.',
      },
    ],
  },
  how: {
    heading: { en: 'How it works', ar: 'كيف يعمل' },
    steps: [
      {
        title: { en: 'Tell us about your team', ar: 'حدّثونا عن فريقكم' },
        text: {
          en: 'Answer the short survey below: who you are, how many, and what you have in mind.',
          ar: 'أجيبوا عن الاستبيان القصير أدناه: من أنتم، وكم عددكم، وما الذي تفكرون فيه.',
        },
      },
      {
        title: { en: 'We talk', ar: 'نتحدث' },
        text: {
          en: 'Someone from our team will contact you to understand what would help.',
          ar: 'يتواصل معكم أحد أعضاء فريقنا لفهم ما يفيدكم.',
        },
      },
      {
        title: { en: 'You receive a proposal', ar: 'تستلمون عرضًا' },
        text: {
          en: 'Topics, dietitians, dates and the price, in writing.',
          ar: 'الموضوعات والأخصائيون والمواعيد والسعر، مكتوبة.',
        },
      },
      {
        title: { en: 'Your program begins', ar: 'يبدأ برنامجكم' },
        text: {
          en: 'We arrange the rest with you, and afterwards review together what to change.',
          ar: 'نرتّب البقية معكم، ثم نراجع معًا ما يستحق التعديل.',
        },
      },
    ],
  },
  survey: {
    heading: { en: 'Plan your program', ar: 'التخطيط لبرنامجكم' },
    text: {
      en: 'Three short steps. Your answers commit you to nothing.',
      ar: 'ثلاث خطوات قصيرة، ولا تُلزمكم إجاباتكم بشيء.',
    },
  },
}
