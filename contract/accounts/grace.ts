/** How long whoever has asked for deletion may come back. */
export const graceDays = 14

export const erasedAfter = (asked: Date): Date => new Date(asked.getTime() + graceDays * 86_400_000)
