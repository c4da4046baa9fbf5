let chosen: string | null = null

/** Where the device's clock says it is. To ask takes as long as drawing a dozen rows: what it says holds for a second. */
export function deviceZone(): string {
  const now = performance.now()
  if (!asked || now - asked.at > 1_000)
    asked = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, at: now }
  return asked.zone
}

let asked: { zone: string; at: number } | undefined

/** By whose clock times are told: the one that was chosen in the settings, or else the device's. */
export const readerZone = (): string => chosen ?? deviceZone()

/** What whoever is signed in has chosen. */
export const setReaderZone = (zone: string | null) => {
  chosen = zone
}

/** What a question about days is asked with; that Riyadh's are meant goes without saying. */
export const withReaderZone = (zone = readerZone()): { zone?: string } =>
  zone === 'Asia/Riyadh' ? {} : { zone }
