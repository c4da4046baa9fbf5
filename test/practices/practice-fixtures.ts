import { addException } from '#contract/availability.ts'
import { uploadDocument } from '#contract/documents.ts'
import { addFood } from '#contract/foods/own.ts'
import { inviteByEmail, renewInvitationLink } from '#contract/invitations.ts'
import { savePhoto } from '#contract/profiles.ts'
import { listMyServices } from '#contract/services.ts'
import type { App } from '#test/app.ts'
import { dot } from '#test/fakes/sample-files.ts'
import type { Person } from '#test/people.ts'
import { listedDietitian, refresh } from './practices.ts'

/** A listed dietitian, with one record of each kind that belongs to a practice. */
export type PracticeFixtures = {
  dietitian: Person
  service: string
  exception: string
  document: string
  photo: string
  food: string
  /** The token of the link, and an invitation by email. */
  invitation: { link: string; mailed: string }
}

export async function makePracticeFixtures(app: App, dietitian: Person): Promise<PracticeFixtures> {
  await listedDietitian(app, dietitian, { certifications: ['Certified Diabetes Educator'] })
  const photo = await dietitian.call(savePhoto, { upload: dot } as never)
  // A PDF would be inspected on a separate thread, which takes longer than all the rest.
  const document = await dietitian.call(uploadDocument, {
    kind: 'degree',
    name: 'Degree',
    file: 'degree.png',
    upload: dot,
  })
  const exception = await dietitian.call(addException, {
    kind: 'closed',
    from: '2027-03-10',
    to: '2027-03-11',
    weekdays: null,
    hours: [],
  })
  const { body } = await dietitian.call(listMyServices, {})
  const food = await dietitian.call(addFood, {
    nameEn: 'Barley crackers',
    group: 'bread',
    per100g: { energy: 400, protein: 10, carbohydrate: 70, fat: 8 },
    portions: [],
    allergens: ['gluten'],
    marks: { halal: 'yes', vegetarian: 'yes', vegan: 'yes' },
  })
  await refresh(app, dietitian)
  await dietitian.call(renewInvitationLink, {})
  const invitations = await dietitian.call(inviteByEmail, { emails: 'hind@example.sa', language: 'ar' })
  return {
    dietitian,
    service: body.services[0]?.id ?? '',
    exception: exception.body.exception.id,
    document: document.body.document.id,
    photo: photo.body.photoId,
    food: food.body.food.id,
    invitation: {
      link: invitations.body.link ?? '',
      mailed: invitations.body.invited[0]?.id ?? '',
    },
  }
}
