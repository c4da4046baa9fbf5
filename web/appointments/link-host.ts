const hosts: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/([a-z0-9-]+\.)?zoom\.us\//, 'Zoom'],
  [/^https:\/\/meet\.google\.com\//, 'Google Meet'],
]

/** Whose call a link of the dietitian's own leads to; null for ours. */
export const hostOf = (link: string): string | null =>
  hosts.find(([address]) => address.test(link))?.[1] ?? null
