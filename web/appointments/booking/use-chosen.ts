import { useRouter } from '@tanstack/react-router'
import type { DietitianPage } from '#contract/directory.ts'
import { modes, modesOf } from '#contract/practice-options.ts'
import { bookPath, type Chosen } from '#web/lib/book-path.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { usePageSearch } from '#web/lib/page-address.ts'
import { localPath } from '#web/lib/path.ts'

/** What is chosen so far on the way to an appointment, as the address says it, and the way to choose. */
export function useChosen({ id, services }: DietitianPage) {
  const router = useRouter()
  const language = useLanguage()
  const search = usePageSearch()
  const asked = readChosen(search)
  const service = services.find((each) => each.id === asked.service) ?? services[0]
  const possible = service ? modesOf(service.platform) : []
  const mode = possible.find((each) => each === asked.mode) ?? possible[0]

  /** Until something is booked these are steps of one way, and back leaves it. */
  const choose = (change: Chosen) => {
    // Two presses may come before the page is drawn again: the address already has the first.
    const now = Object.fromEntries(new URLSearchParams(router.history.location.search))
    const to = bookPath(id, { ...readChosen(now), ...change })
    const href = localPath(language, to) + (now.tab ? `&tab=${now.tab}` : '')
    router.navigate({ href, replace: true, resetScroll: false })
  }
  return { service, modes: possible, mode, day: asked.day ?? null, slot: asked.slot ?? null, choose }
}

/** What an address says; whatever is no day, no moment and no way to meet is dropped. */
export function readChosen({ service, day, slot, ...others }: Readonly<Record<string, string>>): Chosen {
  const mode = modes.find((each) => each === others.mode)
  return {
    ...(service && { service }),
    ...(mode && { mode }),
    ...(day && isDay(day) && { day }),
    ...(slot && isMoment(slot) && { slot }),
  }
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true
const isMoment = (text: string) => /^\d{4}-.*Z$/.test(text) && !Number.isNaN(Date.parse(text))
