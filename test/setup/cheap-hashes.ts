import { cost } from '#server/accounts/passwords.ts'

/** For tests that sign in only to get somewhere: what a hash costs is measured by others. */
Object.assign(cost, { memory: 64, passes: 1 })
