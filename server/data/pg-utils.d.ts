declare module 'pg/lib/utils.js' {
  /** A value as the driver's own queries send it. */
  export function prepareValue(value: unknown): string | Buffer | null
}
