import { brand } from '../brand.ts'
import type { LegalPage } from './legal.ts'

const { name } = brand

export const cookies: LegalPage = {
  title: { en: 'Cookie Policy', ar: 'سياسة ملفات تعريف الارتباط' },
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
          en: 'Both come from our own site. Without the first you could not stay signed in.',
          ar: 'كلاهما من موقعنا نفسه. ومن دون الأول لا تستمر جلستك بعد تسجيل الدخول.',
        },
      ],
      list: [
        {
          en: 'Session: set when you sign in, so that the server knows it is you from one page to the next. It holds a random value and nothing about you, cannot be read by scripts, and ends when you sign out or your session expires. Strictly necessary.',
          ar: 'ملف الجلسة: يُنشأ عند تسجيل دخولك ليعرفك الخادم من صفحة إلى أخرى. يحمل قيمة عشوائية ولا شيء عنك، ولا يمكن للبرامج النصية قراءته، وينتهي عند تسجيل خروجك أو انتهاء جلستك. ضروري تمامًا.',
        },
        {
          en: 'Language choice (nabta_language): set when you choose English or Arabic, so that we remember it. It is kept for one year.',
          ar: 'ملف اختيار اللغة (nabta_language): يُنشأ عند اختيارك العربية أو الإنجليزية لنتذكره. ويُحفظ سنة واحدة.',
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
          en: 'Notifications: when you are signed in, the list of your notifications, kept for your account alone. It holds no medical words and stays until you clear it.',
          ar: 'الإشعارات: قائمة إشعاراتك عند تسجيل دخولك، محفوظة لحسابك وحده. ولا تتضمن أي عبارات طبية، وتبقى إلى أن تمسحها.',
        },
        {
          en: 'Survey answers: while you fill in a survey, your answers about name and contact, so that a reload loses nothing. Free text and anything about health is left out, and all of it goes when you send the survey or close the tab.',
          ar: 'إجابات الاستبيان: أثناء تعبئتك الاستبيان نحفظ إجاباتك عن الاسم ووسائل التواصل كي لا تضيع عند إعادة التحميل. ولا نحفظ النصوص الحرة ولا ما يخص الصحة، ويُمحى ذلك كله عند الإرسال أو إغلاق التبويب.',
        },
      ],
    },
    {
      id: 'never',
      heading: { en: 'What we do not use', ar: 'ما لا نستخدمه' },
      paragraphs: [
        {
          en: 'No advertising, no tracking across sites, no third-party cookies and no fonts or scripts from elsewhere. That is why you see no cookie banner here.',
          ar: 'لا إعلانات، ولا تتبّع بين المواقع، ولا ملفات تعريف ارتباط من أطراف أخرى، ولا خطوط أو برامج نصية من مواقع غيرنا. ولهذا لا ترى هنا نافذة لقبول ملفات تعريف الارتباط.',
        },
      ],
    },
    {
      id: 'control',
      heading: { en: 'Your control', ar: 'التحكم بيدك' },
      paragraphs: [
        {
          en: 'You can delete or block all of these in the settings of your browser. Reading the site works without them. If you block the session cookie, you cannot sign in; if you delete the others, we forget your choices and nothing else.',
          ar: 'يمكنك حذفها كلها أو حظرها من إعدادات متصفحك. وتصفّح الموقع لا يحتاج إليها. فإن حظرت ملف الجلسة تعذّر تسجيل دخولك، وإن حذفت ما سواه نسينا اختياراتك فحسب.',
        },
      ],
    },
    {
      id: 'changes',
      heading: { en: 'Changes to this policy', ar: 'تعديل هذه السياسة' },
      paragraphs: [
        {
          en: 'If we ever store something else in your browser, it will stand on this page first. We give 30 days notice for material changes.',
          ar: 'إن احتجنا إلى حفظ شيء آخر في متصفحك، ذكرناه في هذه الصفحة أولًا. ونُشعرك بالتعديلات الجوهرية قبل سريانها بمدة 30 يومًا.',
        },
      ],
    },
  ],
}
