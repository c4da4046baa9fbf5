/** The address of a photo; undefined without one, for which initials are shown. */
export const photoOf = (photoId: string | null, size: 'small' | 'large' = 'small') =>
  photoId ? `/api/photos/${photoId}/${size}` : undefined
