import { onSessionChange } from '#web/app/session.ts'

/** Drafts by conversation, in memory only, because they may be about health. */
export const drafts = new Map<string, string>()

let person: string | undefined
onSessionChange(({ session }) => {
  if (session?.user.id !== person) drafts.clear()
  person = session?.user.id
})
