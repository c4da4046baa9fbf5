import { expect, test } from 'vitest'
import { files } from '#copy/files.ts'
import { faultOf, typeOf } from './check-file.ts'

test.each([
  ['licence.pdf', 'application/pdf'],
  ['Licence.front.JPG', 'image/jpeg'],
  ['scan.jpeg', 'image/jpeg'],
  ['شهادة.png', 'image/png'],
  ['licence.pdf.exe', undefined],
  ['drawing.svg', undefined],
  ['pdf', undefined],
  ['', undefined],
])('%s has the type %s', (name, type) => expect(typeOf(name)).toBe(type))

test('5 MB are allowed to the byte, and one more is reported as too large', () => {
  expect(faultOf({ name: 'a.pdf', size: 5_242_880 })).toBeNull()
  expect(faultOf({ name: 'a.pdf', size: 5_242_881 })?.en).toContain('5.1 MB')
  expect(faultOf({ name: 'a.pdf', size: 0 })).toBe(files.empty)
  expect(faultOf({ name: 'a.heic', size: 100 })).toBe(files.wrongType)
})
