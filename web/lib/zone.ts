let chosen: string | null = null

/** The device's time zone. Reading it takes as long as rendering a dozen rows, so it is cached for a second. */
export function deviceZone(): string {
  const now = performance.now()
  if (!asked || now - asked.at > 1_000)
    asked = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, at: now }
  return asked.zone
}

let asked: { zone: string; at: number } | undefined

/** The time zone in which times are shown: the one chosen in the settings, or else the device's. */
export const readerZone = (): string => chosen ?? deviceZone()

/** Sets the time zone that the signed-in person has chosen. */
export const setReaderZone = (zone: string | null) => {
  chosen = zone
}

/** The zone parameter of a read about days; Riyadh is the default and is left out. */
export const withReaderZone = (zone = readerZone()): { zone?: string } =>
  zone === 'Asia/Riyadh' ? {} : { zone }
