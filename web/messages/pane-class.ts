/** A conversation beside the list; on a phone it covers everything. */
export const paneClass =
  'flex min-h-0 min-w-0 flex-1 flex-col bg-surface max-lg:fixed max-lg:inset-x-0 max-lg:top-0 max-lg:bottom-(--now-bar) max-lg:z-20 low:max-lg:static'

/** For a panel that has its own head and padding. */
export const besideClass = '-m-4 flex min-h-0 min-w-0 flex-1 flex-col bg-surface'
