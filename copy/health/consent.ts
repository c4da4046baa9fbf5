import { brand } from '#copy/brand.ts'
import { keptYears } from '#copy/kept-years.ts'
import type { Word } from '#copy/word.ts'

const openedByLaw: Word = {
  en: 'If the law requires it, our team can open your record for one hour. That is recorded, and you are notified.',
  ar: 'إن أوجب النظام ذلك، يمكن لفريقنا فتح سجلك لمدة ساعة واحدة، ويُسجَّل ذلك ويصلك إشعار به.',
}
/** What is retained after the consent is withdrawn. */
const keptByLaw: Word = {
  en: `Consultation notes that a dietitian has signed are part of the medical record: they are kept for ${keptYears.en}, even if you withdraw your consent or delete your account.`,
  ar: `ملاحظات الاستشارة التي وقّعها أخصائي جزء من السجل الطبي، فتُحفظ لمدة ${keptYears.ar} حتى لو سحبت موافقتك أو حذفت حسابك.`,
}

/** The text of the consent. A change of `text` or `points` needs a new `healthConsentVersion`. */
export const healthConsentWords = {
  title: { en: 'Your consent for health data', ar: 'موافقتك على البيانات الصحية' },
  text: {
    en: `I agree that ${brand.name.en} stores and uses the health information I give for my nutrition care, and shows it to the dietitians I book.`,
    ar: `أوافق على أن تحفظ ${brand.name.ar} المعلومات الصحية التي أقدّمها وتستخدمها في رعايتي الغذائية، وأن تعرضها على الأخصائيين الذين أحجز معهم.`,
  },
  points: [
    {
      en: 'It covers goals, conditions, allergies, diet, measurements, meals, medicines and reports.',
      ar: 'تشمل الأهداف والحالات الصحية والحساسية والنمط الغذائي والقياسات والوجبات والأدوية والتقارير.',
    },
    {
      en: 'It is stored encrypted. Only dietitians you have booked can see it, and you choose what each of them sees.',
      ar: 'تُحفظ مشفّرة، ولا يراها إلا أخصائيو التغذية الذين حجزت معهم، وأنت تختار ما يراه كل منهم.',
    },
    openedByLaw,
    keptByLaw,
    {
      en: 'You can withdraw your consent at any time in Settings, under Privacy.',
      ar: 'يمكنك سحب موافقتك في أي وقت من الإعدادات، في تبويب الخصوصية.',
    },
  ],
  version: (date: string): Word => ({ en: `Version of ${date}`, ar: `نص بتاريخ ${date}` }),
  give: { en: 'I agree', ar: 'أوافق' },
  giving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  given: { en: 'Your consent is saved', ar: 'تم حفظ موافقتك' },
  failed: { en: 'Your consent could not be saved', ar: 'تعذّر حفظ موافقتك' },
  unread: { en: 'Your consent could not be loaded', ar: 'تعذّر تحميل موافقتك' },
  since: (date: string): Word => ({ en: `Given on ${date}`, ar: `قُدّمت يوم ${date}` }),
  none: {
    en: 'You have not agreed. Nothing about your health is kept or shared.',
    ar: 'لم توافق بعد، فلا نحفظ أي معلومات صحية عنك ولا نشاركها.',
  },
  withdraw: {
    open: { en: 'Withdraw consent', ar: 'سحب الموافقة' },
    title: { en: 'Withdraw your consent?', ar: 'سحب موافقتك؟' },
    lead: { en: 'This is what will happen:', ar: 'هذا ما سيحدث:' },
    outcomes: [
      {
        en: 'Everything you recorded about your health is erased immediately: answers, measurements, meals, medicines and reports.',
        ar: 'يُمحى فورًا كل ما سجّلته عن صحتك: الإجابات والقياسات والوجبات والأدوية والتقارير.',
      },
      {
        en: 'Your dietitians no longer see any of it.',
        ar: 'لا يرى أخصائيوك شيئًا منه بعد ذلك.',
      },
      {
        en: `Consultation notes that a dietitian has signed are part of the medical record. They stay sealed for ${keptYears.en}.`,
        ar: `ملاحظات الاستشارة التي وقّعها أخصائي جزء من السجل الطبي، وتبقى مختومة لمدة ${keptYears.ar}.`,
      },
      {
        en: 'Your account, appointments and messages stay as they are, and you can agree again at any time.',
        ar: 'يبقى حسابك ومواعيدك ورسائلك كما هي، ويمكنك الموافقة من جديد في أي وقت.',
      },
    ],
    confirm: { en: 'Withdraw consent', ar: 'سحب الموافقة' },
    busy: { en: 'Withdrawing...', ar: 'جارٍ السحب...' },
    keep: { en: 'Keep my consent', ar: 'الإبقاء على موافقتي' },
    done: { en: 'Your consent is withdrawn', ar: 'تم سحب موافقتك' },
    doneText: { en: 'Your health data has been erased.', ar: 'مُحيت بياناتك الصحية.' },
    failed: { en: 'Your consent could not be withdrawn', ar: 'تعذّر سحب موافقتك' },
  },
}
