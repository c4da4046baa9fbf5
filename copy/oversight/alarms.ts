import type { AlarmKind } from '#contract/oversight/alarms.ts'
import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

type AlarmWords = {
  /** What is wrong, and how much of it. */
  title: (count: number) => Word
  /** The moment that the alarm names, if any. */
  at?: (when: string) => Word
}

const since = (when: string): Word => ({ en: `Since ${when}`, ar: `منذ ${isolated(when)}` })

/** What needs attention, above the figures of the overview. */
export const alarmWords = {
  title: { en: 'Needs attention', ar: 'يحتاج إلى معالجة' },
  failed: { en: 'What needs attention could not be loaded', ar: 'تعذّر تحميل ما يحتاج إلى معالجة' },
  kinds: {
    mail_kept: {
      title: () => ({
        en: 'Emails are not sent, only kept on the server',
        ar: 'رسائل البريد لا تُرسل، بل تُحفظ على الخادم فقط',
      }),
    },
    jobs_failing: {
      title: (count) =>
        counted(count, '# background job is failing', '# background jobs are failing', {
          zero: 'لا مهام فاشلة',
          one: 'مهمة واحدة فاشلة في الخلفية',
          two: 'مهمتان فاشلتان في الخلفية',
          few: '# مهام فاشلة في الخلفية',
          many: '# مهمة فاشلة في الخلفية',
          other: '# مهمة فاشلة في الخلفية',
        }),
    },
    requests_overdue: {
      title: (count) =>
        counted(
          count,
          '# request about personal data is overdue',
          '# requests about personal data are overdue',
          {
            zero: 'لا طلبات متأخرة',
            one: 'طلب واحد متأخر بشأن بيانات شخصية',
            two: 'طلبان متأخران بشأن بيانات شخصية',
            few: '# طلبات متأخرة بشأن بيانات شخصية',
            many: '# طلبًا متأخرًا بشأن بيانات شخصية',
            other: '# طلب متأخر بشأن بيانات شخصية',
          },
        ),
      at: since,
    },
    disputes_open: {
      title: (count) =>
        counted(count, '# payment is disputed by a bank', '# payments are disputed by banks', {
          zero: 'لا اعتراضات مفتوحة',
          one: 'اعتراض واحد مفتوح من بنك على دفعة',
          two: 'اعتراضان مفتوحان من بنوك على دفعات',
          few: '# اعتراضات مفتوحة من بنوك على دفعات',
          many: '# اعتراضًا مفتوحًا من بنوك على دفعات',
          other: '# اعتراض مفتوح من بنوك على دفعات',
        }),
      at: (when) => ({ en: `Answer by ${when}`, ar: `آخر موعد للرد: ${isolated(when)}` }),
    },
    claims_waiting: {
      title: (count) =>
        counted(count, '# attendance report needs a decision', '# attendance reports need a decision', {
          zero: 'لا بلاغات بانتظار القرار',
          one: 'بلاغ حضور واحد بحاجة إلى قرار',
          two: 'بلاغا حضور بحاجة إلى قرار',
          few: '# بلاغات حضور بحاجة إلى قرار',
          many: '# بلاغ حضور بحاجة إلى قرار',
          other: '# بلاغ حضور بحاجة إلى قرار',
        }),
      at: since,
    },
    payouts_returned: {
      title: (count) =>
        counted(count, '# payout came back', '# payouts came back', {
          zero: 'لا تحويلات مرتجعة',
          one: 'تحويل مستحقات واحد مرتجع',
          two: 'تحويلا مستحقات مرتجعان',
          few: '# تحويلات مستحقات مرتجعة',
          many: '# تحويل مستحقات مرتجعًا',
          other: '# تحويل مستحقات مرتجع',
        }),
      at: since,
    },
    payouts_doubted: {
      title: (count) =>
        counted(count, '# payout is in doubt', '# payouts are in doubt', {
          zero: 'لا تحويلات غير مؤكدة',
          one: 'تحويل مستحقات واحد غير مؤكد',
          two: 'تحويلا مستحقات غير مؤكدين',
          few: '# تحويلات مستحقات غير مؤكدة',
          many: '# تحويل مستحقات غير مؤكد',
          other: '# تحويل مستحقات غير مؤكد',
        }),
      at: since,
    },
    invoices_waiting: {
      title: (count) =>
        counted(count, '# e-invoice has not been handed over', '# e-invoices have not been handed over', {
          zero: 'لا فواتير بانتظار التسليم',
          one: 'فاتورة إلكترونية واحدة لم تُسلَّم',
          two: 'فاتورتان إلكترونيتان لم تُسلَّما',
          few: '# فواتير إلكترونية لم تُسلَّم',
          many: '# فاتورة إلكترونية لم تُسلَّم',
          other: '# فاتورة إلكترونية لم تُسلَّم',
        }),
      at: since,
    },
  } satisfies Record<AlarmKind, AlarmWords> as Readonly<Record<AlarmKind, AlarmWords>>,
}
