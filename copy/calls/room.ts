import type { CallEnding } from '#contract/calls.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** The running call. */
export const room = {
  label: (name: string): Word => ({
    en: `Video call with ${name}`,
    ar: `مكالمة فيديو مع ${isolated(name)}`,
  }),

  state: {
    entering: { en: 'Joining...', ar: 'جارٍ الانضمام...' },
    waiting: (name: string): Word => ({
      en: `Waiting for ${name} to join`,
      ar: `في انتظار انضمام ${isolated(name)}`,
    }),
    waitingHint: {
      en: 'You can stay here. The picture will appear on its own.',
      ar: 'يمكنك البقاء هنا، وستظهر الصورة تلقائيًا.',
    },
    connecting: (name: string): Word => ({
      en: `Connecting to ${name}...`,
      ar: `جارٍ الاتصال مع ${isolated(name)}...`,
    }),
    blocked: {
      en: 'This is taking longer than usual. A firewall or VPN may be in the way: try another network, or turn the VPN off.',
      ar: 'يستغرق هذا وقتًا أطول من المعتاد. ربما يمنعه جدار حماية أو VPN: يُرجى تجربة شبكة أخرى أو إيقاف VPN.',
    },
    together: (name: string): Word => ({ en: `${name} is here`, ar: `${isolated(name)} معك الآن` }),
    reconnecting: { en: 'Connection lost. Reconnecting...', ar: 'انقطع الاتصال. جارٍ إعادة الاتصال...' },
  },

  endsAt: (time: string): Word => ({ en: `Ends at ${time}`, ar: `النهاية: ${time}` }),
  closesAt: (time: string): Word => ({ en: `Closes at ${time}`, ar: `الإغلاق: ${time}` }),
  closesSoon: (time: string): Word => ({
    en: `The call closes at ${time}.`,
    ar: `تُغلق المكالمة الساعة ${time}.`,
  }),
  elapsed: { en: 'Time in the call', ar: 'المدة في المكالمة' },
  unrecorded: { en: 'Nothing is recorded', ar: 'لا تُسجَّل المكالمة' },

  quality: {
    good: { en: 'Good connection', ar: 'الاتصال جيد' },
    fair: { en: 'Unsteady connection', ar: 'الاتصال غير مستقر' },
    poor: { en: 'Weak connection', ar: 'الاتصال ضعيف' },
    hint: {
      en: 'The connection is weak. Turning the camera off can help.',
      ar: 'الاتصال ضعيف. قد يساعد إيقاف الكاميرا.',
    },
  },

  you: { en: 'You', ar: 'أنت' },
  other: {
    muted: (name: string): Word => ({
      en: `${name}: microphone off`,
      ar: `${isolated(name)}: الميكروفون متوقف`,
    }),
    unmuted: (name: string): Word => ({
      en: `${name}: microphone on`,
      ar: `${isolated(name)}: الميكروفون يعمل`,
    }),
    cameraOff: (name: string): Word => ({
      en: `${name}: camera off`,
      ar: `${isolated(name)}: الكاميرا متوقفة`,
    }),
    cameraOn: (name: string): Word => ({ en: `${name}: camera on`, ar: `${isolated(name)}: الكاميرا تعمل` }),
    sharing: (name: string): Word => ({
      en: `${name} is sharing their screen`,
      ar: `شاشة ${isolated(name)} معروضة الآن`,
    }),
    picture: (name: string): Word => ({ en: `Picture of ${name}`, ar: `صورة ${isolated(name)}` }),
    screen: (name: string): Word => ({ en: `Screen of ${name}`, ar: `شاشة ${isolated(name)}` }),
  },
  own: {
    picture: { en: 'Your picture', ar: 'صورتك' },
    muted: { en: 'Your microphone is off', ar: 'الميكروفون متوقف' },
    cameraOff: { en: 'Your camera is off', ar: 'الكاميرا متوقفة' },
    sharing: { en: 'You are sharing your screen', ar: 'شاشتك معروضة الآن' },
  },

  controls: {
    label: { en: 'Call controls', ar: 'أدوات المكالمة' },
    mute: { en: 'Turn microphone off', ar: 'إيقاف الميكروفون' },
    unmute: { en: 'Turn microphone on', ar: 'تشغيل الميكروفون' },
    cameraOff: { en: 'Turn camera off', ar: 'إيقاف الكاميرا' },
    cameraOn: { en: 'Turn camera on', ar: 'تشغيل الكاميرا' },
    share: { en: 'Share screen', ar: 'مشاركة الشاشة' },
    stopSharing: { en: 'Stop sharing the screen', ar: 'إيقاف مشاركة الشاشة' },
    chat: { en: 'Messages', ar: 'الرسائل' },
    notes: { en: 'Notes', ar: 'الملاحظات' },
    devices: { en: 'Devices', ar: 'الأجهزة' },
    picture: { en: 'Picture in picture', ar: 'صورة داخل صورة' },
    leave: { en: 'Leave', ar: 'مغادرة' },
    short: {
      microphone: { en: 'Microphone', ar: 'الميكروفون' },
      camera: { en: 'Camera', ar: 'الكاميرا' },
      screen: { en: 'Screen', ar: 'الشاشة' },
    },
    /** A tooltip: the action of a button and its keyboard shortcut. */
    withKey: (label: Word, key: string): Word => ({
      en: `${label.en} (${key})`,
      ar: `${label.ar} (${isolated(key)})`,
    }),
    closePanel: { en: 'Close', ar: 'إغلاق' },
  },

  devices: {
    speaker: { en: 'Speaker', ar: 'مكبّر الصوت' },
    blur: { en: 'Blur my background', ar: 'تمويه الخلفية' },
    none: { en: 'No camera or microphone is open.', ar: 'لا كاميرا ولا ميكروفون قيد الاستخدام.' },
  },

  leaving: {
    title: { en: 'Leave the call?', ar: 'مغادرة المكالمة؟' },
    text: {
      en: 'Opening another page ends the call on your side. You can rejoin while it is open.',
      ar: 'فتح صفحة أخرى يُنهي المكالمة لديك. ويمكنك الانضمام من جديد ما دامت مفتوحة.',
    },
    confirm: { en: 'Leave the call', ar: 'مغادرة المكالمة' },
    keep: { en: 'Stay', ar: 'البقاء هنا' },
  },

  shareFailed: { en: 'The screen could not be shared', ar: 'تعذّرت مشاركة الشاشة' },
  devicesFailed: { en: 'The device could not be opened', ar: 'تعذّر فتح الجهاز' },
  cameraLost: {
    en: 'The camera was disconnected',
    ar: 'انفصلت الكاميرا',
  },
  microphoneLost: {
    en: 'The microphone was disconnected',
    ar: 'انفصل الميكروفون',
  },

  left: {
    title: { en: 'You left the call', ar: 'غادرتَ المكالمة' },
    text: { en: 'You can come back until it closes.', ar: 'يمكنك العودة إليها إلى أن تُغلق.' },
    again: { en: 'Rejoin', ar: 'العودة إلى المكالمة' },
  },
  takenOver: {
    title: { en: 'The call continues on another page', ar: 'المكالمة مستمرة في صفحة أخرى' },
    text: {
      en: 'You joined it in another tab or on another device.',
      ar: 'تم الانضمام إليها من تبويب أو جهاز آخر.',
    },
    here: { en: 'Continue here', ar: 'المتابعة هنا' },
  },
  closed: {
    cancelled: {
      en: 'The appointment has been cancelled. The call has ended.',
      ar: 'أُلغي الموعد وانتهت المكالمة.',
    },
    completed: {
      en: 'The appointment was marked as completed. The call has ended.',
      ar: 'سُجّل اكتمال الموعد وانتهت المكالمة.',
    },
    moved: {
      en: 'The appointment was rescheduled. The call has ended.',
      ar: 'تغيّر وقت الموعد وانتهت المكالمة.',
    },
    over: { en: 'The time is up. The call has closed.', ar: 'انتهى الوقت وأُغلقت المكالمة.' },
    elsewhere: {
      en: 'The call has moved to a Zoom or Google Meet link.',
      ar: 'انتقلت المكالمة إلى رابط Zoom أو Google Meet.',
    },
    not_confirmed: {
      en: 'The appointment is not confirmed, so the call is not open.',
      ar: 'الموعد غير مؤكد، لذلك المكالمة غير مفتوحة.',
    },
    unavailable: {
      en: 'This call is not available. Please write to our team if you need help.',
      ar: 'هذه المكالمة غير متاحة. يُرجى مراسلة فريقنا عند الحاجة إلى المساعدة.',
    },
  } satisfies Record<CallEnding, Word>,
  failed: { en: 'The call could not be opened', ar: 'تعذّر فتح المكالمة' },
}
