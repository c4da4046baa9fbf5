import { expect, test } from 'vitest'
import { type Party, readAppointment } from '#contract/appointments/appointment.ts'
import { saveNotes } from '#contract/appointments/notes.ts'
import { appointmentPageView, otherSide } from '#test/appointments/appointment-views.ts'
import { idOf } from '#test/dom/people.ts'
import { type Options, render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail } from '#test/dom/server.ts'
import { AppointmentScreen } from '../appointment-screen.tsx'

const show = (party: Party, answers: readonly Answer[], options: Partial<Options> = {}) =>
  render(<AppointmentScreen party={party} />, {
    path: `/${party}/appointments/${idOf(1)}`,
    answers,
    ...options,
  })

const at = '2026-11-22T05:40:00.000Z'
const lost = {
  adime: { assessment: '', diagnosis: '', intervention: '', monitoring: '' },
  private: 'Assessment: eats late.',
  shared: null,
  savedAt: at,
  signedAt: at,
  addenda: [{ audience: 'shared', text: 'Water too.', at }],
} as const

test('a note that cannot be decrypted says so to its dietitian, and the rest is shown beside it', async () => {
  const notes = { ...lost, addenda: [...lost.addenda] }
  await show('dietitian', [
    answer(readAppointment, { appointment: appointmentPageView({ other: otherSide('patient'), notes }) }),
  ])
  const region = await screen.findByRole('region', { name: 'Consultation Notes' })
  for (const text of ['eats late', 'This note cannot be opened.', 'Water too.'])
    expect(textOf(region)).toContain(text)
})

test('a note that cannot be decrypted says so to its patient, in Arabic too', async () => {
  const notes = { ...lost, adime: null, private: '', addenda: [...lost.addenda] }
  await show('patient', [answer(readAppointment, { appointment: appointmentPageView({ notes }) })], {
    language: 'ar',
  })
  const region = await screen.findByRole('region', { name: 'ملاحظات أخصائيك' })
  for (const text of ['تعذّر فتح هذه الملاحظة', 'Water too.']) expect(textOf(region)).toContain(text)
})

test('notes that cannot be saved say so, and leaving the page asks their author first', async () => {
  const { user, server, fill } = await show('dietitian', [
    answer(readAppointment, {
      appointment: appointmentPageView({ other: otherSide('patient'), may: { writeNotes: true } }),
    }),
    fail(saveNotes),
  ])
  await user.click(await screen.findByRole('button', { name: 'Add Consultation Notes' }))
  await fill(await screen.findByLabelText('Other private notes'), 'Assessment')
  expect(await screen.findByText('Not saved')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Message Patient' }))
  const asked = within(await screen.findByRole('alertdialog'))
  await user.click(asked.getByRole('button', { name: 'Stay' }))
  expect(location.pathname).toBe(`/dietitian/appointments/${idOf(1)}`)
  server.answer(answer(saveNotes, { savedAt: at }))
  await user.click(screen.getByRole('button', { name: 'Save now' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(server.sent(saveNotes).at(-1)).toMatchObject({ private: 'Assessment' })
})
