import { about, recorder } from '#server/data/events.ts'

export const onboardingEvents = {
  'onboarding.completed': about('user', []),
}

export const record = recorder(onboardingEvents)
