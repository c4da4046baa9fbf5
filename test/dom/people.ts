import type { Role } from '#contract/accounts/role.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import { drLayla, noor, sara } from '../cast.ts'

/** An id that reads as a number: `idOf(7)`. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const cast = {
  patient: { ...sara, id: idOf(901), otherName: 'سارة القحطاني' },
  dietitian: { ...drLayla, id: idOf(902), otherName: 'د. ليلى الحربي' },
  admin: { ...noor, id: idOf(903), otherName: 'نور الدوسري' },
}

/** Sara, Dr Layla or Noor signed in; with other facts if a test is about them. */
export function sessionOf(role: Role, facts: Partial<Session['user']> = {}): Session {
  const { id, name, otherName, email } = cast[role]
  return {
    user: {
      id,
      email,
      name,
      firstName: name.replace('Dr. ', '').split(' ')[0] ?? name,
      otherName,
      photoId: null,
      language: 'en',
      zone: null,
      roles: [{ id: idOf(904), roleType: role, isPrimary: true }],
      secondFactor: false,
      ...facts,
    },
    activeRole: role,
    duties: role === 'admin' ? ['owner'] : [],
    startedAt: '2026-11-22T05:00:00.000Z',
    expiresAt: '2099-11-22T07:00:00.000Z',
    endsAt: '2099-11-22T18:00:00.000Z',
    secondFactorDue: false,
    lastNotification: 0,
  }
}
