/** Where a face is served from; without one, its initials stand in for it. */
export const photoOf = (photoId: string | null, size: 'small' | 'large' = 'small') =>
  photoId ? `/api/photos/${photoId}/${size}` : undefined
