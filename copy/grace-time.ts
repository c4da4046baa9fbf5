import { graceDays } from '#contract/accounts/grace.ts'
import { counted } from './counted.ts'

/** `14 days`: as long as a deleted account can be kept. In Arabic as it stands after لمدة. */
export const graceTime = counted(graceDays, '# day', '# days', {
  zero: '# يوم',
  one: 'يوم واحد',
  two: 'يومين',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
})
