const hosts: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/([a-z0-9-]+\.)?zoom\.us\//, 'Zoom'],
  [/^https:\/\/meet\.google\.com\//, 'Google Meet'],
]

/** The service that a dietitian's own link leads to; null for an unknown one. */
export const hostOf = (link: string): string | null =>
  hosts.find(([address]) => address.test(link))?.[1] ?? null
