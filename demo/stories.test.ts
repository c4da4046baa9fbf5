import { expect, test } from 'vitest'
import { callCloses, callOpens } from '#contract/appointments/appointment.ts'
import { minute } from './history.ts'
import { midnightOf } from './midnight.ts'
import type { Desk } from './planned.ts'
import { planStories } from './stories.ts'

const service = (minutes: number) => ({
  id: `${minutes}`,
  slug: 'follow-up',
  name: 'Follow-up',
  otherName: null,
  minutes,
  price: 150,
  platform: 'both' as const,
})
const desk = (email: string): Desk => ({
  id: email,
  email,
  openSince: 0,
  services: [service(60), service(30), service(45)],
  weekly: [],
  closed: [],
  takesAtOnce: false,
  patients: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
})
const desks = [
  'dietitian@nabta.test',
  'reem.ghamdi@practice.nabta.test',
  'abdullah.qahtani@practice.nabta.test',
].map(desk)

test('at any hour of the first start, a call can be opened immediately and nobody is double-booked', () => {
  const midnight = midnightOf(Date.parse('2026-11-22T12:00:00Z'))
  for (let at = 0; at < 24 * 60; at += 7) {
    const now = midnight + at * minute
    const planned = planStories(desks, { patient: 'patient', both: 'both' }, now)
    const live = planned.filter(({ status }) => status === 'confirmed' || status === 'pending')
    const [call] = live.filter(
      ({ patient, startsAt, endsAt }) =>
        patient === 'patient' && startsAt <= now + callOpens * minute && endsAt + callCloses * minute > now,
    )
    expect(call, `${at}`).toMatchObject({
      status: 'confirmed',
      mode: 'video',
      dietitian: 'dietitian@nabta.test',
    })
    expect(midnightOf(call?.startsAt ?? 0)).toBe(midnight)
    for (const one of live)
      for (const other of live)
        if (one !== other && (one.dietitian === other.dietitian || one.patient === other.patient))
          expect(one.startsAt < other.endsAt && other.startsAt < one.endsAt, `${at}: ${one.id}`).toBe(false)
  }
})
