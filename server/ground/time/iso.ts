const dayLength = 86_400_000
const days = new Map<number, string>()
const two = Array.from({ length: 60 }, (_, each) => String(each).padStart(2, '0'))

/**
 * Returns what `toISOString` does in less than half the time: a list writes two moments per row, on few different
 * days.
 */
export function isoOf(at: Date): string {
  const millis = at.getTime()
  const day = Math.floor(millis / dayLength)
  const rest = millis - day * dayLength
  const thousandths = rest % 1_000
  const seconds = (rest - thousandths) / 1_000
  const minutes = Math.floor(seconds / 60)
  return `${dayOf(day)}${two[Math.floor(minutes / 60)]}:${two[minutes % 60]}:${two[seconds % 60]}.${String(thousandths).padStart(3, '0')}Z`
}

function dayOf(day: number): string {
  const known = days.get(day)
  if (known) return known
  if (days.size >= 4_000) days.clear()
  const made = new Date(day * dayLength).toISOString().slice(0, 11)
  days.set(day, made)
  return made
}
