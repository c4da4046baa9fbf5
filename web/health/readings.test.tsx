import { expect, test, vi } from 'vitest'
import { defaultUnits } from '#contract/health/kinds.ts'
import { type Measure, recordGuidedMeasure, recordMeasure } from '#contract/health/measures.ts'
import { danger } from '#copy/health/danger.ts'
import { dangerAdvice } from '#copy/health/danger-advice.ts'
import { guided } from '#copy/health/guided.ts'
import { entry } from '#copy/health/history.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, within } from '#test/dom/screen.ts'
import { answer, fail } from '#test/dom/server.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { GuidedDialog } from './guided-dialog.tsx'

const measure: Measure = {
  id: idOf(8),
  kind: 'glucose',
  value: 42,
  second: null,
  glucoseMoment: 'fasting',
  note: '',
  takenAt: '2026-11-22T06:00:00.000Z',
  source: 'hand',
  measuredBy: null,
  corrections: [],
  readings: [],
  isUnreadable: false,
}
const path = '/patient/health-data'
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const pressed = (word: { en: string }) => screen.getByRole('button', { name: word.en })

test('a dangerous reading says what to do and whom to call, and is measured again', async () => {
  const [onAgain, onClose] = [vi.fn(), vi.fn()]
  const { user, fill } = await render(
    <EntryDialog kind="glucose" units={defaultUnits} onAgain={onAgain} onClose={onClose} />,
    { path, answers: [answer(recordMeasure, { measure })] },
  )
  await screen.findByRole('dialog')
  await fill(boxes()[0] as HTMLElement, '42')
  await user.click(pressed(entry.save))
  expect(await screen.findByText(danger.saved.en)).toBeTruthy()
  const note = within(screen.getByRole('alert'))
  expect(note.getByText(dangerAdvice.glucose_very_low.title.en)).toBeTruthy()
  expect(note.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:997', 'tel:937'])
  expect(screen.queryByText(entry.saved.en)).toBeNull()
  await user.click(pressed(danger.again))
  expect(onAgain).toHaveBeenCalledOnce()
})

test('guided measuring asks for a third reading if two differ by more than 5 %', async () => {
  const onClose = vi.fn()
  const { user, server, fill } = await render(
    <GuidedDialog kind="waist" units={defaultUnits} onClose={onClose} />,
    {
      path,
      answers: [answer(recordGuidedMeasure, { measure: { ...measure, kind: 'waist', source: 'guided' } })],
    },
  )
  await user.click(await screen.findByRole('button', { name: guided.begin.en }))
  for (const reading of ['90', '96', '91']) {
    expect(screen.queryByText(guided.third.en) !== null).toBe(reading === '91')
    await fill(boxes()[0] as HTMLElement, reading)
    await user.keyboard('{Enter}')
  }
  expect(screen.getByText(/Your result: .*90\.5/)).toBe(document.activeElement)
  await user.click(pressed(entry.save))
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  expect(server.sent(recordGuidedMeasure)).toMatchObject([
    { kind: 'waist', readings: [{ value: 90 }, { value: 96 }, { value: 91 }] },
  ])
})

test('a faulty reading is reported at its field, and one that was not sent is sent once the device is online', async () => {
  const onClose = vi.fn()
  const { user, server, fill } = await render(
    <GuidedDialog kind="blood_pressure" units={defaultUnits} onClose={onClose} />,
    { path, answers: [fail(recordGuidedMeasure)] },
  )
  await user.click(await screen.findByRole('button', { name: guided.begin.en }))
  const enter = async (upper: string, lower: string) => {
    await fill(boxes()[0] as HTMLElement, upper)
    await fill(boxes()[1] as HTMLElement, lower)
    await user.click(pressed(guided.next))
  }
  await enter('120', '12')
  expect(screen.getByText(/Between .*30.* and .*200/)).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(boxes()[1])
  await enter('120', '130')
  expect(screen.getByText(entry.pairWrong.en)).toBeTruthy()
  await enter('120', '80')
  await enter('122', '82')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(pressed(entry.save))
  expect(await screen.findByText(entry.offline.en)).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  server.answer(answer(recordGuidedMeasure, { measure: { ...measure, kind: 'blood_pressure', second: 81 } }))
  dispatchEvent(new Event('online'))
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
})
