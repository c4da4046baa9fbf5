import { about, recorder } from '#server/ground/data/events.ts'

export const onboardingEvents = {
  'onboarding.completed': about('user', []),
}

export const record = recorder(onboardingEvents)
