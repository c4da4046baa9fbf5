import { brand } from '../brand.ts'

export const faq = {
  heading: { en: 'Questions and answers', ar: 'الأسئلة الشائعة' },
  text: {
    en: 'What people ask us before their first appointment.',
    ar: 'ما يسألنا عنه الناس قبل موعدهم الأول.',
  },
  questions: [
    {
      id: 'booking',
      question: { en: 'How do I book a consultation?', ar: 'كيف أحجز استشارة؟' },
      answer: [
        {
          en: 'Create an account, search for a dietitian by name or specialization, and open a profile. Choose a service, video or in person, a day and a time, look at the fee, and confirm.',
          ar: 'يبدأ الحجز بإنشاء حساب والبحث عن أخصائي بالاسم أو التخصص. في ملفه تظهر الخدمات والأيام والأوقات والرسوم، بالفيديو أو حضوريًا، ثم يأتي تأكيد الحجز.',
        },
        {
          en: 'Some dietitians confirm bookings instantly, others accept each request first. We let you know either way. Booking sends a confirmation email, and reminders follow before the appointment.',
          ar: 'بعض الأخصائيين يقبل الحجز فورًا، وبعضهم يوافق على كل طلب أولًا، ونخبرك في الحالتين. تصلك عند الحجز رسالة تأكيد بالبريد الإلكتروني، ثم تذكيرات قبل الموعد.',
        },
      ],
    },
    {
      id: 'licenses',
      question: { en: 'Are the dietitians licensed?', ar: 'هل أخصائيو التغذية مرخّصون؟' },
      answer: [
        {
          en: 'Yes. Dietitians are certified by the Saudi Commission for Health Specialties and verified. Our team checks the registration, the degree, two years of experience and the insurance before a profile is listed.',
          ar: 'نعم. أخصائيو التغذية معتمدون من الهيئة السعودية للتخصصات الصحية وموثّقون. يتحقق فريقنا من التسجيل المهني والمؤهل وخبرة السنتين والتأمين قبل ظهور أي ملف.',
        },
      ],
    },
    {
      id: 'fees',
      question: { en: 'How much does a consultation cost?', ar: 'كم تكلفة الاستشارة؟' },
      answer: [
        {
          en: 'Fees vary by dietitian and are shown on the profile before booking, in Saudi riyals. You see the fee again before you confirm. Where paying online is offered, you pay when you book, and you see the refund rules before you pay. Otherwise you pay the dietitian directly.',
          ar: 'تختلف الرسوم من أخصائي إلى آخر، وتظهر في ملفه قبل الحجز بالريال السعودي. وتراها مرة أخرى قبل التأكيد. وإذا كان الدفع الإلكتروني متاحًا فتدفع عند الحجز بعد أن تظهر لك شروط الاسترداد، وإلا فتدفعها إلى الأخصائي مباشرة.',
        },
      ],
    },
    {
      id: 'video',
      question: {
        en: 'What do I need for a video consultation?',
        ar: 'ماذا أحتاج للاستشارة بالفيديو؟',
      },
      answer: [
        {
          en: 'A phone, tablet or computer with a camera and microphone, a current browser, and a quiet place. There is usually nothing to install: you join from the appointment in your account.',
          ar: 'جوال أو جهاز لوحي أو حاسوب بكاميرا وميكروفون، ومتصفح حديث، ومكان هادئ. لا تحتاج عادةً إلى تثبيت شيء: تنضم من صفحة الموعد في حسابك.',
        },
        {
          en: 'Many dietitians also meet patients in person. Their profile tells you where.',
          ar: 'يستقبل كثير من الأخصائيين مرضاهم حضوريًا أيضًا، وتجد المكان في ملف كل منهم.',
        },
      ],
    },
    {
      id: 'cancelling',
      question: {
        en: 'Can I cancel or reschedule an appointment?',
        ar: 'هل يمكنني إلغاء الموعد أو تغيير وقته؟',
      },
      answer: [
        {
          en: 'You can cancel until the appointment starts. How much is refunded depends on when you cancel. You can also reschedule it to another available time, up to twice, as long as the new time respects the notice the dietitian asks for.',
          ar: 'يمكنك الإلغاء حتى بدء الموعد، ويعتمد المبلغ المسترد على وقت الإلغاء. ويمكنك تغيير وقته إلى وقت متاح آخر مرتين على الأكثر، مع مراعاة المهلة التي يطلبها الأخصائي قبل الموعد الجديد.',
        },
        {
          en: 'Rescheduling does not change your refund for the better: if you cancel afterwards, it is never more than it was at the moment you rescheduled. The Refund Policy has all the rules.',
          ar: 'ولا يزيد تغيير الوقت ما تسترده: فإن ألغيت بعده فلن يتجاوز المبلغ ما كان يحق لك لحظة التغيير. وتجد جميع القواعد في سياسة الاسترداد.',
        },
      ],
    },
    {
      id: 'absence',
      question: {
        en: 'What if one of us does not show up?',
        ar: 'ماذا لو غاب أحدنا عن الموعد؟',
      },
      answer: [
        {
          en: 'From 15 minutes after the start, and until 48 hours after the end, you can report that your dietitian did not come. If our own call shows that the dietitian was never there, the appointment is cancelled and refunded in full right away.',
          ar: 'يمكنك الإبلاغ عن غياب الأخصائي بعد مرور 15 دقيقة من بدء الموعد، وحتى 48 ساعة من نهايته. فإن أظهرت مكالمتنا أن الأخصائي لم يدخل قط، أُلغي الموعد فورًا واستُرد المبلغ كاملًا.',
        },
        {
          en: 'Where nothing shows who was there, as at the practice or on Zoom, one person’s word is not enough. Both of you then have 48 hours to tell your side, and the money waits until it is decided. The same applies if a dietitian reports that you were absent.',
          ar: 'أما إذا لم يكن هناك ما يثبت الحضور، كما في العيادة أو عبر Zoom، فلا تكفي كلمة طرف واحد. ولكل منكما عندئذ 48 ساعة لتقديم روايته، ويبقى المبلغ محفوظًا إلى حين البت. وكذلك إذا أبلغ الأخصائي عن غيابك.',
        },
      ],
    },
    {
      id: 'privacy',
      question: { en: 'Who sees my health data?', ar: 'من يطّلع على بياناتي الصحية؟' },
      answer: [
        {
          en: 'Your medical data is encrypted and shared only with the dietitian you choose. You decide what is shared and can withdraw your consent at any time.',
          ar: 'بياناتك الطبية مشفّرة، ولا يطّلع عليها إلا الأخصائي الذي تختاره. أنت من يقرّر ما يُشارَك، ولك سحب موافقتك في أي وقت.',
        },
        {
          en: 'We do not sell data and show no advertising. The Privacy Policy explains the details and your rights.',
          ar: 'لا نبيع البيانات ولا نعرض إعلانات. وتجد التفاصيل وحقوقك في سياسة الخصوصية.',
        },
      ],
    },
    {
      id: 'companies',
      question: {
        en: 'Can my company work with you?',
        ar: 'هل يمكن لشركتي التعاون معكم؟',
      },
      answer: [
        {
          en: `Yes. Businesses can partner with ${brand.name.en} for employee wellness: workshops, individual consultations and comprehensive programs. The employer never sees anyone’s health data.`,
          ar: `نعم. يمكن للشركات التعاون مع ${brand.name.ar} من أجل صحة موظفيها: ورش عمل واستشارات فردية وبرامج شاملة. ولا ترى جهة العمل البيانات الصحية لأي موظف.`,
        },
        {
          en: 'Answer the survey on the page for companies, and our team will contact you.',
          ar: 'يُرجى تعبئة الاستبيان في صفحة الشركات، وسيتواصل معك فريقنا.',
        },
      ],
    },
    {
      id: 'who',
      question: { en: `Who can use ${brand.name.en}?`, ar: `من يمكنه استخدام ${brand.name.ar}؟` },
      answer: [
        {
          en: `Adults. ${brand.name.en} is not for users under 18. A parent or guardian is welcome to consult a dietitian about the family’s meals.`,
          ar: `البالغون. لا تُقدَّم خدمات ${brand.name.ar} لمن هم دون 18 عامًا. ويسعدنا أن يستشير أحد الوالدين أو ولي الأمر أخصائيًا حول وجبات الأسرة.`,
        },
        {
          en: 'A consultation does not replace your doctor and is not for emergencies. In an emergency call 997, and for medical advice at any hour call 937.',
          ar: 'لا تغني الاستشارة عن طبيبك، وليست للحالات الطارئة. للطوارئ 997، وللاستشارات الطبية على مدار الساعة 937.',
        },
      ],
    },
  ],
  more: {
    heading: { en: 'Still have a question?', ar: 'هل بقي لديك سؤال؟' },
    text: {
      en: 'Write to us or call. Our team will answer.',
      ar: 'يمكنك مراسلتنا أو الاتصال بنا، وسيجيبك أحد أعضاء فريقنا.',
    },
  },
}
