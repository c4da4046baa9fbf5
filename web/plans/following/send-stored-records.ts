import { unsentRecords } from './unsent-records.ts'

/** What was ticked off without a line before a reload is sent from whatever page that led to. */
export async function sendStoredRecords() {
  if (unsentRecords().length > 0) (await import('./send-records.ts')).sendRecords()
}
