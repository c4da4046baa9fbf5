import type { Party } from '#contract/appointments/appointment.ts'
import { brand } from '#copy/brand.ts'
import { counted, type Forms } from '#copy/counted.ts'
import { graceTime } from '#copy/grace-time.ts'
import { keptYears, taxYears } from '#copy/kept-years.ts'
import type { Word } from '#copy/word.ts'

/** A consequence that concerns one role alone says which. */
type Outcome = Word & { of?: Party }

const codesLeftInArabic: Forms = {
  zero: 'لم يبق لديك أي رمز استرداد',
  one: 'بقي لديك رمز استرداد واحد',
  two: 'بقي لديك رمزا استرداد',
  few: 'بقيت لديك # رموز استرداد',
  many: 'بقي لديك # رمز استرداد',
  other: 'بقي لديك # رمز استرداد',
}

const endedInArabic: Forms = {
  zero: 'لم يكن هناك جهاز آخر.',
  one: 'أُنهيت الجلسة على جهاز واحد.',
  two: 'أُنهيت الجلسة على جهازين.',
  few: 'أُنهيت الجلسة على # أجهزة.',
  many: 'أُنهيت الجلسة على # جهازًا.',
  other: 'أُنهيت الجلسة على # جهاز.',
}

const cancel = { en: 'Cancel', ar: 'إلغاء' }

const tokensInArabic: Forms = {
  zero: 'ليس لديك رموز وصول',
  one: 'لديك رمز وصول واحد',
  two: 'لديك رمزا وصول',
  few: 'لديك # رموز وصول',
  many: 'لديك # رمز وصول',
  other: 'لديك # رمز وصول',
}

export const security = {
  cancel,
  failed: { en: 'Your security settings could not be loaded', ar: 'تعذّر تحميل إعدادات الأمان' },

  /** Shown before a sensitive change. */
  proof: {
    title: { en: 'Please confirm it is you', ar: 'تأكيد هويتك' },
    text: {
      en: 'Enter your password again. We will not ask for it again for ten minutes.',
      ar: 'يُرجى إدخال كلمة المرور مرة أخرى. لن نطلبها منك بعد ذلك لمدة عشر دقائق.',
    },
    textWithCode: {
      en: 'Enter your password and a code again. We will not ask for them again for ten minutes.',
      ar: 'يُرجى إدخال كلمة المرور ورمز مرة أخرى. لن نطلبهما منك بعد ذلك لمدة عشر دقائق.',
    },
    password: { en: 'Password', ar: 'كلمة المرور' },
    code: {
      label: { en: 'Code', ar: 'الرمز' },
      help: {
        en: 'The 6 digits from your authenticator app, or one of your recovery codes.',
        ar: 'الأرقام الستة من تطبيق المصادقة، أو أحد رموز الاسترداد.',
      },
      missing: {
        en: 'Enter a code as well: two-factor authentication is on.',
        ar: 'يُرجى إدخال رمز أيضًا، فالتحقق بخطوتين مفعّل.',
      },
    },
    confirm: { en: 'Confirm', ar: 'تأكيد' },
    confirming: { en: 'Checking...', ar: 'جارٍ التحقق...' },
    wrong: {
      en: 'This password is not correct. Please try again.',
      ar: 'كلمة المرور غير صحيحة. يُرجى المحاولة مرة أخرى.',
    },
    cancel,
  },

  password: {
    title: { en: 'Password', ar: 'كلمة المرور' },
    text: {
      en: 'Choose one that you use nowhere else. Changing it signs you out on all other devices.',
      ar: 'يُفضَّل اختيار كلمة لا تستخدمها في أي موقع آخر. تغييرها ينهي الجلسات على أجهزتك الأخرى.',
    },
    changedOn: (date: string): Word => ({
      en: `Last changed on ${date}`,
      ar: `آخر تغيير يوم ${date}`,
    }),
    neverChanged: {
      en: 'Unchanged since you opened the account',
      ar: 'لم تتغيّر منذ فتح الحساب',
    },
    open: { en: 'Change password', ar: 'تغيير كلمة المرور' },
    current: { en: 'Current password', ar: 'كلمة المرور الحالية' },
    next: { en: 'New password', ar: 'كلمة المرور الجديدة' },
    nextHelp: { en: 'At least 8 characters.', ar: '8 أحرف على الأقل.' },
    again: { en: 'New password again', ar: 'كلمة المرور الجديدة مرة أخرى' },
    save: { en: 'Save new password', ar: 'حفظ كلمة المرور الجديدة' },
    saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    wrong: {
      en: 'This is not your current password',
      ar: 'هذه ليست كلمة المرور الحالية',
    },
    done: { en: 'Your password has been changed', ar: 'تم تغيير كلمة المرور' },
    othersOut: {
      en: 'You are signed out on all your other devices.',
      ar: 'أُنهيت الجلسات على جميع أجهزتك الأخرى.',
    },
  },

  address: {
    title: { en: 'Email address', ar: 'البريد الإلكتروني' },
    text: {
      en: 'You sign in with this email address, and our emails go to it.',
      ar: 'يكون تسجيل الدخول بهذا البريد الإلكتروني، وتصل رسائلنا إليه.',
    },
    open: { en: 'Change email', ar: 'تغيير البريد الإلكتروني' },
    label: { en: 'New email address', ar: 'البريد الإلكتروني الجديد' },
    placeholder: { en: 'name@example.com', ar: 'name@example.com' },
    help: {
      en: 'We will send a link to the new email address. The change takes effect once you open it.',
      ar: 'سنرسل رابطًا إلى البريد الإلكتروني الجديد، ويُعتمد بعد فتح الرابط.',
    },
    warned: {
      en: 'We will also write to your current email address, in case this was not you.',
      ar: 'تصل رسالة إلى بريدك الإلكتروني الحالي أيضًا، تحسّبًا لأن يكون الطلب من غيرك.',
    },
    send: { en: 'Send the link', ar: 'إرسال الرابط' },
    sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
    same: { en: 'This is already your email address', ar: 'هذا بريدك الإلكتروني الحالي' },
    waiting: { en: 'Waiting to be confirmed', ar: 'بانتظار التأكيد' },
    next: {
      en: 'Open the link in the message we sent there. Until then, sign in with the email address above.',
      ar: 'يُرجى فتح الرابط في الرسالة التي أرسلناها إليه. وحتى ذلك الحين يكون تسجيل الدخول بالبريد الإلكتروني أعلاه.',
    },
    sent: { en: 'The link is on its way', ar: 'الرابط في طريقه إليك' },
    sentTo: (address: string): Word => ({
      en: `Open the message at ${address} to finish.`,
      ar: `يُرجى فتح الرسالة التي أرسلناها إلى \u2068${address}\u2069 لإتمام التغيير.`,
    }),
  },

  secondFactor: {
    title: { en: 'Two-factor authentication', ar: 'التحقق بخطوتين' },
    text: {
      en: 'You sign in with your password and a code from an app on your phone, so a stolen password alone is not enough.',
      ar: 'عند تسجيل الدخول تُطلب كلمة المرور ورمز من تطبيق على جوالك، فلا تكفي كلمة المرور وحدها إن سُرقت.',
    },
    off: { en: 'Off', ar: 'غير مفعّل' },
    on: { en: 'On', ar: 'مفعّل' },
    offText: {
      en: 'Takes two minutes and an authenticator app.',
      ar: 'يستغرق دقيقتين، ويحتاج إلى تطبيق مصادقة.',
    },
    onSince: (date: string): Word => ({ en: `Since ${date}`, ar: `منذ ${date}` }),
    codesLeft: (count: number) =>
      counted(
        count,
        'You have # recovery code left',
        'You have # recovery codes left',
        codesLeftInArabic,
        'You have no recovery codes left',
      ),
    fewLeft: {
      en: 'Create new ones before they run out: they let you in when your phone cannot.',
      ar: 'يُرجى إنشاء رموز جديدة قبل أن تنفد، فهي طريقك إلى حسابك إذا تعذّر استخدام الجوال.',
    },
    setUp: { en: 'Set up', ar: 'بدء الإعداد' },
    preparing: { en: 'One moment...', ar: 'لحظة...' },
    renew: {
      open: { en: 'New recovery codes', ar: 'رموز استرداد جديدة' },
      title: { en: 'Create new recovery codes?', ar: 'إنشاء رموز استرداد جديدة؟' },
      text: {
        en: 'You will get ten new ones. Your current codes stop working right away.',
        ar: 'ستحصل على عشرة رموز جديدة، وتتوقف رموزك الحالية عن العمل فورًا.',
      },
      confirm: { en: 'Create new codes', ar: 'إنشاء رموز جديدة' },
      busy: { en: 'Creating...', ar: 'جارٍ الإنشاء...' },
    },
    turnOff: {
      open: { en: 'Turn off', ar: 'إيقاف' },
      title: { en: 'Turn off two-factor authentication?', ar: 'إيقاف التحقق بخطوتين؟' },
      text: {
        en: 'You will sign in with your password alone, and your recovery codes will stop working.',
        ar: 'ستكفي كلمة المرور وحدها لفتح حسابك، وتتوقف رموز الاسترداد عن العمل.',
      },
      due: {
        en: 'If your role requires two-factor authentication, you will be asked to set it up again before you can continue.',
        ar: 'إذا كان دورك يتطلب التحقق بخطوتين، فسيُطلب منك تفعيله مجددًا قبل المتابعة.',
      },
      confirm: { en: 'Turn off', ar: 'إيقاف' },
      busy: { en: 'Turning off...', ar: 'جارٍ الإيقاف...' },
      done: { en: 'Two-factor authentication is off', ar: 'تم إيقاف التحقق بخطوتين' },
    },
    cannotBegin: { en: 'Setup could not start', ar: 'تعذّر بدء الإعداد' },
  },

  setUp: {
    title: { en: 'Set up two-factor authentication', ar: 'تفعيل التحقق بخطوتين' },
    dueTitle: { en: 'One more step to keep this account safe', ar: 'خطوة أخيرة لحماية هذا الحساب' },
    dueText: {
      en: 'Admin accounts can see and change what belongs to others. That is why they need a password and a code from your phone. You set this up once; it takes two minutes.',
      ar: 'يستطيع حساب المشرف الاطلاع على بيانات الآخرين وتعديلها، ولذلك يُفتح بكلمة المرور ورمز من جوالك. يكفي إعداده مرة واحدة، ويستغرق دقيقتين.',
    },
    begin: { en: 'Begin', ar: 'بدء الإعداد' },
    scan: { en: 'Scan with your authenticator app', ar: 'مسح الرمز بتطبيق المصادقة' },
    scanText: {
      en: 'Add an account in the app and point the camera at this picture. Any app that creates 6-digit codes will work, such as Google Authenticator or Microsoft Authenticator.',
      ar: 'يُرجى إضافة حساب في التطبيق وتوجيه الكاميرا إلى هذه الصورة. يصلح أي تطبيق يولّد رموزًا من 6 أرقام، مثل Google Authenticator أو Microsoft Authenticator.',
    },
    picture: (address: string): Word => ({
      en: `QR code that adds ${brand.name.en} for ${address} to an authenticator app`,
      ar: `رمز QR يضيف حساب ${brand.name.ar} المسجّل بالبريد \u2068${address}\u2069 إلى تطبيق المصادقة`,
    }),
    openApp: { en: 'Open it in the app on this phone', ar: 'فتحه في تطبيق على هذا الجوال' },
    key: { en: 'Or type this key into the app', ar: 'أو كتابة هذا المفتاح في التطبيق' },
    copyKey: { en: 'Copy the key', ar: 'نسخ المفتاح' },
    enter: { en: 'Enter the code the app shows', ar: 'إدخال الرمز الظاهر في التطبيق' },
    code: { en: '6-digit code', ar: 'رمز من 6 أرقام' },
    codeHelp: {
      en: 'The app shows a new one every 30 seconds.',
      ar: 'يعرض التطبيق رمزًا جديدًا كل 30 ثانية.',
    },
    codeShape: { en: 'Enter the 6 digits the app shows', ar: 'يُرجى إدخال الأرقام الستة الظاهرة في التطبيق' },
    turnOn: { en: 'Turn on', ar: 'تفعيل' },
    turningOn: { en: 'Checking...', ar: 'جارٍ التحقق...' },
    done: { en: 'Two-factor authentication is on', ar: 'تم تفعيل التحقق بخطوتين' },
    cancel,
  },

  recoveryCodes: {
    title: { en: 'Save your recovery codes', ar: 'حفظ رموز الاسترداد' },
    text: {
      en: 'If you do not have your phone, each of these lets you in once. Keep them somewhere you can reach without it. We will not show them again.',
      ar: 'إذا لم يكن جوالك معك، فكل رمز منها يفتح حسابك مرة واحدة. يُرجى حفظها في مكان تصل إليه من دون الجوال، فلن نعرضها مرة أخرى.',
    },
    list: { en: 'Recovery codes', ar: 'رموز الاسترداد' },
    copy: { en: 'Copy', ar: 'نسخ' },
    download: { en: 'Download', ar: 'تنزيل' },
    print: { en: 'Print', ar: 'طباعة' },
    saved: { en: 'I have saved them', ar: 'حفظت الرموز' },
    savedFirst: {
      en: 'Save the codes first, then tick this box',
      ar: 'يُرجى حفظ الرموز أولًا، ثم تحديد هذا المربع',
    },
    done: { en: 'Done', ar: 'تم' },
    sheetTitle: {
      en: `Recovery codes for ${brand.name.en}`,
      ar: `رموز الاسترداد لحساب ${brand.name.ar}`,
    },
    sheetText: {
      en: 'Each code signs in once, in place of the code from the authenticator app.',
      ar: 'كل رمز يصلح لتسجيل دخول واحد، بدلًا من رمز تطبيق المصادقة.',
    },
  },

  devices: {
    title: { en: 'Signed-in devices', ar: 'الأجهزة المتصلة بحسابك' },
    text: {
      en: 'See a device you do not recognize? Sign it out, then change your password.',
      ar: 'هل ترى جهازًا لا تعرفه؟ يُرجى إنهاء جلسته، ثم تغيير كلمة المرور.',
    },
    list: { en: 'Devices', ar: 'الأجهزة' },
    failed: { en: 'Your devices could not be loaded', ar: 'تعذّر تحميل أجهزتك' },
    browserOn: (browser: string, system: string): Word => ({
      en: `${browser} on ${system}`,
      ar: `${browser} على ${system}`,
    }),
    unknown: { en: 'Unknown device', ar: 'جهاز غير معروف' },
    this: { en: 'This device', ar: 'هذا الجهاز' },
    active: (ago: string): Word => ({ en: `Last active ${ago}`, ar: `آخر نشاط ${ago}` }),
    activeNow: { en: 'Active now', ar: 'نشط الآن' },
    since: (date: string): Word => ({ en: `Signed in on ${date}`, ar: `تسجيل الدخول يوم ${date}` }),
    end: { en: 'Sign out', ar: 'إنهاء الجلسة' },
    endNamed: (device: string): Word => ({ en: `Sign out ${device}`, ar: `إنهاء الجلسة: ${device}` }),
    ending: { en: 'Signing out...', ar: 'جارٍ الإنهاء...' },
    ended: { en: 'The device is signed out', ar: 'أُنهيت الجلسة على الجهاز' },
    endFailed: { en: 'The device is still signed in', ar: 'لم تنتهِ الجلسة على الجهاز' },
    others: {
      open: { en: 'Sign out of all other devices', ar: 'إنهاء الجلسات على الأجهزة الأخرى' },
      title: { en: 'Sign out of all other devices?', ar: 'إنهاء الجلسات على جميع الأجهزة الأخرى؟' },
      text: {
        en: 'You will need to sign in on them again. You stay signed in here.',
        ar: 'سيلزم تسجيل الدخول عليها من جديد، وتبقى جلستك على هذا الجهاز.',
      },
      confirm: { en: 'Sign them out', ar: 'إنهاء الجلسات' },
      busy: { en: 'Signing out...', ar: 'جارٍ الإنهاء...' },
      done: { en: 'All other devices are signed out', ar: 'أُنهيت الجلسات على الأجهزة الأخرى' },
      ended: (count: number) =>
        counted(count, '# device was signed out.', '# devices were signed out.', endedInArabic),
    },
    alone: {
      en: 'No other device is signed in.',
      ar: 'لا يوجد جهاز آخر متصل بحسابك.',
    },
  },

  /** Shown before the list of access tokens is opened. */
  tokens: {
    title: { en: 'Access tokens', ar: 'رموز الوصول' },
    text: {
      en: 'With a token, a program you use can access your account without your password. No token opens conversations or support tickets.',
      ar: 'يتيح رمز الوصول لأحد برامجك استخدام حسابك دون كلمة المرور. لا يفتح أي رمز المحادثات ولا تذاكر الدعم.',
    },
    count: (count: number) =>
      counted(
        count,
        'You have # access token',
        'You have # access tokens',
        tokensInArabic,
        'You have no access tokens',
      ),
    open: { en: 'Manage access tokens', ar: 'إدارة رموز الوصول' },
  },

  data: {
    title: { en: 'Your data', ar: 'بياناتك' },
    text: {
      en: 'What we keep about you is yours: take a copy with you, or have it deleted.',
      ar: 'ما نحتفظ به عنك ملك لك: يمكنك أخذ نسخة منه أو طلب حذفه.',
    },
    copy: {
      title: { en: 'A copy of your data', ar: 'نسخة من بياناتك' },
      text: {
        en: 'Everything we keep about you in one archive (ZIP): a page to read, the same for other programs (JSON), and your documents and photos.',
        ar: 'كل ما نحتفظ به عنك في أرشيف واحد (\u2068ZIP\u2069): صفحة للقراءة، والبيانات نفسها بصيغة تقرؤها البرامج الأخرى (\u2068JSON\u2069)، ووثائقك وصورك.',
      },
      open: { en: 'Download a copy', ar: 'تنزيل نسخة' },
      busy: { en: 'Collecting...', ar: 'جارٍ التجميع...' },
      done: { en: 'Your copy has been downloaded', ar: 'تم تنزيل النسخة' },
      doneText: (file: string): Word => ({
        en: `Look for ${file}. Keep it safe: it contains your personal data.`,
        ar: `تجدها باسم \u2068${file}\u2069. يُرجى حفظها في مكان آمن، ففيها بياناتك الشخصية.`,
      }),
      failed: { en: 'The copy could not be prepared', ar: 'تعذّر إعداد النسخة' },
    },
    delete: {
      title: { en: 'Delete account', ar: 'حذف الحساب' },
      text: {
        en: `Your account is closed immediately. What we keep about you is erased ${graceTime.en} later, and until then you can keep the account after all.`,
        ar: `يُغلق حسابك فورًا، ويبقى بالإمكان الاحتفاظ به لمدة ${graceTime.ar}، ثم يُمحى ما نحتفظ به عنك.`,
      },
      open: { en: 'Delete account', ar: 'حذف الحساب' },
      ask: {
        title: { en: 'Delete your account?', ar: 'حذف حسابك؟' },
        lead: { en: 'This is what will happen:', ar: 'هذا ما سيحدث:' },
        outcomes: [
          {
            en: 'You are signed out everywhere, and nobody can find you, write to you or book with you.',
            ar: 'تنتهي جلساتك على جميع الأجهزة، ولا يمكن لأحد العثور عليك أو مراسلتك أو الحجز معك.',
          },
          {
            en: 'Your upcoming appointments are cancelled and the others notified. They do not come back.',
            ar: 'تُلغى مواعيدك القادمة ويُبلَّغ الطرف الآخر، ولا تعود.',
          },
          {
            of: 'patient',
            en: 'Each of them is refunded as agreed when you booked it. Once the account is erased, your packages end and their unused sessions are refunded.',
            ar: 'يُعاد إليك مبلغ كل موعد منها وفق ما اتُّفق عليه عند حجزه. وعند محو الحساب تنتهي باقاتك ويُعاد مبلغ جلساتها غير المستخدمة.',
          },
          {
            en: `For ${graceTime.en} you can sign in and keep your account. An email tells you the day it ends.`,
            ar: `يمكنك تسجيل الدخول والاحتفاظ بحسابك لمدة ${graceTime.ar}، وتصلك رسالة بيوم الحذف.`,
          },
          {
            en: 'Then your profile and what you entrusted to us about your health are erased for good.',
            ar: 'بعدها يُمحى ملفك الشخصي وما ائتمنتنا عليه من معلومات صحية نهائيًا.',
          },
          { en: 'Your conversations are erased for both sides.', ar: 'تُمحى محادثاتك لدى الطرفين.' },
          {
            of: 'dietitian',
            en: 'What you wrote to patients as a dietitian stays with them, without your name.',
            ar: 'ما كتبته لمرضاك بصفتك أخصائي تغذية يبقى لديهم دون اسمك.',
          },
          {
            of: 'dietitian',
            en: `Signed notes of your consultations are part of the medical record. They are kept sealed for ${keptYears.en} and opened only where the law requires it.`,
            ar: `ملاحظات استشاراتك الموقّعة جزء من السجل الطبي، فتُحفظ مختومة لمدة ${keptYears.ar} ولا تُفتح إلا إذا ألزم النظام بذلك.`,
          },
          {
            en: `Otherwise we keep only what the law requires: the record of what you agreed to and of what was done with the account, past appointments, without your name, and your invoices, which tax law requires us to keep for ${taxYears.en}.`,
            ar: `وما عدا ذلك لا نحتفظ إلا بما يُلزمنا النظام بحفظه، وهو سجل ما وافقت عليه وما جرى على الحساب، والمواعيد السابقة دون اسمك، والفواتير التي تُلزمنا أنظمة الضريبة بحفظها لمدة ${taxYears.ar}.`,
          },
          {
            en: 'One last email will confirm that it is done.',
            ar: 'تصلك رسالة أخيرة بإتمام الحذف.',
          },
        ] as readonly Outcome[],
        copyFirst: {
          en: 'If you would like to keep anything, close this window and download a copy first.',
          ar: 'إن أردت الاحتفاظ بشيء منها، فيمكنك إغلاق هذه النافذة وتنزيل نسخة أولًا.',
        },
        confirm: { en: 'Continue', ar: 'متابعة' },
      },
      last: {
        title: { en: 'Close and delete it?', ar: 'إغلاق الحساب وحذفه؟' },
        text: (address: string): Word => ({
          en: `The account ${address} is closed now and erased in ${graceTime.en}. After that nobody can restore it, not even us.`,
          ar: `سيُغلق الحساب \u2068${address}\u2069 الآن، ويمكن الاحتفاظ به لمدة ${graceTime.ar} ثم يُمحى. وبعدها لن يتمكن أحد من استعادته، ولا نحن.`,
        }),
        confirm: { en: 'Delete my account', ar: 'حذف حسابي' },
        busy: { en: 'Closing...', ar: 'جارٍ الإغلاق...' },
      },
      keep: { en: 'Keep my account', ar: 'الاحتفاظ بالحساب' },
      done: { en: 'Your account is closed', ar: 'أُغلق حسابك' },
      doneText: (day: string): Word => ({
        en: `It will be deleted on ${day}. To keep it, sign in before then.`,
        ar: `سيُحذف يوم ${day}. وللاحتفاظ به يكفي تسجيل الدخول قبل ذلك.`,
      }),
    },
  },
}
