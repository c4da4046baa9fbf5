import type { Plugin } from 'vite'
import { nameZoneOfMany } from '../copy/dates.ts'
import { zonesOfTheWorld } from '../copy/zones.ts'

const module = 'virtual:zone-names'

/** Arabic names of all zones, computed at build time because that takes a phone half a second. */
export const zoneNames: Plugin = {
  name: 'nabta:zone-names',
  resolveId: { filter: { id: new RegExp(`^${module}$`) }, handler: () => `\0${module}` },
  load: {
    filter: { id: new RegExp(`^\0${module}$`) },
    handler() {
      const names = Object.fromEntries(zonesOfTheWorld().map((zone) => [zone, nameZoneOfMany('ar', zone)]))
      return `export const zoneNames = ${JSON.stringify(names)}`
    },
  },
}
