import { about, detail, recorder } from '#server/ground/data/events.ts'

type Changed = { offer: string; change: 'added' | 'saved' | 'withdrawn' }

export const packageEvents = {
  'practice.packages_changed': about('user', [], detail<Changed>()),
  'package.bought': about('package', ['package_bought', 'package_notified']),
  /** An admin who has decided it tells why in a mail of its own. */
  'package.use_returned': about(
    'package',
    ['package_use_returned', 'package_notified'],
    detail<{ appointment: string; isDecided: boolean }>(),
  ),
  'package.expiring': about('package', ['package_expiring', 'package_notified'], detail<{ days: number }>()),
  'package.ended': about('package', ['package_ended', 'package_notified'], detail<{ halalas: number }>()),
}

export const record = recorder(packageEvents)
