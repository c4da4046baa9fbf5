import type { AnyRouter } from '@tanstack/react-router'
import type { Address } from '#web/app/address.ts'
import { directoryPath } from './paths.ts'

type Place = { readonly search: string; readonly index: number }
let last: Place = { search: '', index: -1 }

const indexOf = ({ state }: AnyRouter) => state.location.state.__TSR_index

/** The position of the list in this tab's history, and its search. */
export function rememberListPlace(router: AnyRouter) {
  last = { search: router.state.location.searchStr, index: indexOf(router) }
}

/** The address of the list as it was last shown. */
export const lastList = () => `${directoryPath}${last.search}` as Address

/** Whether going back one step leads to the list, with its scroll position. */
export const isListBehind = (router: AnyRouter) => indexOf(router) === last.index + 1
