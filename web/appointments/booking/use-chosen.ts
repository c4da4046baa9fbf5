import { useRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'
import type { DietitianPage } from '#contract/directory.ts'
import { day, moment } from '#contract/fields.ts'
import { modes, modesOf } from '#contract/practice-options.ts'
import { bookPath, type Chosen } from '#web/lib/book-path.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { usePageSearch } from '#web/lib/page-address.ts'
import { readSearch, type Search } from '#web/lib/page-search.ts'
import { localPath } from '#web/lib/path.ts'

/** The choices of a booking, from the address, and their setter. */
export function useChosen({ id, services }: DietitianPage) {
  const router = useRouter()
  const language = useLanguage()
  const search = usePageSearch()
  const asked = readChosen(search)
  const service = services.find((each) => each.id === asked.service) ?? services[0]
  const possible = service ? modesOf(service.platform) : []
  const mode = possible.find((each) => each === asked.mode) ?? possible[0]

  /** All choices are one entry of the history, so that back leaves the booking. */
  const choose = (change: Chosen) => {
    // Two presses may come before the next render, so the choices are read from the current address.
    const now = Object.fromEntries(new URLSearchParams(router.history.location.search))
    const to = bookPath(id, { ...readChosen(now), ...change })
    const href = localPath(language, to) + (now.tab ? `&tab=${now.tab}` : '')
    router.navigate({ href, replace: true, resetScroll: false })
  }
  return { service, modes: possible, mode, day: asked.day ?? null, slot: asked.slot ?? null, choose }
}

/** Reads the choices from an address and drops invalid ones. */
export const readChosen = (search: Search): Chosen => readSearch(shape, search)

const shape = { service: z.string(), mode: z.enum(modes), day, slot: moment }
