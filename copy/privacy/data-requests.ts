import type { DataRequest } from '#contract/privacy/data-requests.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** The log of people's requests about their data. */
export const dataRequests = {
  title: { en: 'Data requests', ar: 'طلبات البيانات' },
  text: {
    en: 'Requests about personal data have to be answered within 30 days. Record oral ones as well.',
    ar: 'يجب الرد على طلبات البيانات الشخصية خلال 30 يومًا، وتُسجَّل الطلبات الشفهية أيضًا.',
  },
  add: { en: 'Record a request', ar: 'تسجيل طلب' },
  open: { en: 'Open requests', ar: 'الطلبات المفتوحة' },
  answered: { en: 'Answered requests', ar: 'الطلبات المجابة' },
  /** In place of the erased words of the person who made the request. */
  erased: { en: 'Erased with the account', ar: 'حُذف مع الحساب' },
  none: { en: 'No request is open.', ar: 'لا توجد طلبات مفتوحة.' },
  byThemselves: {
    en: 'Answered by people themselves in the last 30 days',
    ar: 'ما أتمّه أصحاب البيانات بأنفسهم خلال 30 يومًا',
  },
  copies: { en: 'Copies of data downloaded', ar: 'نسخ البيانات المنزّلة' },
  erasures: { en: 'Accounts closed for deletion', ar: 'الحسابات المغلقة تمهيدًا لحذفها' },
  overdue: (time: string): Word => ({ en: `Overdue by ${time}`, ar: `متأخر: ${time}` }),
  left: (time: string): Word => ({ en: `${time} left`, ar: `المتبقي: ${time}` }),
  due: (date: string): Word => ({ en: `Due ${date}`, ar: `الموعد النهائي ${isolated(date)}` }),
  received: (date: string): Word => ({ en: `Received ${date}`, ar: `تاريخ الاستلام ${isolated(date)}` }),
  kinds: {
    information: { en: 'Information about processing', ar: 'العلم بالمعالجة' },
    access: { en: 'Access to data', ar: 'الاطلاع على البيانات' },
    copy: { en: 'Copy of data', ar: 'نسخة من البيانات' },
    correction: { en: 'Correction', ar: 'تصحيح البيانات' },
    erasure: { en: 'Erasure', ar: 'إتلاف البيانات' },
    withdrawal: { en: 'Withdrawal of consent', ar: 'العدول عن الموافقة' },
  } satisfies Record<DataRequest['kind'], Word>,
  channels: {
    email: { en: 'By email', ar: 'بالبريد الإلكتروني' },
    phone: { en: 'By phone', ar: 'بالهاتف' },
    in_person: { en: 'In person', ar: 'حضوريًا' },
    letter: { en: 'By letter', ar: 'بخطاب' },
    ticket: { en: 'By support ticket', ar: 'بتذكرة دعم' },
  } satisfies Record<DataRequest['channel'], Word>,
  outcomes: {
    fulfilled: { en: 'Fulfilled', ar: 'تمت التلبية' },
    refused: { en: 'Refused', ar: 'مرفوض' },
  },
  extended: { en: 'Extended', ar: 'مُدِّدت المهلة' },
  verified: { en: 'Identity verified', ar: 'تم التحقق من الهوية' },
  notVerified: { en: 'Identity not verified yet', ar: 'لم يُتحقق من الهوية بعد' },
  fields: {
    requester: { en: 'Who asks', ar: 'صاحب الطلب' },
    email: { en: 'Email of their account', ar: 'البريد الإلكتروني للحساب' },
    emailHelp: { en: 'If they have an account.', ar: 'إن وُجد حساب.' },
    kind: { en: 'What is asked for', ar: 'نوع الطلب' },
    channel: { en: 'How it was received', ar: 'طريقة الاستلام' },
    content: { en: 'What was said', ar: 'نص الطلب' },
    contentHelp: { en: 'Do not write down anything about health.', ar: 'يُرجى عدم تدوين معلومات صحية.' },
    receivedOn: { en: 'Received on', ar: 'تاريخ الاستلام' },
    identityVerified: { en: 'I have verified who is asking', ar: 'تم التحقق من هوية صاحب الطلب' },
  },
  save: { en: 'Record request', ar: 'تسجيل الطلب' },
  saved: { en: 'Request recorded', ar: 'تم تسجيل الطلب' },
  extend: {
    title: { en: 'Extend the time', ar: 'تمديد المهلة' },
    text: {
      en: 'Once, by 30 days. The person must be told the reasons before the time is over.',
      ar: 'مرة واحدة لمدة 30 يومًا، مع إبلاغ صاحب الطلب بالأسباب قبل انتهاء المهلة.',
    },
    reason: { en: 'Reasons', ar: 'الأسباب' },
    confirm: { en: 'Extend by 30 days', ar: 'تمديد 30 يومًا' },
    done: { en: 'Time extended', ar: 'تم تمديد المهلة' },
  },
  answer: {
    title: { en: 'Answer the request', ar: 'الرد على الطلب' },
    outcome: { en: 'Outcome', ar: 'النتيجة' },
    note: { en: 'What was done, or why it is refused', ar: 'ما تم، أو سبب الرفض' },
    confirm: { en: 'Save answer', ar: 'حفظ الرد' },
    done: { en: 'Answer saved', ar: 'تم حفظ الرد' },
  },
}
