import type { Limit } from './limits.ts'

/** Uploads per hour: documents and profile photos by one person, and both combined from one address or home. */
export const uploadLimits = {
  documents: { name: 'upload.documents', most: 10, seconds: 3_600 },
  photos: { name: 'upload.photos', most: 10, seconds: 3_600 },
  fromHere: { name: 'upload.visitor', most: 30, seconds: 3_600 },
} satisfies Record<string, Limit>
