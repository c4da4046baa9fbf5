import { cachePage } from '#web/lib/cache-page.ts'

/** Stores the page with its dialogs for use offline. */
export const cacheFollowingPage = () =>
  cachePage(() =>
    Promise.all([
      import('./dish-dialog.tsx'),
      import('./meal-dialog.tsx'),
      import('./wall-sheet.tsx'),
      import('#web/ui/dialog-window.tsx'),
      import('#web/ui/toaster.tsx'),
    ]),
  )
