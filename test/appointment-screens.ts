import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { consultationNotes } from '#copy/appointments/notes.ts'
import { statuses } from '#copy/appointments/status.ts'
import { comeToRest } from './at-rest.ts'
import type { Screen } from './screen.ts'

type Reach = NonNullable<Screen['reach']>

const { actions } = appointmentDetail

/** The page of the first one in the list that stands so. */
const openOne =
  (status: keyof typeof statuses, then?: Reach): Reach =>
  async (page, language) => {
    await comeToRest(page)
    const row = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: statuses[status][language] })
    await row.getByRole('link').first().click()
    await page.getByRole('heading', { level: 3, name: appointmentDetail.facts.title[language] }).waitFor()
    await then?.(page, language)
    await comeToRest(page)
  }

const press = (page: Page, language: Language, does: keyof typeof actions) =>
  page.getByRole('button', { name: actions[does][language], exact: true }).click()

const askFor =
  (does: keyof typeof actions): Reach =>
  async (page, language) => {
    await press(page, language, does)
    await page.getByRole('alertdialog').waitFor()
  }

const [own, practice] = ['/patient/appointments', '/dietitian/appointments']

/** Lists and details of appointments. Patient and dietitian must have some that are ahead, asked for and over. */
export const appointmentScreens: Screen[] = [
  { name: 'appointments-pending', path: `${own}?tab=pending`, as: 'patient', reach: comeToRest },
  { name: 'appointments-past', path: `${own}?tab=past`, as: 'patient', reach: comeToRest },
  { name: 'appointments-none', path: `${own}?q=qwrtzpsdf`, as: 'patient', reach: comeToRest },
  { name: 'practice-upcoming', path: `${practice}?tab=upcoming`, as: 'dietitian', reach: comeToRest },
  { name: 'appointment-confirmed', path: own, as: 'patient', reach: openOne('confirmed') },
  { name: 'appointment-pending', path: `${own}?tab=pending`, as: 'patient', reach: openOne('pending') },
  { name: 'appointment-completed', path: `${own}?tab=past`, as: 'patient', reach: openOne('completed') },
  { name: 'appointment-cancelled', path: `${own}?tab=past`, as: 'patient', reach: openOne('cancelled') },
  { name: 'appointment-cancel', path: own, as: 'patient', reach: openOne('confirmed', askFor('cancel')) },
  {
    name: 'appointment-reschedule',
    path: own,
    as: 'patient',
    reach: openOne('confirmed', async (page, language) => {
      await askFor('reschedule')(page, language)
      await page.getByRole('grid').waitFor()
    }),
  },
  {
    name: 'practice-pending',
    path: `${practice}?tab=upcoming`,
    as: 'dietitian',
    reach: openOne('pending', askFor('decline')),
  },
  {
    name: 'practice-confirmed',
    path: `${practice}?tab=upcoming`,
    as: 'dietitian',
    reach: openOne('confirmed', async (page, language) => {
      await press(page, language, 'complete')
      await press(page, language, 'notes')
      await page.getByLabel(consultationNotes.private.label[language]).waitFor()
    }),
  },
  {
    name: 'practice-link',
    path: `${practice}?tab=upcoming`,
    as: 'dietitian',
    reach: openOne('confirmed', async (page, language) => {
      await press(page, language, 'link')
      await page.getByRole('dialog', { name: appointmentDialogs.link.title[language] }).waitFor()
    }),
  },
]
