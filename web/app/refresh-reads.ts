import type { Route } from '#contract/route.ts'
import type { Subject } from '#contract/subjects.ts'

type Refresh = (touched: readonly Subject[], write: () => unknown) => Promise<void>

/** A public page has forms, but no cache of reads. */
let refresh: Refresh = async (_, write) => void write()

/** Set by the cache of reads, so that a form does not load it. */
export const refreshReadsWith = (cache: Refresh) => {
  refresh = cache
}

/** After a change was sent without `useChange`: writes its answer, then asks again for the reads that it touches. */
export const refreshReads = ({ touches }: Pick<Route, 'touches'>, write: () => unknown = () => {}) =>
  refresh(touches, write)
