import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { uploadLimits } from '#server/ground/http/upload-limits.ts'
import { readPhone, savePhone } from './phone.ts'
import { readPhoto, readPublicPhoto, removePhoto, savePhoto, takePhoto } from './photos.ts'
import { readPractice, savePractice } from './practice.ts'
import { removeCertification } from './remove-certification.ts'

export const profileRoutes: readonly Bound[] = [
  bindRead(contract.readPractice, readPractice),
  bind(contract.savePractice, savePractice),
  bind(contract.removeCertification, removeCertification),
  bind(contract.savePhoto, savePhoto, {
    limits: (_, { actor, address }) => [
      [uploadLimits.photos, actor.id],
      [uploadLimits.fromHere, address],
    ],
    before: takePhoto,
  }),
  bind(contract.removePhoto, removePhoto),
  bindFile(contract.readPhoto, readPhoto),
  bindRead(contract.readPhone, readPhone),
  bind(contract.savePhone, savePhone),
  bindFile(contract.readPublicPhoto, readPublicPhoto),
]
