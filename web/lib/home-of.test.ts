import { expect, test } from 'vitest'
import type { Role } from '#contract/accounts/role.ts'
import { homeOf } from './home-of.ts'

test('each role has its home, and an unknown future role goes to the dashboard', () => {
  expect(homeOf('patient')).toBe('/patient/dashboard')
  expect(homeOf('dietitian')).toBe('/dietitian/dashboard')
  expect(homeOf('admin')).toBe('/admin')
  expect(homeOf('gardener' as Role)).toBe('/dashboard')
})
