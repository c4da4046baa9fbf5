/** An uploaded file with its declared type and its name. */
export type SentFile = { name: string; type: string; file: string; bytes: Buffer }

export const types = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const
export type Ending = keyof typeof types

export const fileAs = (
  name: string,
  ending: Ending,
  bytes: Buffer | string,
  file = `licence.${ending}`,
): SentFile => ({
  name,
  type: types[ending],
  file,
  bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
})
export const pdf = (name: string, bytes: Buffer | string, file?: string): SentFile =>
  fileAs(name, 'pdf', bytes, file)
