/**
 * Parses a time of day as people type or paste it, `7:30 pm`, `7.30 م`, `19:30`, `1930` or `٧`, into `19:30`; null if it
 * is none. Without am or pm a time stays in the half of the day that the field shows, unless it can only be meant in 24
 * hours.
 */
export function readClock(text: string, shown = ''): string | null {
  const western = text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.charCodeAt(0) & 0xf) % 10))
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .trim()
    .toLowerCase()
  const found =
    /^(\d{1,2})(?:\s*[:.٫h]\s*(\d{2}))?\s*([^\d\s]\D*)?$/.exec(western) ??
    /^(\d{1,2})(\d{2})\s*([^\d\s]\D*)?$/.exec(western)
  if (!found) return null
  const [, hourText = '', minuteText = '00', mark = ''] = found
  const half = mark === '' ? null : halfOf(mark)
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  if (half === undefined || minute > 59 || hour > 23 || (half !== null && (hour < 1 || hour > 12)))
    return null
  const write = (hours: number) => `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  if (half !== null) return write((hour % 12) + (half === 'pm' ? 12 : 0))
  const isOfEither = hour >= 1 && hour <= 11 && !hourText.startsWith('0')
  return write(isOfEither && shown >= '12:00' ? hour + 12 : hour)
}

const halfOf = (mark: string): 'am' | 'pm' | undefined => {
  if (/^(a\.?(m\.?)?|ص|صباحًا|صباحا)$/.test(mark)) return 'am'
  return /^(p\.?(m\.?)?|م|مساءً|مساء)$/.test(mark) ? 'pm' : undefined
}
