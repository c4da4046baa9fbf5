import { type RawBuilder, sql } from 'kysely'

/** A number as it is compared: however it was typed, it is the same licence. */
export const licenseKey = (typed: unknown): RawBuilder<string> =>
  sql<string>`upper(regexp_replace(
    translate(normalize(${typed}::text, NFKC), '٠١٢٣٤٥٦٧٨٩', '0123456789'), '\\s+', '', 'g'))`
