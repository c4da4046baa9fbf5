import { describe, expect, test } from 'vitest'
import { type Role, roles } from '#contract/accounts/role.ts'
import type { SessionState } from '#web/app/session-store.ts'
import { decide } from './guard-decision.ts'

test('while the session is unknown the page waits, and says so if it cannot be determined', () => {
  expect(decide({ state: 'loading' }, 'patient', false)).toEqual({ to: 'wait' })
  expect(decide({ state: 'unreachable' }, 'patient', false)).toEqual({ to: 'fail' })
})

test('a signed-out visitor signs in and returns, unless they have just signed out', () => {
  expect(decide({ state: 'signed_out', left: false }, 'admin', false)).toEqual({ to: 'sign_in', back: true })
  expect(decide({ state: 'signed_out', left: true }, 'admin', true)).toEqual({ to: 'sign_in', back: false })
  expect(decide({ state: 'signed_out', left: true }, 'admin', false)).toEqual({ to: 'sign_in', back: true })
})

test.each(roles)('a %s sees the pages of that role', (role) => {
  const known = signedIn(role, [role])
  expect(decide(known, role, false)).toMatchObject({ to: 'show' })
})

describe('a person with another role', () => {
  test.each([
    ['patient', 'dietitian', '/patient/dashboard'],
    ['dietitian', 'admin', '/dietitian/dashboard'],
    ['admin', 'patient', '/admin'],
  ] as const)('a %s on a page for a %s goes home to %s', (own, other, home) => {
    expect(decide(signedIn(own, [own]), other, false)).toEqual({ to: 'leave', home })
  })

  test('is switched to the role if they hold it as well', () => {
    expect(decide(signedIn('patient', ['patient', 'dietitian']), 'dietitian', false)).toEqual({
      to: 'switch',
    })
  })

  test('a person who has switched elsewhere while on the page is not switched back, but follows', () => {
    expect(decide(signedIn('dietitian', ['patient', 'dietitian']), 'patient', true)).toEqual({
      to: 'leave',
      home: '/dietitian/dashboard',
    })
  })
})

function signedIn(activeRole: Role, held: readonly Role[]): SessionState {
  return {
    state: 'signed_in',
    session: {
      user: {
        id: '0190a1b2-0000-7000-8000-000000000001',
        email: 'sara@example.sa',
        name: 'Sara',
        firstName: 'Sara',
        otherName: null,
        photoId: null,
        language: 'en',
        zone: null,
        roles: held.map((roleType, at) => ({
          id: `0190a1b2-0000-7000-8000-00000000001${at}`,
          roleType,
          isPrimary: at === 0,
        })),
        secondFactor: false,
      },
      activeRole,
      duties: [],
      startedAt: '2026-11-20T09:00:00Z',
      expiresAt: '2026-11-20T10:00:00Z',
      endsAt: '2026-11-20T20:00:00Z',
      secondFactorDue: false,
      lastNotification: 0,
    },
  }
}
