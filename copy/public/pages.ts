import { brand } from '../brand.ts'
import type { Word } from '../word.ts'

const { en, ar } = brand.name

/** Titles and descriptions of the public pages, for search engines and previews. */
export const pages = {
  '/': {
    title: {
      en: `${en} | Licensed dietitians in Saudi Arabia`,
      ar: `${ar} | أخصائيو تغذية مرخّصون في السعودية`,
    },
    description: {
      en: 'Book a verified clinical dietitian by video or in person, receive a personalized meal plan and message between appointments. Fees shown before booking.',
      ar: 'حجز استشارة مع أخصائي تغذية موثّق بالفيديو أو حضوريًا، وخطة وجبات تناسبك، وتواصل بين المواعيد. والرسوم ظاهرة قبل الحجز.',
    },
  },
  '/for-patients': {
    title: { en: `For Patients | ${en}`, ar: `للمرضى | ${ar}` },
    description: {
      en: 'Find a licensed dietitian for your goal, see the fee before you book, meet by video or in person, and follow a meal plan made for your own kitchen.',
      ar: 'ابحث عن أخصائي تغذية مرخّص يناسب هدفك، واعرف الرسوم قبل الحجز، والتقِ به بالفيديو أو حضوريًا، واتبع خطة وجبات مصمّمة لمطبخك وعاداتك.',
    },
  },
  '/for-dietitians': {
    title: { en: `For Clinical Dietitians | ${en}`, ar: `لأخصائيي التغذية | ${ar}` },
    description: {
      en: 'Run your nutrition practice in one place: your services, fees and hours, video calls, meal plans and messages. See the five requirements for joining.',
      ar: 'أدر عيادة التغذية في مكان واحد: خدماتك ورسومك وساعات عملك ومكالمات الفيديو وخطط الوجبات والرسائل. اطّلع على المتطلبات الخمسة للانضمام إلينا.',
    },
  },
  '/for-companies': {
    title: { en: `For Companies | ${en}`, ar: `للشركات | ${ar}` },
    description: {
      en: 'Corporate nutrition programs in Saudi Arabia: workshops, individual consultations and comprehensive programs. Employees’ health data stays private.',
      ar: 'برامج تغذية للشركات في السعودية: ورش عمل واستشارات فردية وبرامج شاملة مع أخصائيين مرخّصين. بيانات موظفيك الصحية تبقى سرّية ولا تصل إلى جهة العمل.',
    },
  },
  '/dietitians': {
    title: { en: `Licensed dietitians | ${en}`, ar: `أخصائيو تغذية مرخّصون | ${ar}` },
    description: {
      en: 'Licensed dietitians in Saudi Arabia with their specialization, languages, fees, verified license and next available day. In alphabetical order.',
      ar: 'أخصائيو تغذية مرخّصون في السعودية: التخصص واللغات والرسوم والترخيص الموثّق وأقرب يوم متاح. القائمة مرتبة أبجديًا ومتاحة للجميع دون تسجيل.',
    },
  },
  '/faq': {
    title: { en: `Questions and answers | ${en}`, ar: `الأسئلة الشائعة | ${ar}` },
    description: {
      en: 'Nine short answers about booking, fees, licenses, video consultations, cancelling, absence, the privacy of your health data, company programs and who can join.',
      ar: 'تسع إجابات قصيرة عن الحجز والرسوم والتراخيص واستشارات الفيديو والإلغاء والغياب وخصوصية بياناتك الصحية وبرامج الشركات ومن يمكنه التسجيل.',
    },
  },
  '/contact': {
    title: { en: `Write to us | ${en}`, ar: `مراسلتنا | ${ar}` },
    description: {
      en: `Ask the ${en} Support Team about appointments, fees, your account or your data. No account is needed: we answer by email, in English or Arabic.`,
      ar: 'يمكنك سؤال فريق الدعم عن المواعيد أو الرسوم أو حسابك أو بياناتك. لا حاجة إلى حساب، ويصلك ردنا بالبريد الإلكتروني بالعربية أو الإنجليزية.',
    },
  },
  '/contact/question': {
    title: { en: `Your question | ${en}`, ar: `سؤالك | ${ar}` },
    description: {
      en: `The conversation with the ${en} Support Team about what you asked. The link in our email leads here, so please keep that for yourself.`,
      ar: 'محادثتك مع فريق الدعم بشأن سؤالك. يقود إليها الرابط في رسالتنا، فيُرجى الاحتفاظ به لنفسك وعدم إرساله إلى غيرك.',
    },
  },
  '/terms-of-service': {
    title: { en: `Terms of Service | ${en}`, ar: `شروط الخدمة | ${ar}` },
    description: {
      en: `The terms for using ${en}: accounts, appointments, fees, what dietitians are responsible for, conduct, liability, changes and the law that governs.`,
      ar: 'شروط استخدام المنصة: الحسابات والمواعيد والرسوم ومسؤولية أخصائيي التغذية وقواعد السلوك وحدود المسؤولية وتعديل الشروط والنظام الذي يحكمها.',
    },
  },
  '/privacy-policy': {
    title: { en: `Privacy Policy | ${en}`, ar: `سياسة الخصوصية | ${ar}` },
    description: {
      en: `What personal and health data ${en} keeps, why, who sees it and for how long, and your rights under the Saudi Personal Data Protection Law.`,
      ar: 'ما نحتفظ به من بياناتك الشخصية والصحية، ولماذا، ومن يطّلع عليها، وإلى متى، وما حقوقك بموجب نظام حماية البيانات الشخصية في المملكة.',
    },
  },
  '/refund-policy': {
    title: { en: `Refund Policy | ${en}`, ar: `سياسة الاسترداد | ${ar}` },
    description: {
      en: `What you get back when you cancel an appointment on ${en}, when a dietitian cancels or does not attend, and how packages and your wallet are refunded.`,
      ar: 'ما تسترده عند إلغاء موعد، أو عند إلغاء الأخصائي له أو غيابه عنه، وكيف تُسترد مبالغ الباقات والمحفظة، ومتى يصل إليك المبلغ، وماذا تفعل عند الخلاف.',
    },
  },
  '/cookie-policy': {
    title: { en: `Cookie Policy | ${en}`, ar: `سياسة ملفات تعريف الارتباط | ${ar}` },
    description: {
      en: `The few things ${en} stores in your browser, what each of them is for and how to remove them. No advertising, no tracking and no third parties.`,
      ar: 'الأشياء القليلة التي نحفظها في متصفحك، والغرض من كل منها، وكيفية حذفها. لا إعلانات ولا تتبّع ولا أطراف خارجية على الإطلاق في موقعنا.',
    },
  },
  '/invitation': {
    title: { en: `An invitation | ${en}`, ar: `دعوة | ${ar}` },
    description: {
      en: 'Your dietitian invites you. Create an account or sign in to book appointments, write to each other and follow your nutrition plan in one place.',
      ar: 'دعوة من أخصائي التغذية الذي يتابعك، لحجز المواعيد والتراسل ومتابعة خطتك الغذائية في مكان واحد بعد إنشاء حساب أو تسجيل الدخول.',
    },
  },
  '/invitation/refuse': {
    title: { en: `No more invitations | ${en}`, ar: `عدم استلام دعوات | ${ar}` },
    description: {
      en: 'Stop invitations by dietitians to your email address. One press of a button is enough, and you can still register by yourself at any time.',
      ar: 'إيقاف دعوات الأخصائيين إلى بريدك الإلكتروني. ضغطة زر واحدة تكفي، ويمكنك التسجيل والحجز بنفسك متى شئت من الصفحة الرئيسية.',
    },
  },
  '/newsletter/confirm': {
    title: { en: `Confirm your subscription | ${en}`, ar: `تأكيد الاشتراك | ${ar}` },
    description: {
      en: `Confirm that you would like to receive the ${en} newsletter at your email address. One press of a button is enough, and you can unsubscribe at any time.`,
      ar: 'تأكيد رغبتك في استلام نشرتنا البريدية على بريدك الإلكتروني. ضغطة زر واحدة تكفي، ويمكنك إلغاء الاشتراك في أي وقت من خلال أي رسالة تصلك منا.',
    },
  },
  '/newsletter/unsubscribe': {
    title: { en: `Unsubscribe from the newsletter | ${en}`, ar: `إلغاء الاشتراك | ${ar}` },
    description: {
      en: `Stop receiving the ${en} newsletter at your email address. One press of a button is enough, and you are welcome to subscribe again whenever you like.`,
      ar: 'إيقاف وصول نشرتنا البريدية إلى بريدك الإلكتروني. ضغطة زر واحدة تكفي، ويسعدنا أن تعود إلى الاشتراك متى شئت من أسفل أي صفحة في الموقع.',
    },
  },
  '/digest/leave': {
    title: { en: `Stop the daily summary | ${en}`, ar: `إيقاف الملخص اليومي | ${ar}` },
    description: {
      en: `Stop the daily email that sums up your unread notifications. It takes one click, and everything stays in your list.`,
      ar: 'إيقاف الرسالة اليومية التي نخبرك فيها بالإشعارات غير المقروءة. ضغطة زر واحدة تكفي، ويبقى كل شيء في قائمة إشعاراتك.',
    },
  },
  '/reminders/leave': {
    title: { en: `Stop email reminders | ${en}`, ar: `إيقاف التذكيرات البريدية | ${ar}` },
    description: {
      en: `Stop the emails in which ${en} reminds you of appointments. One press of a button is enough; you will still receive bookings and cancellations.`,
      ar: 'إيقاف الرسائل التي نذكّرك فيها بمواعيدك عبر البريد الإلكتروني. ضغطة زر واحدة تكفي، وتبقى رسائل الحجز والإلغاء تصلك كالمعتاد.',
    },
  },
  '/login': {
    title: { en: `Login | ${en}`, ar: `تسجيل الدخول | ${ar}` },
    description: {
      en: `Sign in to your ${en} account: see your upcoming appointments, open your nutrition plans and message your dietitian directly.`,
      ar: 'تسجيل الدخول إلى حسابك للاطلاع على مواعيدك القادمة وخططك الغذائية، ومراسلة أخصائي التغذية مباشرةً من مكان واحد.',
    },
  },
  '/book': {
    title: { en: `Book your appointment | ${en}`, ar: `حجز موعدك | ${ar}` },
    description: {
      en: `Book the time you have chosen with a licensed dietitian at ${en}: enter your details once, confirm your email address, and the appointment is yours.`,
      ar: 'حجز الوقت الذي اخترته مع أخصائي تغذية مرخّص: أدخل بياناتك مرة واحدة، وأكّد بريدك الإلكتروني، ليصبح الموعد لك.',
    },
  },
  '/register': {
    title: { en: `Register | ${en}`, ar: `إنشاء حساب | ${ar}` },
    description: {
      en: `Create your ${en} account as a patient who looks for a dietitian, or as a licensed dietitian who offers consultations by video or in person.`,
      ar: 'إنشاء حساب للمرضى الباحثين عن أخصائي تغذية، ولأخصائيي التغذية المرخّصين الذين يقدّمون استشاراتهم بالفيديو أو حضوريًا.',
    },
  },
  '/reset-password': {
    title: { en: `Reset your password | ${en}`, ar: `إعادة تعيين كلمة المرور | ${ar}` },
    description: {
      en: `Ask for a link that lets you choose a new password for your ${en} account, or choose it if you have the link already. The link works once.`,
      ar: 'طلب رابط لاختيار كلمة مرور جديدة لحسابك، أو اختيارها إن كان الرابط قد وصلك. يصلح الرابط مرة واحدة فقط ولمدة محدودة.',
    },
  },
  '/confirm-email': {
    title: { en: `Confirm your email | ${en}`, ar: `تأكيد البريد الإلكتروني | ${ar}` },
    description: {
      en: `Confirm the email address of your new ${en} account. One press of a button is enough, and you are signed in right away.`,
      ar: 'تأكيد البريد الإلكتروني لحسابك الجديد. ضغطة زر واحدة تكفي، وبعدها تدخل إلى حسابك مباشرةً وتتابع من حيث توقفت.',
    },
  },
  '/confirm-new-email': {
    title: { en: `Confirm your new email | ${en}`, ar: `تأكيد البريد الإلكتروني الجديد | ${ar}` },
    description: {
      en: `Confirm the new email address with which you want to sign in to ${en} from now on. One press of a button is enough; we will notify your old one.`,
      ar: 'تأكيد البريد الإلكتروني الجديد الذي تود تسجيل الدخول به من الآن فصاعدًا. ضغطة زر واحدة تكفي، ونُرسل إشعارًا إلى بريدك السابق.',
    },
  },
  '/connected': {
    title: { en: `Signing in with another account | ${en}`, ar: `تسجيل الدخول بحساب آخر | ${ar}` },
    description: {
      en: `Where you come back to ${en} after signing in with an account that you have elsewhere. What you do next is up to you, and we keep no key to that account.`,
      ar: 'الصفحة التي تعود إليها بعد تسجيل الدخول بحساب آخر. ولا نحفظ بيانات الدخول إلى ذلك الحساب.',
    },
  },
  'not-found': {
    title: { en: `Page not found | ${en}`, ar: `الصفحة غير موجودة | ${ar}` },
    description: {
      en: 'This page does not exist or has moved. From our home page you can find a licensed dietitian, read the questions and answers, or write to our team.',
      ar: 'هذه الصفحة غير موجودة أو تغيّر عنوانها. من صفحتنا الرئيسية يمكنك البحث عن أخصائي تغذية مرخّص، أو قراءة الأسئلة الشائعة، أو مراسلة فريقنا.',
    },
  },
} satisfies Record<string, { title: Word; description: Word }>
