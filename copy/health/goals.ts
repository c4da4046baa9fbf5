import type { GoalState } from '#contract/health/goals.ts'
import type { Word } from '../word.ts'

export const goals = {
  title: { en: 'Your goals', ar: 'أهدافك' },
  text: {
    en: 'Set a goal yourself, or agree to one that your dietitian proposes. Charts show it as a line.',
    ar: 'يمكنك وضع هدف بنفسك، أو الموافقة على هدف يقترحه أخصائيك. ويظهر خطًا في الرسم البياني.',
  },
  set: { en: 'Set a goal', ar: 'وضع هدف' },
  kind: { en: 'What should change?', ar: 'ما الذي ينبغي أن يتغيّر؟' },
  target: { en: 'Target', ar: 'المستهدف' },
  lower: { en: 'Target, lower value', ar: 'المستهدف، القيمة السفلى' },
  by: { en: 'By when', ar: 'بحلول' },
  note: { en: 'Note', ar: 'ملاحظة' },
  saved: { en: 'Your goal is set', ar: 'تم وضع هدفك' },
  failed: { en: 'Your goals could not be loaded', ar: 'تعذّر تحميل أهدافك' },
  changeFailed: { en: 'Your goal could not be changed', ar: 'تعذّر تغيير هدفك' },
  empty: { en: 'No goals yet', ar: 'لا أهداف بعد' },
  row: (kind: Word, target: string): Word => ({ en: `${kind.en}: ${target}`, ar: `${kind.ar}: ${target}` }),
  until: (day: string): Word => ({ en: `by ${day}`, ar: `بحلول ${day}` }),
  from: (name: string): Word => ({ en: `Proposed by ${name}`, ar: `اقتراح من \u2068${name}\u2069` }),
  progress: (percent: string): Word => ({ en: `${percent}% of the way`, ar: `${percent}% من الطريق` }),
  states: {
    proposed: { en: 'Proposed', ar: 'مقترح' },
    agreed: { en: 'Agreed', ar: 'متفق عليه' },
    reached: { en: 'Reached', ar: 'تحقّق' },
    ended: { en: 'Ended', ar: 'انتهى' },
    declined: { en: 'Declined', ar: 'مرفوض' },
  } satisfies Record<GoalState, Word>,
  agree: { en: 'Agree', ar: 'موافقة' },
  decline: { en: 'Decline', ar: 'رفض' },
  reached: { en: 'Reached', ar: 'تحقّق' },
  praise: { en: 'A goal reached. Well done.', ar: 'تحقّق أحد أهدافك، أحسنت.' },
  end: { en: 'End this goal', ar: 'إنهاء الهدف' },
  unreadable: { en: 'Can no longer be read', ar: 'لم تعد قراءته ممكنة' },
}
