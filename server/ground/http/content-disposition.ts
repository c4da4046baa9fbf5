/** A file to keep under its name; programs that know only the older parameter get it in plain letters (RFC 6266). */
export const keptAs = (name: string): string =>
  `attachment; filename="${plainOf(name)}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`

/** Quotes and percent signs are read in more than one way. */
const plainOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/gu, '_')
