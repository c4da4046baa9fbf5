import type { NotificationKind } from '#contract/notifications/list.ts'
import { brand } from '../brand.ts'
import type { Word } from '../word.ts'

/** The facts that the words may contain. `when` and `who` are in the reader's language already. */
type Facts = {
  side: 'patient' | 'dietitian' | null
  /** When the appointment begins, or would have begun, or when the package ends: `Sun 22 Nov, 4:30 pm`. */
  when: string
  /** The dietitian's name; null if it is not included. */
  who: string | null
}
type Notice = { title: Word; message: Word }

const say = (titleEn: string, titleAr: string, en: string, ar: string): Notice => ({
  title: { en: titleEn, ar: titleAr },
  message: { en, ar },
})

/** `… with Dr Layla on Sun 22 Nov`, if both are known. */
const withWhom = ({ who, when }: Facts): Word => ({
  en: who ? `With ${who}, ${when}.` : `${when}.`,
  ar: who ? `مع ${who}، ${when}.` : `${when}.`,
})

const bySide =
  (patient: (facts: Facts) => Notice, dietitian: (facts: Facts) => Notice) =>
  (facts: Facts): Notice =>
    facts.side === 'patient' ? patient(facts) : dietitian(facts)

const settings = {
  en: 'If this was not you, open your security settings.',
  ar: 'إن لم يكن ذلك منك، فيُرجى فتح إعدادات الأمان.',
}

/** Title and sentence of each kind. They contain nothing about health and no patient's name. */
export const notificationWords: Readonly<Record<NotificationKind, (facts: Facts) => Notice>> = {
  'appointment.requested': ({ when }) =>
    say(
      'New appointment request',
      'طلب موعد جديد',
      `For ${when}. It is waiting for your answer.`,
      `يوم ${when}، وهو بانتظار ردك.`,
    ),
  'appointment.booked': bySide(
    (facts) => ({
      title: { en: 'Your dietitian booked an appointment', ar: 'حُجز لك موعد' },
      message: withWhom(facts),
    }),
    ({ when }) => say('New appointment', 'موعد جديد', `Booked for ${when}.`, `حُجز لديك موعد يوم ${when}.`),
  ),
  'appointment.reserved': ({ who, when }) =>
    say(
      'Appointment awaits your payment',
      'موعد بانتظار الدفع',
      who ? `${who} reserved ${when} for you. Pay to confirm it.` : `${when}. Pay to confirm it.`,
      who ? `حُجز لك موعد مع ${who}، ${when}. ادفع قيمته لتأكيده.` : `${when}. ادفع قيمته لتأكيده.`,
    ),
  'appointment.paid': ({ when }) =>
    say(
      'Reserved appointment paid',
      'تم دفع قيمة موعد محجوز',
      `Your patient paid. ${when} is confirmed.`,
      `دُفعت قيمة الموعد المحجوز يوم ${when}، وهو مؤكد.`,
    ),
  'appointment.unpaid': bySide(
    ({ when }) =>
      say(
        'Appointment no longer reserved',
        'لم يعد الموعد محجوزًا لك',
        `${when} was not paid for in time.`,
        `لم تُدفع قيمة موعد يوم ${when} في الوقت المحدد.`,
      ),
    ({ when }) =>
      say(
        'Reserved appointment not paid',
        'لم تُدفع قيمة موعد محجوز',
        `${when} was not paid for in time and is free again.`,
        `انتهت مهلة دفع الموعد المحجوز يوم ${when}، وعاد الوقت متاحًا.`,
      ),
  ),
  'appointment.confirmed': (facts) => ({
    title: { en: 'Appointment confirmed', ar: 'تم تأكيد موعدك' },
    message: withWhom(facts),
  }),
  'appointment.declined': ({ who, when }) =>
    say(
      'Request declined',
      'لم يُقبل طلب الموعد',
      who ? `${who} is not available on ${when}. Choose another time.` : `${when}. Choose another time.`,
      who ? `لا يتوفر موعد مع ${who} يوم ${when}. يمكنك اختيار وقت آخر.` : `${when}. يمكنك اختيار وقت آخر.`,
    ),
  'appointment.cancelled': (facts) => ({
    title: { en: 'Appointment cancelled', ar: 'تم إلغاء الموعد' },
    message: withWhom(facts),
  }),
  'appointment.lapsed': bySide(
    ({ when }) =>
      say(
        'Request lapsed',
        'انتهى طلب الموعد',
        `Your request for ${when} was not answered in time.`,
        `لم يصل رد في الوقت المحدد على طلبك لموعد يوم ${when}.`,
      ),
    ({ when }) =>
      say(
        'Request lapsed',
        'انتهى طلب موعد',
        `The request for ${when} was not answered in time.`,
        `انتهت مهلة الرد على طلب موعد يوم ${when}.`,
      ),
  ),
  'appointment.rescheduled': ({ when }) =>
    say('Appointment rescheduled', 'تغيّر وقت الموعد', `The new time is ${when}.`, `الوقت الجديد: ${when}.`),
  'appointment.move_asked': ({ when }) =>
    say(
      'New time requested',
      'طلب وقت جديد لموعد',
      `A patient would like ${when} instead. It is waiting for your answer.`,
      `الوقت المطلوب: ${when}، وهو بانتظار ردك.`,
    ),
  'appointment.move_accepted': (facts) => ({
    title: { en: 'New time accepted', ar: 'تم قبول الوقت الجديد' },
    message: withWhom(facts),
  }),
  'appointment.move_declined': ({ when }) =>
    say(
      'New time declined',
      'لم يُقبل الوقت الجديد',
      `Your appointment is still on ${when}.`,
      `يبقى موعدك يوم ${when}.`,
    ),
  'appointment.move_lapsed': ({ when }) =>
    say(
      'New time not answered',
      'لم يصل رد على الوقت الجديد',
      `The appointment is still on ${when}.`,
      `يبقى الموعد يوم ${when}.`,
    ),
  'appointment.move_withdrawn': ({ when }) =>
    say(
      'Request for a new time withdrawn',
      'سُحب طلب تغيير الوقت',
      `The appointment is still on ${when}.`,
      `يبقى الموعد يوم ${when}.`,
    ),
  'appointment.completed': ({ who }) =>
    say(
      'How was your appointment?',
      'كيف كان موعدك؟',
      who ? `You can now review your appointment with ${who}.` : 'You can now review your appointment.',
      who ? `يمكنك الآن تقييم موعدك مع ${who}.` : 'يمكنك الآن تقييم موعدك.',
    ),
  'appointment.absence_reported': ({ when }) =>
    say(
      'Absence reported',
      'بلاغ عن غياب',
      `A patient reported that you missed the appointment on ${when}.`,
      `ورد بلاغ عن غيابك عن موعد يوم ${when}.`,
    ),
  'appointment.absence_claimed': ({ when }) =>
    say(
      'Who attended?',
      'من حضر الموعد؟',
      `Please tell us about the appointment on ${when} within two days.`,
      `يُرجى إخبارنا خلال يومين بما حدث في موعد يوم ${when}.`,
    ),
  'appointment.absence_decided': ({ when }) =>
    say(
      'It is decided who attended',
      'تم البت فيمن حضر',
      `The appointment on ${when}. Open it to see the outcome.`,
      `موعد يوم ${when}. تظهر النتيجة في صفحة الموعد.`,
    ),
  'appointment.refund_decided': bySide(
    ({ when }) =>
      say(
        'Refund by our team',
        'استرداد بقرار من فريقنا',
        `Part or all of what you paid for the appointment on ${when} comes back to you.`,
        `يعود إليك كل ما دفعته مقابل موعد يوم ${when} أو جزء منه.`,
      ),
    ({ when }) =>
      say(
        'A patient was refunded',
        'استرداد لمريض',
        `Part or all of what was paid for the appointment on ${when} goes back.`,
        `يعود كل ما دُفع مقابل موعد يوم ${when} أو جزء منه إلى المريض.`,
      ),
  ),
  'appointment.reminder_due': (facts) => ({
    title: { en: 'Appointment coming up', ar: 'اقترب موعدك' },
    message: withWhom(facts),
  }),
  'conflicts.found': () =>
    say(
      'Appointments outside your hours',
      'مواعيد خارج ساعات عملك',
      'Some appointments no longer fit your hours. Keep or cancel each of them.',
      'لم تعد بعض المواعيد ضمن ساعات عملك. يمكنك إبقاء كل موعد أو إلغاؤه.',
    ),
  'goal.proposed': ({ who }) =>
    say(
      'Something to agree on',
      'مقترح بانتظار موافقتك',
      who ? `${who} has made a suggestion for you.` : 'A patient has made a suggestion.',
      who ? `وصلك مقترح من ${who}.` : 'وصلك مقترح من أحد مرضاك.',
    ),
  'goal.agreed': ({ who }) =>
    say(
      'Agreed',
      'تم الاتفاق',
      who ? `${who} has agreed to your suggestion.` : 'A patient has agreed to your suggestion.',
      who ? `تمت الموافقة من ${who} على مقترحك.` : 'تمت موافقة أحد مرضاك على مقترحك.',
    ),
  'access.asked': ({ who }) =>
    say(
      'A request to see your data',
      'طلب للاطلاع على بياناتك',
      who
        ? `${who} asks you to share more of your record.`
        : 'A dietitian asks you to share more of your record.',
      who
        ? `وصلك طلب من ${who} لمشاركة أجزاء أخرى من سجلك.`
        : 'وصلك طلب من أخصائي لمشاركة أجزاء أخرى من سجلك.',
    ),
  'record.opened': () =>
    say(
      'An admin opened your record',
      'فُتح سجلك أمام أحد المشرفين',
      'The law required it. It is open for one hour at most.',
      'لأن النظام يقتضي ذلك، ولمدة ساعة بحد أقصى.',
    ),
  'measuring.due': () =>
    say(
      'A reminder from you',
      'تذكير طلبته',
      'It is time for what you planned. One minute is enough.',
      'حان وقت ما خططت له. تكفي دقيقة واحدة.',
    ),
  'questionnaire.sent': ({ who }) =>
    say(
      'Questions for you',
      'أسئلة بانتظار إجابتك',
      who ? `${who} has sent you some questions.` : 'You have some questions to answer.',
      who ? `وصلتك أسئلة من ${who}.` : 'وصلتك أسئلة للإجابة عنها.',
    ),
  'plan.published': ({ who }) =>
    say(
      'Your nutrition plan is ready',
      'خطتك الغذائية جاهزة',
      who ? `${who} has published it for you.` : 'It has been published for you.',
      who ? `نُشرت لك من ${who}.` : 'نُشرت لك خطة غذائية.',
    ),
  'questionnaire.answered': () =>
    say(
      'Questions answered',
      'وصلت الإجابات',
      'A patient has answered the questions that you sent.',
      'وصلتك إجابات أحد مرضاك عن الأسئلة التي أرسلتها.',
    ),
  'message.sent': ({ who }) =>
    say(
      'New message',
      'رسالة جديدة',
      who ? `You have a new message from ${who}.` : 'You have a new message.',
      who ? `وصلتك رسالة جديدة من ${who}.` : 'وصلتك رسالة جديدة.',
    ),
  'ticket.opened': () =>
    say(
      'New support request',
      'طلب دعم جديد',
      'Someone needs help from the Support Team.',
      'وصل طلب جديد إلى فريق الدعم.',
    ),
  'ticket.written': () =>
    say(
      'Reply to a support request',
      'رد على طلب دعم',
      'A support request is waiting for an answer.',
      'طلب دعم بانتظار الرد.',
    ),
  'ticket.answered': () =>
    say(
      'Answer from the Support Team',
      'رد من فريق الدعم',
      'There is an answer to your request.',
      'وصلك رد على طلبك.',
    ),
  'ticket.closed': () =>
    say(
      'Support request closed',
      'أُغلق طلب الدعم',
      'Tell us how we did, or write again to reopen it.',
      'يمكنك تقييم خدمتنا، أو الكتابة من جديد لفتح الطلب.',
    ),
  'invitation.accepted': () =>
    say('Invitation accepted', 'قُبلت دعوتك', 'A patient accepted your invitation.', 'قبل أحد مرضاك دعوتك.'),
  'review.written': () =>
    say('New review', 'تقييم جديد', 'A patient reviewed an appointment with you.', 'وصلك تقييم لموعد معك.'),
  'review.replied': ({ who }) =>
    say(
      'Reply to your review',
      'رد على تقييمك',
      who ? `${who} replied to your review.` : 'Your review has a reply.',
      who ? `وصلك رد من ${who} على تقييمك.` : 'وصلك رد على تقييمك.',
    ),
  'review.hidden': () =>
    say(
      'Your review was hidden',
      'تم إخفاء تقييمك',
      'Open it to see why and to edit it.',
      'يمكنك فتحه لمعرفة السبب وتعديله.',
    ),
  'practice.submitted': ({ who }) =>
    say(
      'New application',
      'طلب توثيق جديد',
      who ? `${who} is waiting for your decision.` : 'A dietitian is waiting for your decision.',
      who ? `طلب ${who} بانتظار قرارك.` : 'طلب أخصائي تغذية بانتظار قرارك.',
    ),
  'practice.approved': () =>
    say(
      'Your license is verified',
      'تم توثيق ترخيصك',
      'Check your hours and services: patients can find you now.',
      'يُرجى مراجعة ساعات عملك وخدماتك، فقد أصبح بإمكان المرضى العثور عليك.',
    ),
  'practice.rejected': () =>
    say(
      'Your application needs changes',
      'طلبك يحتاج إلى تعديل',
      'Open your documents to see what to correct.',
      'يُرجى فتح وثائقك لمعرفة المطلوب تصحيحه.',
    ),
  'practice.suspended': () =>
    say(
      'Your practice is suspended',
      'تم تعليق ممارستك',
      'Patients cannot find you for now. Open your profile to see why.',
      'لا يمكن للمرضى العثور عليك حاليًا. يُرجى فتح ملفك لمعرفة السبب.',
    ),
  'practice.reinstated': () =>
    say(
      'Your practice is reinstated',
      'تمت إعادة تفعيل ممارستك',
      'Patients can find and book you again.',
      'يمكن للمرضى العثور عليك والحجز لديك من جديد.',
    ),
  'practice.license_warned': () =>
    say(
      'Your license ends soon',
      'يقترب انتهاء ترخيصك',
      'Upload the renewed license, so that patients can keep booking.',
      'يُرجى رفع الترخيص المجدّد ليستمر الحجز لديك.',
    ),
  'practice.license_ended': () =>
    say(
      'Your license has ended',
      'انتهى ترخيصك',
      'Patients cannot book you until the renewed license is verified.',
      'لا يمكن الحجز لديك حتى يُوثّق الترخيص المجدّد.',
    ),
  'payment.waiting': (facts) => ({
    title: { en: 'A payment is waiting', ar: 'دفعة قيد الانتظار' },
    message: {
      en: `${withWhom(facts).en} Nothing is booked until it is confirmed.`,
      ar: `${withWhom(facts).ar} لا يُحجز الموعد قبل تأكيدها.`,
    },
  }),
  'payment.expired': (facts) => ({
    title: { en: 'Payment not completed', ar: 'لم تكتمل الدفعة' },
    message: {
      en: `${withWhom(facts).en} Nothing was taken, and nothing is booked.`,
      ar: `${withWhom(facts).ar} لم يُخصم أي مبلغ ولم يُحجز الموعد.`,
    },
  }),
  'payment.disputed': ({ side }) =>
    side
      ? say(
          'A payment is disputed',
          'اعتراض على دفعة',
          'A patient’s bank asks for the money back. Your share waits until that is decided.',
          'يطلب بنك أحد المرضى استرداد المبلغ. تبقى حصتك محجوزة إلى أن يُبتّ في الأمر.',
        )
      : say(
          'A payment is disputed',
          'اعتراض على دفعة',
          'A bank asks for the money back. See what we know of the appointment.',
          'يطلب أحد البنوك استرداد المبلغ. يمكنك مراجعة ما نعرفه عن الموعد.',
        ),
  'payment.dispute_won': ({ side }) =>
    side
      ? say(
          'A dispute is decided for you',
          'حُسم اعتراض لصالحك',
          'The patient’s bank has left the money with you. Your share no longer waits.',
          'أبقى بنك المريض المبلغ لك، ولم تعد حصتك محجوزة.',
        )
      : say(
          'A dispute is won',
          'حُسم اعتراض لصالحنا',
          'The bank has decided that the payment stays.',
          'قرر البنك بقاء الدفعة كما هي.',
        ),
  'payment.dispute_lost': ({ side }) =>
    side
      ? say(
          'A dispute is decided for the patient',
          'حُسم اعتراض لصالح المريض',
          'The bank has given the money back. What you had earned by then stays yours.',
          'أعاد البنك المبلغ إلى المريض. ما كنت قد كسبته حتى ذلك الحين يبقى لك.',
        )
      : say(
          'A dispute is lost',
          'حُسم اعتراض لغير صالحنا',
          'The bank has given the money back to the cardholder.',
          'أعاد البنك المبلغ إلى حامل البطاقة.',
        ),
  'package.bought': bySide(
    ({ who }) =>
      say(
        'Your package is ready',
        'باقتك جاهزة',
        who ? `Book your appointments with ${who} without paying again.` : 'Book without paying again.',
        who ? `يمكنك حجز مواعيدك مع ${who} دون دفع جديد.` : 'يمكنك حجز مواعيدك دون دفع جديد.',
      ),
    () =>
      say(
        'Package sold',
        'بيعت باقة من باقاتك',
        'A patient bought it. Each appointment is earned when it has taken place.',
        'يُحتسب دخل كل موعد منها بعد انعقاده.',
      ),
  ),
  'package.use_returned': ({ who }) =>
    say(
      'An appointment is back in your package',
      'عاد موعد إلى باقتك',
      who ? `Book another time with ${who} without paying again.` : 'Book another time without paying again.',
      who ? `يمكنك حجز وقت آخر مع ${who} دون دفع جديد.` : 'يمكنك حجز وقت آخر دون دفع جديد.',
    ),
  'package.expiring': ({ when }) =>
    say(
      'Your package ends soon',
      'تقترب نهاية باقتك',
      `Use what is left of it by ${when}. The money for the rest then goes back to you.`,
      `يمكنك استخدام ما بقي منها حتى ${when}، ثم يعود إليك مبلغ ما لم يُستخدم.`,
    ),
  'package.ended': () =>
    say(
      'Your package is over',
      'انتهت باقتك',
      'The money for what is not used goes back to you.',
      'يعود إليك مبلغ ما لم يُستخدم منها.',
    ),
  'payout.returned': ({ side }) =>
    side
      ? say(
          'A payout came back',
          'لم يكتمل تحويل مستحقاتك',
          'Please check your bank account. The amount is available to you again.',
          'يُرجى مراجعة حسابك البنكي، وقد عاد المبلغ إلى رصيدك المتاح.',
        )
      : say(
          'A payout came back',
          'تعذّر تحويل مستحقات',
          'A dietitian’s bank has not taken it.',
          'لم يقبله بنك أحد أخصائيي التغذية.',
        ),
  'payout.doubted': ({ side }) =>
    side
      ? say(
          'We are checking a payout',
          'نتحقق من أحد تحويلاتك',
          'The payment service has not confirmed it. We will let you know.',
          'لم تؤكده خدمة الدفع، وسنخبرك بالنتيجة.',
        )
      : say(
          'A payout is in doubt',
          'تحويل غير مؤكد',
          'Please find out whether it was made.',
          'يُرجى التحقق من تنفيذه.',
        ),
  'payouts.held': () =>
    say(
      'Your payouts are on hold',
      'تحويلاتك موقوفة مؤقتًا',
      'Open your payments to see why.',
      'يُرجى فتح صفحة المدفوعات لمعرفة السبب.',
    ),
  'payouts.released': () =>
    say(
      'Your payouts continue',
      'استؤنفت تحويلاتك',
      'They are no longer on hold.',
      'لم تعد تحويلاتك موقوفة.',
    ),
  'session.started_elsewhere': () =>
    say('Sign-in from a new device', 'تسجيل دخول من جهاز جديد', settings.en, settings.ar),
  'profile.phone_changed': () => say('Phone number changed', 'تغيّر رقم الجوال', settings.en, settings.ar),
  'billing.iban_changed': ({ who }) =>
    say(
      'Bank account changed',
      'تغيّر الحساب البنكي',
      who ? `${who}’s payouts wait until you have checked the new account.` : settings.en,
      who ? `تحويلات ${who} بانتظار تحققك من الحساب الجديد.` : settings.ar,
    ),
  'account.password_changed': () => say('Password changed', 'تغيّرت كلمة المرور', settings.en, settings.ar),
  'account.address_asked': () =>
    say('Change of email requested', 'طلب تغيير البريد الإلكتروني', settings.en, settings.ar),
  'account.address_changed': () =>
    say('Email address changed', 'تغيّر البريد الإلكتروني', settings.en, settings.ar),
  'account.second_factor_on': () =>
    say('Two-factor authentication is on', 'تم تفعيل التحقق بخطوتين', settings.en, settings.ar),
  'account.second_factor_off': () =>
    say('Two-factor authentication is off', 'تم إيقاف التحقق بخطوتين', settings.en, settings.ar),
  'account.second_factor_reset': () =>
    say('Two-factor authentication was reset', 'أُعيد ضبط التحقق بخطوتين', settings.en, settings.ar),
  'account.recovery_codes_renewed': () =>
    say('Recovery codes renewed', 'تم تجديد رموز الاسترداد', settings.en, settings.ar),
  'account.recovery_code_used': () =>
    say('Recovery code used', 'استُخدم رمز استرداد', settings.en, settings.ar),
  'account.access_token_made': () =>
    say('Access token created', 'تم إنشاء رمز وصول', settings.en, settings.ar),
  'account.role_granted': () =>
    say(
      'Your account has a new role',
      'أُضيف دور إلى حسابك',
      `Our team added a role to your ${brand.name.en} account.`,
      `أضاف فريقنا دورًا إلى حسابك في ${brand.name.ar}.`,
    ),
  'account.duties_changed': () =>
    say(
      'Your duties as an admin have changed',
      'تغيّرت مهامك كمشرف',
      'An owner changed what you can do as an admin.',
      'تغيّر ما يمكنك القيام به بصفتك مشرفًا، بقرار من أحد المالكين.',
    ),
  'account.role_revoked': () =>
    say(
      'A role was removed from your account',
      'أُزيل دور من حسابك',
      `Our team removed a role from your ${brand.name.en} account.`,
      `أزال فريقنا دورًا من حسابك في ${brand.name.ar}.`,
    ),
}
