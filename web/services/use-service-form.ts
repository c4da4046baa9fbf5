import { useState } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Service } from '#contract/services.ts'
import { services } from '#copy/services.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { keepServices, withService } from './cache.ts'
import { bindService, formOf } from './service-form.ts'

/** How the panel speaks: on its own page, or as the packages of a profile. */
export type Wording = 'services' | 'profile'

export function useServiceForm(service: Service | null, wording: Wording, onSaved: () => void) {
  const t = useWords()
  const [why, setWhy] = useState<RefusalCode | null>(null)
  const form = useForm({
    bind: () => bindService(service === null),
    start: formOf(service),
    ...(service === null && { keep: kept }),
    onDone: ({ service: saved }) => {
      keepServices(withService(saved))
      showToast({
        tone: 'success',
        title: t(service ? services.done.updated : services.done.added[wording]),
      })
      onSaved()
    },
    onRefused: (_, code) => setWhy(code),
  })
  const { name, description } = form.values
  return {
    ...form,
    isFilled: [name, description].every((text) => String(text).trim() !== ''),
    needsAddress: form.refused !== null && why === 'practice_address_needed',
  }
}

/** A new one that was begun and not finished is there again after a reload. */
const kept = {
  key: 'nabta-new-service',
  fields: ['name', 'description', 'duration', 'price', 'platform', 'isActive'],
} as const
