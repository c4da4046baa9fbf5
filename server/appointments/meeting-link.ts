import type { House } from '#server/ground/house.ts'

/** Our own call. It says which appointment it belongs to, and opens to nobody but the two of it. */
export const meetingLinkOf = ({ settings }: Pick<House, 'settings'>, id: string): string =>
  new URL(`/call/${id}`, settings.publicUrl).href

/** Whether a link leads to our own call, also one from the time before our address was another. */
export const isOwnCall = (link: string, id: string): boolean => new URL(link).pathname === `/call/${id}`
