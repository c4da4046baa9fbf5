import type { moved } from './moved.ts'
import type { paths } from './paths.gen.ts'

type PathsOf<Folder extends keyof typeof paths> = (typeof paths)[Folder][number]

export type PublicPath = PathsOf<'_public' | '_doors'>
/** The path of a portal's page, such as `/patient/appointments/$id`. */
export type PortalPath = PathsOf<Exclude<keyof typeof paths, '_public' | '_doors'>>

type Path =
  | Exclude<PortalPath | PublicPath | keyof typeof moved, `${string}/$`>
  | '/'
  | '/dietitians'
  | '/dietitians/$name'

type Filled<Each extends string> = Each extends `${infer Before}$${infer _Name}/${infer After}`
  ? `${Before}${string}/${After}`
  : Each extends `${infer Before}$${string}`
    ? `${Before}${string}`
    : Each

/** A path of this site without its language, perhaps with a query and a hash: `/for-companies#survey`. */
export type Address = Filled<Path> | `${Filled<Path>}${'?' | '#'}${string}`
