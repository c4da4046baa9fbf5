import { brand } from '#copy/brand.ts'
import { counted, type Forms } from '#copy/counted.ts'
import type { Word } from '#copy/word.ts'

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

  /** Asked before something delicate. */
  proof: {
    title: { en: 'Please confirm that it is you', ar: 'تأكيد هويتك' },
    text: {
      en: 'Enter your password once more. After that we do not ask again for ten minutes.',
      ar: 'أدخل كلمة المرور مرة أخرى. لن نطلبها منك بعد ذلك لمدة عشر دقائق.',
    },
    textWithCode: {
      en: 'Enter your password and a code once more. After that we do not ask again for ten minutes.',
      ar: 'أدخل كلمة المرور ورمزًا مرة أخرى. لن نطلبهما منك بعد ذلك لمدة عشر دقائق.',
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
      en: 'This password is not right. Please try again.',
      ar: 'كلمة المرور غير صحيحة. يُرجى المحاولة مرة أخرى.',
    },
    cancel,
  },

  password: {
    title: { en: 'Password', ar: 'كلمة المرور' },
    text: {
      en: 'Choose one that you use nowhere else. Changing it signs out every other device.',
      ar: 'اختر كلمة لا تستخدمها في أي موقع آخر. تغييرها ينهي الجلسات على أجهزتك الأخرى.',
    },
    changedOn: (date: string): Word => ({
      en: `Last changed on ${date}`,
      ar: `آخر تغيير في ${date}`,
    }),
    neverChanged: {
      en: 'Unchanged since you opened the account',
      ar: 'لم تتغيّر منذ فتح الحساب',
    },
    open: { en: 'Change password', ar: 'تغيير كلمة المرور' },
    current: { en: 'Current password', ar: 'كلمة المرور الحالية' },
    next: { en: 'New password', ar: 'كلمة المرور الجديدة' },
    nextHelp: { en: 'At least 8 characters.', ar: '8 أحرف على الأقل.' },
    again: { en: 'New password once more', ar: 'كلمة المرور الجديدة مرة أخرى' },
    save: { en: 'Save new password', ar: 'حفظ كلمة المرور الجديدة' },
    saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    wrong: {
      en: 'This is not your current password',
      ar: 'هذه ليست كلمة المرور الحالية',
    },
    done: { en: 'Your password is changed', ar: 'تم تغيير كلمة المرور' },
    othersOut: {
      en: 'All your other devices are signed out.',
      ar: 'أُنهيت الجلسات على جميع أجهزتك الأخرى.',
    },
  },

  address: {
    title: { en: 'Email address', ar: 'البريد الإلكتروني' },
    text: {
      en: 'You sign in with this address, and our emails go there.',
      ar: 'تسجّل الدخول بهذا العنوان، وتصل رسائلنا إليه.',
    },
    open: { en: 'Change address', ar: 'تغيير العنوان' },
    label: { en: 'New email address', ar: 'البريد الإلكتروني الجديد' },
    placeholder: { en: 'name@example.com', ar: 'name@example.com' },
    help: {
      en: 'We send a link to the new address. It counts once you open that link.',
      ar: 'نرسل رابطًا إلى العنوان الجديد، ويُعتمد بعد فتح الرابط.',
    },
    warned: {
      en: 'Your present address gets a message too, in case it was not you.',
      ar: 'تصل رسالة إلى عنوانك الحالي أيضًا، تحسّبًا لأن يكون الطلب من غيرك.',
    },
    send: { en: 'Send the link', ar: 'إرسال الرابط' },
    sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
    same: { en: 'This is your address already', ar: 'هذا عنوانك الحالي' },
    waiting: { en: 'Waiting to be confirmed', ar: 'بانتظار التأكيد' },
    next: {
      en: 'Open the link in the message we sent there. Until then you sign in with the address above.',
      ar: 'افتح الرابط في الرسالة التي أرسلناها إليه. وحتى ذلك الحين تسجّل الدخول بالعنوان أعلاه.',
    },
    sent: { en: 'The link is on its way', ar: 'الرابط في طريقه إليك' },
    sentTo: (address: string): Word => ({
      en: `Open the message at ${address} to finish.`,
      ar: `افتح الرسالة التي أرسلناها إلى \u2068${address}\u2069 لإتمام التغيير.`,
    }),
  },

  secondFactor: {
    title: { en: 'Two-factor', ar: 'التحقق بخطوتين' },
    text: {
      en: 'Signing in then takes your password and a code from an app on your phone, so that a stolen password alone opens nothing.',
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
      en: 'Make new ones before they run out: they let you in when your phone does not.',
      ar: 'أنشئ رموزًا جديدة قبل أن تنفد، فهي طريقك إلى حسابك إذا تعذّر استخدام الجوال.',
    },
    setUp: { en: 'Set up', ar: 'بدء الإعداد' },
    preparing: { en: 'One moment...', ar: 'لحظة...' },
    renew: {
      open: { en: 'New recovery codes', ar: 'رموز استرداد جديدة' },
      title: { en: 'Make new recovery codes?', ar: 'إنشاء رموز استرداد جديدة؟' },
      text: {
        en: 'You get ten new ones. Those you have now stop working at once.',
        ar: 'ستحصل على عشرة رموز جديدة، وتتوقف رموزك الحالية عن العمل فورًا.',
      },
      confirm: { en: 'Make new codes', ar: 'إنشاء رموز جديدة' },
      busy: { en: 'Making...', ar: 'جارٍ الإنشاء...' },
    },
    turnOff: {
      open: { en: 'Turn off', ar: 'إيقاف' },
      title: { en: 'Turn two-factor off?', ar: 'إيقاف التحقق بخطوتين؟' },
      text: {
        en: 'Your password alone will open your account then. Your recovery codes stop working.',
        ar: 'ستكفي كلمة المرور وحدها لفتح حسابك، وتتوقف رموز الاسترداد عن العمل.',
      },
      due: {
        en: 'Where your role requires two-factor, you will be asked to set it up again before you can go on.',
        ar: 'إذا كان دورك يتطلب التحقق بخطوتين، فسيُطلب منك تفعيله مجددًا قبل المتابعة.',
      },
      confirm: { en: 'Turn off', ar: 'إيقاف' },
      busy: { en: 'Turning off...', ar: 'جارٍ الإيقاف...' },
      done: { en: 'Two-factor is off', ar: 'تم إيقاف التحقق بخطوتين' },
    },
    cannotBegin: { en: 'The set-up could not begin', ar: 'تعذّر بدء الإعداد' },
  },

  setUp: {
    title: { en: 'Set up two-factor', ar: 'تفعيل التحقق بخطوتين' },
    dueTitle: { en: 'One more step to keep this account safe', ar: 'خطوة أخيرة لحماية هذا الحساب' },
    dueText: {
      en: 'Admin accounts can see and change what belongs to others. That is why they are opened with a password and a code from your phone. Set it up once; it takes two minutes.',
      ar: 'يستطيع حساب المشرف الاطلاع على بيانات الآخرين وتعديلها، ولذلك يُفتح بكلمة المرور ورمز من جوالك. يكفي إعداده مرة واحدة، ويستغرق دقيقتين.',
    },
    begin: { en: 'Begin', ar: 'بدء الإعداد' },
    scan: { en: 'Scan with your authenticator app', ar: 'امسح الرمز بتطبيق المصادقة' },
    scanText: {
      en: 'Add an account in the app and point the camera at this picture. Any app that makes 6-digit codes will do, such as Google Authenticator or Microsoft Authenticator.',
      ar: 'أضف حسابًا في التطبيق ووجّه الكاميرا إلى هذه الصورة. يصلح أي تطبيق يولّد رموزًا من 6 أرقام، مثل Google Authenticator أو Microsoft Authenticator.',
    },
    picture: (address: string): Word => ({
      en: `QR code that adds ${brand.name.en} for ${address} to an authenticator app`,
      ar: `رمز QR يضيف حساب ${brand.name.ar} للعنوان \u2068${address}\u2069 إلى تطبيق المصادقة`,
    }),
    openApp: { en: 'Open it in the app on this phone', ar: 'فتحه في تطبيق على هذا الجوال' },
    key: { en: 'Or type this key into the app', ar: 'أو اكتب هذا المفتاح في التطبيق' },
    copyKey: { en: 'Copy the key', ar: 'نسخ المفتاح' },
    enter: { en: 'Enter the code that the app shows', ar: 'أدخل الرمز الظاهر في التطبيق' },
    code: { en: '6-digit code', ar: 'رمز من 6 أرقام' },
    codeHelp: {
      en: 'The app shows a new one every 30 seconds.',
      ar: 'يعرض التطبيق رمزًا جديدًا كل 30 ثانية.',
    },
    codeShape: { en: 'Enter the 6 digits that the app shows', ar: 'أدخل الأرقام الستة الظاهرة في التطبيق' },
    turnOn: { en: 'Turn on', ar: 'تفعيل' },
    turningOn: { en: 'Checking...', ar: 'جارٍ التحقق...' },
    done: { en: 'Two-factor is on', ar: 'تم تفعيل التحقق بخطوتين' },
    cancel,
  },

  recoveryCodes: {
    title: { en: 'Save your recovery codes', ar: 'حفظ رموز الاسترداد' },
    text: {
      en: 'Without your phone, each of these lets you in once. Keep them where you can find them without it. We show them only now.',
      ar: 'إذا لم يكن جوالك معك، فكل رمز منها يفتح حسابك مرة واحدة. احفظها في مكان تصل إليه من دون الجوال، فلن نعرضها مرة أخرى.',
    },
    list: { en: 'Recovery codes', ar: 'رموز الاسترداد' },
    copy: { en: 'Copy', ar: 'نسخ' },
    download: { en: 'Download', ar: 'تنزيل' },
    print: { en: 'Print', ar: 'طباعة' },
    saved: { en: 'I have saved them', ar: 'حفظت الرموز' },
    savedFirst: {
      en: 'Save the codes first, then tick this box',
      ar: 'احفظ الرموز أولًا، ثم حدّد هذا المربع',
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

  copied: { en: 'Copied', ar: 'تم النسخ' },
  notCopied: {
    en: 'This browser does not let us copy. Please select the text and copy it.',
    ar: 'لا يسمح هذا المتصفح بالنسخ. يُرجى تحديد النص ونسخه.',
  },

  devices: {
    title: { en: 'Signed-in devices', ar: 'الأجهزة المسجّل دخولها' },
    text: {
      en: 'Something here that you do not know? Sign it out, then change your password.',
      ar: 'هل ترى جهازًا لا تعرفه؟ أنهِ جلسته، ثم غيّر كلمة المرور.',
    },
    list: { en: 'Devices', ar: 'الأجهزة' },
    failed: { en: 'Your devices could not be loaded', ar: 'تعذّر تحميل أجهزتك' },
    browserOn: (browser: string, system: string): Word => ({
      en: `${browser} on ${system}`,
      ar: `${browser} على ${system}`,
    }),
    unknown: { en: 'A device that does not say its name', ar: 'جهاز غير معروف الاسم' },
    this: { en: 'This device', ar: 'هذا الجهاز' },
    active: (ago: string): Word => ({ en: `Last active ${ago}`, ar: `آخر نشاط ${ago}` }),
    activeNow: { en: 'Active now', ar: 'نشط الآن' },
    since: (date: string): Word => ({ en: `Signed in on ${date}`, ar: `تسجيل الدخول في ${date}` }),
    end: { en: 'Sign out', ar: 'إنهاء الجلسة' },
    endNamed: (device: string): Word => ({ en: `Sign out ${device}`, ar: `إنهاء الجلسة: ${device}` }),
    ending: { en: 'Signing out...', ar: 'جارٍ الإنهاء...' },
    ended: { en: 'The device is signed out', ar: 'أُنهيت الجلسة على الجهاز' },
    endFailed: { en: 'The device is still signed in', ar: 'لم تنتهِ الجلسة على الجهاز' },
    others: {
      open: { en: 'Sign out of all other devices', ar: 'إنهاء الجلسات على الأجهزة الأخرى' },
      title: { en: 'Sign out of all other devices?', ar: 'إنهاء الجلسات على جميع الأجهزة الأخرى؟' },
      text: {
        en: 'Whoever uses them must sign in again. You stay signed in here.',
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
      ar: 'لا يوجد جهاز آخر مسجّل دخوله.',
    },
  },

  /** What is said of access tokens before somebody wants to see them. */
  tokens: {
    title: { en: 'Access tokens', ar: 'رموز الوصول' },
    text: {
      en: 'With a token, a program of yours can use your account without your password.',
      ar: 'يتيح رمز الوصول لأحد برامجك استخدام حسابك دون كلمة المرور.',
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
        en: 'Everything we keep about you in one file, in a format that other programs can read (JSON).',
        ar: 'كل ما نحتفظ به عنك في ملف واحد، بصيغة تقرؤها البرامج الأخرى (JSON).',
      },
      open: { en: 'Download a copy', ar: 'تنزيل نسخة' },
      busy: { en: 'Collecting...', ar: 'جارٍ التجميع...' },
      done: { en: 'Your copy is downloaded', ar: 'تم تنزيل النسخة' },
      doneText: (file: string): Word => ({
        en: `You find it as ${file}. Keep it safe: it is about you.`,
        ar: `تجدها باسم \u2068${file}\u2069. احفظها في مكان آمن، فهي تخصّك.`,
      }),
      failed: { en: 'The copy could not be made', ar: 'تعذّر إعداد النسخة' },
    },
    delete: {
      title: { en: 'Delete account', ar: 'حذف الحساب' },
      text: {
        en: 'Your account and what we keep about you are deleted. This cannot be undone.',
        ar: 'يُحذف حسابك وما نحتفظ به عنك، ولا يمكن التراجع عن ذلك.',
      },
      open: { en: 'Delete account', ar: 'حذف الحساب' },
      ask: {
        title: { en: 'Delete your account?', ar: 'حذف حسابك؟' },
        lead: { en: 'This is what will happen:', ar: 'هذا ما سيحدث:' },
        outcomes: [
          {
            en: 'You are signed out everywhere, and nobody can sign in with this account again.',
            ar: 'تنتهي جلساتك على جميع الأجهزة، ولا يمكن تسجيل الدخول بهذا الحساب بعد ذلك.',
          },
          {
            en: 'Your profile and what you entrusted to us about your health are erased for good.',
            ar: 'يُمحى ملفك الشخصي وما ائتمنتنا عليه من معلومات صحية نهائيًا.',
          },
          {
            en: 'We keep only what the law obliges us to keep: the record of what you agreed to, without your name or address.',
            ar: 'لا نحتفظ إلا بما يُلزمنا النظام بحفظه، وهو سجل ما وافقت عليه، دون اسمك ولا عنوانك.',
          },
          {
            en: 'One last email tells you that it is done.',
            ar: 'تصلك رسالة أخيرة بإتمام الحذف.',
          },
        ],
        copyFirst: {
          en: 'If you would like to keep something, close this and download a copy first.',
          ar: 'إن أردت الاحتفاظ بشيء منها، فأغلق هذه النافذة ونزّل نسخة أولًا.',
        },
        confirm: { en: 'Continue', ar: 'متابعة' },
      },
      last: {
        title: { en: 'Delete it for good?', ar: 'حذف الحساب نهائيًا؟' },
        text: (address: string): Word => ({
          en: `The account ${address} will be deleted now. Nobody can bring it back, and neither can we.`,
          ar: `سيُحذف الحساب \u2068${address}\u2069 الآن، ولن يتمكن أحد من استعادته، ولا نحن.`,
        }),
        confirm: { en: 'Delete for good', ar: 'حذف نهائي' },
        busy: { en: 'Deleting...', ar: 'جارٍ الحذف...' },
      },
      keep: { en: 'Keep my account', ar: 'الاحتفاظ بالحساب' },
      done: { en: 'Your account is deleted', ar: 'تم حذف حسابك' },
      doneText: {
        en: 'Thank you for the time you spent with us.',
        ar: 'شكرًا لك على الوقت الذي قضيته معنا.',
      },
    },
  },
}
