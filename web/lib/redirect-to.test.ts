import { describe, expect, test } from 'vitest'
import { readRedirectTo, signInPath } from './redirect-to.ts'

describe('the page after sign-in', () => {
  test.each([
    ['/patient/dietitians', '/patient/dietitians'],
    ['/ar/patient/dietitians', '/patient/dietitians'],
    ['/patient/messages?dietitian=7#last', '/patient/messages?dietitian=7#last'],
    ['/ar', '/'],
    ['/loginish', '/loginish'],
  ])('%s leads to %s', (asked, path) => {
    expect(readRedirectTo(new URLSearchParams({ redirectTo: asked }).toString())).toBe(path)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/patient',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
    '/api/session',
    '/login?redirectTo=/login',
    '/ar/register',
    'patient/dashboard',
    '',
  ])('%s leads nowhere', (asked) => {
    expect(readRedirectTo(new URLSearchParams({ redirectTo: asked }).toString())).toBeNull()
  })

  test('is undefined if none was requested', () => {
    expect(readRedirectTo('')).toBeNull()
    expect(readRedirectTo('?type=patient')).toBeNull()
  })

  test('survives being written and read', () => {
    const page = '/patient/messages?dietitian=7&x=a b#last'
    expect(readRedirectTo(new URL(signInPath(page), 'http://site').search)).toBe(
      '/patient/messages?dietitian=7&x=a%20b#last',
    )
  })
})
