import { describe, expect, test } from 'vitest'
import type { Session } from '#contract/accounts/session-view.ts'
import { ApiError } from './api-error.ts'
import { createSessionStore, type SessionChange } from './session-store.ts'

describe('at the start', () => {
  test('no request is made if the hint is missing', async () => {
    const { keeper, news, calls } = surroundings({ hinted: false })
    await keeper.load()
    expect(keeper.state()).toEqual({ state: 'signed_out', left: false })
    expect(news).toEqual([{ event: 'initial_session', session: null }])
    expect(calls).toEqual([])
  })

  test('the server says who is signed in, and is asked once', async () => {
    const { keeper, news, calls } = surroundings({ reads: [sara] })
    await Promise.all([keeper.load(), keeper.load()])
    await keeper.load()
    expect(keeper.state()).toEqual({ state: 'signed_in', session: sara })
    expect(news).toEqual([{ event: 'initial_session', session: sara }])
    expect(calls).toEqual(['read'])
  })

  test('an unreachable server is reported, and asked again on request', async () => {
    const { keeper, news } = surroundings({ reads: [unavailable, sara] })
    await keeper.load()
    expect(keeper.state()).toEqual({ state: 'unreachable' })
    expect(news).toEqual([])
    await keeper.retry()
    expect(keeper.state()).toEqual({ state: 'signed_in', session: sara })
  })

  test('further parts of a page do not make a reader wait again for an unreachable server', async () => {
    const { keeper, calls, passes } = surroundings({ reads: [Promise.withResolvers<Session>().promise] })
    keeper.load()
    await passes(6_000)
    keeper.load()
    expect(keeper.state()).toEqual({ state: 'unreachable' })
    expect(calls).toEqual(['read'])
  })

  test('a spinner ends after six seconds, and a late answer still counts', async () => {
    const late = Promise.withResolvers<Session>()
    const { keeper, passes } = surroundings({ reads: [late.promise] })
    const loaded = keeper.load()
    await passes(5_999)
    expect(keeper.state()).toEqual({ state: 'loading' })
    await passes(1)
    expect(keeper.state()).toEqual({ state: 'unreachable' })
    late.resolve(sara)
    await loaded
    expect(keeper.state()).toEqual({ state: 'signed_in', session: sara })
  })

  test('a device that reports being offline is not waited for, and a late answer still counts', async () => {
    const late = Promise.withResolvers<Session>()
    const { keeper, passes } = surroundings({ line: false, reads: [late.promise] })
    const loaded = keeper.load()
    await passes(0)
    expect(keeper.state()).toEqual({ state: 'unreachable' })
    late.resolve(sara)
    await loaded
    expect(keeper.state()).toEqual({ state: 'signed_in', session: sara })
  })

  test('trying again asks immediately, whatever happened to the first request', async () => {
    const late = Promise.withResolvers<Session>()
    const { keeper, calls, passes } = surroundings({ reads: [late.promise, sara] })
    const loaded = keeper.load()
    await passes(6_000)
    const again = keeper.retry()
    expect(keeper.state()).toEqual({ state: 'loading' })
    await again
    expect(calls).toEqual(['read', 'read'])
    expect(keeper.state()).toEqual({ state: 'signed_in', session: sara })
    late.reject(unavailable)
    await loaded
    await passes(6_000)
    expect(keeper.state()).toEqual({ state: 'signed_in', session: sara })
  })

  test('the answer does not override a sign-in made meanwhile', async () => {
    const late = Promise.withResolvers<null>()
    const { keeper } = surroundings({ reads: [late.promise] })
    const loaded = keeper.load()
    keeper.take(sara, 'signed_in')
    late.resolve(null)
    await loaded
    expect(keeper.state()).toEqual({ state: 'signed_in', session: sara })
  })
})

describe('the check every 30 seconds', () => {
  test('does nothing while the session has more than 90 seconds left', async () => {
    const { keeper, calls, passes } = await signedIn()
    await passes(minute * 60 - 91_000)
    keeper.noticeInput()
    await keeper.check()
    expect(calls).toEqual([])
  })

  test('renews within 90 seconds of the end if the person is active', async () => {
    const { keeper, news, told, calls, passes } = await signedIn()
    await passes(minute * 60 - 90_000)
    keeper.noticeInput()
    await keeper.check()
    expect(calls).toEqual(['renew'])
    expect(news.at(-1)).toEqual({ event: 'token_refreshed', session: longer })
    expect(told.at(-1)).toBe('token_refreshed')
    expect(keeper.state()).toEqual({ state: 'signed_in', session: longer })
  })

  test('does not renew without input since the last check', async () => {
    const { keeper, calls, passes } = await signedIn()
    keeper.noticeInput()
    await keeper.check()
    await passes(minute * 60 - 60_000)
    await keeper.check()
    expect(calls).toEqual([])
  })

  test('asks the server at the end, since other calls may have extended the session', async () => {
    const { keeper, news, passes } = await signedIn({ reads: [longer] })
    await passes(minute * 60)
    await keeper.check()
    expect(keeper.state()).toEqual({ state: 'signed_in', session: longer })
    expect(news.at(-1)?.event).toBe('token_refreshed')
  })

  test('detects a session that has ended without a sign-out', async () => {
    const { keeper, news, told, passes } = await signedIn({ reads: [null] })
    await passes(minute * 60)
    await keeper.check()
    expect(keeper.state()).toEqual({ state: 'signed_out', left: false })
    expect(news.at(-1)).toEqual({ event: 'signed_out', session: null })
    expect(told).not.toContain('signed_out')
  })

  test('does not try to extend beyond the final end', async () => {
    const { keeper, calls, passes } = await signedIn({}, { ...sara, endsAt: sara.expiresAt })
    await passes(minute * 60 - 30_000)
    keeper.noticeInput()
    await keeper.check()
    expect(calls).toEqual([])
  })

  test('asks the server when the hint has disappeared: another tab has signed out', async () => {
    const { keeper, dropHint } = await signedIn({ reads: [null] })
    dropHint()
    await keeper.check()
    expect(keeper.state().state).toBe('signed_out')
  })
})

describe('a renewal', () => {
  test('without an answer is retried from 200 ms, doubling', async () => {
    const { keeper, pauses, passes } = await signedIn({
      renewals: [unavailable, unavailable, unavailable, longer],
    })
    await passes(minute * 60 - 90_000)
    keeper.noticeInput()
    const checked = keeper.check()
    await passes(1_400)
    await checked
    expect(pauses).toEqual([200, 400, 800])
    expect(keeper.state()).toEqual({ state: 'signed_in', session: longer })
  })

  test('is abandoned after 30 seconds and signs nobody out', async () => {
    const { keeper, pauses, passes } = await signedIn({ renewals: Array(30).fill(unavailable) })
    await passes(minute * 60 - 90_000)
    keeper.noticeInput()
    const checked = keeper.check()
    await passes(60_000)
    await checked
    expect(pauses.reduce((sum, pause) => sum + pause)).toBeLessThanOrEqual(30_000)
    expect(keeper.state()).toEqual({ state: 'signed_in', session: sara })
  })

  test('that is refused asks who is signed in: another tab may have been faster', async () => {
    const signedOut = new ApiError('signed_out', 401)
    const { keeper, calls, passes } = await signedIn({ renewals: [signedOut], reads: [longer] })
    await passes(minute * 60 - 90_000)
    keeper.noticeInput()
    await keeper.check()
    expect(calls).toEqual(['renew', 'read'])
    expect(keeper.state()).toEqual({ state: 'signed_in', session: longer })
  })

  test('does not restore a person who signed out meanwhile', async () => {
    const { keeper, passes } = await signedIn({ renewals: [unavailable, longer] })
    await passes(minute * 60 - 90_000)
    keeper.noticeInput()
    const checked = keeper.check()
    await passes(100)
    keeper.take(null, 'signed_out')
    await passes(100)
    await checked
    expect(keeper.state()).toEqual({ state: 'signed_out', left: true })
  })
})

describe('in doubt', () => {
  test('a call refused as signed out is believed only once the server confirms it', async () => {
    const { keeper, news } = await signedIn({ reads: [sara, null] })
    await keeper.ask()
    expect(keeper.state()).toEqual({ state: 'signed_in', session: sara })
    expect(news).toHaveLength(1)
    await keeper.ask()
    expect(keeper.state()).toEqual({ state: 'signed_out', left: false })
  })

  test('many refused calls cause one further request, not one each', async () => {
    const { keeper, calls } = await signedIn({ reads: [sara, sara] })
    await Promise.all([keeper.ask(), keeper.ask(), keeper.ask()])
    expect(calls).toEqual(['read', 'read'])
  })

  test('a missing answer changes nothing', async () => {
    const { keeper } = await signedIn({ reads: [unavailable] })
    await keeper.ask()
    expect(keeper.state()).toEqual({ state: 'signed_in', session: sara })
  })
})

describe('several tabs', () => {
  test('changes in this tab are announced to the others', async () => {
    const { keeper, told } = await signedIn()
    keeper.take(inOtherRole, 'token_refreshed')
    keeper.take(null, 'signed_out')
    expect(told).toEqual(['token_refreshed', 'signed_out'])
  })

  test('a sign-out elsewhere signs out here immediately, without a request', async () => {
    const { keeper, news, told, calls } = await signedIn()
    await keeper.hear('signed_out')
    expect(keeper.state()).toEqual({ state: 'signed_out', left: true })
    expect(news.at(-1)).toEqual({ event: 'signed_out', session: null })
    expect(told).toEqual([])
    expect(calls).toEqual([])
  })

  test('a switch of role and a sign-in in another tab are followed', async () => {
    const { keeper, news } = await signedIn({ reads: [inOtherRole, null, fahad] })
    await keeper.hear('token_refreshed')
    expect(news.at(-1)).toEqual({ event: 'token_refreshed', session: inOtherRole })
    await keeper.hear('user_updated')
    expect(keeper.state().state).toBe('signed_out')
    await keeper.hear('signed_in')
    expect(news.at(-1)).toEqual({ event: 'signed_in', session: fahad })
    expect(keeper.state()).toEqual({ state: 'signed_in', session: fahad })
  })

  test('a password recovery in another tab signs out here if it ended this session', async () => {
    const { keeper, told } = await signedIn({ reads: [null] })
    await keeper.hear('password_recovery')
    expect(keeper.state()).toEqual({ state: 'signed_out', left: false })
    expect(told).toEqual([])
  })
})

test('an unsubscribed listener receives nothing', async () => {
  const { keeper } = surroundings({ reads: [sara] })
  const heard: SessionChange[] = []
  const stop = keeper.watch((one) => void heard.push(one))
  stop()
  await keeper.load()
  expect(heard).toEqual([])
})

const minute = 60_000
const start = Date.parse('2026-11-20T06:00:00Z')
const at = (minutes: number) => new Date(start + minutes * minute).toISOString()

const sara: Session = {
  user: {
    id: '0190a1b2-0000-7000-8000-000000000001',
    email: 'sara@example.sa',
    name: 'Sara Al-Harbi',
    firstName: 'Sara',
    otherName: null,
    photoId: null,
    language: 'ar',
    zone: null,
    roles: [
      { id: '0190a1b2-0000-7000-8000-000000000011', roleType: 'patient', isPrimary: true },
      { id: '0190a1b2-0000-7000-8000-000000000012', roleType: 'dietitian', isPrimary: false },
    ],
    secondFactor: false,
  },
  activeRole: 'patient',
  duties: [],
  startedAt: at(0),
  expiresAt: at(60),
  endsAt: at(600),
  secondFactorDue: false,
  lastNotification: 0,
}
const longer: Session = { ...sara, expiresAt: at(120) }
const inOtherRole: Session = { ...sara, activeRole: 'dietitian' }
const fahad: Session = { ...sara, user: { ...sara.user, id: '0190a1b2-0000-7000-8000-000000000002' } }
const unavailable = new ApiError('unavailable', 0)

type Answering = Session | null | Error | Promise<Session | null>

async function signedIn(given: Parameters<typeof surroundings>[0] = {}, session = sara) {
  const all = surroundings({ ...given, reads: [session, ...(given.reads ?? [])] })
  await all.keeper.load()
  all.calls.length = 0
  all.pauses.length = 0
  return all
}

/** A clock that only the test moves, and a server that answers as arranged. */
function surroundings({
  hinted = true,
  line = true,
  reads = [],
  renewals = [longer],
}: {
  hinted?: boolean
  line?: boolean
  reads?: Answering[]
  renewals?: (Session | Error)[]
}) {
  let now = start
  let hint = hinted
  const calls: string[] = []
  const told: string[] = []
  const pauses: number[] = []
  const sleepers: { until: number; wake: () => void }[] = []
  const answer = async (kind: string, answers: Answering[]) => {
    calls.push(kind)
    const next = await answers.shift()
    if (next === undefined) throw new Error(`one ${kind} too many`)
    if (next instanceof Error) throw next
    return next
  }
  const keeper = createSessionStore({
    read: () => answer('read', reads),
    renew: () => answer('renew', renewals) as Promise<Session>,
    isHinted: () => hint,
    hasLine: () => line,
    now: () => now,
    wait(milliseconds) {
      pauses.push(milliseconds)
      return new Promise((wake) => void sleepers.push({ until: now + milliseconds, wake }))
    },
    tell: (event) => void told.push(event),
    settled: () => {},
  })
  const news: SessionChange[] = []
  keeper.watch((one) => void news.push(one))
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    keeper,
    news,
    calls,
    told,
    pauses,
    dropHint: () => {
      hint = false
    },
    /** Moves the clock forward, calling every timer in order. */
    async passes(milliseconds: number) {
      const end = now + milliseconds
      await settled()
      for (;;) {
        const next = sleepers.toSorted((a, b) => a.until - b.until)[0]
        if (!next || next.until > end) break
        sleepers.splice(sleepers.indexOf(next), 1)
        now = next.until
        next.wake()
        await settled()
      }
      now = end
    },
  }
}
