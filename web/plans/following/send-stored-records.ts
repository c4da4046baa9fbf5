import { unsentRecords } from './unsent-records.ts'

/** Sends what was ticked off offline before a reload, on whichever page is opened. */
export async function sendStoredRecords() {
  if (unsentRecords().length > 0) (await import('./send-records.ts')).sendRecords()
}
