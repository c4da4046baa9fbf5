import { brand } from '../brand.ts'
import type { LegalPage } from './legal.ts'

const { name } = brand

export const cookies: LegalPage = {
  title: { en: 'Cookie Policy', ar: 'سياسة ملفات تعريف الارتباط' },
  version: { number: 3, since: '2026-11-28' },
  intro: {
    en: `Cookies and browser storage are small notes that a site leaves in your browser. ${name.en} leaves very few, and this page names them all.`,
    ar: `ملفات تعريف الارتباط (الكوكيز) وتخزين المتصفح ملاحظات صغيرة يتركها الموقع في متصفحك. ولا نترك منها إلا القليل في ${name.ar}، وهذه الصفحة تذكرها كلها.`,
  },
  sections: [
    {
      id: 'cookies',
      heading: { en: 'The cookies we use', ar: 'ملفات تعريف الارتباط التي نستخدمها' },
      paragraphs: [
        {
          en: 'All five come from our own site. Without the first you could not stay signed in.',
          ar: 'كلها من موقعنا نفسه، وعددها خمسة. ومن دون الأول لا تستمر جلستك بعد تسجيل الدخول.',
        },
      ],
      list: [
        {
          en: 'Session (sid): set when you sign in, so that the server knows it is you from one page to the next. It holds a random value and nothing about you, cannot be read by scripts, and ends when you sign out or your session expires. Strictly necessary.',
          ar: 'ملف الجلسة (sid): يُنشأ عند تسجيل دخولك ليعرفك الخادم من صفحة إلى أخرى. يحمل قيمة عشوائية ولا شيء عنك، ولا يمكن للبرامج النصية قراءته، وينتهي عند تسجيل خروجك أو انتهاء جلستك. ضروري تمامًا.',
        },
        {
          en: 'Sign-in mark (nabta_signed_in): set and removed together with the session. It says only that someone is signed in, so that our pages know whether to ask who. Strictly necessary.',
          ar: 'علامة تسجيل الدخول (\u2066nabta_signed_in\u2069): تُنشأ مع ملف الجلسة وتُزال معه. ولا تدل إلا على وجود جلسة، لتعرف صفحاتنا هل تسأل عن صاحبها. ضرورية تمامًا.',
        },
        {
          en: 'Device (device): set when you register, sign in or choose a time to book, so that we can hold that time for your browser, warn you of a sign-in from a device we have not seen before, and slow down strangers who guess your password without locking you out. It holds a random value, cannot be read by scripts, and is kept for one year from your last sign-in.',
          ar: 'ملف الجهاز (device): يُنشأ عند التسجيل أو تسجيل الدخول أو اختيار وقت للحجز، لنحجز الوقت لمتصفحك مؤقتًا، وننبهك إلى أي دخول من جهاز لم نعرفه من قبل، ونبطئ من يخمّن كلمة مرورك دون أن يُغلق حسابك أمامك. يحمل قيمة عشوائية، ولا يمكن للبرامج النصية قراءته، ويُحفظ سنة واحدة من آخر تسجيل دخول.',
        },
        {
          en: 'Sign-in elsewhere (visit): only while you sign in with an account you have elsewhere, so that what comes back counts in this browser alone. It holds a random value and cannot be read by scripts. Until you are signed in, and for ten minutes at most, we keep beside it who that provider says you are: its number for you and your email address there. Strictly necessary.',
          ar: 'تسجيل الدخول من مكان آخر (visit): أثناء تسجيل الدخول بحساب لديك في مكان آخر فقط، كي لا يُقبل ما يعود منه إلا في هذا المتصفح. يحمل قيمة عشوائية، ولا يمكن للبرامج النصية قراءته. ونحتفظ معه حتى تسجيل دخولك، ولعشر دقائق على الأكثر، بما يعرّفك به مزود الحساب: رقمك لديه وبريدك الإلكتروني هناك. ضروري تمامًا.',
        },
        {
          en: 'Language choice (nabta_language): set when you choose English or Arabic, so that we remember it. It is kept for one year.',
          ar: 'ملف اختيار اللغة (\u2066nabta_language\u2069): يُنشأ عند اختيارك العربية أو الإنجليزية لنتذكره. ويُحفظ سنة واحدة.',
        },
      ],
    },
    {
      id: 'storage',
      heading: { en: 'What we keep in browser storage', ar: 'ما نحفظه في تخزين المتصفح' },
      paragraphs: [
        {
          en: 'These stay in your browser and are not sent to us with each request.',
          ar: 'تبقى هذه في متصفحك، ولا تُرسل إلينا مع كل طلب.',
        },
      ],
      list: [
        {
          en: 'Theme: whether you prefer light, dark or the setting of your device. It stays until you change or clear it.',
          ar: 'المظهر: تفضيلك للفاتح أو الداكن أو إعداد جهازك. ويبقى إلى أن تغيّره أو تمسحه.',
        },
        {
          en: 'Language offer: that you have hidden the line which offers the language of your account. It stays until you clear it.',
          ar: 'عرض اللغة: أنك أخفيت السطر الذي يعرض عليك لغة حسابك. ويبقى إلى أن تمسحه.',
        },
        {
          en: 'Hijri dates: whether you have turned them on. It stays until you turn them off or clear it.',
          ar: 'التاريخ الهجري: اختيارك عرضه. ويبقى إلى أن توقفه أو تمسحه.',
        },
        {
          en: 'Notifications: for each account used in this browser, its list of notifications and how far it has been read. It says nothing about health and names no patient. It stays after you log out, until you clear the list or the storage.',
          ar: 'الإشعارات: لكل حساب استُخدم في هذا المتصفح قائمة إشعاراته وما قُرئ منها. ولا تذكر شيئًا عن الصحة ولا اسم أي مريض. وتبقى بعد تسجيل الخروج إلى أن تُمسح القائمة أو التخزين.',
        },
        {
          en: 'Push notifications: if you turn them on in this browser, which account did. It stays until you turn them off.',
          ar: 'إشعارات الجهاز: عند تفعيلها في هذا المتصفح نحفظ الحساب الذي فعّلها. وتبقى إلى أن توقفها.',
        },
        {
          en: 'A page for when you are offline: once you have signed in, one page that says so, and nothing of yours. It stays until you clear the storage. For patients also the empty page of nutrition plans with its files, until they sign out.',
          ar: 'صفحة انقطاع الاتصال: بعد تسجيل الدخول نحفظ صفحة واحدة تخبرك بانقطاع الاتصال، دون أي شيء من بياناتك. وتبقى إلى أن يُمسح التخزين. وللمرضى أيضًا صفحة الخطط الغذائية فارغةً مع ملفاتها، إلى تسجيل الخروج.',
        },
        {
          en: 'Survey answers: while you fill in a survey, your answers about name and contact and some of your choices, so that a reload loses nothing. Free text and anything about health is left out. They are removed when you send the survey or close the tab.',
          ar: 'إجابات الاستبيان: أثناء تعبئتك الاستبيان نحفظ إجاباتك عن الاسم ووسائل التواصل وبعض اختياراتك كي لا تضيع عند إعادة التحميل. ولا نحفظ النصوص الحرة ولا ما يخص الصحة. وتُمحى عند الإرسال أو إغلاق التبويب.',
        },
        {
          en: 'Unfinished registration: what you have filled in, except your password and everything about health. It is removed when you have registered or close the tab.',
          ar: 'التسجيل غير المكتمل: ما أدخلته عدا كلمة المرور وكل ما يخص الصحة. ويُمحى عند إتمام التسجيل أو إغلاق التبويب.',
        },
        {
          en: 'Email awaiting confirmation: after you register, the email address you registered with and where you wanted to go, so that the sign-in page can tell you where to look. It is removed as soon as that page has read it.',
          ar: 'البريد الإلكتروني بانتظار التأكيد: بعد التسجيل نحفظ بريدك الإلكتروني والصفحة التي كنت تقصدها، لتخبرك صفحة تسجيل الدخول أين تجد رسالتنا. ويُمحى فور أن تقرأه تلك الصفحة.',
        },
        {
          en: 'Unsaved changes of dietitians: the profile, a new service and the working hours while they are being edited. They are removed when you save or discard them or close the tab.',
          ar: 'تعديلات الأخصائيين غير المحفوظة: الملف المهني والخدمة الجديدة وساعات العمل أثناء تعديلها. وتُمحى عند الحفظ أو التجاهل أو إغلاق التبويب.',
        },
        {
          en: 'Today’s nutrition plan of patients, with the allergies to look out for, so that it can be read without a connection, and what was ticked off meanwhile. The plan is replaced when you open another day’s. All of it is removed when you sign out, and when someone else signs in with this browser.',
          ar: 'خطة اليوم الغذائية للمرضى مع الحساسيات التي يلزم الانتباه لها، لتُقرأ دون اتصال، وما سُجّل أثناء ذلك. وتحل محلها خطة اليوم التالي عند فتحها. وتُمحى كلها عند تسجيل خروجك، وعند دخول شخص آخر من هذا المتصفح.',
        },
        {
          en: 'Messages that could not be sent yet, with their files: until they are sent, at most for seven days. They are removed when you discard them or sign out, and when someone else signs in with this browser.',
          ar: 'الرسائل التي لم تُرسل بعد مع ملفاتها: إلى أن تُرسل، وبحد أقصى سبعة أيام. وتُمحى عند تجاهلها أو تسجيل خروجك، وعند دخول شخص آخر من هذا المتصفح.',
        },
      ],
    },
    {
      id: 'never',
      heading: { en: 'What we do not use', ar: 'ما لا نستخدمه' },
      paragraphs: [
        {
          en: 'No advertising, no tracking across sites, no third-party cookies and no fonts or scripts from elsewhere. That is why there is no cookie banner here.',
          ar: 'لا إعلانات، ولا تتبّع بين المواقع، ولا ملفات تعريف ارتباط من أطراف أخرى، ولا خطوط أو برامج نصية من مواقع غيرنا. ولهذا لا ترى هنا نافذة لقبول ملفات تعريف الارتباط.',
        },
      ],
    },
    {
      id: 'control',
      heading: { en: 'Your control', ar: 'التحكم بيدك' },
      paragraphs: [
        {
          en: 'You can delete or block all of these in the settings of your browser. Reading the site works without them. If you block the session cookie, you cannot sign in. If you delete the device cookie, your next sign-in counts as one from a new device. If you delete the rest, we forget your choices and unsaved entries, and nothing else.',
          ar: 'يمكنك حذفها كلها أو حظرها من إعدادات متصفحك. وتصفّح الموقع لا يحتاج إليها. فإن حظرت ملف الجلسة تعذّر تسجيل دخولك، وإن حذفت ملف الجهاز عُدّ دخولك التالي من جهاز جديد، وإن حذفت ما سواهما نسينا اختياراتك وما لم تحفظه فحسب.',
        },
      ],
    },
    {
      id: 'changes',
      heading: { en: 'Changes to this policy', ar: 'تعديل هذه السياسة' },
      paragraphs: [
        {
          en: 'If we ever store something else in your browser, this page will say so first. We give 30 days’ notice of material changes.',
          ar: 'إن احتجنا إلى حفظ شيء آخر في متصفحك، ذكرناه في هذه الصفحة أولًا. ونُشعرك بالتعديلات الجوهرية قبل سريانها بمدة 30 يومًا.',
        },
      ],
    },
  ],
}
