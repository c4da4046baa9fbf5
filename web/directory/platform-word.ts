import type { Platform } from '#contract/practice-options.ts'
import { booking } from '#copy/appointments/booking.ts'
import { platforms } from '#copy/practice-options.ts'
import type { Word } from '#copy/word.ts'

/** Where a service is given, for the patient, to whom 'both' leaves a choice. */
export const platformWord = (platform: Platform): Word =>
  platform === 'both' ? booking.mode : platforms[platform]
