import { graceTime } from '#copy/grace-time.ts'
import { keptYears, taxYears } from '#copy/kept-years.ts'
import { isolated } from '#copy/quoted.ts'
import { brand } from '../brand.ts'
import type { LegalPage } from './legal.ts'

const { name, legalName, city, privacyEmail } = brand

export const privacy: LegalPage = {
  title: { en: 'Privacy Policy', ar: 'سياسة الخصوصية' },
  version: { number: 3, since: '2026-11-28' },
  intro: {
    en: `Food and health are personal. This policy says what ${name.en} knows about you, why, who sees it, how long we keep it and what you can ask of us.`,
    ar: `الغذاء والصحة من أخصّ شؤونك. توضّح هذه السياسة ما نعرفه عنك في ${name.ar}، ولماذا، ومن يطّلع عليه، ومدة احتفاظنا به، وما يمكنك أن تطلبه منا.`,
  },
  sections: [
    {
      id: 'who',
      heading: { en: 'Who is responsible', ar: 'الجهة المسؤولة' },
      paragraphs: [
        {
          en: `${legalName.en}, ${city.en} (“we”), decides why and how your personal data is processed here, and is the controller within the meaning of the law.`,
          ar: `${legalName.ar}، ${city.ar} («نحن»)، هي التي تحدّد الغرض من معالجة بياناتك الشخصية هنا وكيفيتها، وهي جهة التحكم بالمعنى الوارد في النظام.`,
        },
        {
          en: `For anything about your personal data, write to our data protection officer at ${privacyEmail}.`,
          ar: `لكل ما يخص بياناتك الشخصية يمكنك مراسلة مسؤول حماية البيانات الشخصية لدينا على ${isolated(privacyEmail)}.`,
        },
        {
          en: 'Dietitians keep their own professional records of their consultations and answer for them under the rules of their profession.',
          ar: 'يحتفظ أخصائيو التغذية بسجلاتهم المهنية عن استشاراتهم، وهم مسؤولون عنها وفق أنظمة المهنة.',
        },
      ],
    },
    {
      id: 'law',
      heading: { en: 'The law we follow', ar: 'النظام الذي نلتزم به' },
      paragraphs: [
        {
          en: 'We follow the Personal Data Protection Law of the Kingdom of Saudi Arabia, as amended, and its implementing regulations. The competent authority is the Saudi Data and Artificial Intelligence Authority (SDAIA).',
          ar: 'نلتزم بنظام حماية البيانات الشخصية في المملكة العربية السعودية وتعديلاته، وبلوائحه التنفيذية. والجهة المختصة هي الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا).',
        },
      ],
    },
    {
      id: 'data',
      heading: { en: 'What we collect', ar: 'البيانات التي نجمعها' },
      paragraphs: [
        {
          en: 'We collect what the service needs, almost all of it from you directly:',
          ar: 'نجمع ما تحتاج إليه الخدمة، ومعظمه منك مباشرة:',
        },
      ],
      list: [
        {
          en: 'Account: name, email address, phone number, date of birth, gender, language, and your password in a form that nobody can read back.',
          ar: 'الحساب: الاسم والبريد الإلكتروني ورقم الجوال وتاريخ الميلاد والجنس واللغة، وكلمة المرور بصيغة لا يمكن لأحد استرجاعها.',
        },
        {
          en: 'Health, only with your explicit consent: height, weight, conditions, allergies, dietary preferences, goals, measurements, meals and photos of them, medicines, laboratory reports, answers to questionnaires and screenings, what you import from Apple Health, plans, consultation notes and what you write to a dietitian when you book.',
          ar: 'الصحة، بموافقتك الصريحة فقط: الطول والوزن والحالات المرضية والحساسية والتفضيلات الغذائية والأهداف والقياسات والوجبات وصورها والأدوية والتقارير المخبرية وإجابات الاستبيانات والفحوص الأولية، وما تستورده من تطبيق «صحتي» من \u2068Apple\u2069، والخطط وملاحظات الاستشارة، وما تكتبه إلى الأخصائي عند الحجز.',
        },
        {
          en: 'Appointments and messages: dates, services, fees, and what you and your dietitian write to each other.',
          ar: 'المواعيد والرسائل: التواريخ والخدمات والرسوم، وما تتبادله مع أخصائيك من رسائل.',
        },
        {
          en: 'Video calls: when each of you joined and left, which you both can see. Sound and picture travel encrypted between the two browsers and are never recorded. Where your dietitian uses Zoom or Google Meet, the call takes place there under that provider’s terms, and may leave the Kingdom.',
          ar: 'مكالمات الفيديو: أوقات دخول كل طرف وخروجه، ويراها كلاكما. ينتقل الصوت والصورة مشفّرين بين المتصفحين ولا يُسجَّلان أبدًا. وإن استخدم أخصائيك Zoom أو Google Meet فالمكالمة تجري هناك وفق شروط مزوّدها، وقد تخرج من المملكة.',
        },
        {
          en: `Payments, where you pay through ${name.en}: amounts, dates, the last four digits and brand of a card (never its full number), your wallet, packages, refunds, disputes with a bank, and invoices. For the VAT of citizens, your national ID if you choose to give it.`,
          ar: `المدفوعات، إذا دفعت عبر ${name.ar}: المبالغ والتواريخ وآخر أربعة أرقام من البطاقة ونوعها (لا رقمها الكامل أبدًا)، ومحفظتك والباقات والمبالغ المستردة واعتراضات البنوك والفواتير. ورقم هويتك الوطنية إن اخترت تقديمه لأجل ضريبة القيمة المضافة للمواطنين.`,
        },
        {
          en: 'Dietitians: license and registration number, education, experience, insurance, certificates, practice address and fees; and to be paid: legal name, billing address, VAT number, license of the institution and bank account number (IBAN).',
          ar: 'الأخصائيون: رقم الترخيص والتسجيل المهني والمؤهلات والخبرة والتأمين والشهادات وعنوان العيادة والرسوم؛ ولتحويل المستحقات: الاسم القانوني وعنوان الفوترة والرقم الضريبي وترخيص المنشأة ورقم الحساب البنكي (الآيبان).',
        },
        {
          en: 'Reviews: the stars and words you give a dietitian after an appointment, and the dietitian’s reply. Anyone who views the dietitian’s profile can read them, with your first name and the initial of your last name.',
          ar: 'التقييمات: ما تمنحه للأخصائي من نجوم وكلمات بعد الموعد، ورد الأخصائي. ويقرؤها كل من يطّلع على ملف الأخصائي، باسمك الأول والحرف الأول من اسم عائلتك.',
        },
        {
          en: 'Favorites: the dietitians you have saved. Only you see them.',
          ar: 'المفضلة: الأخصائيون الذين حفظتهم، ولا يراها سواك.',
        },
        {
          en: 'Photo: the picture that a dietitian uploads for the profile. We take out what cameras write into it, such as the place.',
          ar: 'الصورة: صورة الأخصائي في ملفه المهني. ونحذف منها ما تكتبه فيها الكاميرات، كالموقع.',
        },
        {
          en: 'Devices: of each device you are signed in on, its browser and system and when it was last active, and a random mark by which we recognize it for up to 400 days.',
          ar: 'الأجهزة: المتصفح ونظام التشغيل وآخر نشاط لكل جهاز سجّلت الدخول منه، وعلامة عشوائية نتعرّف بها عليه مدة لا تتجاوز 400 يوم.',
        },
        {
          en: 'Access tokens, if you create any: their names, what they may do, when they were last used and when they expire. The tokens themselves are kept in a form that nobody can read back.',
          ar: 'رموز الوصول، إن أنشأتها: أسماؤها وصلاحياتها وآخر استخدام لها وتاريخ انتهائها. أما الرموز نفسها فتُحفظ بصيغة لا يمكن لأحد استرجاعها.',
        },
        {
          en: 'Surveys and newsletter: the answers and contact details you send us.',
          ar: 'الاستبيانات والنشرة البريدية: ما ترسله إلينا من إجابات وبيانات تواصل.',
        },
        {
          en: 'Support: what you ask the Support Team, also without an account, and messages that are reported to it.',
          ar: 'الدعم: ما تسأل عنه فريق الدعم، ولو دون حساب، والرسائل التي يُبلَّغ عنها.',
        },
        {
          en: 'Counting: once a day we count how many people were here, by role and language, without names and without third parties. You can leave the count in the settings, under Privacy.',
          ar: 'الإحصاءات: نعدّ مرة في اليوم كم شخصًا استخدم المنصة بحسب الدور واللغة، دون أسماء ودون أطراف أخرى. ويمكنك الخروج من العدّ من الإعدادات، في تبويب الخصوصية.',
        },
        {
          en: 'Technical data: network address, browser type and time of a request, as far as needed to keep the service safe and working.',
          ar: 'البيانات التقنية: عنوان الشبكة ونوع المتصفح ووقت الطلب، بالقدر اللازم لأمان الخدمة وعملها.',
        },
      ],
    },
    {
      id: 'required',
      heading: { en: 'What you must give us, and what you need not', ar: 'ما يلزم تقديمه وما لا يلزم' },
      paragraphs: [
        {
          en: 'Without some data we cannot provide the service. The rest is up to you:',
          ar: 'لا يمكننا تقديم الخدمة دون بعض البيانات، وما عداها متروك لك:',
        },
      ],
      list: [
        {
          en: 'Name, email address and password: needed for an account. Date of birth: needed to book, since the service is for adults. Without them there is no account, or no booking.',
          ar: 'الاسم والبريد الإلكتروني وكلمة المرور: لازمة لفتح الحساب. وتاريخ الميلاد: لازم للحجز، فالخدمة للبالغين. ودونها لا يُفتح الحساب أو لا يتم الحجز.',
        },
        {
          en: 'Mobile number: needed only for text messages, and so that a dietitian can call you.',
          ar: 'رقم الجوال: لا يلزم إلا للرسائل النصية واتصال الأخصائي بك.',
        },
        {
          en: 'Health data: never. Without it your dietitian only knows what you say in the consultation.',
          ar: 'البيانات الصحية: لا تلزم أبدًا. ودونها لا يعرف أخصائيك إلا ما تذكره في الاستشارة.',
        },
        {
          en: 'Card data: needed by the payment service where you pay with the booking. It does not reach us.',
          ar: 'بيانات البطاقة: تلزم خدمة الدفع إذا دفعت عند الحجز، ولا تصل إلينا.',
        },
        {
          en: 'National ID: optional. Without it, VAT is not taken off the invoices of citizens.',
          ar: 'رقم الهوية الوطنية: اختياري. ودونه لا تُعفى فواتير المواطنين من ضريبة القيمة المضافة.',
        },
        {
          en: 'Dietitians: what verification asks for is needed to be listed, and billing details to take paid bookings and to be paid.',
          ar: 'الأخصائيون: ما يطلبه التحقق لازم للظهور في الدليل، وبيانات الفوترة لازمة لاستقبال الحجوزات المدفوعة وتحويل المستحقات.',
        },
      ],
    },
    {
      id: 'purposes',
      heading: { en: 'Why we use it, and on what basis', ar: 'أغراض الاستخدام وأساسه النظامي' },
      paragraphs: [
        {
          en: 'We use data only for the purpose for which you gave it:',
          ar: 'لا نستخدم البيانات إلا للغرض الذي قدّمتها من أجله:',
        },
      ],
      list: [
        {
          en: 'To run your account, bookings, calls, messages and plans: because we have an agreement with you.',
          ar: 'لتشغيل حسابك وحجوزاتك ومكالماتك ورسائلك وخططك: تنفيذًا لاتفاقنا معك.',
        },
        {
          en: 'To keep health data and show it to the dietitian you choose: with your explicit consent.',
          ar: 'لحفظ بياناتك الصحية وعرضها على الأخصائي الذي تختاره: بموافقتك الصريحة.',
        },
        {
          en: 'To take payments, refund, pay dietitians out and issue invoices: because we have an agreement with you, and because tax and accounting law requires it.',
          ar: 'لتحصيل المدفوعات واسترداد المبالغ وتحويل مستحقات الأخصائيين وإصدار الفواتير: تنفيذًا لاتفاقنا معك، ولأن أنظمة الضريبة والمحاسبة توجب ذلك.',
        },
        {
          en: 'To verify dietitians, keep records and answer authorities: because the law requires it.',
          ar: 'للتحقق من الأخصائيين وحفظ السجلات والرد على الجهات المختصة: لأن النظام يوجب ذلك.',
        },
        {
          en: 'To send the newsletter and reply to surveys: with your consent. The newsletter is our only direct marketing.',
          ar: 'لإرسال النشرة البريدية والرد على الاستبيانات: بموافقتك. والنشرة هي تسويقنا المباشر الوحيد.',
        },
        {
          en: 'To protect the service from misuse, find faults and count how many people use it: because we have a legitimate interest in it. We never use health data for this.',
          ar: 'لحماية الخدمة من إساءة الاستخدام واكتشاف الأعطال وإحصاء عدد المستخدمين: لمصلحة مشروعة لنا في ذلك. ولا نستخدم البيانات الصحية لهذا الغرض أبدًا.',
        },
      ],
    },
    {
      id: 'health',
      heading: { en: 'Health data and consent', ar: 'البيانات الصحية والموافقة' },
      paragraphs: [
        {
          en: 'Your medical data is encrypted and shared only with the dietitian you choose. We ask for your consent separately, with a box that is never ticked beforehand, and keep a record of when and how you gave it.',
          ar: 'بياناتك الطبية مشفّرة، ولا يطّلع عليها إلا الأخصائي الذي تختاره. نطلب موافقتك على حدة، في خانة لا تكون محدّدة مسبقًا، ونحتفظ بسجل لوقت موافقتك وطريقتها.',
        },
        {
          en: 'You can withdraw consent at any time, as easily as you gave it. We then stop processing that data. What was done before stays lawful, and signed consultation notes remain, as part of the medical record. You can have an account without giving us any health data.',
          ar: 'لك سحب موافقتك في أي وقت، بالسهولة التي أعطيتها بها، فنتوقف عن معالجة تلك البيانات. ويبقى ما تم قبل ذلك نظاميًا، وتبقى ملاحظات الاستشارة الموقّعة لأنها جزء من السجل الطبي. ويمكنك أن يكون لك حساب دون أن تقدّم لنا أي بيانات صحية.',
        },
      ],
    },
    {
      id: 'recipients',
      heading: { en: 'Who sees your data', ar: 'من يطّلع على بياناتك' },
      paragraphs: [
        {
          en: 'As few people as possible, each only as far as the task requires:',
          ar: 'أقل عدد ممكن من الأشخاص، وكل منهم بقدر ما تتطلبه مهمته:',
        },
      ],
      list: [
        {
          en: 'The dietitian you choose sees your name, email address, mobile number, age and gender, your appointments and messages with them, and the health data that you share.',
          ar: 'الأخصائي الذي تختاره: يرى اسمك وبريدك الإلكتروني ورقم جوالك وعمرك وجنسك ومواعيدك معه ورسائلك إليه وما تشاركه من بيانات صحية.',
        },
        {
          en: 'Our team sees what it needs to help you and to verify dietitians, and no clinical details. There is one exception: if the law requires it, an admin can open a health record, for one hour; that is recorded, and you are notified. Signed notes that outlived an account are opened in the same case only.',
          ar: 'فريقنا: يرى ما يحتاج إليه لمساعدتك وللتحقق من الأخصائيين، ولا يرى التفاصيل الطبية. ويُستثنى من ذلك أمر واحد: إن أوجب النظام، أمكن لأحد المشرفين فتح السجل الصحي لمدة ساعة واحدة، ويُسجَّل ذلك ويصلك إشعار به. ولا تُفتح الملاحظات الموقّعة التي بقيت بعد حذف الحساب إلا في هذه الحالة.',
        },
        {
          en: 'What you and a dietitian write to each other, our team does not read. It reads what you write to the Support Team, and a message that one of you reports to it: that message alone.',
          ar: 'ما تتبادله مع أخصائيك من رسائل لا يقرؤه فريقنا. وهو يقرأ ما تكتبه إلى فريق الدعم، والرسالة التي يبلّغ عنها أحدكما دون غيرها.',
        },
        {
          en: 'Anyone can see verified dietitians in a public directory, even without an account, unless the dietitian does not wish it: name, title, specialization, experience, biography, education, certifications, city, languages, license, services with their fees, available times and rating. A photo is shown there only where the dietitian chooses so, and the text of a review only where its author and the dietitian have agreed, without the author’s name. All of this can be changed at any time. Patients never appear there by name.',
          ar: 'الجميع، ولو دون حساب: يرون الأخصائيين الموثّقين في دليل عام، ما لم يختر الأخصائي غير ذلك: الاسم واللقب المهني والتخصص والخبرة والنبذة والمؤهلات والشهادات والمدينة واللغات والترخيص والخدمات ورسومها والأوقات المتاحة والتقييم. ولا تظهر الصورة فيه إلا إن اختار الأخصائي إظهارها، ولا نص التقييم إلا بموافقة كاتبه والأخصائي ودون اسم كاتبه. ويمكن تغيير ذلك كله في أي وقت. أما المرضى فلا يظهرون فيه بأسمائهم أبدًا.',
        },
        {
          en: 'Processors run servers, email and text messages for us, under a contract that binds them to our instructions and to secrecy. Emails and text messages carry no health details.',
          ar: 'جهات المعالجة: تشغّل لنا الخوادم والبريد والرسائل النصية، بعقد يلزمها بتعليماتنا وبالسرية. ولا تتضمن الرسائل البريدية والنصية أي تفاصيل صحية.',
        },
        {
          en: 'The payment service takes card data on its own page, charges, refunds and pays out, under the rules of the Saudi Central Bank. It learns amounts and a number for each payment, and nothing about your health. Banks learn what a payment and its disputes require.',
          ar: 'خدمة الدفع: تستقبل بيانات البطاقة في صفحتها، وتخصم المبالغ وتعيدها وتحوّلها وفق قواعد البنك المركزي السعودي. ولا تعرف إلا المبلغ ورقمًا لكل عملية، ولا شيء عن صحتك. وتعرف البنوك ما تتطلبه العملية والاعتراض عليها.',
        },
        {
          en: 'The tax authority receives the invoices that tax law asks for.',
          ar: 'هيئة الزكاة والضريبة والجمارك: تتلقى الفواتير التي تشترطها أنظمة الضريبة.',
        },
        {
          en: 'Push notifications, if you turn them on, travel over the push service of your browser’s maker (Google, Apple, Mozilla or Microsoft), sealed and without a name. Where you sign in with another account, its provider learns that you did.',
          ar: 'إشعارات الجهاز، إن فعّلتها: تمر عبر خدمة الجهة المطوّرة لمتصفحك (Google أو Apple أو Mozilla أو Microsoft)، مختومة ودون اسم. وإن سجّلت الدخول بحساب آخر علم مزوّده بذلك.',
        },
        {
          en: 'Authorities and courts receive data only where the law obliges us.',
          ar: 'الجهات الحكومية والمحاكم: لا تتلقى بيانات إلا حيث يلزمنا النظام بذلك.',
        },
        {
          en: 'Employers never see an employee’s health data.',
          ar: 'جهات العمل: لا ترى البيانات الصحية لموظفيها أبدًا.',
        },
      ],
    },
    {
      id: 'never',
      heading: { en: 'What we never do', ar: 'ما لا نفعله أبدًا' },
      paragraphs: [
        {
          en: 'We do not sell personal data. We show no advertising and let no third party track you here. No decision with a serious effect on you is made by a machine alone.',
          ar: 'لا نبيع البيانات الشخصية. ولا نعرض إعلانات، ولا نسمح لطرف آخر بتتبّعك هنا. ولا يُتخذ أي قرار له أثر كبير عليك بطريقة آلية بحتة.',
        },
      ],
    },
    {
      id: 'place',
      heading: { en: 'Where your data is kept', ar: 'مكان حفظ بياناتك' },
      paragraphs: [
        {
          en: 'We keep personal data on servers in the Kingdom of Saudi Arabia. What leaves it is what you choose yourself: sealed push notifications over the maker of your browser, signing in with an account of a provider abroad, and calls on Zoom or Google Meet where your dietitian uses them. Should another transfer abroad ever become necessary, it will happen only as the law allows, after an assessment of its risks, with no more data than needed, and we will tell you first.',
          ar: 'نحفظ البيانات الشخصية على خوادم داخل المملكة العربية السعودية. ولا يخرج منها إلا ما تختاره: إشعارات الجهاز المختومة عبر الجهة المطوّرة لمتصفحك، وتسجيل الدخول بحساب لدى مزوّد خارج المملكة، ومكالمات Zoom أو Google Meet إن استخدمها أخصائيك. وإن لزم نقل شيء آخر إلى الخارج، فلا يكون إلا وفق ما يجيزه النظام، بعد تقييم مخاطره، وبأقل قدر من البيانات، وبعد إبلاغك.',
        },
      ],
    },
    {
      id: 'security',
      heading: { en: 'How we protect it', ar: 'كيف نحميها' },
      paragraphs: [
        {
          en: 'Connections are encrypted. Medical data is encrypted again where it is stored. People reach only what their task requires, and important actions are recorded. No system is beyond all risk, so we keep little and test what we build.',
          ar: 'الاتصالات مشفّرة، والبيانات الطبية مشفّرة كذلك في مكان حفظها. وصلاحية الاطلاع بحسب مهمة كل شخص، والإجراءات المهمة مسجّلة. ولا يخلو نظام من المخاطر، لذا نحتفظ بالقليل ونختبر ما نبنيه.',
        },
      ],
    },
    {
      id: 'retention',
      heading: { en: 'How long we keep it', ar: 'مدة الاحتفاظ' },
      paragraphs: [
        {
          en: 'We keep data no longer than its purpose or the law requires, and then destroy it beyond recovery:',
          ar: 'لا نحتفظ بالبيانات مدة أطول مما يتطلبه غرضها أو النظام، ثم نتلفها بما لا يمكن معه استعادتها:',
        },
      ],
      list: [
        {
          en: `Account data: until you delete the account. It is then closed immediately, and everything that goes with it is erased ${graceTime.en} later; until then you can sign in and keep it.`,
          ar: `بيانات الحساب: إلى أن تحذف حسابك. فيُغلق فورًا، ويمكنك تسجيل الدخول والاحتفاظ به لمدة ${graceTime.ar}، ثم يُمحى مع كل ما يتبعه.`,
        },
        {
          en: 'Health data: until you delete it, withdraw consent or delete the account, except signed consultation notes.',
          ar: 'البيانات الصحية: إلى أن تحذفها أو تسحب موافقتك أو تحذف حسابك، عدا ملاحظات الاستشارة الموقّعة.',
        },
        {
          en: `Signed consultation notes: they are part of the medical record. When you delete your account they are sealed under a key of their own and kept for ${keptYears.en} from the last entry. Nobody reads them in that time, except on a request that the law obliges us to answer, which we record. Then they are destroyed. Drafts are erased with the account.`,
          ar: `ملاحظات الاستشارة الموقّعة: هي جزء من السجل الطبي. وعند حذف حسابك تُختم بمفتاح خاص بها وتُحفظ لمدة ${keptYears.ar} من آخر تدوين فيها. ولا يقرؤها أحد في هذه المدة إلا بطلب يلزمنا النظام بالاستجابة له، ونسجّل ذلك. ثم تُتلف. أما المسودات فتُمحى مع الحساب.`,
        },
        {
          en: `Invoices: tax law asks for them, so they are kept for ${taxYears.en} after the year of their issue, also when you delete your account. They are stored encrypted. Then the names in them, and the national ID if there is one, are destroyed.`,
          ar: `الفواتير: تشترطها أنظمة الضريبة، فتُحفظ لمدة ${taxYears.ar} بعد سنة إصدارها وإن حذفت حسابك. وتُخزَّن مشفّرة. ثم تُتلف الأسماء الواردة فيها، ورقم الهوية الوطنية إن وُجد.`,
        },
        {
          en: 'Appointments, payments, refunds and payouts: as long as accounting and health-record rules require; without your name once your account is erased.',
          ar: 'المواعيد والمدفوعات والمبالغ المستردة وتحويلات المستحقات: المدة التي تتطلبها أنظمة المحاسبة والسجلات الصحية، ودون اسمك بعد محو حسابك.',
        },
        {
          en: 'Saved cards, bank account number, billing details and national ID: until you remove them or your account is erased; issued invoices keep what they say.',
          ar: 'البطاقات المحفوظة ورقم الحساب البنكي وبيانات الفوترة ورقم الهوية الوطنية: إلى أن تحذفها أو يُمحى حسابك، ويبقى في الفواتير الصادرة ما ذُكر فيها.',
        },
        {
          en: 'Support requests: until you delete your account. Questions of visitors without an account: two years after they were closed, and 30 days if never confirmed. Reports of messages: as long as the conversation. Your calendar link: until you renew it or delete your account.',
          ar: 'طلبات الدعم: إلى أن تحذف حسابك. وأسئلة الزوار دون حساب: سنتين بعد إغلاقها، و30 يومًا إن لم تُؤكَّد. والبلاغات عن الرسائل: ما بقيت المحادثة. ورابط تقويمك: إلى أن تجدّده أو تحذف حسابك.',
        },
        {
          en: 'Messages: they belong to the patient, or to whoever wrote to the Support Team, and go with that account, on both sides. When a dietitian deletes an account, what the dietitian wrote stays with the patients it was written for, without a name.',
          ar: 'الرسائل: هي للمريض، أو لمن راسل فريق الدعم، وتُمحى لدى الطرفين مع حذف حسابه. وعند حذف حساب أخصائي يبقى ما كتبه لدى المرضى الذين كُتب لهم، دون اسم.',
        },
        {
          en: 'Reviews: until you remove them. When you delete your account, their words go and the stars stay without your name. Favorites, photos and access tokens: until you remove them or delete your account; an expired token is deleted after 30 days.',
          ar: 'التقييمات: إلى أن تحذفها. وعند حذف حسابك تُمحى كلماتها وتبقى النجوم دون اسمك. والمفضلة والصورة ورموز الوصول: إلى أن تحذفها أو تحذف حسابك، ويُحذف الرمز المنتهي بعد 30 يومًا.',
        },
        {
          en: 'Survey answers: until your request is settled or you ask us to delete them, and two years at most.',
          ar: 'إجابات الاستبيان: إلى أن يُنجز طلبك أو تطلب حذفها، وسنتين على الأكثر.',
        },
        {
          en: 'Newsletter address: until you ask us to remove it. Once you unsubscribe, we send nothing more and delete it after 30 days, as we do with an address that was never confirmed.',
          ar: 'عنوان النشرة البريدية: إلى أن تطلب حذفه. ومتى ألغيت اشتراكك لم نرسل إليك شيئًا، ونحذف العنوان بعد 30 يومًا، وكذلك كل عنوان لم يُؤكَّد.',
        },
        {
          en: 'Technical records: sessions a day after they end, links in emails 30 days after they expire, failed sign-ins 30 days, devices 400 days after their last sign-in. Server logs name nobody.',
          ar: 'السجلات التقنية: الجلسات يومًا بعد انتهائها، وروابط الرسائل 30 يومًا بعد انتهائها، ومحاولات الدخول الفاشلة 30 يومًا، والأجهزة 400 يوم بعد آخر دخول منها. وسجلات الخوادم لا تذكر أحدًا.',
        },
        {
          en: 'The record of what you agreed to and of what was done with an account, by you or by our team: without a limit, as proof. Once the account is erased it is kept without details and without a name.',
          ar: 'سجل ما وافقت عليه وما جرى على الحساب منك أو من فريقنا: دون حدّ زمني، لأنه إثبات. وبعد محو الحساب يبقى دون تفاصيل ودون اسم.',
        },
      ],
    },
    {
      id: 'rights',
      heading: { en: 'Your rights', ar: 'حقوقك' },
      paragraphs: [
        {
          en: 'Write to us and we will act within 30 days, free of charge. If a request is unusually difficult we may need up to 30 days more, and will tell you why beforehand. We first make sure that it is really you. You have the right:',
          ar: 'راسلنا لننفّذ طلبك خلال 30 يومًا دون مقابل. وإن كان الطلب صعبًا على غير المعتاد فقد نحتاج إلى 30 يومًا أخرى على الأكثر، ونخبرك بالسبب مسبقًا. ونتأكد أولًا من هويتك. ولك الحق في:',
        },
      ],
      list: [
        {
          en: 'to be informed why and how we process your data, and on what basis;',
          ar: 'العلم بغرض معالجة بياناتك وكيفيتها وأساسها النظامي؛',
        },
        { en: 'to access the data we keep about you;', ar: 'الوصول إلى ما نحتفظ به من بياناتك؛' },
        {
          en: 'to receive a copy of it in a clear, readable form;',
          ar: 'الحصول على نسخة منها بصيغة واضحة ومقروءة؛',
        },
        {
          en: 'to have it corrected, completed or updated;',
          ar: 'تصحيحها أو إتمامها أو تحديثها؛',
        },
        {
          en: 'to have it destroyed when it is no longer needed;',
          ar: 'إتلافها متى انتفت الحاجة إليها؛',
        },
        {
          en: 'to withdraw your consent at any time.',
          ar: 'سحب موافقتك في أي وقت.',
        },
      ],
    },
    {
      id: 'breach',
      heading: { en: 'If something goes wrong', ar: 'عند وقوع حادثة' },
      paragraphs: [
        {
          en: 'Should personal data be lost, disclosed or accessed by someone without a right to it, and this may harm it or conflict with your rights, we will notify SDAIA within 72 hours of learning of it. We will tell you without undue delay what happened, what it may mean for you and what you can do.',
          ar: 'إن فُقدت بيانات شخصية أو أُفشيت أو وصل إليها من لا يحق له، وكان من شأن ذلك الإضرار بها أو التعارض مع حقوقك، أشعرنا سدايا خلال 72 ساعة من علمنا بالأمر. ونخبرك دون تأخير بما حدث، وما قد يعنيه لك، وما يمكنك فعله.',
        },
      ],
    },
    {
      id: 'children',
      heading: { en: 'Children', ar: 'الأطفال' },
      paragraphs: [
        {
          en: `${name.en} is not for users under 18, and we do not knowingly store data about them. If you believe that a child has given us data, tell us and we will destroy it.`,
          ar: `لا تُقدَّم خدمات ${name.ar} لمن هم دون 18 عامًا، ولا نحتفظ ببياناتهم عن علم. وإن كنت تظن أن طفلًا قدّم لنا بيانات، فأخبرنا لنتلفها.`,
        },
      ],
    },
    {
      id: 'mail',
      heading: { en: 'Emails from us', ar: 'رسائلنا إليك' },
      paragraphs: [
        {
          en: 'Issues of the newsletter go only to addresses that were confirmed by email. Every issue and every reminder has a link that stops it. Messages that an appointment or the safety of your account requires are part of the service.',
          ar: 'لا تُرسل أعداد النشرة إلا إلى عناوين بريد إلكتروني أكّدها أصحابها. وفي كل عدد وكل تذكير رابط لإيقافه. أما الرسائل التي يقتضيها موعدك أو أمان حسابك فهي جزء من الخدمة.',
        },
        {
          en: 'What we store in your browser is listed in the Cookie Policy.',
          ar: 'ما نحفظه في متصفحك مذكور في سياسة ملفات تعريف الارتباط.',
        },
      ],
    },
    {
      id: 'changes',
      heading: { en: 'Changes to this policy', ar: 'تعديل هذه السياسة' },
      paragraphs: [
        {
          en: 'We give 30 days’ notice of material changes, on this page and, if you have an account, by email. A new purpose for health data needs your new consent.',
          ar: 'نُشعرك بالتعديلات الجوهرية قبل سريانها بمدة 30 يومًا، في هذه الصفحة، وبالبريد الإلكتروني إن كان لك حساب. وأي غرض جديد للبيانات الصحية يتطلب موافقة جديدة منك.',
        },
      ],
    },
    {
      id: 'complaint',
      heading: { en: 'Complaints', ar: 'الشكاوى' },
      paragraphs: [
        {
          en: 'Please write to us first, so that we can put it right. You may also complain to SDAIA through its National Data Governance Platform, within 90 days of the incident or of learning of it.',
          ar: 'يُرجى مراسلتنا أولًا لنعالج الأمر. ولك كذلك تقديم شكوى إلى سدايا عبر منصة حوكمة البيانات الوطنية، خلال 90 يومًا من الواقعة أو العلم بها.',
        },
      ],
    },
  ],
}
