import { expect, test } from 'vitest'
import { greetingFor } from './greeting.ts'

test.each([
  ['en', 'Sara Al-Qahtani', 'سارة القحطاني', 'Hello Sara,'],
  ['ar', 'Sara Al-Qahtani', 'سارة القحطاني', 'مرحبًا سارة،'],
  ['en', 'Dr. Layla Al-Harbi', null, 'Hello Layla,'],
  ['ar', 'عبد الله العتيبي', null, 'مرحبًا عبد الله،'],
  ['en', 'evil.example', null, 'Hello,'],
  ['en', null, null, 'Hello,'],
] as const)('an email in %s to %s (%s) begins with %s', (language, name, otherName, greeting) => {
  expect(greetingFor(language, name, otherName)[language]).toBe(greeting)
})
