import { beforeAll, expect, test } from 'vitest'
import { type Party, parties, readAppointment } from '#contract/appointments/appointment.ts'
import {
  cancelAppointment,
  completeAppointment,
  confirmAppointment,
  declineAppointment,
  reportAbsence,
  rescheduleAppointment,
} from '#contract/appointments/changes.ts'
import { statusOf } from '#contract/refusals.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import {
  type Action,
  actions,
  everyStatus,
  hasRoute,
  isRepeated,
  length,
  momentsOf,
  refusalFor,
  ruleFor,
  type StatusRead,
  statuses,
} from '#test/appointments/transition-table.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { completePast, lapseMoves, lapseRequests } from './watch.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '100000' })
const now = Date.parse('2026-11-25T09:00:00Z')
app.at(new Date(now).toISOString())
const elsewhen = '2026-12-06T10:00:00.000Z'
const people = {} as Record<Party, Person>

beforeAll(async () => {
  people.dietitian = await join(app, drLayla, { role: 'dietitian' })
  people.patient = await join(app, sara)
  await listedDietitian(app, people.dietitian)
})

const act: Record<Action, (who: Person, id: string) => Promise<{ status: number; body: Answer }>> = {
  confirm: (who, id) => who.call(confirmAppointment, { id }),
  decline: (who, id) => who.call(declineAppointment, { id }),
  cancel: (who, id) => who.call(cancelAppointment, { id }),
  complete: (who, id) => who.call(completeAppointment, { id, outcome: 'attended' }),
  reportAbsence: (who, id) => who.call(reportAbsence, { id }),
  reschedule: (who, id) => who.call(rescheduleAppointment, { id, startsAt: elsewhen }),
}
type Answer = { error?: { code: string } }

async function put(standing: StatusRead, sinceStart: number): Promise<string> {
  await app.rows('delete from appointments')
  const startsAt = new Date(now - sinceStart).toISOString()
  const lapsesAt = standing === 'forgotten' && sinceStart < 0 ? new Date(now).toISOString() : startsAt
  const wish = standing === 'wanting' ? { wantedAt: '2026-12-07T10:00:00.000Z' } : {}
  return putAppointment(app, people, { ...statuses[standing], startsAt, lapsesAt, ...wish })
}

type State = { row: { status: string; version: number }; events: string[]; taken: number }
/** All columns that a transition may change, in one query. */
async function stateOf(id: string): Promise<State | undefined> {
  const [state] = await app.rows<State>(
    `select to_jsonb(appointments) as row,
      array(select replace(kind, 'appointment.', '') from events where subject_id = $1 order by id) as events,
      (select count(*)::int from taken_times where appointment_id = $1) as taken from appointments where id = $1`,
    [id],
  )
  return state
}

const isLive = (status: string) => status === 'pending' || status === 'confirmed'
const cells = parties.flatMap((role) => everyStatus.map((standing) => [role, standing] as const))

test.each(cells)('a %s finds one that is %s as the table says, at any time', async (role, standing) => {
  const who = people[role]
  for (const sinceStart of momentsOf(standing)) {
    let id = await put(standing, sinceStart)
    const before = await stateOf(id)
    const { may } = (await who.call(readAppointment, { id })).body.appointment
    for (const action of actions) {
      const where = `${role} ${action} ${standing}, ${sinceStart} ms after the start`
      const { status, body } = await act[action](who, id)
      const refusal = refusalFor(role, action, standing, sinceStart)
      expect(may[action], `may: ${where}`).toBe(refusal === undefined)
      const told = isRepeated(role, action, standing) ? undefined : refusal
      const code = hasRoute(role, action) ? told : 'wrong_audience'
      expect([status, body.error?.code], where).toEqual([code ? statusOf[code] : 200, code])
      const after = await stateOf(id)
      if (refusal !== undefined) {
        expect(after, where).toEqual({ ...before, row: { ...before?.row, id } })
        continue
      }
      const { to = '', event } = ruleFor(role, action, standing) ?? {}
      expect(after, where).toMatchObject({
        row: { status: to, version: 2 },
        events: [event],
        taken:
          event === 'absence_claimed' ? before?.taken : isLive(to) ? (event === 'move_asked' ? 4 : 2) : 0,
      })
      id = await put(standing, sinceStart)
    }
  }
})

test.each(everyStatus)(
  'an appointment that is %s reaches the state in the table as time passes',
  async (standing) => {
    for (const sinceStart of momentsOf(standing)) {
      const id = await put(standing, sinceStart)
      const before = await stateOf(id)
      for (let round = 0; round < 2; round++) {
        await lapseRequests(app.house)
        await lapseMoves(app.house)
        await completePast(app.house)
      }
      const lapses = standing === 'forgotten' || (standing === 'pending' && sinceStart >= 0)
      const staysPut = standing === 'wanting' && sinceStart >= 0
      const isAgreed = standing === 'confirmed' || standing === 'wanting'
      const completes = isAgreed && sinceStart >= length + 48 * 3_600_000
      const where = `${sinceStart} ms after the start`
      if (!lapses && !completes && !staysPut) {
        expect(await stateOf(id), where).toEqual(before)
        continue
      }
      const events = [
        ...(lapses ? ['lapsed'] : []),
        ...(staysPut ? ['move_lapsed'] : []),
        ...(completes ? ['completed'] : []),
      ]
      const row = {
        status: lapses ? 'cancelled' : completes ? 'completed' : 'confirmed',
        ending: lapses ? 'lapsed' : null,
        outcome: completes ? 'attended' : null,
        wanted_at: null,
        version: 1 + events.length,
      }
      expect(await stateOf(id), where).toMatchObject({
        row,
        events,
        taken: row.status === 'confirmed' ? 2 : 0,
      })
    }
  },
)
