import type { House } from '#server/ground/house.ts'

/** The link to our own call. It names its appointment, and works only for the two sides. */
export const meetingLinkOf = ({ settings }: Pick<House, 'settings'>, id: string): string =>
  new URL(`/call/${id}`, settings.publicUrl).href

/** Whether a link leads to our own call, even if it was made under an earlier address of the platform. */
export const isOwnCall = (link: string, id: string): boolean => new URL(link).pathname === `/call/${id}`
