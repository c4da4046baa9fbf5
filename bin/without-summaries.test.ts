import { expect, test } from 'vitest'
import { withNoSummary } from './without-summaries.ts'

test('the browser’s copy of a route says nothing of what it is for', () => {
  const written =
    "route({\n  path: '/api/a',\n  summary:\n    'One of it’s own, \\'so\\'.',\n  audience: 'anyone',\n})"
  expect(withNoSummary(written)).toBe("route({\n  path: '/api/a',\n  summary: '',\n  audience: 'anyone',\n})")
  const field = 'z.strictObject({ summary: z.string(), title: z.string() })'
  expect(withNoSummary(field)).toBe(field)
})
