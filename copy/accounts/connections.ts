import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'
import { brand } from '../brand.ts'

/** Words for signing in with an account of another provider. */
export const connections = {
  or: { en: 'Or sign in with an account you already have', ar: 'أو تسجيل الدخول بحساب لديك' },
  with: (name: string): Word => ({ en: `Continue with ${name}`, ar: `المتابعة بواسطة ${isolated(name)}` }),
  leaving: { en: 'Opening...', ar: 'جارٍ الفتح...' },
  failed: { en: 'Signing in did not work', ar: 'تعذّر تسجيل الدخول' },

  /** The page to which a provider redirects. */
  back: {
    busy: { en: 'Signing you in...', ar: 'جارٍ تسجيل الدخول...' },
    heading: { en: 'Signing in did not work', ar: 'تعذّر تسجيل الدخول' },
    login: { en: 'Back to sign in', ar: 'العودة إلى تسجيل الدخول' },
    connect: {
      heading: (name: string): Word => ({ en: `Connect ${name}?`, ar: `ربط ${isolated(name)}؟` }),
      text: (name: string): Word => ({
        en: `After this you can sign in to ${brand.name.en} with ${name} as well. We keep who you are there, and nothing that opens that account.`,
        ar: `بعدها يمكن تسجيل الدخول إلى ${brand.name.ar} بواسطة ${isolated(name)} كذلك. نحفظ معرّفك هناك فقط، ولا نحفظ ما يفتح ذلك الحساب.`,
      }),
      confirm: { en: 'Connect', ar: 'ربط' },
      busy: { en: 'Connecting...', ar: 'جارٍ الربط...' },
      done: { en: 'Your account is connected', ar: 'تم ربط حسابك' },
      leave: { en: 'Not now', ar: 'ليس الآن' },
    },
  },

  settings: {
    title: { en: 'Connected accounts', ar: 'الحسابات المرتبطة' },
    text: {
      en: 'Other ways to sign in. Your password and two-factor authentication stay as they are.',
      ar: 'طرق أخرى لتسجيل الدخول. وتبقى كلمة المرور والتحقق بخطوتين كما هما.',
    },
    since: (day: string): Word => ({ en: `Connected since ${day}`, ar: `مرتبط منذ ${day}` }),
    none: { en: 'Not connected', ar: 'غير مرتبط' },
    connect: { en: 'Connect', ar: 'ربط' },
    disconnect: { en: 'Disconnect', ar: 'إلغاء الربط' },
    /** The full label of a button for screen readers. */
    named: (action: string, name: string): Word => ({
      en: `${action}: ${name}`,
      ar: `${action}: ${isolated(name)}`,
    }),
    busy: { en: 'One moment...', ar: 'لحظة...' },
    done: { en: 'The account has been disconnected', ar: 'تم إلغاء الربط' },
    failed: { en: 'That did not work', ar: 'تعذّر ذلك' },
    unread: { en: 'Connected accounts could not be loaded', ar: 'تعذّر تحميل الحسابات المرتبطة' },
  },
}
