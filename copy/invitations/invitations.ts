import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** A dietitian’s page for inviting patients. */
export const invitations = {
  title: { en: 'Invite my patients', ar: 'دعوة مرضاي' },
  failed: { en: 'The invitations could not be loaded', ar: 'تعذّر تحميل الدعوات' },
  notListed: {
    en: 'You can invite patients once your practice is verified and its license is valid.',
    ar: 'يمكنك دعوة مرضاك بعد توثيق عيادتك وما دام ترخيصها ساريًا.',
  },
  fee: (percent: string): Word => ({
    en: `${percent} of what patients who join by your invitation pay goes to the platform.`,
    ar: `تأخذ المنصة ${percent} مما يدفعه من ينضم بدعوتك.`,
  }),
  noFee: {
    en: 'The platform takes no fee from patients who join by your invitation.',
    ar: 'لا تأخذ المنصة عمولة على من ينضم بدعوتك.',
  },

  link: {
    title: { en: 'Your link', ar: 'رابط الدعوة' },
    text: {
      en: 'Send it yourself, or print the code for your waiting room. Everyone who opens it can connect with you.',
      ar: 'أرسل الرابط بنفسك أو اطبع الرمز لغرفة الانتظار. يمكن لكل من يفتحه الارتباط بك.',
    },
    make: { en: 'Create a link', ar: 'إنشاء رابط' },
    label: { en: 'Invitation link', ar: 'رابط الدعوة' },
    copy: { en: 'Copy', ar: 'نسخ' },
    code: { en: 'QR code of your invitation link', ar: 'رمز الاستجابة السريعة لرابط الدعوة' },
    failed: { en: 'The link could not be changed', ar: 'تعذّر تغيير الرابط' },
    renew: {
      open: { en: 'New link', ar: 'رابط جديد' },
      title: { en: 'Replace the link?', ar: 'هل تريد استبدال الرابط؟' },
      text: {
        en: 'The present link and printed codes stop working. Patients who are connected stay connected.',
        ar: 'يتوقف الرابط الحالي والرموز المطبوعة عن العمل، ويبقى المرتبطون بك كما هم.',
      },
      confirm: { en: 'Replace', ar: 'استبدال' },
      busy: { en: 'Replacing...', ar: 'جارٍ الاستبدال...' },
    },
    remove: {
      open: { en: 'Remove', ar: 'إزالة' },
      title: { en: 'Remove the link?', ar: 'هل تريد إزالة الرابط؟' },
      text: {
        en: 'The link and printed codes stop working. Patients who are connected stay connected.',
        ar: 'يتوقف الرابط والرموز المطبوعة عن العمل، ويبقى المرتبطون بك كما هم.',
      },
      confirm: { en: 'Remove', ar: 'إزالة' },
      busy: { en: 'Removing...', ar: 'جارٍ الإزالة...' },
    },
    keep: { en: 'Cancel', ar: 'إلغاء' },
  },

  mail: {
    title: { en: 'By email', ar: 'بالبريد الإلكتروني' },
    text: {
      en: 'Each person gets a letter with a link of their own. Only you and they learn of it.',
      ar: 'تصل كل شخص رسالة فيها رابط خاص به، ولا يعلم بها غيركما.',
    },
    emails: { en: 'Email addresses', ar: 'عناوين البريد الإلكتروني' },
    help: {
      en: 'Up to 20, separated by commas or lines',
      ar: 'حتى 20 عنوانًا، تفصل بينها فواصل أو أسطر',
    },
    tooMany: { en: 'At most 20 addresses at a time', ar: '20 عنوانًا على الأكثر في المرة الواحدة' },
    language: { en: 'Language of the letter', ar: 'لغة الرسالة' },
    send: { en: 'Send invitations', ar: 'إرسال الدعوات' },
    sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
    sent: { en: 'Invitations sent', ar: 'أُرسلت الدعوات' },
  },

  connected: {
    title: { en: 'Connected', ar: 'المرتبطون بك' },
    none: {
      en: 'Nobody has accepted an invitation yet.',
      ar: 'لم يقبل أحد دعوة بعد.',
    },
    since: (when: string): Word => ({ en: `Since ${when}`, ar: `منذ ${isolated(when)}` }),
    own: { en: 'Own patient', ar: 'جاء بدعوتك' },
    noName: { en: 'Without a name', ar: 'بلا اسم' },
    message: { en: 'Message', ar: 'مراسلة' },
    book: { en: 'Book', ar: 'حجز موعد' },
  },

  invited: {
    title: { en: 'Invited', ar: 'بانتظار القبول' },
    sentAt: (when: string): Word => ({ en: `Sent ${when}`, ar: `أُرسلت ${isolated(when)}` }),
    withdraw: { en: 'Withdraw', ar: 'سحب' },
    withdrawFrom: (email: string): Word => ({
      en: `Withdraw the invitation to ${isolated(email)}`,
      ar: `سحب دعوة ${isolated(email)}`,
    }),
    withdrawn: { en: 'Invitation withdrawn', ar: 'سُحبت الدعوة' },
    failed: { en: 'The invitation could not be withdrawn', ar: 'تعذّر سحب الدعوة' },
  },
}
