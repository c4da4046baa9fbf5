import type { Bound } from '../http/bind.ts'
import { openApi } from '../http/openapi/document.ts'
import { apiPage } from '../http/openapi/page.ts'
import { type Encoded, encode } from './encoded.ts'

type Documents = { document: Encoded; page: Encoded }

const written = new WeakMap<readonly Bound[], Map<string, Documents>>()

/** The contract for programs and for people, written once per origin for all servers in this process. */
export function apiDocuments(bound: readonly Bound[], origin: string): Documents {
  const known = written.get(bound) ?? new Map<string, Documents>()
  written.set(bound, known)
  const made = known.get(origin) ?? write(bound, origin)
  known.set(origin, made)
  return made
}

function write(bound: readonly Bound[], origin: string): Documents {
  const routes = bound.map(({ route }) => route)
  return {
    document: encode(JSON.stringify(openApi(routes, origin))),
    page: encode(apiPage(routes, origin)),
  }
}
