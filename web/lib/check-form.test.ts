import { expect, test } from 'vitest'
import { answerSurvey, patientSurvey } from '#contract/survey.ts'
import { faultWords } from '#copy/faults.ts'
import { sendForm } from './check-form.ts'

const bound = { route: answerSurvey, schema: patientSurvey }
const blank = {
  audience: 'patient',
  name: '',
  email: '',
  phone: '',
  needs: '',
  message: '',
  age: '',
  gender: '',
  primaryGoal: '',
  interest: '',
  healthConsent: true,
}
const unused = () => 'unused'

test('every empty required field is reported, and no optional one', async () => {
  const sent = await sendForm(bound, blank, unused)
  expect(sent).toEqual({
    invalid: {
      name: faultWords.required,
      email: faultWords.required,
      phone: faultWords.required,
      needs: faultWords.required,
    },
  })
})

test('each fault has its own text', async () => {
  const sent = await sendForm(
    bound,
    { ...blank, name: 'س'.repeat(121), email: 'nobody', phone: '12', needs: 'x', age: 'under-18' },
    unused,
  )
  expect(sent).toEqual({
    invalid: {
      name: faultWords.too_long(120),
      email: faultWords.email_invalid,
      age: faultWords.adults_only,
    },
  })
})
