export const roomOf = (path: string) => path.split('/')[0] ?? ''

/**
 * `web/appointments/row.tsx` and `contract/appointments.ts` belong to appointments. The ground and money are so large
 * that each of their folders counts as a domain.
 */
export function domainOf(path: string): string | undefined {
  const large = /^(?:contract|copy|server|web)\/((?:ground|money)\/[\w-]+)\//.exec(path)
  const [, nested, flat] = /^(?:contract|copy|server|web)\/(?:([\w-]+)\/|([\w-]+)\.ts$)/.exec(path) ?? []
  const isShared = ['contract', 'copy'].includes(roomOf(path))
  return large?.[1] ?? nested ?? (isShared ? flat : undefined)
}
