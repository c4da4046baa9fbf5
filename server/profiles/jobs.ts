import { removePhotoFiles } from './photo-files.ts'

export { profileFiles } from './photo-files.ts'

export const profileJobs = { photo_removed: removePhotoFiles }
