import type { Page } from '@playwright/test'
import { listAppointments } from '#contract/appointments/appointment.ts'
import { readPatientHealth } from '#contract/health/patients.ts'
import type { Language } from '#contract/language.ts'
import { listPatients } from '#contract/patients/patients.ts'
import { measureVisit } from '#copy/health/measure-visit.ts'
import { patientWords } from '#copy/patients/page.ts'
import { preparationWords } from '#copy/patients/preparation.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { followInApp } from '#test/browser/navigate-in-app.ts'
import { localPath } from '#web/lib/path.ts'
import { askerOf, callAs } from './ask.ts'
import type { Screen } from './screen.ts'
import { searchFor } from './search-for.ts'

/** The page of a patient who has had an appointment. */
const openPatient = (query: string) => async (page: Page, language: Language) => {
  const { patients } = await callAs(askerOf(page), listPatients, {})
  const one = patients.find(({ lastVisitAt }) => lastVisitAt !== null)
  if (!one) throw new Error('the dietitian has seen nobody')
  await followInApp(page, localPath(language, `/dietitian/patients/${one.id}${query}`))
  await page.getByRole('tablist', { name: patientWords.label[language] }).waitFor()
  await waitUntilStill(page)
}

/** The form of a visit, for a patient who shares measurements of the body. */
async function openVisit(page: Page, language: Language) {
  const asker = askerOf(page)
  const { patients } = await callAs(asker, listPatients, {})
  for (const { id } of patients) {
    const { groups } = await callAs(asker, readPatientHealth, { patient: id })
    if (!groups.includes('body')) continue
    const path = localPath(language, `/dietitian/patients/${id}?tab=progress`)
    await followInApp(page, path)
    await page.getByRole('button', { name: measureVisit.open[language] }).click()
    await page.getByRole('dialog', { name: measureVisit.open[language] }).waitFor()
    return waitUntilStill(page)
  }
  throw new Error('no patient shares measurements of the body')
}

const list = '/dietitian/patients'

export const patientScreens: Screen[] = [
  { name: 'patients-none', path: list, as: 'dietitian', reach: searchFor('qwrtzpsdf') },
  { name: 'practice-patient', path: list, as: 'dietitian', reach: openPatient('') },
  { name: 'practice-patient-progress', path: list, as: 'dietitian', reach: openPatient('?tab=progress') },
  { name: 'practice-patient-visit', path: list, as: 'dietitian', reach: openVisit },
  {
    name: 'practice-preparation',
    path: list,
    as: 'dietitian',
    async reach(page, language) {
      const { appointments } = await callAs(askerOf(page), listAppointments, { view: 'upcoming' })
      const [one] = appointments
      if (!one) throw new Error('nothing lies ahead of the dietitian')
      const path = localPath(language, `/dietitian/appointments/${one.id}/preparation`)
      await followInApp(page, path)
      await page.getByRole('region', { name: preparationWords.gaps.title[language] }).waitFor()
      await waitUntilStill(page)
    },
  },
  {
    name: 'practice-patient-appointments',
    path: list,
    as: 'dietitian',
    reach: openPatient('?tab=appointments'),
  },
]
