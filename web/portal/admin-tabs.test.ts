import { expect, test } from 'vitest'
import { addressOf, adminTabs, tabAt } from './admin-tabs.ts'

test('each tab can be read back from its address', () => {
  for (const tab of adminTabs) {
    const { pathname, searchParams } = new URL(addressOf(tab), 'http://site')
    expect(tabAt(pathname, searchParams.get('tab'))).toBe(tab)
  }
})

test('the entries of the sidebar open their tabs, and every other address the overview', () => {
  expect(tabAt('/admin/users', null)).toBe('users')
  expect(tabAt('/admin/analytics', null)).toBe('reports')
  expect(tabAt('/admin', null)).toBe('overview')
  expect(tabAt('/admin/elsewhere', null)).toBe('overview')
  expect(tabAt('/admin', 'nonsense')).toBe('overview')
})
