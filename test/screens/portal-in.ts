import { test } from 'vitest'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import type { Language } from '#contract/language.ts'
import { reportMessage } from '#contract/messages.ts'
import { noTargets } from '#contract/plans/targets.ts'
import { addSavedReply } from '#contract/saved-replies.ts'
import {
  saveAnswer,
  screenPatient,
  sendAnswers,
  sendQuestionnaire,
} from '#contract/screening/questionnaires.ts'
import { answerAsTeam } from '#contract/support/desk.ts'
import { openTicket } from '#contract/support/own.ts'
import { system } from '#server/ground/data/db.ts'
import { saveHealthAnswers } from '#server/health/answers.ts'
import { issueMissingInvoices } from '#server/money/invoices/cron.ts'
import { asProgramOf } from '#test/access-tokens.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { putSharedHistory } from '#test/appointments/put-shared-history.ts'
import { openBrowser } from '#test/browser/browser.ts'
import { checkScreen, screenChecks } from '#test/browser/check-screen.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { putConversation } from '#test/messages/conversation-rows.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import { offerPackage } from '#test/payments/packages.ts'
import {
  putDifferences,
  putDisputes,
  putEarnings,
  putHolds,
  putPackage,
  putPayments,
  putPayouts,
} from '#test/payments/paid-rows.ts'
import { takePayments } from '#test/payments/paying.ts'
import { saveCard } from '#test/payments/saved-cards.ts'
import { iftarWithSoup, putPlan } from '#test/plans/put-plan.ts'
import { applicant } from '#test/practices/applicants.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { makePrivacyMatters } from '#test/screens/privacy-matters.ts'
import type { Screen, Viewer } from '#test/screens/screen.ts'
import { screensTriedIn } from '#test/screens/tried-in.ts'
import { makeVisitorFixtures } from '#test/visitors/visitor-fixtures.ts'
import type { App } from '../app.ts'
import { drFahad, drLayla, drReem, noor, omar, sara } from '../cast.ts'
import { join, type Person } from '../people.ts'

/** The screens of the portals in one language. Each language has its own test file, and the two run side by side. */
export async function lookAtPortal(language: Language) {
  const { app } = await openPayments()
  const open = await openBrowser(app)
  const viewers = await standingBefore(app, language)
  const seen = screensTriedIn(language).flatMap((screen) =>
    screen.as ? [[screenChecks(screen, language), screen, viewers[screen.as]] as const] : [],
  )
  test.each(seen)('%s', (_, screen: Screen, person: Person) =>
    checkScreen(open, screen, language, signedIn(person)),
  )
}

/** Creates the viewers, and the records that they see. */
async function standingBefore(app: App, language: Language): Promise<Readonly<Record<Viewer, Person>>> {
  const viewers: Readonly<Record<Viewer, Person>> = {
    patient: await join(app, sara, { language }),
    dietitian: await join(app, drLayla, { role: 'dietitian', language }),
    admin: await join(app, noor, { role: 'admin', language }),
    both: await join(app, omar, { also: ['dietitian'], language }),
  }
  const { patient, dietitian } = viewers
  // Dietitians whom the patient has not met.
  const services = [{ otherName: 'متابعة', otherDescription: 'نصف ساعة لنرى ما تم.' }]
  await listedDietitian(app, await join(app, drReem, { role: 'dietitian', signedIn: false }), { services })
  const fahad = await join(app, drFahad, { role: 'dietitian', signedIn: false })
  await listedDietitian(app, fahad, {
    otherName: 'د. فهد الشهري',
    services,
    certifications: ['Certified Diabetes Educator (CDE)'],
  })
  await applicant(app, 'submitted', { hasFiles: true })
  const renewing = await applicant(app, 'renewing', { hasFiles: true, until: '2026-12-01' })
  await putAppointment(app, viewers, { status: 'cancelled', startsAt: '2030-01-07T07:00:00Z' })
  await asProgramOf(patient, 'write')
  await putSharedHistory(app, patient, { dietitian, others: [fahad, renewing] })
  const { messages } = await putConversation(app, { person: patient, dietitian }, [
    { by: patient, text: 'هل أتناول التمر صباحًا؟ https://example.com/dates' },
    { by: dietitian, text: 'Three a day, with nuts.' },
    { by: dietitian, text: 'ونلتقي يوم الأحد.' },
  ])
  await patient.call(reportMessage, {
    id: messages[1] ?? '',
    reason: 'false_advice',
    note: 'ثلاث كثيرة علي.',
  })
  await putConversation(app, { person: patient, dietitian: null }, [
    { by: patient, text: 'لم يصلني الإيصال.' },
  ])
  const { admin } = viewers
  await makeVisitorFixtures(app)
  await makePrivacyMatters(app, admin, patient)
  for (const [subject, status] of [
    ['لا أجد الفاتورة', 'pending'],
    ['The calendar shows an old appointment', 'closed'],
  ] as const) {
    const matter = {
      subject,
      category: 'payments',
      priority: 'high',
      content: 'بحثت عنها يوم الأحد.',
    } as const
    const { id } = (await patient.call(openTicket, matter)).body.ticket
    await admin.call(answerAsTeam, { id, status, content: 'It stands at the end of its page.' })
  }
  await app.rows("update appointments set other_service_name = 'الاستشارة الأولى'")
  await putPayments(app, patient)
  await issueMissingInvoices(app.house)
  await putEarnings(app, dietitian)
  await putPayouts(app, dietitian, fahad)
  await putHolds(app, dietitian, admin)
  await putPackage(app, patient, dietitian)
  await putDisputes(app, patient)
  await putDifferences(app)
  await offerPackage(app, fahad, { uses: 4, price: 600 })
  await dietitian.call(addSavedReply, { title: 'قبل الزيارة', content: 'أهلًا {name}، أحضر تحاليلك معك.' })
  for (const card of [cards.paid, cards.challenge]) await saveCard(patient, card)
  await patient.call(giveHealthConsent, { version: healthConsentVersion })
  const asked = { patient: patient.id }
  const { questionnaire } = (await dietitian.call(sendQuestionnaire, { ...asked, instrument: 'must' })).body
  for (const [question, value] of [
    ['weight', '50'],
    ['height', '170'],
    ['earlier_weight', '54'],
    ['loss_wanted', 'no'],
    ['acutely_ill', 'no'],
  ] as const)
    await patient.call(saveAnswer, { id: questionnaire.id, question, value })
  await patient.call(sendAnswers, { id: questionnaire.id })
  await dietitian.call(sendQuestionnaire, { ...asked, instrument: 'idf_dar' })
  await dietitian.call(screenPatient, {
    ...asked,
    instrument: 'bmi',
    answers: [
      { question: 'weight', value: '50' },
      { question: 'height', value: '170' },
    ],
  })
  await app.house.db.as(system, (tx) =>
    saveHealthAnswers(
      tx,
      app.house,
      patient.id,
      { allergies: 'القمح', medicalConditions: 'السكري من النوع الثاني' },
      app.house.clock.now(),
    ),
  )
  const targets = { ...noTargets, energy: { least: 1_800, most: 2_000 } }
  await putPlan(app, viewers, { title: 'خطة رمضان', days: [iftarWithSoup(), iftarWithSoup()], targets })
  await putPlan(app, viewers, { title: 'خطة العيد', isDraft: true })
  await putStoreProbes(app)
  await takePayments(app)
  return viewers
}

/** Two servers with separate data folders, for as long as the screens are open. */
const putStoreProbes = ({ rows }: App) =>
  rows(`with nodes as (
      select uuidv7() as id, name from unnest(array['nabta-7d9f8c6b5-x2k4q:3000', 'nabta-7d9f8c6b5-m8w7z:3000']) as known (name)
    )
    insert into file_probes (node, name, tried_at, written_at, writer, outcome)
      select id, name, now() + interval '1 hour', now(), (select id from nodes as other where other.id <> nodes.id), 'unread' from nodes`)
