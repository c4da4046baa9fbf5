/** For how many days a person who has requested deletion may cancel it. */
export const graceDays = 14

export const erasedAfter = (asked: Date): Date => new Date(asked.getTime() + graceDays * 86_400_000)
