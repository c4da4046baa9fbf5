import { cost } from '#server/accounts/passwords.ts'

/** For tests that sign in only to get somewhere; other tests measure the cost of a hash. */
Object.assign(cost, { memory: 64, passes: 1 })
