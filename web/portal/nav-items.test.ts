import { expect, test } from 'vitest'
import { currentFor, type NavItem, navItems } from './nav-items.ts'

const activeAt = (items: readonly NavItem[], path: string) =>
  items.filter((item) => currentFor(item, path)).map(({ to }) => to)

test('an entry is active at its address and below it', () => {
  expect(activeAt(navItems.patient, '/patient/appointments')).toEqual(['/patient/appointments'])
  expect(activeAt(navItems.patient, '/patient/appointments/7')).toEqual(['/patient/appointments'])
  expect(activeAt(navItems.patient, '/patient/appointments-of-old')).toEqual([])
  expect(activeAt(navItems.patient, '/patient/settings')).toEqual([])
})

test('the home entry of the admin portal is active only at its own address', () => {
  expect(activeAt(navItems.admin, '/admin')).toEqual(['/admin'])
  expect(activeAt(navItems.admin, '/admin/users')).toEqual(['/admin/users'])
  expect(activeAt(navItems.admin, '/admin/elsewhere')).toEqual([])
})

test('only the page itself is marked as the current page', () => {
  const [, appointments] = navItems.patient
  expect(appointments && currentFor(appointments, '/patient/appointments')).toBe('page')
  expect(appointments && currentFor(appointments, '/patient/appointments/7')).toBe('true')
})
