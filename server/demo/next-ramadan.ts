import { day } from './history.ts'

/** First and last day of the next Ramadan, as Umm al-Qura calculates it. */
export function nextRamadan(now: Date): [string, string] {
  const days: string[] = []
  for (let at = now.getTime(); days.length === 0 || isRamadan(at); at += day)
    if (isRamadan(at)) days.push(new Date(at).toISOString().slice(0, 10))
  return [days[0] ?? '', days.at(-1) ?? '']
}

const ofHijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'UTC',
})
const isRamadan = (at: number) =>
  ofHijri.formatToParts(at).some(({ type, value }) => type === 'month' && value === '9')
