import {
  readPhone as readPhoneRoute,
  readPhoto as readPhotoRoute,
  readPractice as readPracticeRoute,
  readPublicPhoto as readPublicPhotoRoute,
  removeCertification as removeCertificationRoute,
  removePhoto as removePhotoRoute,
  savePhone as savePhoneRoute,
  savePhoto as savePhotoRoute,
  savePractice as savePracticeRoute,
} from '#contract/profiles.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { uploadLimits } from '#server/ground/http/upload-limits.ts'
import { readPhone } from './read-phone.ts'
import { readPhoto, readPublicPhoto } from './read-photo.ts'
import { readPractice } from './read-practice.ts'
import { removeCertification } from './remove-certification.ts'
import { removePhoto } from './remove-photo.ts'
import { savePhone } from './save-phone.ts'
import { savePhoto, takePhoto } from './save-photo.ts'
import { savePractice } from './save-practice.ts'

export const profileRoutes: readonly Bound[] = [
  bindRead(readPracticeRoute, readPractice),
  bind(savePracticeRoute, savePractice),
  bind(removeCertificationRoute, removeCertification),
  bind(savePhotoRoute, savePhoto, {
    limits: (_, { actor, address }) => [
      [uploadLimits.photos, actor.id],
      [uploadLimits.fromHere, address],
    ],
    before: takePhoto,
  }),
  bind(removePhotoRoute, removePhoto),
  bindFile(readPhotoRoute, readPhoto),
  bindRead(readPhoneRoute, readPhone),
  bind(savePhoneRoute, savePhone),
  bindFile(readPublicPhotoRoute, readPublicPhoto),
]
