import { expect, test } from 'vitest'
import { attachmentNamed } from './content-disposition.ts'

test.each([
  ['appointment.ics', `attachment; filename="appointment.ics"; filename*=UTF-8''appointment.ics`],
  ['Café "5%".pdf', `attachment; filename="Cafe _5__.pdf"; filename*=UTF-8''Caf%C3%A9%20%225%25%22.pdf`],
  ['رخصة.pdf', `attachment; filename="____.pdf"; filename*=UTF-8''%D8%B1%D8%AE%D8%B5%D8%A9.pdf`],
  [
    'a\r\nSet-Cookie: x',
    `attachment; filename="a__Set-Cookie_ x"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x`,
  ],
  [
    'it’s (new)*.png',
    `attachment; filename="it_s (new)_.png"; filename*=UTF-8''it%E2%80%99s%20%28new%29%2a.png`,
  ],
])('%j is saved under a name that every program reads', (name, header) => {
  expect(attachmentNamed(name)).toBe(header)
})
