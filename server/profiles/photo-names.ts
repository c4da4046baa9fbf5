import { photoSizes } from '#contract/profiles.ts'

type Size = (typeof photoSizes)[number]

/** Where the bytes of a face lie. */
export const photoName = (id: string, size: Size): string => `photos/${id}.${size}`

export const photoNames = (id: string): string[] => photoSizes.map((size) => photoName(id, size))
