import { expect, test } from 'vitest'
import { differ, nameZone } from './zone.ts'

test('zones differ only where their clocks do', () => {
  const winter = new Date('2026-11-21T12:00:00Z')
  const summer = new Date('2026-07-21T12:00:00Z')
  expect(differ(winter, 'Asia/Riyadh', 'Asia/Kuwait')).toBe(false)
  expect(differ(winter, 'Asia/Riyadh', 'Europe/London')).toBe(true)
  expect(differ(summer, 'Asia/Riyadh', 'Europe/Helsinki')).toBe(false)
  expect(differ(winter, 'Asia/Riyadh', 'Europe/Helsinki')).toBe(true)
})

test('a zone has a name in the language of the reader', () => {
  expect(nameZone('en', 'Europe/Paris')).toBe('Central European Time')
  expect(nameZone('ar', 'Asia/Riyadh')).toMatch(/[\u0621-\u064a]/)
})
