import { daysAfterReturn } from '#contract/money/days-after-return.ts'
import { hoursAfter } from '#copy/lengths.ts'
import type { Word } from '#copy/word.ts'

/** Facts to know before buying: when a session returns to the package, and when money is refunded. */
export const packageRules = (comesBackUntil: number): readonly Word[] => [
  {
    en: `An appointment that you cancel at least ${hoursAfter(comesBackUntil).en} before its start comes back to the package. Later, or if you do not attend, it is used.`,
    ar: `يعود إلى الباقة كل موعد تلغيه قبل بدايته بما لا يقل عن ${hoursAfter(comesBackUntil).ar}. وبعد ذلك أو عند غيابك يُحتسب مستخدمًا.`,
  },
  {
    en: `What the dietitian declines, cancels or does not attend comes back, with at least ${daysAfterReturn} days left to use it.`,
    ar: `ويعود كذلك ما يعتذر عنه الأخصائي أو يلغيه أو يغيب عنه، مع مهلة لا تقل عن ${daysAfterReturn} يومًا لاستخدامه.`,
  },
  {
    en: 'You can have the money for unused appointments back at any time, at what they cost in the package. At the end of its time it goes back by itself.',
    ar: 'يمكنك استرداد مبلغ المواعيد غير المستخدمة في أي وقت بسعرها في الباقة. وعند انتهاء المدة يعود المبلغ تلقائيًا.',
  },
]
