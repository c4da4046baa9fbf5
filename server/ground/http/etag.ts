import { createHash } from 'node:crypto'

export const etagOf = (bytes: Buffer) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** Whether `If-None-Match` names this version; proxies that compress answers turn their tags into weak ones. */
export const matchesEtag = (etag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
