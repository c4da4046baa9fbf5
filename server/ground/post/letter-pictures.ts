import { readFileSync } from 'node:fs'

/** A picture that travels inside the email, and that its HTML names as `cid:` and this id. */
export type InlinePicture = {
  readonly cid: string
  readonly type: 'image/png' | 'image/jpeg'
  readonly bytes: Buffer
}

const names = ['mark', 'sadu', 'finjan'] as const
export type Picture = (typeof names)[number]

/** The pictures of every email. Drawn at twice their size from `web/art` and `web/ui/sadu`, as mail programs show no SVG. */
export const framePictures: readonly InlinePicture[] = names.map((cid) => ({
  cid,
  type: 'image/png',
  bytes: readFileSync(new URL(`./pictures/${cid}.png`, import.meta.url)),
}))
