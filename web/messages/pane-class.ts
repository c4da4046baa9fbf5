/** A conversation beside the list; a phone shows nothing else meanwhile. */
export const paneClass =
  'flex min-h-0 min-w-0 flex-1 flex-col bg-surface max-lg:fixed max-lg:inset-0 max-lg:z-20 low:max-lg:static'

/** In a panel that has its own head and its own edges. */
export const besideClass = '-m-4 flex min-h-0 min-w-0 flex-1 flex-col bg-surface'
