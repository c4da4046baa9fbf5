/** Where the reader's clock says it is. */
export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What a question about days is asked with; that Riyadh's are meant goes without saying. */
export const byReadersClock = (zone = readerZone()): { zone?: string } =>
  zone === 'Asia/Riyadh' ? {} : { zone }
