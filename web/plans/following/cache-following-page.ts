import drawings from '#web/art/food.svg'
import { cachePage } from '#web/lib/cache-page.ts'

/** Stores the page with its dialogs and drawings for use offline. */
export const cacheFollowingPage = () =>
  cachePage(() =>
    Promise.all([
      fetch(drawings),
      import('./dish-dialog.tsx'),
      import('./meal-dialog.tsx'),
      import('./next-meal.tsx'),
      import('./plan-menu.tsx'),
      import('./wall-sheet.tsx'),
      import('#web/ui/dialog-window.tsx'),
      import('#web/ui/menu-list.tsx'),
      import('#web/ui/toaster.tsx'),
    ]),
  )
