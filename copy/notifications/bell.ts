import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

/** Loaded on every page of a portal; the words of the list are loaded with the list. */
export const notificationBell = {
  heading: { en: 'Notifications', ar: 'الإشعارات' },
  /** The bell's label for screen readers. */
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
