/** Downloads a file under its name; clients that know only the older parameter get an ASCII version (RFC 6266). */
export const attachmentNamed = (name: string): string =>
  `attachment; filename="${plainOf(name)}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`

/** Clients disagree on how to read quotes and percent signs. */
const plainOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/gu, '_')
