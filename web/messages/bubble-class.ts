import { joinClasses } from '#web/ui/join-classes.ts'

/** The reader's own messages are aligned to the end of the line, the other side's to its start. */
export const rowClass = (isOwn: boolean, isNext: boolean) =>
  joinClasses(
    'group flex scroll-my-4 gap-0.5 rounded-card',
    isOwn && 'flex-row-reverse',
    isNext ? 'pt-1' : 'pt-2.5',
  )

export const bubbleClass = (isOwn: boolean, hasFile = false) =>
  joinClasses(
    'flex min-w-16 max-w-[84%] flex-col gap-0.5 rounded-card border px-3.5 py-2 sm:max-w-[76%] xl:max-w-[68%]',
    isOwn ? 'rounded-ee-check border-action/12 bg-tint' : 'rounded-es-check border-line bg-surface',
    hasFile && 'gap-1.5 pt-3',
  )
