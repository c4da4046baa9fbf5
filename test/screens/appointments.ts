import type { Page } from '@playwright/test'
import {
  type Appointment,
  type AppointmentView,
  listAppointments,
  type Party,
} from '#contract/appointments/appointment.ts'
import type { Language } from '#contract/language.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { followUp } from '#copy/appointments/follow-up.ts'
import { consultationNotes } from '#copy/appointments/notes.ts'
import { reservedWords } from '#copy/appointments/reserved.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { followInApp } from '#test/browser/navigate-in-app.ts'
import { localPath } from '#web/lib/path.ts'
import { askerOf, callAs } from './ask.ts'
import { clockTime, type Screen } from './screen.ts'
import { searchFor } from './search-for.ts'

type Reach = NonNullable<Screen['reach']>

const { actions } = appointmentDetail

/** The page of the first matching appointment in that list. */
const openOne =
  (party: Party, view: AppointmentView, isSo: (one: Appointment) => boolean, then?: Reach): Reach =>
  async (page, language) => {
    const { appointments } = await callAs(askerOf(page), listAppointments, { view })
    const one = appointments.find(isSo)
    if (!one) throw new Error(`the ${party} has none like that in ${view}`)
    const path = localPath(language, `/${party}/appointments/${one.id}`)
    await followInApp(page, path)
    await page.getByRole('heading', { level: 3, name: appointmentDetail.facts.title[language] }).waitFor()
    await then?.(page, language)
    await waitUntilStill(page)
  }

const isAhead = ({ status, may }: Appointment) => status === 'confirmed' && may.cancel

const isReserved = ({ due }: Appointment) => due !== null

const isWanting = ({ wanted }: Appointment) => wanted !== null

const press = (page: Page, language: Language, does: keyof typeof actions) =>
  page.getByRole('button', { name: actions[does][language], exact: true }).click()

const askFor =
  (does: keyof typeof actions): Reach =>
  async (page, language) => {
    await press(page, language, does)
    await page.getByRole('alertdialog').waitFor()
  }

const [own, practice] = ['/patient/appointments', '/dietitian/appointments']

/** Lists and details of appointments. Patient and dietitian must have upcoming, requested and past ones. */
export const appointmentScreens: Screen[] = [
  { name: 'appointments-pending', path: `${own}?tab=pending`, as: 'patient', reach: waitUntilStill },
  { name: 'appointments-past', path: `${own}?tab=past`, as: 'patient', reach: waitUntilStill },
  { name: 'appointments-none', path: own, as: 'patient', reach: searchFor('qwrtzpsdf') },
  { name: 'practice-upcoming', path: `${practice}?tab=upcoming`, as: 'dietitian', reach: waitUntilStill },
  { name: 'appointment-confirmed', path: own, as: 'patient', reach: openOne('patient', 'upcoming', isAhead) },
  {
    name: 'appointment-pending',
    path: own,
    as: 'patient',
    alike: true,
    reach: openOne('patient', 'pending', ({ status }) => status === 'pending'),
  },
  ...(['completed', 'cancelled'] as const).map(
    (wanted): Screen => ({
      name: `appointment-${wanted}`,
      path: own,
      as: 'patient',
      alike: true,
      reach: openOne('patient', 'past', ({ status }) => status === wanted),
    }),
  ),
  {
    name: 'appointment-cancel',
    path: own,
    as: 'patient',
    reach: openOne('patient', 'upcoming', isAhead, askFor('cancel')),
  },
  {
    name: 'appointment-reschedule',
    path: own,
    as: 'patient',
    reach: openOne(
      'patient',
      'upcoming',
      (one) => isAhead(one) && one.may.reschedule,
      async (page, language) => {
        await askFor('reschedule')(page, language)
        // Without a free time soon, the calendar of all months is shown.
        await page.getByRole('radio', { name: clockTime }).or(page.getByRole('grid')).first().waitFor()
      },
    ),
  },
  {
    name: 'practice-pending',
    path: practice,
    as: 'dietitian',
    reach: openOne('dietitian', 'pending', ({ status }) => status === 'pending', askFor('decline')),
  },
  { name: 'practice-requests', path: `${practice}?tab=pending`, as: 'dietitian', reach: waitUntilStill },
  { name: 'practice-past', path: `${practice}?tab=past`, as: 'dietitian', reach: waitUntilStill },
  {
    name: 'appointment-reserved',
    path: own,
    as: 'patient',
    reach: openOne('patient', 'pending', isReserved, async (page, language) => {
      await page.getByRole('button', { name: reservedWords.pay[language], exact: true }).click()
      await page.getByRole('dialog').waitFor()
    }),
  },
  ...(['week', 'month'] as const).map(
    (show): Screen => ({
      name: `practice-${show}`,
      path: `${practice}?show=${show}`,
      as: 'dietitian',
      reach: async (page) => {
        await page.getByRole('grid').waitFor()
        await waitUntilStill(page)
      },
    }),
  ),
  {
    name: 'practice-follow-up',
    path: practice,
    as: 'dietitian',
    reach: openOne(
      'dietitian',
      'past',
      ({ status }) => status === 'completed',
      async (page, language) => {
        await page.getByRole('button', { name: followUp.button[language] }).click()
        // A dietitian without services is led to them instead.
        const services = page.getByRole('alertdialog').getByRole('link')
        await page.getByRole('radio', { name: clockTime }).or(services).first().waitFor()
      },
    ),
  },
  {
    name: 'appointment-wanting',
    path: own,
    as: 'patient',
    reach: openOne('patient', 'upcoming', isWanting),
  },
  {
    name: 'practice-wanting',
    path: practice,
    as: 'dietitian',
    alike: true,
    reach: openOne('dietitian', 'upcoming', isWanting, askFor('decline')),
  },
  {
    name: 'practice-confirmed',
    path: practice,
    as: 'dietitian',
    reach: openOne('dietitian', 'upcoming', isAhead, async (page, language) => {
      await press(page, language, 'complete')
      await press(page, language, 'notes')
      await page.getByLabel(consultationNotes.private.label[language]).waitFor()
    }),
  },
  {
    name: 'practice-link',
    path: practice,
    as: 'dietitian',
    reach: openOne(
      'dietitian',
      'upcoming',
      (one) => isAhead(one) && one.may.setLink,
      async (page, language) => {
        await press(page, language, 'link')
        await page.getByRole('dialog', { name: appointmentDialogs.link.title[language] }).waitFor()
      },
    ),
  },
]
