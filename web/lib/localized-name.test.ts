import { expect, test } from 'vitest'
import { localizedName, localizedOwnName } from './localized-name.ts'

const [latin, arabic] = ['Abdullah Al-Harbi', 'عبدالله الحربي']

test('each reader sees the name in the script of the page first', () => {
  for (const given of [
    { name: latin, otherName: arabic },
    { name: arabic, otherName: latin },
  ]) {
    expect(localizedName('en', given)).toEqual({ name: latin, other: arabic })
    expect(localizedName('ar', given)).toEqual({ name: arabic, other: latin })
  }
})

test('a name given in one script is shown as it was given', () => {
  expect(localizedName('ar', { name: latin, otherName: null })).toEqual({ name: latin, other: null })
  expect(localizedName('ar', { name: latin, otherName: 'Abdallah' })).toEqual({
    name: latin,
    other: 'Abdallah',
  })
})

test.each([
  ['د. ليلى الحربي', 'ليلى'],
  ['عبد الله الحربي', 'عبد الله'],
  ['عبدالله الحربي', 'عبدالله'],
])('%s is greeted as %s', (otherName, firstName) => {
  const user = {
    id: '0190a1b2-0000-7000-8000-000000000001',
    email: 'layla@example.sa',
    name: 'Layla Al-Harbi',
    firstName: 'Layla',
    otherName,
    photoId: null,
    language: 'en' as const,
    zone: null,
    roles: [],
    secondFactor: false,
  }
  expect(localizedOwnName('ar', user)).toEqual({ name: otherName, firstName })
  expect(localizedOwnName('en', user)).toEqual({ name: 'Layla Al-Harbi', firstName: 'Layla' })
})
