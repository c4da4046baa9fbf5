import { brand } from '../brand.ts'
import type { Word } from '../word.ts'

export type AccountMail = {
  subject: Word
  preheader: Word
  paragraphs: readonly Word[]
  /** The label of the button, if there is one. */
  button?: Word
  also?: Word
  /** What to do if it was somebody else. */
  note: Word
}

const newPassword = { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' }
const securitySettings = { en: 'Open security settings', ar: 'فتح إعدادات الأمان' }
const isolated = (text: string) => `\u2068${text}\u2069`

/** A moment as every mail writes it. */
export const moment = (date: string, time: string): Word => ({
  en: `${date} at ${time} (Riyadh time)`,
  ar: `${date} الساعة ${time} بتوقيت الرياض`,
})

export const closing = { en: `The ${brand.name.en} team`, ar: `فريق ${brand.name.ar}` }

export const reason = {
  holder: {
    en: `You receive this message because this address belongs to an account at ${brand.name.en}.`,
    ar: `وصلتك هذه الرسالة لأن هذا العنوان مسجّل لحساب في ${brand.name.ar}.`,
  },
  entered: {
    en: `You receive this message because this address was entered at ${brand.name.en}.`,
    ar: `وصلتك هذه الرسالة لأن هذا العنوان أُدخل في موقع ${brand.name.ar}.`,
  },
}

/** The mails that carry a link of their own. `until` is when it stops working. */
export const linkMails = {
  confirmation: (asked: string, until: string) => ({
    subject: {
      en: `Confirm your address to open your ${brand.name.en} account`,
      ar: `تأكيد بريدك الإلكتروني لفتح حسابك في ${brand.name.ar}`,
    },
    preheader: { en: 'One press, and your account is ready.', ar: 'ضغطة واحدة ويصبح حسابك جاهزًا.' },
    paragraphs: [
      {
        en: `Someone, most likely you, asked on ${asked} to open a ${brand.name.en} account with this address.`,
        ar: `طلب أحدهم، وغالبًا أنت، فتح حساب في ${brand.name.ar} بهذا العنوان يوم ${asked}.`,
      },
      {
        en: `Please confirm that the address is yours. The link works once, on any device, until ${until}. Anywhere but in the browser you registered in, it asks for your password.`,
        ar: `يُرجى تأكيد أن هذا العنوان لك. يعمل الرابط مرة واحدة ومن أي جهاز، حتى ${until}. وفي غير المتصفح الذي سجّلت منه تُطلب كلمة المرور.`,
      },
    ],
    button: { en: 'Confirm my address', ar: 'تأكيد عنواني' },
    note: {
      en: 'If it was not you, you can ignore this message: the account stays closed. Whoever asked cannot open it without your email, and if you want it, you set a password of your own there.',
      ar: 'إن لم يكن ذلك منك، فيمكنك تجاهل هذه الرسالة: يبقى الحساب مغلقًا، ولا يمكن لمن طلبه فتحه دون بريدك. وإن رغبت في الحساب فيمكنك تعيين كلمة مرور خاصة بك من الرابط نفسه.',
    },
  }),
  reset: (asked: string, until: string) => ({
    subject: newPassword,
    preheader: {
      en: 'The link works once and for a short time.',
      ar: 'يعمل الرابط مرة واحدة ولمدة قصيرة.',
    },
    paragraphs: [
      {
        en: `Someone, most likely you, asked on ${asked} to set a new password for the ${brand.name.en} account of this address.`,
        ar: `طلب أحدهم، وغالبًا أنت، تعيين كلمة مرور جديدة لحساب هذا العنوان في ${brand.name.ar} يوم ${asked}.`,
      },
      {
        en: `The link works once, until ${until}. A new password signs out every device.`,
        ar: `يعمل الرابط مرة واحدة، حتى ${until}. تعيين كلمة مرور جديدة ينهي الجلسات على جميع الأجهزة.`,
      },
    ],
    button: newPassword,
    note: {
      en: 'If it was not you, ignore this message: your password stays as it is.',
      ar: 'إن لم يكن ذلك منك، فتجاهل هذه الرسالة، وتبقى كلمة المرور كما هي.',
    },
  }),
  newAddress: (asked: string, until: string) => ({
    subject: { en: 'Confirm your new email address', ar: 'تأكيد بريدك الإلكتروني الجديد' },
    preheader: {
      en: 'One press, and you sign in with this address.',
      ar: 'ضغطة واحدة ويكون تسجيل الدخول بهذا العنوان.',
    },
    paragraphs: [
      {
        en: `Someone, most likely you, asked on ${asked} to use this address for a ${brand.name.en} account.`,
        ar: `طلب أحدهم، وغالبًا أنت، استخدام هذا العنوان لحساب في ${brand.name.ar} يوم ${asked}.`,
      },
      {
        en: `Please confirm that the address is yours. The link works once, until ${until}. Until you press, the account keeps its present address.`,
        ar: `يُرجى تأكيد أن هذا العنوان لك. يعمل الرابط مرة واحدة، حتى ${until}. وقبل التأكيد يبقى الحساب بعنوانه الحالي.`,
      },
    ],
    button: { en: 'Confirm my new address', ar: 'تأكيد عنواني الجديد' },
    note: {
      en: 'If it was not you, ignore this message. Nothing changes.',
      ar: 'إن لم يكن ذلك منك، فتجاهل هذه الرسالة، ولن يتغيّر شيء.',
    },
  }),
} satisfies Record<string, (asked: string, until: string) => AccountMail>

/** The mails that tell of something that has happened. */
export const noticeMails = {
  knownAlready: (when: string) => ({
    subject: { en: `You already have a ${brand.name.en} account`, ar: `لديك حساب في ${brand.name.ar}` },
    preheader: {
      en: 'Someone used your address. Nothing has changed.',
      ar: 'استخدم أحدهم عنوانك، ولم يتغيّر شيء.',
    },
    paragraphs: [
      {
        en: `Someone, perhaps you, tried on ${when} to use this address for a ${brand.name.en} account. It is the address of your account already, so nothing was opened or changed.`,
        ar: `حاول أحدهم، وربما أنت، استخدام هذا العنوان لحساب في ${brand.name.ar} يوم ${when}. هذا العنوان مسجّل لحسابك، فلم يُفتح حساب جديد ولم يتغيّر شيء.`,
      },
      {
        en: 'If it was you, simply sign in. If you have forgotten your password, set a new one.',
        ar: 'إن كان ذلك منك، فيكفي تسجيل الدخول. وإن نسيت كلمة المرور، فيمكنك تعيين كلمة جديدة.',
      },
    ],
    button: { en: 'Sign in', ar: 'تسجيل الدخول' },
    also: newPassword,
    note: {
      en: 'If it was not you, there is nothing to do: this opens your account to nobody.',
      ar: 'إن لم يكن ذلك منك، فلا داعي لأي إجراء، فهذا لا يفتح حسابك لأحد.',
    },
  }),
  passwordReset: (when: string) => ({
    subject: { en: 'Your password was changed', ar: 'تم تغيير كلمة المرور' },
    preheader: { en: 'Every device was signed out.', ar: 'أُنهيت الجلسات على جميع الأجهزة.' },
    paragraphs: [
      {
        en: `A new password was set for your ${brand.name.en} account on ${when}, with a link from an email. Every device was signed out.`,
        ar: `عُيّنت كلمة مرور جديدة لحسابك في ${brand.name.ar} يوم ${when}، عبر رابط من رسالة بريد إلكتروني. وأُنهيت الجلسات على جميع الأجهزة.`,
      },
    ],
    button: newPassword,
    note: {
      en: 'If it was you, there is nothing to do. If not, set a new password now, and change the password of your mailbox too.',
      ar: 'إن كان ذلك منك، فلا داعي لأي إجراء. وإن لم يكن منك، فعيّن كلمة مرور جديدة الآن، وغيّر كلمة مرور بريدك أيضًا.',
    },
  }),
  passwordChanged: (when: string) => ({
    subject: { en: 'Your password was changed', ar: 'تم تغيير كلمة المرور' },
    preheader: {
      en: 'Every other device was signed out.',
      ar: 'أُنهيت الجلسات على الأجهزة الأخرى.',
    },
    paragraphs: [
      {
        en: `The password of your ${brand.name.en} account was changed in the settings on ${when}. Every other device was signed out.`,
        ar: `تم تغيير كلمة مرور حسابك في ${brand.name.ar} من الإعدادات يوم ${when}. وأُنهيت الجلسات على الأجهزة الأخرى.`,
      },
    ],
    button: newPassword,
    note: {
      en: 'If it was you, there is nothing to do. If not, set a new password now: that signs out everybody else.',
      ar: 'إن كان ذلك منك، فلا داعي لأي إجراء. وإن لم يكن منك، فعيّن كلمة مرور جديدة الآن، فتنتهي جلسات الآخرين جميعها.',
    },
  }),
  addressWarning: (when: string, newAddress: string) => ({
    subject: {
      en: 'A new address was asked for in your account',
      ar: 'طلب تغيير البريد الإلكتروني لحسابك',
    },
    preheader: {
      en: 'Nothing changes until the new address is confirmed.',
      ar: 'لن يتغيّر شيء قبل تأكيد العنوان الجديد.',
    },
    paragraphs: [
      {
        en: `On ${when} somebody who was signed in to your ${brand.name.en} account asked to change its email address to ${newAddress}.`,
        ar: `طُلب من داخل حسابك في ${brand.name.ar} يوم ${when} تغيير بريده الإلكتروني إلى ${isolated(newAddress)}.`,
      },
      {
        en: 'Nothing changes until the new address is confirmed with the link that we have sent there.',
        ar: 'لن يتغيّر شيء قبل تأكيد العنوان الجديد بالرابط الذي أرسلناه إليه.',
      },
    ],
    button: newPassword,
    note: {
      en: 'If it was you, there is nothing to do here. If not, set a new password now: that stops the change and signs out every device.',
      ar: 'إن كان ذلك منك، فلا داعي لأي إجراء هنا. وإن لم يكن منك، فعيّن كلمة مرور جديدة الآن، فيتوقف التغيير وتنتهي الجلسات على جميع الأجهزة.',
    },
  }),
  addressChanged: (when: string, newAddress: string) => ({
    subject: { en: 'The address of your account was changed', ar: 'تم تغيير البريد الإلكتروني لحسابك' },
    preheader: {
      en: 'You sign in with the new address from now on.',
      ar: 'يكون تسجيل الدخول بالعنوان الجديد من الآن.',
    },
    paragraphs: [
      {
        en: `Since ${when} the address of your ${brand.name.en} account is ${newAddress}. You sign in with it from now on, and our emails go there.`,
        ar: `منذ ${when} أصبح عنوان حسابك في ${brand.name.ar} هو ${isolated(newAddress)}. يكون تسجيل الدخول به من الآن، وتصل رسائلنا إليه.`,
      },
    ],
    note: {
      en: `If it was you, there is nothing to do. If not, please write to ${brand.supportEmail} at once, from this address.`,
      ar: `إن كان ذلك منك، فلا داعي لأي إجراء. وإن لم يكن منك، فراسلنا فورًا من هذا العنوان على ${isolated(brand.supportEmail)}.`,
    },
  }),
  newDevice: (when: string, device: string) => ({
    subject: { en: 'A new sign-in to your account', ar: 'تسجيل دخول جديد إلى حسابك' },
    preheader: {
      en: 'From a device that we had not seen before.',
      ar: 'من جهاز لم نعرفه من قبل.',
    },
    paragraphs: [
      {
        en: `Your ${brand.name.en} account was signed in to on ${when}, from a device that we had not seen before: ${device}.`,
        ar: `تم تسجيل الدخول إلى حسابك في ${brand.name.ar} يوم ${when} من جهاز لم نعرفه من قبل: ${device}.`,
      },
    ],
    button: { en: 'See signed-in devices', ar: 'عرض الأجهزة المسجّل دخولها' },
    also: newPassword,
    note: {
      en: 'If it was you, there is nothing to do. If not, set a new password now: that signs out every device.',
      ar: 'إن كان ذلك منك، فلا داعي لأي إجراء. وإن لم يكن منك، فعيّن كلمة مرور جديدة الآن، فتنتهي الجلسات على جميع الأجهزة.',
    },
  }),
} satisfies Record<string, (...given: string[]) => AccountMail>

export const device = {
  both: (browser: string, system: string): Word => ({
    en: `${browser} on ${system}`,
    ar: `${browser} على ${system}`,
  }),
  unknown: { en: 'one that does not say its name', ar: 'جهاز غير معروف الاسم' },
}

const ifNotYou = {
  en: 'If it was you, there is nothing to do. If not, set a new password now and look at your security settings.',
  ar: 'إن كان ذلك منك، فلا داعي لأي إجراء. وإن لم يكن منك، فعيّن كلمة مرور جديدة الآن، ثم راجع إعدادات الأمان.',
}
/** Where the owner looks, and what to do if it was somebody else. */
export const toSettings = { button: securitySettings, also: newPassword, note: ifNotYou }

/** What has happened to the second factor. */
export const secondFactorMails = {
  on: (when: string) => ({
    subject: { en: 'Two-factor is on', ar: 'تم تفعيل التحقق بخطوتين' },
    preheader: {
      en: 'Signing in takes a code from your app as well.',
      ar: 'يلزم عند تسجيل الدخول رمز من التطبيق أيضًا.',
    },
    paragraphs: [
      {
        en: `Two-factor was turned on for your ${brand.name.en} account on ${when}. Signing in takes your password and a code from your authenticator app from now on. Please keep your recovery codes where you find them without your phone.`,
        ar: `تم تفعيل التحقق بخطوتين لحسابك في ${brand.name.ar} يوم ${when}. يلزم لتسجيل الدخول من الآن كلمة المرور ورمز من تطبيق المصادقة. يُرجى حفظ رموز الاسترداد في مكان تصل إليه من دون الجوال.`,
      },
    ],
    ...toSettings,
  }),
  off: (when: string) => ({
    subject: { en: 'Two-factor is off', ar: 'تم إيقاف التحقق بخطوتين' },
    preheader: {
      en: 'Your password alone opens your account now.',
      ar: 'تكفي كلمة المرور وحدها الآن لفتح حسابك.',
    },
    paragraphs: [
      {
        en: `Two-factor was turned off for your ${brand.name.en} account on ${when}. Your password alone opens it now, and the recovery codes have stopped working.`,
        ar: `تم إيقاف التحقق بخطوتين لحسابك في ${brand.name.ar} يوم ${when}. تكفي كلمة المرور وحدها الآن لفتحه، وتوقفت رموز الاسترداد عن العمل.`,
      },
    ],
    ...toSettings,
  }),
  reset: (when: string) => ({
    subject: { en: 'Two-factor was taken off your account', ar: 'تمت إزالة التحقق بخطوتين من حسابك' },
    preheader: {
      en: 'Our team did it, as we do when a phone is lost.',
      ar: 'أزاله فريقنا، كما نفعل عند فقدان الجوال.',
    },
    paragraphs: [
      {
        en: `Our team took two-factor off your ${brand.name.en} account on ${when}, as we do for somebody who has lost their phone and their recovery codes. Your password alone opens the account until you set two-factor up again.`,
        ar: `أزال فريقنا التحقق بخطوتين من حسابك في ${brand.name.ar} يوم ${when}، كما نفعل لمن فقد جواله ورموز الاسترداد. تكفي كلمة المرور وحدها لفتح الحساب إلى أن تفعّل التحقق بخطوتين من جديد.`,
      },
    ],
    button: securitySettings,
    also: newPassword,
    note: {
      en: `If you had asked for it, please set two-factor up again. If not, set a new password now and write to ${brand.supportEmail}.`,
      ar: `إن كنت طلبت ذلك، فيُرجى تفعيل التحقق بخطوتين من جديد. وإن لم تطلبه، فعيّن كلمة مرور جديدة الآن وراسلنا على ${isolated(brand.supportEmail)}.`,
    },
  }),
  renewed: (when: string) => ({
    subject: { en: 'New recovery codes were made', ar: 'تم إنشاء رموز استرداد جديدة' },
    preheader: {
      en: 'The earlier ones have stopped working.',
      ar: 'توقفت الرموز السابقة عن العمل.',
    },
    paragraphs: [
      {
        en: `New recovery codes were made for your ${brand.name.en} account on ${when}. The earlier ones have stopped working.`,
        ar: `تم إنشاء رموز استرداد جديدة لحسابك في ${brand.name.ar} يوم ${when}. وتوقفت الرموز السابقة عن العمل.`,
      },
    ],
    ...toSettings,
  }),
  used: (when: string) => ({
    subject: { en: 'A recovery code was used', ar: 'تم استخدام رمز استرداد' },
    preheader: {
      en: 'It does not work a second time.',
      ar: 'لا يعمل هذا الرمز مرة أخرى.',
    },
    paragraphs: [
      {
        en: `Your ${brand.name.en} account was signed in to on ${when} with one of your recovery codes. That code does not work a second time; in your settings you see how many are left.`,
        ar: `تم تسجيل الدخول إلى حسابك في ${brand.name.ar} يوم ${when} بأحد رموز الاسترداد. لا يعمل هذا الرمز مرة أخرى، وتجد عدد الرموز الباقية في إعداداتك.`,
      },
    ],
    ...toSettings,
  }),
} satisfies Record<string, (when: string) => AccountMail>
