import { cachePage } from '#web/lib/cache-page.ts'

/** The page for a stove without a line, with what is pressed there. */
export const cacheFollowingPage = () =>
  cachePage(() =>
    Promise.all([
      import('./meal-dialog.tsx'),
      import('./wall-sheet.tsx'),
      import('#web/ui/dialog-window.tsx'),
      import('#web/ui/toaster.tsx'),
    ]),
  )
