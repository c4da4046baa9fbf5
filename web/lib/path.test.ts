import { describe, expect, test } from 'vitest'
import { localPath, readPath } from './path.ts'

describe('an address', () => {
  test.each([
    ['/', '/', '/ar'],
    ['/faq', '/faq', '/ar/faq'],
    ['/#how', '/#how', '/ar#how'],
    ['/?type=patient', '/?type=patient', '/ar?type=patient'],
    ['/for-companies#survey', '/for-companies#survey', '/ar/for-companies#survey'],
  ])('%s is %s in English and %s in Arabic', (path, en, ar) => {
    expect(localPath('en', path)).toBe(en)
    expect(localPath('ar', path)).toBe(ar)
  })

  test.each([
    ['/', 'en', '/'],
    ['/ar', 'ar', '/'],
    ['/ar/', 'ar', '/'],
    ['/ar/faq', 'ar', '/faq'],
    ['/ar/faq/', 'ar', '/faq'],
    ['/faq/', 'en', '/faq'],
    ['/arabic', 'en', '/arabic'],
    ['/area/51', 'en', '/area/51'],
  ])('%s is read as %s and %s', (address, language, path) => {
    expect(readPath(address)).toEqual({ language, path })
  })

  test('is the same after being written and read', () => {
    for (const path of ['/', '/faq', '/newsletter/confirm'])
      for (const language of ['en', 'ar'] as const)
        expect(readPath(localPath(language, path))).toEqual({ language, path })
  })
})
