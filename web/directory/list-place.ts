import type { AnyRouter } from '@tanstack/react-router'
import type { Address } from '#web/app/address.ts'
import { directoryPath } from './paths.ts'

type Place = { readonly search: string; readonly index: number }
let last: Place = { search: '', index: -1 }

const indexOf = ({ state }: AnyRouter) => state.location.state.__TSR_index

/** Where in the history of this tab the list stands, and what it shows there. */
export function rememberListPlace(router: AnyRouter) {
  last = { search: router.state.location.searchStr, index: indexOf(router) }
}

/** What the list showed last. */
export const lastList = () => `${directoryPath}${last.search}` as Address

/** Whether one step back leads to the list, with its place and its scroll. */
export const isListBehind = (router: AnyRouter) => indexOf(router) === last.index + 1
