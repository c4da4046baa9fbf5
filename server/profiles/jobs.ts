import type { Folders } from '#server/files/sweep.ts'
import { keptPhotos, removePhotoFiles } from './photo-files.ts'

export const profileJobs = { photo_removed: removePhotoFiles }

export const profileFiles = { photos: keptPhotos } satisfies Folders
