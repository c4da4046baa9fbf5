/** Where the reader's clock says it is. */
export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
