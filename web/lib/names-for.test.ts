import { expect, test } from 'vitest'
import { namesFor } from './names-for.ts'

const [latin, arabic] = ['Abdullah Al-Harbi', 'عبدالله الحربي']

test('each reader sees the name in the script of the page first', () => {
  for (const given of [
    { name: latin, otherName: arabic },
    { name: arabic, otherName: latin },
  ]) {
    expect(namesFor('en', given)).toEqual({ name: latin, other: arabic })
    expect(namesFor('ar', given)).toEqual({ name: arabic, other: latin })
  }
})

test('a name that was given once stands as it was given', () => {
  expect(namesFor('ar', { name: latin, otherName: null })).toEqual({ name: latin, other: null })
  expect(namesFor('ar', { name: latin, otherName: 'Abdallah' })).toEqual({ name: latin, other: 'Abdallah' })
})
