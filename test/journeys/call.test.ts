import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, expect as expectValue, test } from 'vitest'
import { cancelAppointment } from '#contract/appointments/changes.ts'
import { listPresences } from '#contract/calls.ts'
import { openConversation, sendMessage } from '#contract/messages.ts'
import { system } from '#server/ground/data/db.ts'
import { notify } from '#server/notifications/list/notify.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { expect, openBrowser, phone, type WindowOptions } from '#test/browser/browser.ts'
import { expectAccess } from '#test/browser/check-screen.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, sara } from '../cast.ts'
import { needs, pathOf } from '../needs.ts'
import { join, type Person } from '../people.ts'

/** coturn, reachable only from this machine. */
const relay = pathOf('relay') ? await openRelay(pathOf('relay')) : undefined
const app = await openApp({
  RATE_LIMIT_SCALE: '1000',
  ...(relay && { TURN_URL: relay.url, TURN_SECRET: relay.secret }),
})
const open = await openBrowser(app, { hasDevices: true })
const cameras = needs('cameras')
let layla: Person
let patient: Person
let id: string

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  await listedDietitian(app, layla, { otherName: 'د. ليلى الحربي' })
  patient = await join(app, sara)
})

/** A call that begins in five minutes by the real clock. */
beforeEach(async () => {
  await app.rows('delete from appointments')
  const startsAt = new Date(Date.now() + 5 * 60_000).toISOString()
  id = await putAppointment(app, { patient, dietitian: layla }, { status: 'confirmed', startsAt })
})

type Side = WindowOptions & { path?: string; onlyRelay?: boolean }

async function enter(person: Person, { path = '', onlyRelay = false, ...options }: Side = {}) {
  const page = await open(`${path}/call/${id}`, {
    ...signedIn(person),
    permissions: ['camera', 'microphone'],
    ...options,
  })
  await page.evaluate(keepPeers, onlyRelay)
  return page
}

/** Stores the page's peer connections for later queries; with `onlyRelay` they may use only the relay. */
function keepPeers(onlyRelay: boolean) {
  const Real = RTCPeerConnection
  globalThis.peers = []
  globalThis.RTCPeerConnection = class extends Real {
    constructor(options: RTCConfiguration = {}) {
      super(onlyRelay ? { ...options, iceTransportPolicy: 'relay' } : options)
      globalThis.peers.push(this)
    }
  }
}

declare global {
  var peers: RTCPeerConnection[]
}

/** Video frames drawn and audio packets received since the page was opened. */
const received = (page: Page) =>
  page.evaluate(async () => {
    const sums = { frames: 0, packets: 0, way: '' }
    const report = (await globalThis.peers.at(-1)?.getStats()) ?? new Map()
    for (const each of report.values()) {
      if (each.type === 'inbound-rtp' && each.kind === 'video') sums.frames += each.framesDecoded ?? 0
      if (each.type === 'inbound-rtp' && each.kind === 'audio') sums.packets += each.packetsReceived
      // Several pairs may be in use or being checked; only the transport names the selected one.
      if (each.type === 'transport') {
        const pair = report.get(each.selectedCandidatePairId)
        sums.way = report.get(pair?.localCandidateId)?.candidateType ?? ''
      }
    }
    return sums
  })

async function seeAndHear(page: Page) {
  const before = await received(page)
  await expect.poll(async () => (await received(page)).frames).toBeGreaterThan(before.frames + 5)
  await expect.poll(async () => (await received(page)).packets).toBeGreaterThan(before.packets + 20)
}

const room = (page: Page) => page.getByRole('region', { name: /^(Video call with|مكالمة فيديو مع)/ })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test(
  'two people see and hear each other, each learns what the other turns off, and attendance is recorded after they leave',
  cameras,
  async () => {
    const his = await enter(layla)
    await button(his, 'Start Video Call').click()
    await expect(room(his)).toContainText(`Waiting for ${sara.name} to join`)
    const hers = await enter(patient)
    await button(hers, 'Join Video Call').click()
    await Promise.all([his, hers].map(seeAndHear))
    await expect(room(hers)).toContainText('Ends at')
    await expect(room(hers)).toContainText('Nothing is recorded')

    await Promise.all([his, hers].map((page) => expectAccess(page)))

    await hers.keyboard.press('m')
    await expect(button(hers, 'Turn microphone on')).toBeVisible()
    await expect(room(his).getByRole('status')).toHaveText(`${sara.name}: microphone off`)
    await button(hers, 'Turn camera off').click()
    await expect(his.getByLabel(`Picture of ${sara.name}`)).toBeHidden()
    await hers.keyboard.press('v')
    await expect(his.getByLabel(`Picture of ${sara.name}`)).toBeVisible()
    await seeAndHear(his)

    await button(hers, 'Devices').click()
    const microphone = hers.getByLabel('Microphone', { exact: true })
    await microphone.selectOption({ index: 1 })
    await expect(button(hers, 'Turn microphone on')).toBeVisible()
    await expect(button(his, 'Notes')).toBeVisible()
    await expect(button(hers, 'Notes')).toHaveCount(0)

    await button(hers, 'Messages').click()
    await hers.getByLabel('Your message').pressSequentially('My view of Monday')
    await hers.keyboard.press('Enter')
    await expect(button(hers, 'Turn microphone on')).toBeVisible()
    await button(his, 'Messages').click()
    await expect(his.getByText('My view of Monday')).toBeVisible()

    await button(hers, 'Leave').click()
    await expect(hers.getByText('You left the call')).toBeVisible()
    expectValue(
      await hers.evaluate(() => globalThis.peers.map(({ connectionState }) => connectionState)),
    ).toEqual(['closed'])
    await expect(room(his)).toContainText(`Waiting for ${sara.name} to join`)
    await button(hers, 'Rejoin').click()
    await seeAndHear(hers)
    await button(hers, 'Leave').click()
    await expect(room(his)).toContainText(`Waiting for ${sara.name} to join`)
    const { body } = await patient.call(listPresences, { id })
    expectValue([body.patient.length, body.dietitian.length]).toEqual([1, 1])
  },
)

testWithAll(
  'a message during a call is read beside the picture, and another page asks before it ends the call',
  async () => {
    const hers = await enter(patient)
    await button(hers, 'Join Video Call').click()
    await expect(room(hers)).toContainText('Waiting for')
    await expect(hers.locator('[data-connection=joined]')).toHaveCount(1)
    const { id: conversation } = (await layla.call(openConversation, { with: patient.id })).body.conversation
    await layla.call(sendMessage, {
      id: conversation,
      clientId: randomUUID(),
      content: 'Two minutes late',
    })
    await app.runJobs()
    await button(hers, 'View').click()
    await expect(room(hers).getByText('Two minutes late')).toBeVisible()
    await expect(button(hers, 'Leave')).toBeVisible()

    const view = async () => {
      await app.house.db.as(system, (tx) =>
        notify(tx, app.house, { id: randomUUID(), at: app.house.clock.now() }, [
          { to: patient.id, kind: 'plan.published', side: 'patient', subject: layla.id },
        ]),
      )
      await button(hers, 'View').last().click()
      await expect(question).toContainText('Leave the call?')
    }
    const question = hers.getByRole('alertdialog')
    await view()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(room(hers)).toBeVisible()
    await view()
    await question.getByRole('button', { name: 'Leave the call' }).click()
    await expect(room(hers)).toHaveCount(0)
    await expect(hers).toHaveURL(/nutrition-plans/)
  },
  cameras,
)

testWithAll(
  'in Arabic on a phone: the call continues in the newer of two pages, and ends for both when it is cancelled',
  async () => {
    const his = await enter(layla)
    await button(his, 'Start Video Call').click()
    const older = await enter(patient, { path: '/ar', ...phone })
    await button(older, 'الانضمام إلى مكالمة الفيديو').click()
    await Promise.all([his, older].map(seeAndHear))
    await expect(room(older)).toHaveAccessibleName(/د\. ليلى الحربي/)
    await older.keyboard.press('KeyM')
    await expect(button(older, 'تشغيل الميكروفون')).toBeVisible()
    await older.keyboard.press('KeyM')

    const newer = await enter(patient)
    await button(newer, 'Join Video Call').click()
    await expect(older.getByRole('heading', { name: 'المكالمة مستمرة في صفحة أخرى' })).toBeFocused()
    await Promise.all([his, newer].map(seeAndHear))
    await button(older, 'المتابعة هنا').click()
    await expect(newer.getByText('The call continues on another page')).toBeVisible()
    await seeAndHear(older)

    await layla.call(cancelAppointment, { id })
    for (const [page, why] of [
      [his, 'The appointment has been cancelled. The call has ended.'],
      [older, 'أُلغي الموعد وانتهت المكالمة.'],
    ] as const) {
      await expect(page.getByText(why)).toBeVisible({ timeout: 5_000 })
      await expect(room(page)).toHaveCount(0)
    }
  },
  cameras,
)

test(
  'two people meet over a relay alone, and a cut of five seconds is shown and recovers by itself',
  needs('cameras', 'relay'),
  async () => {
    const his = await enter(layla, { onlyRelay: true })
    await button(his, 'Start Video Call').click()
    const hers = await enter(patient, { onlyRelay: true })
    await button(hers, 'Join Video Call').click()
    const two = [his, hers]
    await Promise.all(two.map(seeAndHear))
    const before = await Promise.all(two.map(received))
    for (const { way } of before) expectValue(way).toBe('relay')
    relay?.pause()
    const cutAt = performance.now()
    try {
      await Promise.all(
        two.map((page) => expect(room(page)).toContainText('Connection lost. Reconnecting...')),
      )
      await expect.poll(() => performance.now() - cutAt).toBeGreaterThan(5_000)
      const during = await Promise.all(two.map(received))
      // At most the frames that were already on their way.
      for (const [at, { frames }] of during.entries())
        expectValue(frames - (before[at]?.frames ?? 0)).toBeLessThan(30)
    } finally {
      relay?.resume()
    }
    await Promise.all(two.map(seeAndHear))
    for (const page of two) await expect(room(page)).not.toContainText('Reconnecting')
  },
)

async function openRelay(program: string) {
  const secret = 'a-secret-for-tests-alone'
  const port = await freePort()
  const server = spawn(
    program,
    [
      ...['--use-auth-secret', `--static-auth-secret=${secret}`, '--realm=localhost'],
      ...[
        '--listening-ip=127.0.0.1',
        `--listening-port=${port}`,
        '--relay-ip=127.0.0.1',
        '--allow-loopback-peers',
      ],
      ...['--no-tls', '--no-dtls', '--no-cli', '--log-file=stdout', '--pidfile='],
    ],
    { stdio: 'ignore' },
  )
  afterAll(() => void server.kill('SIGKILL'))
  return {
    url: `turn:127.0.0.1:${port}`,
    secret,
    /** Blocks all traffic without sending an error. */
    pause: () => server.kill('SIGSTOP'),
    resume: () => server.kill('SIGCONT'),
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
