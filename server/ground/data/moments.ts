/** A list has a hundred timestamps, so those of the form '2026-11-22 10:00:00.123+00' are parsed digit by digit. */
export function readMoment(text: string, otherwise: (text: string) => Date): Date {
  if (!isPlain(text)) return otherwise(text)
  const two = (at: number) => digit(text, at) * 10 + digit(text, at + 1)
  const year = two(0) * 100 + two(2)
  let ms = 0
  for (let at = 20, worth = 100; at < text.length - 3 && worth >= 1; at++, worth /= 10)
    ms += digit(text, at) * worth
  return new Date(Date.UTC(year, two(5) - 1, two(8), two(11), two(14), two(17), ms))
}

const digit = (text: string, at: number) => text.charCodeAt(at) - 48

/** Whether the time is in UTC with a four-digit year from 1000 on, and not a word such as 'infinity'. */
const isPlain = (text: string) =>
  text.length >= 22 && text.length <= 29 && text[4] === '-' && text[0] !== '0' && text.endsWith('+00')
