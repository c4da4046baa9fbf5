import type { ComponentProps } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { appointmentPageView, otherSide } from '#test/appointments/appointment-views.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { type Options, render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail, refuse } from '#test/dom/server.ts'
import { announce } from '#test/dom/socket.ts'
import { LobbyScreen } from './lobby-screen.tsx'

const id = idOf(1)
const zoom = 'https://us02web.zoom.us/j/123456789'
const ours = `http://localhost:3000/call/${id}`

/** At one on Sunday in Riyadh. */
const today = {
  startsAt: '2026-11-22T10:00:00.000Z',
  endsAt: '2026-11-22T10:30:00.000Z',
  date: '2026-11-22',
  startTime: '13:00',
  endTime: '13:30',
}
const read = (facts: Parameters<typeof appointmentPageView>[0] = {}) =>
  answer(readAppointment, { appointment: appointmentPageView({ ...today, meetingLink: ours, ...facts }) })
const open = { may: { join: true } }

type Sides = Pick<ComponentProps<typeof LobbyScreen>, 'party' | 'tryOtherSide'>

const showTo = (sides: Sides, answers: readonly Answer[], options: Partial<Options> = {}) =>
  render(<LobbyScreen {...sides} beside={() => ({})} />, {
    path: `/call/${id}`,
    session: sessionOf(sides.party),
    answers,
    ...options,
  })
const show = (answers: readonly Answer[], options: Partial<Options> = {}) =>
  showTo({ party: 'patient', tryOtherSide: null }, answers, options)
const shown = () => textOf(document.body)
const way = () => screen.queryByRole<HTMLAnchorElement>('link', { name: /Video Call$/ })

test('before the call opens, the lobby says who, when and how long', async () => {
  await show([read({ meetingLink: zoom })])
  expect(await screen.findByRole('heading', { name: 'Dr. Layla Al-Harbi' })).toBeTruthy()
  for (const words of [
    'Sunday 22 November, 1:00 pm to 1:30 pm',
    'Your time zone: Riyadh time',
    'Opens: Today, 12:50 pm',
    'opens 10 minutes before',
    'closes 15 minutes after',
    'Nothing is recorded.',
  ])
    expect(shown()).toContain(words)
  expect(textOf(screen.getByRole('timer'))).toBe('3:50:00')
  expect(way()).toBeNull()
})

test('it lets people in by itself ten minutes before, and leads to the dietitian’s own link', async () => {
  const { server } = await show([read({ meetingLink: zoom })], { now: '2026-11-22T09:49:58Z', runs: true })
  await screen.findByRole('timer')
  server.answer(read({ ...open, meetingLink: zoom }))
  vi.advanceTimersByTime(5_000)
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Join Video Call' })
  expect([link.href, link.target, link.rel]).toEqual([zoom, '_blank', 'noopener noreferrer'])
  expect(screen.queryByRole('timer')).toBeNull()
})

test('15 minutes after the end it closes', async () => {
  const { server } = await show([read({ ...open, meetingLink: zoom })], {
    now: '2026-11-22T10:44:58Z',
    runs: true,
  })
  await screen.findByRole('link', { name: 'Join Video Call' })
  server.answer(read({ meetingLink: zoom }))
  vi.advanceTimersByTime(5_000)
  expect(await screen.findByText('The call has closed')).toBeTruthy()
  expect(way()).toBeNull()
})

test('the dietitian starts the call at the same address', async () => {
  await showTo({ party: 'dietitian', tryOtherSide: null }, [
    read({ ...open, meetingLink: zoom, other: otherSide('patient') }),
  ])
  expect(await screen.findByRole('heading', { name: 'Sara Al-Qahtani' })).toBeTruthy()
  expect(textOf(way() as HTMLElement)).toBe('Start Video Call')
})

test('the platform’s call opens on this page, until a dietitian’s own link replaces it', async () => {
  const { server } = await show([read(open)])
  expect(await screen.findByText('It takes place on this page. Nothing is recorded.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Join Video Call' })).toBeTruthy()
  expect(way()).toBeNull()
  server.answer(read({ ...open, meetingLink: zoom }))
  await announce({ topic: 'appointments', id })
  expect(await screen.findByRole('link', { name: 'Join Video Call' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Join Video Call' })).toBeNull()
})

test('a cancellation closes the way in', async () => {
  const { server } = await show([read({ ...open, meetingLink: zoom })])
  await screen.findByRole('link', { name: 'Join Video Call' })
  server.answer(read({ status: 'cancelled', ending: 'cancelled_by_dietitian' }))
  await announce({ topic: 'appointments', id })
  expect(await screen.findByText('This appointment is cancelled')).toBeTruthy()
  expect(way()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Check camera and microphone' })).toBeNull()
})

test('a move meanwhile is announced, with the new time', async () => {
  const { server } = await show([read()])
  await screen.findByRole('timer')
  server.answer(read({ startsAt: '2026-11-23T10:00:00.000Z', endsAt: '2026-11-23T10:30:00.000Z' }))
  await announce({ topic: 'appointments', id })
  expect(await screen.findByText('The new time: Tomorrow, 1:00 pm.', { exact: false })).toBeTruthy()
  expect(textOf(screen.getByRole('timer'))).toBe('1 day, 3 hours')
})

test('elsewhere in the world the time is in the reader’s zone, and both zones are named', async () => {
  await show([read()], { session: sessionOf('patient', { zone: 'Europe/Berlin' }) })
  await screen.findByRole('timer')
  for (const words of [
    'Sunday 22 November, 11:00 am to 11:30 am',
    'Your time zone: Central European Time',
    'At the practice it will be 1:00 pm (Riyadh time).',
  ])
    expect(shown()).toContain(words)
})

test('a person who is not part of the appointment finds nothing, and is led back to the list', async () => {
  await show([refuse(readAppointment, 'not_found')])
  expect(await screen.findByText('Appointment not found')).toBeTruthy()
  expect(location.pathname).toBe('/patient/appointments')
})

test('an appointment that fails to load says so and can be loaded again', async () => {
  const { user, server } = await show([fail(readAppointment)])
  const retry = await screen.findByRole('button', { name: 'Retry' })
  server.answer(read())
  await user.click(retry)
  expect(await screen.findByRole('timer')).toBeTruthy()
})

test('a person with both roles enters on the side they have in the appointment', async () => {
  const tryOtherSide = vi.fn()
  await showTo({ party: 'dietitian', tryOtherSide }, [refuse(readAppointment, 'not_found')])
  await expect.poll(() => tryOtherSide.mock.calls).toHaveLength(1)
  expect(screen.queryByText('Appointment not found')).toBeNull()
  expect(location.pathname).toBe(`/call/${id}`)
})

test('a blocked camera and microphone are reported plainly, and can be tried again', async () => {
  const devices = withDevices(['camera', 'microphone'], { isBlocked: true })
  const { user } = await show([read()])
  const check = within(await screen.findByRole('region', { name: 'Camera and microphone' }))
  expect(devices.asked).toEqual([])
  await user.click(check.getByRole('button', { name: 'Check camera and microphone' }))
  await expect
    .poll(() => textOf(check.getByRole('alert')))
    .toContain('Your browser is blocking the camera and microphone.')
  devices.isBlocked = false
  await user.click(check.getByRole('button', { name: 'Try again' }))
  expect(await check.findByLabelText('Your camera')).toBeTruthy()
  expect(check.getByRole('meter')).toBeTruthy()
  await user.click(check.getByRole('button', { name: 'Stop the check' }))
  expect(document.activeElement).toBe(check.getByRole('heading'))
  expect(check.queryByLabelText('Your camera')).toBeNull()
  expect(devices.stopped).toEqual(['camera', 'microphone'])
})

test('without a camera people are told that they can be heard but not seen', async () => {
  withDevices(['microphone'])
  const { user } = await show([read()])
  await user.click(await screen.findByRole('button', { name: 'Check camera and microphone' }))
  expect(await screen.findByText('No camera found. You can be heard but not seen.')).toBeTruthy()
  expect(screen.getByRole('meter')).toBeTruthy()
})

test('near the call a permitted camera shows its picture unasked, and hides it when it is switched off', async () => {
  withDevices(['camera', 'microphone'], { isPermitted: true })
  const { user } = await show([read(open)])
  const picture = await screen.findByLabelText('Your camera')
  const camera = screen.getByRole('switch', { name: 'Join with camera on' })
  expect(camera.getAttribute('aria-checked')).toBe('true')
  await user.click(camera)
  expect(camera.getAttribute('aria-checked')).toBe('false')
  expect(picture.className).toContain('invisible')
})

test('hours before the call even a permitted camera stays off until it is asked for', async () => {
  const devices = withDevices(['camera', 'microphone'], { isPermitted: true })
  await show([read()])
  await screen.findByRole('timer')
  expect(screen.getByRole('button', { name: 'Check camera and microphone' })).toBeTruthy()
  expect(devices.asked).toEqual([])
})

type Device = 'camera' | 'microphone'

/** happy-dom has neither media devices nor sound. */
function withDevices(held: readonly Device[], { isBlocked = false, isPermitted = false } = {}) {
  const devices = { isBlocked, asked: [] as Device[][], stopped: [] as Device[] }
  const track = (device: Device) => ({
    getSettings: () => ({ deviceId: device }),
    stop: () => devices.stopped.push(device),
  })
  const mediaDevices = {
    getUserMedia: async ({ video, audio }: MediaStreamConstraints) => {
      const wanted: Device[] = [
        ...(video ? ['camera' as const] : []),
        ...(audio ? ['microphone' as const] : []),
      ]
      devices.asked.push(wanted)
      if (devices.isBlocked) throw new DOMException('', 'NotAllowedError')
      if (wanted.some((device) => !held.includes(device))) throw new DOMException('', 'NotFoundError')
      const of = (device: Device) => (wanted.includes(device) ? [track(device)] : [])
      return Object.assign(new MediaStream(), {
        getTracks: () => wanted.map(track),
        getVideoTracks: () => of('camera'),
        getAudioTracks: () => of('microphone'),
      })
    },
    enumerateDevices: async () => [
      { kind: 'videoinput', deviceId: 'camera', label: 'Camera' },
      { kind: 'audioinput', deviceId: 'microphone', label: 'Microphone' },
    ],
  }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => ({ state: isPermitted ? 'granted' : 'prompt' }) },
  })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    Reflect.deleteProperty(navigator, 'permissions')
  })
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => ({ fftSize: 32, getFloatTimeDomainData() {} })
      createMediaStreamSource = () => ({ connect() {} })
      close() {}
    },
  )
  return devices
}
