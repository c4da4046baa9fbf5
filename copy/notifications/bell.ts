import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

/** Every page of a portal carries these: what its list says comes with the list. */
export const notificationBell = {
  heading: { en: 'Notifications', ar: 'الإشعارات' },
  /** The bell, for those who do not see its number. */
  bell: (unread: number): Word =>
    counted(
      unread,
      'Notifications, # unread',
      'Notifications, # unread',
      {
        zero: 'الإشعارات',
        one: 'الإشعارات، واحد غير مقروء',
        two: 'الإشعارات، اثنان غير مقروءين',
        few: 'الإشعارات، # غير مقروءة',
        many: 'الإشعارات، # غير مقروء',
        other: 'الإشعارات، # غير مقروء',
      },
      'Notifications',
    ),
}
