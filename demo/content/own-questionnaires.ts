import type { Answers } from '#contract/screening/instruments.ts'
import type { OwnContent, OwnQuestion } from '#contract/screening/own.ts'

const asks = (
  text: string,
  kind: OwnQuestion['kind'],
  options: string[] = [],
  isOptional = false,
): OwnQuestion => ({ text, kind, options, isOptional })

/** Sent with each first visit; the demo’s patient has answered it. */
export const demoFirstVisit: { content: OwnContent; answers: Answers } = {
  content: {
    title: 'Your kitchen and your week',
    questions: [
      asks('What does a usual working day look like for you?', 'long'),
      asks('Who cooks at your home?', 'choice', ['I do', 'Somebody in the family', 'A cook', 'Nobody']),
      asks('Which of these do you have on most days?', 'choices', [
        'Rice',
        'Bread',
        'Dates',
        'Karak tea',
        'Soft drinks',
      ]),
      asks('How many hours do you usually sleep?', 'figure'),
      asks('Do you eat after midnight?', 'yes_no'),
      asks('Is there a food that you would not want to give up?', 'short', [], true),
    ],
  },
  answers: {
    q1: 'I teach from seven to two, have lunch with the children at three and correct homework in the evening.',
    q2: 'I do',
    q3: 'Rice\nDates\nKarak tea',
    q4: '6.5',
    q5: 'no',
    q6: 'Kabsa on Fridays',
  },
}

/** Sent by hand; it waits for the demo’s patient. */
export const demoFollowUp: OwnContent = {
  title: 'متابعة بعد الشهر الأول',
  questions: [
    asks('ما أكثر ما تغيّر في وجباتك منذ بدأنا؟', 'long'),
    asks('في أي وقت من اليوم يصعب الالتزام بالخطة؟', 'choices', [
      'الصباح',
      'وقت العمل',
      'المساء',
      'عطلة نهاية الأسبوع',
    ]),
    asks('كم مرة مارست المشي هذا الأسبوع؟', 'figure'),
    asks('هل تحتاج إلى تعديل الخطة؟', 'yes_no'),
  ],
}
