import type { House } from '#server/ground/house.ts'

/** The address that a calendar program polls: it works as long as the row exists. */
export const feedAddress = ({ settings, keys }: Pick<House, 'settings' | 'keys'>, feedId: string): string =>
  new URL(`/api/calendars/${keys.sign('calendar_feed', feedId)}`, settings.publicUrl).href

export const feedIdIn = ({ keys }: Pick<House, 'keys'>, token: string): string | null =>
  keys.idIn('calendar_feed', token)
