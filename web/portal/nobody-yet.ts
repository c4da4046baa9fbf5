import type { Role } from '#contract/accounts/role.ts'
import type { Session } from '#contract/accounts/session-view.ts'

/** The session for prerendered documents, which contain nothing about a person. */
export const nobodyYet = (activeRole: Role): Session => ({
  user: {
    id: '',
    email: '',
    name: '',
    firstName: '…',
    otherName: null,
    photoId: null,
    language: 'en',
    zone: null,
    roles: [],
    secondFactor: false,
  },
  activeRole,
  duties: activeRole === 'admin' ? ['owner'] : [],
  startedAt: '',
  expiresAt: '',
  endsAt: '',
  secondFactorDue: false,
  lastNotification: 0,
})
