import { useMemo, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { defaultService, type Service } from '#contract/services.ts'
import { textFor } from '#contract/text-language.ts'
import { useLanguage } from '#web/lib/language.tsx'

export type Length = { readonly duration: number; readonly names: readonly string[] }

/** The lengths of the dietitian's services, shortest first, and the chosen one, by default the shortest. */
export function useLengths(services: readonly Service[]) {
  const language = useLanguage()
  const lengths = useMemo(() => lengthsOf(services, language), [services, language])
  const [wanted, setWanted] = useState<number | null>(null)
  const chosen = lengths.find(({ duration }) => duration === wanted) ?? lengths[0]
  return { lengths, duration: chosen?.duration ?? defaultService.duration, wanted, choose: setWanted }
}

function lengthsOf(services: readonly Service[], language: Language): readonly Length[] {
  const offered = services.filter(({ isActive }) => isActive)
  const durations = [...new Set(offered.map(({ duration }) => duration))].sort((a, b) => a - b)
  return durations.map((duration) => ({
    duration,
    names: offered
      .filter((each) => each.duration === duration)
      .map(({ name, otherName }) => textFor(language, name, otherName)),
  }))
}
