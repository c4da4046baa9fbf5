import { expect, test } from 'vitest'
import { replyTo } from './saved-replies.ts'

const sara = { name: 'Sara Al-Qahtani', otherName: 'سارة القحطاني' }

test('the patient’s first name is written in the script of the reply', () => {
  expect(replyTo('Dear {name}, please come fasting.', sara)).toBe('Dear Sara, please come fasting.')
  expect(replyTo('أهلًا {الاسم}، تابعي القياس.', sara)).toBe('أهلًا سارة، تابعي القياس.')
  expect(replyTo('أهلًا {name}، تابعي القياس.', sara)).toBe('أهلًا سارة، تابعي القياس.')
})

test('a name in one script is used in both, and nothing else in braces is replaced', () => {
  const one = { name: 'نورة العتيبي', otherName: null }
  expect(replyTo('Dear { Name }, {name}: {dose} $&', one)).toBe('Dear نورة, نورة: {dose} $&')
  expect(replyTo('{name}', { name: '$1 Omar', otherName: null })).toBe('$1')
})
