import { onSessionChange } from '#web/app/session.ts'

/** What was begun in each conversation, as long as the page lives: it may be about health, and is kept nowhere. */
export const drafts = new Map<string, string>()

let person: string | undefined
onSessionChange(({ session }) => {
  if (session?.user.id !== person) drafts.clear()
  person = session?.user.id
})
