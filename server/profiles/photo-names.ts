import { photoSizes } from '#contract/profiles.ts'

type Size = (typeof photoSizes)[number]

/** The name under which a photo of this size is stored. */
export const photoName = (id: string, size: Size): string => `photos/${id}.${size}`

export const photoNames = (id: string): string[] => photoSizes.map((size) => photoName(id, size))
