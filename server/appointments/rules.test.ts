import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parties } from '#contract/appointments/appointment.ts'
import {
  actions,
  everyStatus,
  length,
  refusalFor,
  type StatusRead,
  statuses,
} from '#test/appointments/transition-table.ts'
import { type Facts, lapseMoment, mayOf, refusalOf } from './rules.ts'

const start = Date.parse('2026-11-25T09:00:00Z')
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** The facts of an appointment in this state, `sinceStart` milliseconds after its start. */
function factsOf(standing: StatusRead, sinceStart: number, more: Partial<Facts> = {}): Facts {
  const {
    status,
    ending = null,
    outcome = null,
  } = statuses[standing] as Pick<Facts, 'status'> & Partial<Facts>
  const lapses = standing === 'forgotten' ? Math.min(0, sinceStart) : 0
  return {
    status,
    ending,
    outcome,
    startsAt: new Date(start),
    endsAt: new Date(start + length),
    lapsesAt: status === 'pending' ? new Date(start + lapses) : null,
    awaitsPayment: false,
    wantedUntil: standing === 'wanting' ? new Date(start) : null,
    completedAt: status === 'completed' ? new Date(start + length) : null,
    attended: { patient: false, dietitian: false },
    inOurCall: true,
    claim: null,
    mode: 'video',
    moves: 0,
    policy: { cancelUntil: 'start', moves: 2 },
    isWhole: true,
    ...more,
  }
}
const at = (sinceStart: number) => new Date(start + sinceStart)

const near = fc.constantFrom(
  -day,
  0,
  15 * minute,
  length,
  length + 15 * minute,
  length + 48 * hour,
  length + 14 * day,
)
/** Arbitrary moments, and moments next to a boundary. */
const moments = fc.oneof(
  fc.integer({ min: -30 * day, max: 30 * day }),
  fc.tuple(near, fc.integer({ min: -1, max: 1 })).map(([boundary, off]) => boundary + off),
)
const standing = fc.constantFrom(...everyStatus)
const party = fc.constantFrom(...parties)

test('every action at every moment follows the table, and exactly the actions that are not refused are offered', () => {
  fc.assert(
    fc.property(standing, party, fc.constantFrom(...actions), moments, (stands, who, action, sinceStart) => {
      const facts = factsOf(stands, sinceStart)
      const refusal = refusalOf(action, facts, who, at(sinceStart))
      expect(refusal ?? undefined).toBe(refusalFor(who, action, stands, sinceStart))
      expect(mayOf(facts, who, at(sinceStart))[action]).toBe(refusal === null)
    }),
    { numRuns: 1_500 },
  )
})

test('the other permissions match a second, independent statement of the rules', () => {
  fc.assert(
    fc.property(standing, party, moments, fc.boolean(), (stands, who, sinceStart, isVideo) => {
      const facts = factsOf(stands, sinceStart, { mode: isVideo ? 'video' : 'in-person' })
      const may = mayOf(facts, who, at(sinceStart))
      const isAgreed = stands === 'confirmed' || stands === 'wanting'
      const isCall = isAgreed && isVideo
      expect(may.keepTime).toBe(who === 'patient' && stands === 'wanting' && sinceStart < 0)
      expect(may.join).toBe(isCall && sinceStart >= -10 * minute && sinceStart < length + 15 * minute)
      expect(may.setLink).toBe(isCall && who === 'dietitian' && sinceStart < length)
      expect(may.writeNotes).toBe(
        who === 'dietitian' && (isAgreed || ['completed', 'missed'].includes(stands)),
      )
      expect(may.review).toBe(who === 'patient' && stands === 'completed' && sinceStart < length + 14 * day)
      const isLive = isAgreed || (stands === 'pending' && sinceStart < 0)
      expect(may.bookAgain).toBe(who === 'patient' && !isLive)
    }),
    { numRuns: 600 },
  )
})

test('no action is possible once one side has left', () => {
  fc.assert(
    fc.property(standing, party, moments, (stands, who, sinceStart) => {
      const may = mayOf(factsOf(stands, sinceStart, { isWhole: false }), who, at(sinceStart))
      expect(Object.values(may)).not.toContain(true)
    }),
  )
})

test('a patient moves it as often as the rules at booking allow, a dietitian as often as necessary', () => {
  for (const [moves, allowed] of [
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 2],
    [2, 3],
  ] as const) {
    const facts = factsOf('confirmed', -day, { moves, policy: { cancelUntil: 'start', moves: allowed } })
    const refusal = moves < allowed ? null : 'moved_too_often'
    expect(refusalOf('reschedule', facts, 'patient', at(-day))).toBe(refusal)
    expect(refusalOf('reschedule', facts, 'dietitian', at(-day))).toBeNull()
  }
})

test('a request waits a day, or until the minimum notice before the start if that is earlier', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 * day }),
      fc.integer({ min: 0, max: 20_160 }),
      (ahead, notice) => {
        const lapses = lapseMoment(at(-ahead), at(0), notice).getTime() - start
        expect(lapses).toBe(notice * minute > ahead - day ? 0 - notice * minute : day - ahead)
      },
    ),
  )
})
