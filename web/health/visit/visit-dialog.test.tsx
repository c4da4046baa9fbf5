import { expect, test, vi } from 'vitest'
import type { HealthGroup } from '#contract/health/kinds.ts'
import type { Measure } from '#contract/health/measures.ts'
import { readPatientLatest } from '#contract/health/patients.ts'
import { recordVisits } from '#contract/health/visit.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { type Answer, answer, fail, pending, refuse } from '#test/dom/server.ts'
import { VisitDialog } from './visit-dialog.tsx'

const patient = idOf(7)
const measure = (kind: Measure['kind'], value: number): Measure => ({
  id: idOf(8),
  kind,
  value,
  second: null,
  glucoseMoment: null,
  note: '',
  takenAt: '2026-11-01T06:00:00.000Z',
  source: 'hand',
  measuredBy: null,
  corrections: [],
  readings: [],
  isUnreadable: false,
})
const known = answer(readPatientLatest, {
  latest: [measure('weight', 82), measure('height', 164)].map((each) => ({
    measure: each,
    previous: null,
    count: 1,
    dayTotal: null,
  })),
})
const saved = answer(recordVisits, { added: 3, corrected: 0, known: 0 })

async function show(
  answers: readonly Answer[] = [known, saved],
  { groups = ['body', 'heart'], language = 'en' }: { groups?: HealthGroup[]; language?: 'en' | 'ar' } = {},
) {
  const [onClose, onSaved] = [vi.fn(), vi.fn()]
  const shown = await render(
    <VisitDialog patient={patient} groups={groups} onSaved={onSaved} onClose={onClose} />,
    { path: '/dietitian', answers, language },
  )
  await screen.findByRole('dialog')
  return {
    ...shown,
    onClose,
    onSaved,
    save: () => shown.user.click(screen.getByRole('button', { name: 'Save' })),
  }
}
const noteOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

test('all values of a visit are sent at once, with commas and Arabic digits', async () => {
  const { fill, save, server, onSaved, onClose } = await show()
  await fill(screen.getByLabelText('Weight (kg)'), '81,2')
  await fill(screen.getByLabelText('Waist (cm)'), '٩٢٫٥')
  await fill(screen.getByLabelText('Blood pressure: Upper (systolic)'), '128')
  await fill(screen.getByLabelText('Blood pressure: Lower (diastolic)'), '82')
  await save()
  expect(await screen.findByText('3 values saved')).toBeTruthy()
  expect(server.sent(recordVisits)).toMatchObject([
    {
      patient,
      visits: [
        {
          values: [
            { kind: 'weight', value: 81.2 },
            { kind: 'waist', value: 92.5 },
            { kind: 'blood_pressure', value: 128, second: 82 },
          ],
        },
      ],
    },
  ])
  expect([onSaved.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

test('the last value is beside its field, and BMI and ratios follow what is typed', async () => {
  const { fill } = await show()
  const weight = screen.getByLabelText('Weight (kg)')
  await expect.poll(() => noteOf(weight)).toContain('82')
  const computed = screen.getByRole('region', { name: 'Computed from these' })
  await fill(weight, '81')
  await fill(screen.getByLabelText('Waist (cm)'), '92')
  await fill(screen.getByLabelText('Hip (cm)'), '106')
  // 81 kg at 164 cm, the last height measured.
  await expect.poll(() => computed.textContent).toContain('30.1')
  expect(computed.textContent).toContain('0.56')
  expect(computed.textContent).toContain('0.87')
})

test('an implausible value and half a pressure are reported at their fields, and nothing is sent', async () => {
  const { fill, save, server } = await show()
  await fill(screen.getByLabelText('Waist (cm)'), '900')
  await fill(screen.getByLabelText('Blood pressure: Lower (diastolic)'), '82')
  await save()
  await expect.poll(() => noteOf(screen.getByLabelText('Waist (cm)'))).toContain('Between')
  expect(noteOf(screen.getByLabelText('Blood pressure: Upper (systolic)'))).toBe('Please enter a number')
  expect(server.sent(recordVisits)).toEqual([])
})

test('an empty form is not sent', async () => {
  const { save, server } = await show()
  await save()
  expect(await screen.findByText('Fill in at least one value.')).toBeTruthy()
  expect(server.sent(recordVisits)).toEqual([])
})

test('what the patient does not share has no field', async () => {
  await show([known, saved], { groups: ['heart'] })
  expect(screen.queryByLabelText('Weight (kg)')).toBeNull()
  expect(screen.getByLabelText('Blood pressure: Upper (systolic)')).toBeTruthy()
})

test('without the earlier values the form works all the same', async () => {
  const { fill, save } = await show([fail(readPatientLatest), saved])
  expect(await screen.findByText(/earlier values could not be loaded/)).toBeTruthy()
  await fill(screen.getByLabelText('Weight (kg)'), '81')
  await save()
  expect(await screen.findByText('3 values saved')).toBeTruthy()
})

test('a refusal is shown, and what was typed stays', async () => {
  const { fill, save, onClose } = await show([known, refuse(recordVisits, 'not_shared')])
  await fill(screen.getByLabelText('Weight (kg)'), '81')
  await save()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByLabelText('Weight (kg)')).toHaveProperty('value', '81')
  expect(onClose).not.toHaveBeenCalled()
})

test('while it is being sent the button says so', async () => {
  const { fill, save, server } = await show([known, pending(recordVisits)])
  await fill(screen.getByLabelText('Weight (kg)'), '81')
  await save()
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeTruthy()
  server.answer(saved)
  expect(await screen.findByText('3 values saved')).toBeTruthy()
})

test('a dangerous pressure says what to do before the form closes', async () => {
  const { fill, save, user, onClose } = await show()
  await fill(screen.getByLabelText('Blood pressure: Upper (systolic)'), '185')
  await fill(screen.getByLabelText('Blood pressure: Lower (diastolic)'), '100')
  await save()
  expect(await screen.findByText('The reading is saved.')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByText('Close'))
  expect(onClose).toHaveBeenCalledOnce()
})

const fileOf = (text: string) => new File([text], 'body.csv', { type: 'text/csv' })

test('a file is shown before it is saved: columns, visits, and what is left out by row and column', async () => {
  const { user, server } = await show()
  const file = fileOf(
    'Date,Weight,Waist,Serial\n2026-11-03 09:00,81.2,about 90,7\n2026-11-10 09:00,80.4,92,7',
  )
  await user.upload(screen.getByLabelText('From a CSV file'), file)
  expect(await screen.findByRole('dialog', { name: 'What was found in the file' })).toBeTruthy()
  expect(screen.getByText('1 other column is left out.')).toBeTruthy()
  expect(screen.getByText('Row 2, column Waist: not a number')).toBeTruthy()
  expect(server.sent(recordVisits)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save 3 values' }))
  expect(await screen.findByText('3 values saved')).toBeTruthy()
  const [sent] = server.sent(recordVisits)
  expect(sent?.visits.map(({ takenAt, values }) => [takenAt, values.length])).toEqual([
    ['2026-11-10T06:00:00.000Z', 2],
    ['2026-11-03T06:00:00.000Z', 1],
  ])
})

test('a file with several people waits for the choice of one', async () => {
  const { user, server } = await show()
  const file = fileOf('Name,Date,Weight\nSara,2026-11-03,81\nNoor,2026-11-03,60')
  await user.upload(screen.getByLabelText('From a CSV file'), file)
  expect(await screen.findByRole('button', { name: 'Save 0 values' })).toHaveProperty('disabled', true)
  await user.selectOptions(screen.getByLabelText('Whose measurements'), 'Sara')
  await user.click(screen.getByRole('button', { name: 'Save 1 value' }))
  await expect
    .poll(() => server.sent(recordVisits)[0]?.visits[0]?.values)
    .toEqual([{ kind: 'weight', value: 81 }])
})

test('a file that is no such sheet says what it needs', async () => {
  const { user } = await show()
  await user.upload(screen.getByLabelText('From a CSV file'), fileOf('a,b\n1,2'))
  expect(await screen.findByText(/No column of this file could be recognised/)).toBeTruthy()
})

test('the form is Arabic in Arabic', async () => {
  await show([known, saved], { language: 'ar' })
  expect(screen.getByLabelText('الوزن (كجم)')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'حفظ' })).toBeTruthy()
})
