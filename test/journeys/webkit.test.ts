import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readAvailability } from '#contract/availability.ts'
import { listMessages, sendMessage } from '#contract/messages.ts'
import { readPlanDay } from '#contract/plans/meal-records.ts'
import { login } from '#copy/accounts/sign-in/login.ts'
import { bookedWords } from '#copy/appointments/booked.ts'
import { booking } from '#copy/appointments/booking.ts'
import { weekly } from '#copy/availability/weekly.ts'
import { healthConsentWords } from '#copy/health/consent.ts'
import { conversationWords } from '#copy/messages/conversation.ts'
import { following } from '#copy/plans/following.ts'
import { mealNames } from '#copy/plans/words.ts'
import { frame } from '#copy/public/frame.ts'
import { landing } from '#copy/public/landing.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { inLanguage } from '#test/browser/check-screen.ts'
import { openWebKit } from '#test/browser/webkit.ts'
import { putConversation } from '#test/messages/conversation-rows.ts'
import { needs } from '#test/needs.ts'
import { putPlan } from '#test/plans/put-plan.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { triedLanguages } from '#test/setup/extent.ts'
import { openApp } from '../app.ts'
import { drFahad, drLayla, sara } from '../cast.ts'
import { join, password, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = openWebKit(app)
const patientIn = (language: 'en' | 'ar', options = {}) =>
  join(app, { ...sara, email: unique(sara.email) }, { language, ...options })

const tried = (
  [
    ['English', 'en'],
    ['Arabic', 'ar'],
  ] as const
).filter(([, language]) => triedLanguages.includes(language))

describe.each(tried)('In WebKit, in %s,', needs('webkit', 'display'), (_, language) => {
  test('a visitor reads the landing page and signs in', async () => {
    const person = await patientIn(language, { signedIn: false })
    const page = await open(inLanguage(language, '/'))
    await page.see('h1', landing.hero.heading[language])
    await page.click('header a', frame.header.login[language])
    // The landing page has a field for an email, too, and stays until the next page is loaded.
    await page.see('h1', login.heading[language])
    await page.comeToRest()
    await page.type(person.email, 'input', login.email.label[language])
    await page.type(password, 'input', login.password.label[language])
    await page.click('button', login.signIn[language])
    await page.pathIs(inLanguage(language, '/patient/dashboard'))
    await page.comeToRest()
  })

  test('a patient books an appointment', async () => {
    const dietitian = await join(
      app,
      { ...drFahad, email: unique(drFahad.email) },
      { role: 'dietitian', signedIn: false },
    )
    await listedDietitian(app, dietitian, { takesAtOnce: true })
    const person = await patientIn(language)
    const page = await open(inLanguage(language, `/patient/dietitians/${dietitian.id}/book`), person)
    await page.click('label.chip:has([value^="20"]:not(:checked))')
    await page.addressHas('day=')
    await page.click('label.chip', ':')
    await page.addressHas('slot=')
    await page.type('9', '[autocomplete=bday-day]')
    await page.choose('3', '[autocomplete=bday-month]')
    await page.type('1991', '[autocomplete=bday-year]')
    await page.click('label:has([name=agrees])')
    await page.click('button', booking.confirm.book[language])
    await page.see('h2', bookedWords.booked[language])
    expect(await app.rows('select status from appointments where patient_id = $1', [person.id])).toEqual([
      { status: 'confirmed' },
    ])
  })

  test('a patient sends a message and receives one', async () => {
    const patient = await patientIn(language)
    const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
    await putAppointment(app, { patient, dietitian })
    const { id } = await putConversation(app, { person: patient, dietitian }, [
      { by: dietitian, text: 'Good morning' },
    ])
    const page = await open(inLanguage(language, '/patient/messages'), patient)
    await page.click('a', drLayla.name)
    await page.see('[data-connection=joined]')
    await page.type('May I eat dates? هل آكل التمر؟', 'textarea', conversationWords.label[language])
    await page.click('button', conversationWords.send[language])
    await page.see('[data-sequence]', 'هل آكل التمر؟')
    await dietitian.call(sendMessage, { id, clientId: randomUUID(), content: 'ثلاث تمرات في اليوم' })
    await page.see('[data-sequence]', 'ثلاث تمرات في اليوم')
    expect((await patient.call(listMessages, { id })).body.messages).toHaveLength(3)
  })

  test('a patient sees today’s plan and ticks off a meal', async () => {
    const patient = await patientIn(language)
    const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
    await putAppointment(app, { patient, dietitian })
    await putPlan(app, { patient, dietitian })
    const page = await open(inLanguage(language, '/patient/nutrition-plans'), patient)
    await page.comeToRest()
    await page.click('button', following.eatNamed(mealNames.breakfast[language])[language])
    await page.click('button', healthConsentWords.give[language])
    await page.see('button[aria-pressed=true]', following.eatenNamed(mealNames.breakfast[language])[language])
    await expect
      .poll(async () => (await patient.call(readPlanDay, {})).body.followed?.records)
      .toMatchObject([{ isEaten: true }])
  })

  test('a dietitian opens the hours and changes them', async () => {
    const dietitian = await join(
      app,
      { ...drLayla, email: unique(drLayla.email) },
      { role: 'dietitian', language },
    )
    const page = await open(inLanguage(language, '/dietitian/availability'), dietitian)
    const monday = { en: 'Monday', ar: 'الاثنين' }[language]
    await page.see('[role=application] [role=button]')
    await page.choose('13:00', 'select', weekly.to(monday)[language])
    await page.click('button', weekly.save[language])
    await page.see('[role=status], p', weekly.allSaved[language])
    const { availability } = (await dietitian.call(readAvailability, {})).body
    expect(availability.weekly[1]).toEqual([{ from: '09:00', to: '13:00' }])
  })
})
