import { graceTime } from '#copy/grace-time.ts'
import { brand } from '../brand.ts'
import type { LegalPage } from './legal.ts'
import { registrationLines } from './registration.ts'

const { name, legalName, city, registration } = brand

export const terms: LegalPage = {
  title: { en: 'Terms of Service', ar: 'شروط الخدمة' },
  intro: {
    en: `These terms say what you can expect from ${name.en} and what we expect from you. Please read them before you use the service.`,
    ar: `توضّح هذه الشروط ما يمكنك أن تتوقعه من ${name.ar} وما نتوقعه منك. يُرجى قراءتها قبل استخدام الخدمة.`,
  },
  sections: [
    {
      id: 'agreement',
      heading: { en: 'Who we are and when these terms apply', ar: 'من نحن ومتى تسري هذه الشروط' },
      paragraphs: [
        {
          en: `${name.en} is operated by ${legalName.en}, ${city.en} (“we”). These terms apply when you visit the site, answer a survey, open an account, or book or offer a consultation.`,
          ar: `تتولى ${legalName.ar}، ${city.ar} («نحن»)، تشغيل منصة ${name.ar}. تسري هذه الشروط عند زيارة الموقع، أو الإجابة عن استبيان، أو فتح حساب، أو حجز استشارة أو تقديمها.`,
        },
        {
          en: 'By using the service you accept these terms. If you do not agree with them, please do not use it. The Privacy Policy and the Cookie Policy explain how we handle data.',
          ar: 'باستخدامك للخدمة فإنك تقبل هذه الشروط. وإن لم توافق عليها فيُرجى عدم استخدام الخدمة. توضّح سياسة الخصوصية وسياسة ملفات تعريف الارتباط كيف نتعامل مع البيانات.',
        },
      ],
      list: registrationLines(registration),
    },
    {
      id: 'role',
      heading: { en: 'What we do, and what we do not', ar: 'ما نقدّمه وما لا نقدّمه' },
      paragraphs: [
        {
          en: 'We run a marketplace. Patients find licensed dietitians here, book video or in-person consultations, receive meal plans and exchange messages. Companies can ask us for wellness programs.',
          ar: 'نحن ندير منصة وسيطة. يجد فيها المرضى أخصائيي تغذية مرخّصين، ويحجزون استشارات بالفيديو أو حضوريًا، ويستلمون خطط وجبات، ويتبادلون الرسائل. ويمكن للشركات أن تطلب منا برامج لصحة الموظفين.',
        },
        {
          en: 'We verify dietitians before they are listed, but we do not give nutrition or medical advice ourselves. The consultation is a service of the dietitian, who acts under their own license and professional judgment.',
          ar: 'نتحقق من الأخصائيين قبل ظهورهم في المنصة، غير أننا لا نقدّم بأنفسنا استشارات غذائية أو طبية. فالاستشارة خدمة يقدّمها الأخصائي بموجب ترخيصه وتقديره المهني.',
        },
        {
          en: 'No result is promised. How your health develops depends on many things that neither we nor a dietitian control.',
          ar: 'لا نعد بنتيجة محددة، فتطوّر حالتك الصحية يعتمد على عوامل كثيرة لا نتحكم فيها نحن ولا الأخصائي.',
        },
      ],
    },
    {
      id: 'emergencies',
      heading: { en: 'Not for emergencies', ar: 'ليست للحالات الطارئة' },
      paragraphs: [
        {
          en: 'Do not use the service in an emergency. Call 997 for an ambulance, or 937 for medical advice from the Ministry of Health. Messages and appointments here are not watched around the clock.',
          ar: 'لا تستخدم الخدمة في الحالات الطارئة. اتصل على 997 لطلب الإسعاف، أو على 937 للاستشارات الطبية من وزارة الصحة. الرسائل والمواعيد هنا لا تُتابَع على مدار الساعة.',
        },
        {
          en: 'A consultation does not replace the diagnosis or treatment of a physician. Do not stop or change a medicine without asking your physician.',
          ar: 'لا تغني الاستشارة عن تشخيص الطبيب أو علاجه. لا توقف دواءً ولا تغيّره دون الرجوع إلى طبيبك.',
        },
      ],
    },
    {
      id: 'accounts',
      heading: { en: 'Accounts and age', ar: 'الحسابات والعمر' },
      paragraphs: [
        {
          en: 'The service is for adults. It is not for users under 18. To open an account you confirm that you are at least 18 years old and able to enter into a contract.',
          ar: 'الخدمة للبالغين، ولا تُقدَّم لمن هم دون 18 عامًا. وبفتح الحساب تؤكد أنك أتممت 18 عامًا وأن لك أهلية التعاقد.',
        },
        { en: 'You agree:', ar: 'وأنت تلتزم بما يلي:' },
      ],
      list: [
        {
          en: 'to give true information about yourself and keep it up to date;',
          ar: 'تقديم معلومات صحيحة عن نفسك وتحديثها؛',
        },
        {
          en: 'to use the account yourself and not lend or sell it;',
          ar: 'استخدام الحساب بنفسك، وعدم إعارته أو بيعه؛',
        },
        {
          en: 'to keep your password secret and tell us without delay if you believe that someone else knows it.',
          ar: 'الحفاظ على سرية كلمة المرور، وإبلاغنا دون تأخير إن شككت في أن غيرك يعرفها.',
        },
      ],
    },
    {
      id: 'dietitians',
      heading: { en: 'What dietitians are responsible for', ar: 'مسؤولية أخصائيي التغذية' },
      paragraphs: [
        {
          en: 'Dietitians are independent professionals. They answer for the advice they give, for their records, and for keeping to the rules of their profession in the Kingdom. A dietitian who offers consultations here has and keeps:',
          ar: 'أخصائيو التغذية مهنيون مستقلون، وهم مسؤولون عمّا يقدّمونه من إرشاد، وعن سجلاتهم، وعن الالتزام بأنظمة المهنة في المملكة. ويُشترط في كل أخصائي يقدّم استشاراته هنا أن يتوفر لديه على الدوام:',
        },
      ],
      list: [
        {
          en: 'valid registration with the Saudi Commission for Health Specialties;',
          ar: 'تسجيل مهني ساري المفعول لدى الهيئة السعودية للتخصصات الصحية؛',
        },
        {
          en: 'a bachelor’s degree or higher in nutrition or dietetics;',
          ar: 'درجة البكالوريوس أو أعلى في التغذية أو التغذية العلاجية؛',
        },
        {
          en: 'at least 2 years of clinical experience;',
          ar: 'خبرة سريرية لا تقل عن سنتين؛',
        },
        { en: 'professional liability insurance;', ar: 'تأمين ضد المسؤولية المهنية؛' },
        {
          en: 'the ability to run virtual consultations.',
          ar: 'القدرة على تقديم الاستشارات عن بُعد.',
        },
      ],
    },
    {
      id: 'verification',
      heading: { en: 'Verification', ar: 'التحقق' },
      paragraphs: [
        {
          en: 'Consultations by video are also subject to the Ministry of Health’s rules for telehealth. Dietitians keep to them when they consult by video: they hold the consultation in private, keep its records, and ask the patient to come in person, or to see a physician, where a video call is not enough.',
          ar: 'تخضع الاستشارات بالفيديو كذلك لضوابط وزارة الصحة للرعاية الصحية عن بُعد. ويلتزم بها الأخصائيون في استشاراتهم بالفيديو: فيقدّمونها في خصوصية، ويحفظون سجلاتها، ويطلبون من المريض الحضور أو مراجعة طبيب متى لم تكفِ مكالمة الفيديو.',
        },
        {
          en: 'We check the documents that a dietitian gives us and list only those who are verified. A dietitian must tell us immediately when a registration ends, is restricted or is suspended. We may then suspend the profile and cancel appointments, and will tell the patients concerned.',
          ar: 'نتحقق من الوثائق التي يقدّمها الأخصائي، ولا نُظهر إلا من تم التحقق منه. وعلى الأخصائي إبلاغنا فورًا عند انتهاء تسجيله أو تقييده أو إيقافه. ولنا عندئذ إيقاف ملفه وإلغاء مواعيده، مع إبلاغ المرضى المعنيين.',
        },
      ],
    },
    {
      id: 'patients',
      heading: { en: 'What patients are responsible for', ar: 'مسؤولية المرضى' },
      paragraphs: [
        {
          en: 'Advice is only as good as the information behind it. Tell your dietitian truthfully about conditions, allergies, medicines and pregnancy where they matter, and say when something changes. What you eat, and whether you follow a plan, remains your decision.',
          ar: 'جودة الإرشاد من جودة المعلومات التي يقوم عليها. أخبر أخصائيك بصدق عن حالتك الصحية والحساسية والأدوية والحمل متى كان لذلك أثر، وعن أي تغيّر يطرأ. ويبقى ما تأكله واتباعك للخطة قرارك أنت.',
        },
      ],
    },
    {
      id: 'bookings',
      heading: { en: 'Bookings', ar: 'الحجوزات' },
      paragraphs: [
        {
          en: 'An appointment is binding when the dietitian has accepted it, or immediately where the dietitian takes bookings without further confirmation. A request that is not answered in time lapses, and we tell both sides. Booking sends a confirmation email and reminders.',
          ar: 'يصبح الموعد ملزمًا متى قبله الأخصائي، أو فورًا إن كان الأخصائي يستقبل الحجوزات دون تأكيد لاحق. والطلب الذي لا يُرد عليه في وقته يسقط، ونُبلغ الطرفين بذلك. تصلك عند الحجز رسالة تأكيد بالبريد الإلكتروني، ثم تذكيرات.',
        },
        {
          en: 'You can move an appointment to another available time before it starts, at most twice. The rules for booking apply to the new time, which the dietitian may have to accept first. Until it is accepted, a confirmed appointment keeps its time. A dietitian can move an appointment too; we then tell you, and you can cancel it.',
          ar: 'يمكنك تغيير وقت الموعد إلى وقت متاح آخر قبل بدئه، مرتين على الأكثر. وتسري شروط الحجز على الوقت الجديد، وقد يلزم أن يقبله الأخصائي أولًا. وإلى أن يُقبل، يبقى الموعد المؤكد في وقته. وللأخصائي كذلك تغيير وقت الموعد، ونُبلغك عندئذ ولك إلغاؤه.',
        },
        {
          en: 'Times are those of the practice, and we show them in your own time zone too where it differs. Please be on time, in person or by video.',
          ar: 'الأوقات بحسب توقيت العيادة، ونعرضها بتوقيتك أيضًا إن اختلف. ويُرجى الحضور في الوقت المحدد، سواء حضوريًا أو بالفيديو.',
        },
      ],
    },
    {
      id: 'cancelling',
      heading: { en: 'Cancelling, absence and completion', ar: 'الإلغاء والغياب والاكتمال' },
      paragraphs: [
        {
          en: 'You can cancel an appointment until it starts. A dietitian can decline a request and can cancel a confirmed appointment before it starts. We then tell the other side.',
          ar: 'يمكنك إلغاء الموعد حتى لحظة بدئه. وللأخصائي أن يعتذر عن طلب أو يلغي موعدًا مؤكدًا قبل بدئه. ونُبلغ الطرف الآخر في الحالتين.',
        },
        {
          en: 'The cancellation terms that you saw when you booked stay in force for that appointment, even if they change later.',
          ar: 'شروط الإلغاء التي اطّلعت عليها عند الحجز تبقى سارية على ذلك الموعد، حتى إن تغيّرت لاحقًا.',
        },
        {
          en: 'If your dietitian does not attend, you can report it from 15 minutes after the start, within 48 hours. The appointment is then cancelled.',
          ar: 'إن لم يحضر الأخصائي، فيمكنك الإبلاغ عن ذلك بعد مرور 15 دقيقة من بدء الموعد، وخلال 48 ساعة. ويُلغى الموعد عندئذ.',
        },
        {
          en: 'If you do not attend, the dietitian can close the appointment and record your absence. An appointment you did not attend cannot be reviewed.',
          ar: 'إن لم تحضر، فللأخصائي إغلاق الموعد وتسجيل غيابك. والموعد الذي لم تحضره لا يمكن تقييمه.',
        },
        {
          en: 'The dietitian marks a confirmed appointment as completed. If that does not happen, it is completed automatically 48 hours after its end, unless an absence was reported.',
          ar: 'يسجّل الأخصائي اكتمال الموعد المؤكد. فإن لم يفعل، اكتمل الموعد تلقائيًا بعد 48 ساعة من نهايته، ما لم يُبلَّغ عن غياب.',
        },
      ],
    },
    {
      id: 'fees',
      heading: { en: 'Fees', ar: 'الرسوم' },
      paragraphs: [
        {
          en: 'Each dietitian sets the fees for their services, in Saudi riyals. Fees vary by dietitian and are shown on the profile before booking. The fee that you confirm when booking is the fee of that appointment.',
          ar: 'يحدّد كل أخصائي رسوم خدماته بالريال السعودي. تختلف الرسوم من أخصائي إلى آخر، وتظهر في ملفه قبل الحجز. والرسوم التي تؤكدها عند الحجز هي رسوم ذلك الموعد.',
        },
        {
          en: `Where ${name.en} offers payment with the booking, you pay the fee then, through our payment service, and the refund rules that you see before you pay apply to that appointment. Otherwise you pay the dietitian, in the way that the two of you agree on. Using ${name.en} costs patients nothing.`,
          ar: `إذا أتاحت ${name.ar} الدفع عند الحجز فتدفع الرسوم حينها عبر خدمة الدفع، وتسري على ذلك الموعد شروط الاسترداد التي تظهر لك قبل الدفع. وإلا فتدفعها إلى الأخصائي بالطريقة التي تتفقان عليها. واستخدام ${name.ar} مجاني للمرضى.`,
        },
        {
          en: 'The fee shown is all that you owe for the appointment. Where the dietitian has to charge value added tax (VAT), the fee includes it, and the dietitian gives you a tax invoice.',
          ar: 'الرسوم المعروضة هي كل ما يستحق عن الموعد. وإن كان على الأخصائي تحصيل ضريبة القيمة المضافة فالرسوم شاملة لها، ويعطيك الأخصائي فاتورة ضريبية.',
        },
        {
          en: 'Prices for company programs are agreed in writing.',
          ar: 'يُتفق كتابيًا على أسعار برامج الشركات.',
        },
        {
          en: 'Nothing in these terms takes away rights that you have as a consumer under Saudi law, the E-Commerce Law among them.',
          ar: 'لا ينتقص شيء في هذه الشروط من حقوقك بصفتك مستهلكًا بموجب أنظمة المملكة، ومنها نظام التجارة الإلكترونية.',
        },
      ],
    },
    {
      id: 'conduct',
      heading: { en: 'How we treat one another', ar: 'كيف نتعامل فيما بيننا' },
      paragraphs: [
        {
          en: 'Everyone here deserves respect. You may not:',
          ar: 'كل من في المنصة يستحق الاحترام. ولا يجوز لك:',
        },
      ],
      list: [
        {
          en: 'insult, threaten or harass anyone;',
          ar: 'الإساءة إلى أحد أو تهديده أو مضايقته؛',
        },
        {
          en: 'pretend to be someone else, or claim a qualification you do not have;',
          ar: 'انتحال شخصية غيرك أو ادّعاء مؤهل لا تحمله؛',
        },
        {
          en: 'record or pass on a consultation without the agreement of the other person;',
          ar: 'تسجيل استشارة أو نقلها إلى غيرك دون موافقة الطرف الآخر؛',
        },
        {
          en: 'read, collect or use other people’s data without a right to it;',
          ar: 'الاطلاع على بيانات الآخرين أو جمعها أو استخدامها دون حق؛',
        },
        {
          en: 'send advertising, spread harmful software, or disturb the service or get round its safeguards;',
          ar: 'إرسال الإعلانات، أو نشر برمجيات ضارة، أو تعطيل الخدمة، أو الالتفاف على وسائل حمايتها؛',
        },
        {
          en: 'use the service for anything that Saudi law forbids.',
          ar: 'استخدام الخدمة في أي أمر تحظره أنظمة المملكة.',
        },
      ],
    },
    {
      id: 'reviews',
      heading: { en: 'Reviews', ar: 'التقييمات' },
      paragraphs: [
        {
          en: 'You can review a dietitian after a completed appointment, once, and edit your review within 14 days of completion. Write about your own experience, truthfully, and without naming third parties or the health of others. We do not sell good reviews or hide bad ones. We remove those that break these terms or the law.',
          ar: 'يمكنك تقييم الأخصائي بعد موعد مكتمل مرة واحدة، ولك تعديل تقييمك خلال 14 يومًا من اكتماله. اكتب عن تجربتك بصدق، دون ذكر أسماء أطراف أخرى أو أحوالهم الصحية. لا نبيع التقييمات الجيدة ولا نخفي السيئة، ونزيل ما يخالف هذه الشروط أو النظام.',
        },
      ],
    },
    {
      id: 'your-content',
      heading: { en: 'Content and rights', ar: 'المحتوى والحقوق' },
      paragraphs: [
        {
          en: 'What you write and upload remains yours. You allow us to store and show it as far as the service requires, and only to those who may see it. Meal plans are made for one person: use yours as you like, but do not sell it.',
          ar: 'ما تكتبه وترفعه يبقى ملكًا لك. وتأذن لنا بحفظه وعرضه بالقدر الذي تتطلبه الخدمة، ولمن يحق لهم الاطلاع عليه فقط. خطط الوجبات معدّة لشخص بعينه: استخدم خطتك كما تشاء، لكن لا تبعها.',
        },
        {
          en: 'The name, the mark, the design and the software of the service belong to us or to those who license them to us.',
          ar: 'اسم الخدمة وشعارها وتصميمها وبرمجياتها ملك لنا أو لمن رخّصها لنا.',
        },
      ],
    },
    {
      id: 'companies',
      heading: { en: 'Company programs', ar: 'برامج الشركات' },
      paragraphs: [
        {
          en: 'Workshops, individual consultations and comprehensive programs for companies have their own written agreement. Employees who consult a dietitian use the service under these terms. The employer receives no health data, whatever that agreement says.',
          ar: 'لورش العمل والاستشارات الفردية والبرامج الشاملة للشركات اتفاق مكتوب خاص بها. والموظف الذي يستشير أخصائيًا يستخدم الخدمة وفق هذه الشروط. ولا تحصل جهة العمل على أي بيانات صحية، أيًّا كانت بنود الاتفاق.',
        },
      ],
    },
    {
      id: 'service',
      heading: { en: 'The service itself', ar: 'توفر الخدمة' },
      paragraphs: [
        {
          en: 'We work to keep the service available and secure, but cannot promise that it is never interrupted. We may improve, add or retire functions. If that takes away something important to you, we will tell you beforehand.',
          ar: 'نعمل على أن تبقى الخدمة متاحة وآمنة، لكن لا يمكننا ضمان عدم انقطاعها مطلقًا. ولنا تحسين وظائفها أو الإضافة إليها أو الاستغناء عن بعضها. وإن كان في ذلك ما يمسّ أمرًا مهمًا لك، أخبرناك مسبقًا.',
        },
      ],
    },
    {
      id: 'liability',
      heading: { en: 'Liability', ar: 'المسؤولية' },
      paragraphs: [
        {
          en: 'Each dietitian is liable for the consultations they give. We are liable for our own part: running the marketplace, verifying dietitians with due care and protecting data.',
          ar: 'كل أخصائي مسؤول عن الاستشارات التي يقدّمها. ونحن مسؤولون عن دورنا: إدارة المنصة، والتحقق من الأخصائيين بالعناية الواجبة، وحماية البيانات.',
        },
        {
          en: 'As far as Saudi law allows, we are not liable for losses that we could not foresee, that come from false information given to us, or that arise from events beyond our control. Nothing limits liability for fraud, gross negligence, harm to a person, or anything else for which the law does not allow a limit.',
          ar: 'في حدود ما تسمح به أنظمة المملكة، لا نتحمّل مسؤولية خسائر لم يكن في وسعنا توقعها، أو نشأت عن معلومات غير صحيحة قُدّمت إلينا، أو عن أحداث خارجة عن إرادتنا. ولا يحدّ شيء من المسؤولية عن الغش أو الخطأ الجسيم أو الضرر الواقع على النفس، أو عن أي أمر لا يجيز النظام تحديد المسؤولية عنه.',
        },
      ],
    },
    {
      id: 'ending',
      heading: { en: 'Suspension and leaving', ar: 'الإيقاف وإنهاء الاستخدام' },
      paragraphs: [
        {
          en: `You can stop using the service and ask for your account to be deleted at any time. It is closed immediately and erased ${graceTime.en} later; until then you can sign in and keep it. We may suspend or close an account that breaks these terms, puts others at risk or must be closed by law. We will give the reason, unless the law forbids it, and you can respond. Upcoming appointments are then cancelled and the other side is notified.`,
          ar: `يمكنك التوقف عن استخدام الخدمة وطلب حذف حسابك في أي وقت. فيُغلق فورًا، ويمكنك الاحتفاظ به لمدة ${graceTime.ar} ثم يُمحى. ولنا إيقاف الحساب أو إغلاقه إن خالف هذه الشروط أو عرّض الآخرين للخطر أو أوجب النظام إغلاقه. ونذكر لك السبب ما لم يمنعنا النظام، ولك أن ترد عليه. وتُلغى عندئذ المواعيد القادمة ويُبلَّغ الطرف الآخر.`,
        },
      ],
    },
    {
      id: 'changes',
      heading: { en: 'Changes to these terms', ar: 'تعديل هذه الشروط' },
      paragraphs: [
        {
          en: 'We give 30 days’ notice of material changes, on this page and, if you have an account, by email. If you do not agree, you can leave before they take effect. Changes that the law requires immediately may take effect sooner.',
          ar: 'نُشعرك بالتعديلات الجوهرية قبل سريانها بمدة 30 يومًا، في هذه الصفحة، وبالبريد الإلكتروني إن كان لك حساب. وإن لم توافق عليها فلك إنهاء استخدامك قبل سريانها. أما ما يوجبه النظام فورًا فقد يسري قبل ذلك.',
        },
      ],
    },
    {
      id: 'law',
      heading: { en: 'Law and disputes', ar: 'النظام الواجب التطبيق والنزاعات' },
      paragraphs: [
        {
          en: 'Saudi law governs these terms. If something goes wrong, please write to us first: most things can be settled by talking. Otherwise the competent courts of the Kingdom of Saudi Arabia decide.',
          ar: 'تخضع هذه الشروط لأنظمة المملكة العربية السعودية. وإن حدث خلاف فيُرجى مراسلتنا أولًا، فأكثر الأمور تُحل بالحوار. وإلا فالفصل فيه للمحاكم المختصة في المملكة.',
        },
        {
          en: 'These terms exist in Arabic and English. Both are meant to say the same. Where they differ, the Arabic text applies. If one provision is not valid, the others remain in force.',
          ar: 'صدرت هذه الشروط بالعربية والإنجليزية بمعنى واحد. وعند الاختلاف يُعمل بالنص العربي. وإن بطل بند منها بقيت سائر البنود سارية.',
        },
      ],
    },
  ],
}
