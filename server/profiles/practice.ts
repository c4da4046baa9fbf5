import { isDeepStrictEqual } from 'node:util'
import type { contract } from '#contract/contract.ts'
import type { Practice } from '#contract/profiles.ts'
import type { InputOf } from '#contract/route.ts'
import { verifiedFacts } from '#contract/verification.ts'
import { practice as practiceWords } from '#copy/profiles/practice.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { assertPossiblePhone } from '#server/ground/post/possible-phone.ts'
import { assertLicenseLasts } from '#server/verification/assert-lasts.ts'
import { loadOwn, ownFromRows } from '#server/verification/load-own.ts'
import { lockStatus } from '#server/verification/own-status.ts'
import { record } from './events.ts'
import { type PracticeRow, practiceOf } from './facts.ts'
import { orAddressNeeded } from './practice-address.ts'
import { setNames } from './set-names.ts'
import { viewPractice } from './view.ts'

export const readPractice: Read<typeof contract.readPractice, PracticeRow> = ({ id }, _, now) => ({
  query: () => practiceOf(id, now),
  view: (rows) => ({ practice: viewPractice(ownFromRows(rows), now) }),
})

export const savePractice: Verb<typeof contract.savePractice> = async (tx, actor, form, now) => {
  await lockStatus(tx, actor.id)
  const row = await loadOwn(tx, actor.id, now)
  const before = viewPractice(row, now)
  const after = wantedIn(form)
  const isChanged = (field: keyof Wanted) => !isDeepStrictEqual(before[field], after[field])
  if (!(Object.keys(after) as (keyof Wanted)[]).some(isChanged)) return { practice: before }

  if (before.verification.submittedAt && verifiedFacts.some(isChanged)) throw new Refusal('under_review')
  const endIsNew = isChanged('licenseExpiresOn')
  if (endIsNew && after.licenseExpiresOn) assertLicenseLasts('licenseExpiresOn', after.licenseExpiresOn, now)
  if (isChanged('phone')) await assertPossiblePhone('phone', after.phone)
  const isVerified = row.verification.licenseNumber !== null
  if (!isVerified) await setNames(tx, actor.id, after, isChanged('name'))
  const isAsItWas = row.name === after.name && (row.other_name ?? '') === after.otherName
  await writePerson(tx, actor.id, after, now)
  await writePractice(tx, actor.id, { ...after, ...askedNames(after, isVerified && !isAsItWas) }, now)
  await record(tx, actor, 'practice.saved', actor.id, now)
  if (isChanged('phone')) await record(tx, actor, 'profile.phone_changed', actor.id, now, { removed: false })
  return { practice: viewPractice(await loadOwn(tx, actor.id, now), now) }
}

/** Patients see the verified name until an admin has verified the new one. */
const askedNames = ({ name, otherName }: Wanted, isAsked: boolean) => ({
  statedName: isAsked ? name : null,
  statedOtherName: isAsked ? otherName || null : null,
})

type Wanted = Omit<Practice, 'email' | 'photoId' | 'certifications' | 'verification'>

/** Fields that the form omits become empty. */
const wantedIn = (form: InputOf<typeof contract.savePractice>) =>
  ({
    ...form,
    otherName: form.otherName ?? '',
    gender: form.gender ?? null,
    licenseExpiresOn: form.licenseExpiresOn ?? null,
    otherTitle: otherTitleOf(form),
    education: form.education ?? '',
    otherEducation: form.otherEducation ?? '',
    bio: form.bio ?? '',
    otherBio: form.otherBio ?? '',
    city: form.city ?? null,
    district: form.district ?? '',
    otherDistrict: form.otherDistrict ?? '',
    address: form.address ?? '',
    otherAddress: form.otherAddress ?? '',
  }) satisfies Wanted

const { usual, usualForHer } = practiceWords.fields.title
const usualTitles: readonly string[] = [usual.en, usual.ar, usualForHer.ar]

/**
 * The usual title is translated automatically, in the form for the person's gender; any other title has its own
 * translation.
 */
function otherTitleOf({ title, otherTitle = '', gender }: InputOf<typeof contract.savePractice>): string {
  if (otherTitle && !usualTitles.includes(otherTitle)) return otherTitle
  if (!usualTitles.includes(title)) return ''
  return title === usual.en ? (gender === 'female' ? usualForHer : usual).ar : usual.en
}

async function writePerson(tx: Tx, id: string, { phone, gender }: Wanted, now: Date): Promise<void> {
  await tx.updateTable('profiles').set({ phone, gender, updated_at: now }).where('id', '=', id).execute()
}

type Written = Wanted & ReturnType<typeof askedNames>

async function writePractice(tx: Tx, id: string, wanted: Written, now: Date): Promise<void> {
  await tx
    .updateTable('dietitian_profiles')
    .set({
      stated_name: wanted.statedName,
      stated_other_name: wanted.statedOtherName,
      title: wanted.title,
      other_title: wanted.otherTitle || null,
      license_number: wanted.licenseNumber,
      license_expires_on: wanted.licenseExpiresOn,
      specialization: wanted.specialization,
      years_of_experience: wanted.experience,
      education: wanted.education || null,
      other_education: wanted.otherEducation || null,
      bio: wanted.bio,
      other_bio: wanted.otherBio || null,
      consultation_fee_halalas: Math.round((wanted.consultationFee ?? 0) * 100),
      city: wanted.city,
      district: wanted.district || null,
      other_district: wanted.otherDistrict || null,
      address: wanted.address || null,
      other_address: wanted.otherAddress || null,
      languages: [...wanted.languages],
      updated_at: now,
    })
    .where('user_id', '=', id)
    .execute()
    .catch(orAddressNeeded)
}
