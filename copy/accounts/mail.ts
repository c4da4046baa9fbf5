import { brand } from '../brand.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

export type AccountMail = {
  subject: Word
  preheader: Word
  paragraphs: readonly Word[]
  /** The label of the button, if there is one. */
  button?: Word
  also?: Word
  /** What to do if another person did it. */
  note: Word
}

const newPassword = { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' }
const securitySettings = { en: 'Open security settings', ar: 'فتح إعدادات الأمان' }

/** A moment as every email writes it. */
export const moment = (date: string, time: string, zone: string): Word => ({
  en: `${date} at ${time} (${zone})`,
  ar: `${date} الساعة ${time} ب${zone}`,
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

/** Emails with a link of their own. `until` is when the link expires. */
export const linkMails = {
  confirmation: (asked: string, until: string) => ({
    subject: {
      en: `Confirm your email to open your ${brand.name.en} account`,
      ar: `تأكيد بريدك الإلكتروني لفتح حسابك في ${brand.name.ar}`,
    },
    preheader: { en: 'One click and your account is ready.', ar: 'ضغطة واحدة ويصبح حسابك جاهزًا.' },
    paragraphs: [
      {
        en: `Someone, most likely you, asked on ${asked} to open a ${brand.name.en} account with this email address.`,
        ar: `طلب أحدهم، وغالبًا أنت، فتح حساب في ${brand.name.ar} بهذا البريد الإلكتروني يوم ${asked}.`,
      },
      {
        en: `Please confirm that this email address is yours. The link works once, on any device, until ${until}. In any browser other than the one you registered in, you will be asked for your password.`,
        ar: `يُرجى تأكيد أن هذا البريد الإلكتروني لك. يعمل الرابط مرة واحدة ومن أي جهاز، حتى ${until}. وعند فتحه في متصفح آخر غير الذي سجّلت منه تُطلب كلمة المرور.`,
      },
    ],
    button: { en: 'Confirm my email', ar: 'تأكيد بريدي الإلكتروني' },
    note: {
      en: 'If this was not you, you can ignore this message: the account stays closed, and nobody can open it without access to your email. If you would like the account, follow the link and set a password of your own.',
      ar: 'إن لم يكن ذلك منك، فيمكنك تجاهل هذه الرسالة: يبقى الحساب مغلقًا، ولا يمكن لمن طلبه فتحه دون بريدك. وإن رغبت في الحساب فيمكنك تعيين كلمة مرور خاصة بك من الرابط نفسه.',
    },
  }),
  reset: (asked: string, until: string) => ({
    subject: newPassword,
    preheader: {
      en: 'The link works once and expires soon.',
      ar: 'يعمل الرابط مرة واحدة ولمدة قصيرة.',
    },
    paragraphs: [
      {
        en: `Someone, most likely you, asked on ${asked} to set a new password for the ${brand.name.en} account registered with this email address.`,
        ar: `طلب أحدهم، وغالبًا أنت، تعيين كلمة مرور جديدة للحساب المسجّل بهذا البريد الإلكتروني في ${brand.name.ar} يوم ${asked}.`,
      },
      {
        en: `The link works once, until ${until}. Setting a new password signs you out on every device.`,
        ar: `يعمل الرابط مرة واحدة، حتى ${until}. تعيين كلمة مرور جديدة ينهي الجلسات على جميع الأجهزة.`,
      },
    ],
    button: newPassword,
    note: {
      en: 'If this was not you, you can ignore this message: your password stays the same.',
      ar: 'إن لم يكن ذلك منك، فيمكنك تجاهل هذه الرسالة، وتبقى كلمة المرور كما هي.',
    },
  }),
  newAddress: (asked: string, until: string) => ({
    subject: { en: 'Confirm your new email address', ar: 'تأكيد بريدك الإلكتروني الجديد' },
    preheader: {
      en: 'One click and you can sign in with this email address.',
      ar: 'ضغطة واحدة ويصبح تسجيل الدخول بهذا البريد الإلكتروني.',
    },
    paragraphs: [
      {
        en: `Someone, most likely you, asked on ${asked} to use this email address for a ${brand.name.en} account.`,
        ar: `طلب أحدهم، وغالبًا أنت، استخدام هذا البريد الإلكتروني لحساب في ${brand.name.ar} يوم ${asked}.`,
      },
      {
        en: `Please confirm that this email address is yours. The link works once, until ${until}. Until you confirm, the account keeps its current email address.`,
        ar: `يُرجى تأكيد أن هذا البريد الإلكتروني لك. يعمل الرابط مرة واحدة، حتى ${until}. وقبل التأكيد يبقى البريد الإلكتروني للحساب كما هو.`,
      },
    ],
    button: { en: 'Confirm my new email', ar: 'تأكيد بريدي الإلكتروني الجديد' },
    note: {
      en: 'If this was not you, you can ignore this message. Nothing will change.',
      ar: 'إن لم يكن ذلك منك، فيمكنك تجاهل هذه الرسالة، ولن يتغيّر شيء.',
    },
  }),
} satisfies Record<string, (asked: string, until: string) => AccountMail>

const ifNotYou = {
  en: 'If this was you, there is nothing you need to do. If not, set a new password now and check your security settings.',
  ar: 'إن كان ذلك منك، فلا داعي لأي إجراء. وإن لم يكن منك، فيُرجى تعيين كلمة مرور جديدة الآن، ثم مراجعة إعدادات الأمان.',
}
/** Where the owner can check, and what to do if another person did it. */
export const toSettings = { button: securitySettings, also: newPassword, note: ifNotYou }

/** Emails about events of the account. */
export const noticeMails = {
  knownAlready: (when: string) => ({
    subject: { en: `You already have a ${brand.name.en} account`, ar: `لديك حساب في ${brand.name.ar}` },
    preheader: {
      en: 'Someone used your email address. Nothing has changed.',
      ar: 'استخدم أحدهم بريدك الإلكتروني، ولم يتغيّر شيء.',
    },
    paragraphs: [
      {
        en: `Someone, perhaps you, tried on ${when} to use this email address for a new ${brand.name.en} account. You already have an account with it, so nothing was opened or changed.`,
        ar: `حاول أحدهم، وربما أنت، استخدام هذا البريد الإلكتروني لحساب في ${brand.name.ar} يوم ${when}. لديك حساب مسجّل به، فلم يُفتح حساب جديد ولم يتغيّر شيء.`,
      },
      {
        en: 'If this was you, simply sign in. If you have forgotten your password, set a new one.',
        ar: 'إن كان ذلك منك، فيكفي تسجيل الدخول. وإن نسيت كلمة المرور، فيمكنك تعيين كلمة جديدة.',
      },
    ],
    button: { en: 'Sign in', ar: 'تسجيل الدخول' },
    also: newPassword,
    note: {
      en: 'If this was not you, there is nothing you need to do: nobody has gained access to your account.',
      ar: 'إن لم يكن ذلك منك، فلا داعي لأي إجراء، إذ لم يتمكن أحد من الدخول إلى حسابك.',
    },
  }),
  passwordReset: (when: string) => ({
    subject: { en: 'Your password was changed', ar: 'تم تغيير كلمة المرور' },
    preheader: { en: 'You were signed out on every device.', ar: 'أُنهيت الجلسات على جميع الأجهزة.' },
    paragraphs: [
      {
        en: `A new password was set for your ${brand.name.en} account on ${when}, with a link from an email. You were signed out on every device.`,
        ar: `عُيّنت كلمة مرور جديدة لحسابك في ${brand.name.ar} يوم ${when}، عبر رابط من رسالة بريد إلكتروني. وأُنهيت الجلسات على جميع الأجهزة.`,
      },
    ],
    button: newPassword,
    note: {
      en: 'If this was you, there is nothing you need to do. If not, set a new password now, and change the password of your email account too.',
      ar: 'إن كان ذلك منك، فلا داعي لأي إجراء. وإن لم يكن منك، فيُرجى تعيين كلمة مرور جديدة الآن، وتغيير كلمة مرور بريدك الإلكتروني أيضًا.',
    },
  }),
  passwordChanged: (when: string) => ({
    subject: { en: 'Your password was changed', ar: 'تم تغيير كلمة المرور' },
    preheader: {
      en: 'You were signed out on all other devices.',
      ar: 'أُنهيت الجلسات على الأجهزة الأخرى.',
    },
    paragraphs: [
      {
        en: `The password of your ${brand.name.en} account was changed in your settings on ${when}. You were signed out on all other devices.`,
        ar: `تم تغيير كلمة مرور حسابك في ${brand.name.ar} من الإعدادات يوم ${when}. وأُنهيت الجلسات على الأجهزة الأخرى.`,
      },
    ],
    button: newPassword,
    note: {
      en: 'If this was you, there is nothing you need to do. If not, set a new password now: that signs everyone else out.',
      ar: 'إن كان ذلك منك، فلا داعي لأي إجراء. وإن لم يكن منك، فيُرجى تعيين كلمة مرور جديدة الآن، وبذلك تنتهي جميع الجلسات الأخرى.',
    },
  }),
  addressWarning: (when: string, newAddress: string) => ({
    subject: {
      en: 'Someone asked to change the email of your account',
      ar: 'طلب تغيير البريد الإلكتروني لحسابك',
    },
    preheader: {
      en: 'Nothing changes until the new email address is confirmed.',
      ar: 'لن يتغيّر شيء قبل تأكيد البريد الإلكتروني الجديد.',
    },
    paragraphs: [
      {
        en: `On ${when}, someone signed in to your ${brand.name.en} account asked to change its email address to ${newAddress}.`,
        ar: `طُلب من داخل حسابك في ${brand.name.ar} يوم ${when} تغيير بريده الإلكتروني إلى ${isolated(newAddress)}.`,
      },
      {
        en: 'Nothing changes until the new email address is confirmed with the link we sent to it.',
        ar: 'لن يتغيّر شيء قبل تأكيد البريد الإلكتروني الجديد بالرابط الذي أرسلناه إليه.',
      },
    ],
    button: newPassword,
    note: {
      en: 'If this was you, there is nothing you need to do here. If not, set a new password now: that stops the change and signs you out on every device.',
      ar: 'إن كان ذلك منك، فلا داعي لأي إجراء هنا. وإن لم يكن منك، فيُرجى تعيين كلمة مرور جديدة الآن، وبذلك يتوقف التغيير وتنتهي الجلسات على جميع الأجهزة.',
    },
  }),
  addressChanged: (when: string, newAddress: string) => ({
    subject: { en: 'The email of your account was changed', ar: 'تم تغيير البريد الإلكتروني لحسابك' },
    preheader: {
      en: 'From now on, sign in with the new email address.',
      ar: 'يكون تسجيل الدخول بالبريد الإلكتروني الجديد من الآن.',
    },
    paragraphs: [
      {
        en: `Since ${when}, the email address of your ${brand.name.en} account is ${newAddress}. From now on you sign in with it, and our emails go to it.`,
        ar: `منذ ${when} أصبح البريد الإلكتروني لحسابك في ${brand.name.ar} هو ${isolated(newAddress)}. يكون تسجيل الدخول به من الآن، وتصل رسائلنا إليه.`,
      },
    ],
    note: {
      en: `If this was you, there is nothing you need to do. If not, please write to ${brand.supportEmail} right away, from this email address.`,
      ar: `إن كان ذلك منك، فلا داعي لأي إجراء. وإن لم يكن منك، فيُرجى مراسلتنا فورًا من هذا البريد الإلكتروني على ${isolated(brand.supportEmail)}.`,
    },
  }),
  phoneChanged: (when: string) => ({
    subject: { en: 'The mobile number of your account was changed', ar: 'تم تغيير رقم الجوال في حسابك' },
    preheader: { en: 'Text messages go to the new number.', ar: 'تصل الرسائل النصية إلى الرقم الجديد.' },
    paragraphs: [
      {
        en: `A new mobile number was saved for your ${brand.name.en} account on ${when}. Text messages about your appointments go to it from now on.`,
        ar: `حُفظ رقم جوال جديد لحسابك في ${brand.name.ar} يوم ${when}. وتصل إليه الرسائل النصية عن مواعيدك من الآن.`,
      },
    ],
    ...toSettings,
  }),
  phoneRemoved: (when: string) => ({
    subject: { en: 'The mobile number of your account was removed', ar: 'تمت إزالة رقم الجوال من حسابك' },
    preheader: { en: 'You will get no more text messages.', ar: 'لن تصلك رسائل نصية بعد الآن.' },
    paragraphs: [
      {
        en: `The mobile number of your ${brand.name.en} account was removed on ${when}. You will get no more text messages about your appointments.`,
        ar: `أُزيل رقم الجوال من حسابك في ${brand.name.ar} يوم ${when}. ولن تصلك رسائل نصية عن مواعيدك بعد الآن.`,
      },
    ],
    ...toSettings,
  }),
  ibanChanged: (when: string) => ({
    subject: { en: 'The bank account of your practice was changed', ar: 'تم تغيير الحساب البنكي لعيادتك' },
    preheader: {
      en: 'Payouts will go to the new account.',
      ar: 'ستُحوَّل مستحقاتك إلى الحساب الجديد.',
    },
    paragraphs: [
      {
        en: `A new bank account was saved in the billing details of your ${brand.name.en} account on ${when}.`,
        ar: `حُفظ حساب بنكي جديد في بيانات الفوترة لحسابك في ${brand.name.ar} يوم ${when}.`,
      },
    ],
    ...toSettings,
  }),
  ibanRemoved: (when: string) => ({
    subject: { en: 'The bank account of your practice was removed', ar: 'تمت إزالة الحساب البنكي لعيادتك' },
    preheader: {
      en: 'There is no account that payouts could go to.',
      ar: 'لا يوجد حساب تُحوَّل إليه مستحقاتك.',
    },
    paragraphs: [
      {
        en: `The bank account was removed from the billing details of your ${brand.name.en} account on ${when}.`,
        ar: `أُزيل الحساب البنكي من بيانات الفوترة لحسابك في ${brand.name.ar} يوم ${when}.`,
      },
    ],
    ...toSettings,
  }),
  newDevice: (when: string, device: string) => ({
    subject: { en: 'A new sign-in to your account', ar: 'تسجيل دخول جديد إلى حسابك' },
    preheader: {
      en: 'From a device we have not seen before.',
      ar: 'من جهاز لم نعرفه من قبل.',
    },
    paragraphs: [
      {
        en: `Someone signed in to your ${brand.name.en} account on ${when} from a device we have not seen before: ${device}.`,
        ar: `تم تسجيل الدخول إلى حسابك في ${brand.name.ar} يوم ${when} من جهاز لم نعرفه من قبل: ${device}.`,
      },
    ],
    button: { en: 'See signed-in devices', ar: 'عرض الأجهزة المتصلة بحسابك' },
    also: newPassword,
    note: {
      en: 'If this was you, there is nothing you need to do. If not, set a new password now: that signs you out on every device.',
      ar: 'إن كان ذلك منك، فلا داعي لأي إجراء. وإن لم يكن منك، فيُرجى تعيين كلمة مرور جديدة الآن، وبذلك تنتهي الجلسات على جميع الأجهزة.',
    },
  }),
} satisfies Record<string, (...given: string[]) => AccountMail>

export const device = {
  both: (browser: string, system: string): Word => ({
    en: `${browser} on ${system}`,
    ar: `${browser} على ${system}`,
  }),
  unknown: { en: 'an unknown device', ar: 'جهاز غير معروف' },
}

/** Emails about changes of the second factor. */
export const secondFactorMails = {
  on: (when: string) => ({
    subject: { en: 'Two-factor authentication is on', ar: 'تم تفعيل التحقق بخطوتين' },
    preheader: {
      en: 'You now also need a code from your app to sign in.',
      ar: 'يلزم عند تسجيل الدخول رمز من التطبيق أيضًا.',
    },
    paragraphs: [
      {
        en: `Two-factor authentication was turned on for your ${brand.name.en} account on ${when}. From now on you sign in with your password and a code from your authenticator app. Please keep your recovery codes somewhere you can reach without your phone.`,
        ar: `تم تفعيل التحقق بخطوتين لحسابك في ${brand.name.ar} يوم ${when}. يلزم لتسجيل الدخول من الآن كلمة المرور ورمز من تطبيق المصادقة. يُرجى حفظ رموز الاسترداد في مكان تصل إليه من دون الجوال.`,
      },
    ],
    ...toSettings,
  }),
  off: (when: string) => ({
    subject: { en: 'Two-factor authentication is off', ar: 'تم إيقاف التحقق بخطوتين' },
    preheader: {
      en: 'You now sign in with your password alone.',
      ar: 'تكفي كلمة المرور وحدها الآن لفتح حسابك.',
    },
    paragraphs: [
      {
        en: `Two-factor authentication was turned off for your ${brand.name.en} account on ${when}. You now sign in with your password alone, and your recovery codes no longer work.`,
        ar: `تم إيقاف التحقق بخطوتين لحسابك في ${brand.name.ar} يوم ${when}. تكفي كلمة المرور وحدها الآن لفتحه، وتوقفت رموز الاسترداد عن العمل.`,
      },
    ],
    ...toSettings,
  }),
  reset: (when: string) => ({
    subject: {
      en: 'Two-factor authentication was removed from your account',
      ar: 'تمت إزالة التحقق بخطوتين من حسابك',
    },
    preheader: {
      en: 'Our team removed it, as we do when a phone is lost.',
      ar: 'أزاله فريقنا، كما نفعل عند فقدان الجوال.',
    },
    paragraphs: [
      {
        en: `Our team removed two-factor authentication from your ${brand.name.en} account on ${when}, as we do when someone has lost their phone and recovery codes. You sign in with your password alone until you set it up again.`,
        ar: `أزال فريقنا التحقق بخطوتين من حسابك في ${brand.name.ar} يوم ${when}، كما نفعل لمن فقد جواله ورموز الاسترداد. تكفي كلمة المرور وحدها لفتح الحساب إلى أن تفعّل التحقق بخطوتين من جديد.`,
      },
    ],
    button: securitySettings,
    also: newPassword,
    note: {
      en: `If you asked for this, please set up two-factor authentication again. If not, set a new password now and write to ${brand.supportEmail}.`,
      ar: `إن كنت طلبت ذلك، فيُرجى تفعيل التحقق بخطوتين من جديد. وإن لم تطلبه، فيُرجى تعيين كلمة مرور جديدة الآن ومراسلتنا على ${isolated(brand.supportEmail)}.`,
    },
  }),
  renewed: (when: string) => ({
    subject: { en: 'New recovery codes were created', ar: 'تم إنشاء رموز استرداد جديدة' },
    preheader: {
      en: 'The earlier ones no longer work.',
      ar: 'توقفت الرموز السابقة عن العمل.',
    },
    paragraphs: [
      {
        en: `New recovery codes were created for your ${brand.name.en} account on ${when}. The earlier ones no longer work.`,
        ar: `تم إنشاء رموز استرداد جديدة لحسابك في ${brand.name.ar} يوم ${when}. وتوقفت الرموز السابقة عن العمل.`,
      },
    ],
    ...toSettings,
  }),
  used: (when: string) => ({
    subject: { en: 'A recovery code was used', ar: 'تم استخدام رمز استرداد' },
    preheader: {
      en: 'It cannot be used again.',
      ar: 'لا يعمل هذا الرمز مرة أخرى.',
    },
    paragraphs: [
      {
        en: `Someone signed in to your ${brand.name.en} account on ${when} with one of your recovery codes. That code cannot be used again; your settings show how many are left.`,
        ar: `تم تسجيل الدخول إلى حسابك في ${brand.name.ar} يوم ${when} بأحد رموز الاسترداد. لا يعمل هذا الرمز مرة أخرى، وتجد عدد الرموز الباقية في إعداداتك.`,
      },
    ],
    ...toSettings,
  }),
} satisfies Record<string, (when: string) => AccountMail>
