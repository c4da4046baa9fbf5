/** The answers of the demo’s patient to her dietitian before an appointment. */
export const demoAnswers = {
  reason: 'I would like to lose weight without being hungry all day, and keep my sugar where it is now.',
  tried: 'Skipping breakfast. It worked for two weeks, then I ate more in the evening.',
  meals: 'three',
  eating_out: 'some_days',
  sweet_drinks: 'some_days',
  appetite: 'as_usual',
  fasting: 'ramadan',
  to_ask: 'What is a good suhoor that lasts until the afternoon?',
} as const

/** Her weight on that day, and her height. */
export const demoBmi = { weight: '75.8', height: '163' } as const

/** Saved answers to a questionnaire that she has begun and can resume. */
export const demoBegun = { weight: '73.1', height: '163' } as const
