import { expect, test } from 'vitest'
import { chooseLanguage } from '#contract/accounts/security.ts'
import { openApp } from '#test/app.ts'
import { sara } from '#test/cast.ts'
import { join } from '#test/people.ts'

const app = await openApp()

test('a chosen language is stored, and recorded once', async () => {
  const person = await join(app, sara)
  for (let times = 0; times < 2; times++) {
    const { body } = await person.call(chooseLanguage, { language: 'ar' })
    expect(body.session.user.language).toBe('ar')
  }
  const refused = await person.call(chooseLanguage, { language: 'fr' as 'ar' })
  expect(refused.status).toBe(422)
  expect(await app.rows('select language from users where id = $1', [person.id])).toEqual([
    { language: 'ar' },
  ])
  expect(
    await app.rows("select detail from events where kind = 'account.language_chosen' and subject_id = $1", [
      person.id,
    ]),
  ).toEqual([{ detail: { language: 'ar' } }])
})
