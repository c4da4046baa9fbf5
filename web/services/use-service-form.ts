import { useMemo, useState } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Service } from '#contract/services.ts'
import { services } from '#copy/services.ts'
import { currentUserId } from '#web/lib/current-user-id.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { cacheServices, withService } from './cache.ts'
import { bindService, formOf, type NewService, newFormOf } from './service-form.ts'

/** Where the panel is used: on its own page, or in a profile, which calls services packages. */
export type Wording = 'services' | 'profile'

export function useServiceForm(service: Service | NewService, wording: Wording, onSaved: () => void) {
  const t = useWords()
  const [why, setWhy] = useState<RefusalCode | null>(null)
  const isKnown = 'id' in service
  const keep = useMemo(() => ({ key: `nabta-new-service ${currentUserId()}`, fields }), [])
  const form = useForm({
    bind: () => bindService(!isKnown),
    start: isKnown ? formOf(service) : newFormOf(service),
    ...(!isKnown && { keep }),
    onDone: ({ service: saved }) => {
      cacheServices(withService(saved))
      showToast({
        tone: 'success',
        title: t(isKnown ? services.done.updated : services.done.added[wording]),
      })
      onSaved()
    },
    onRefused: (_, code) => setWhy(code),
  })
  const { name, description } = form.values
  return {
    ...form,
    isFilled: [name, description].every((text) => String(text).trim() !== ''),
    /** Whether the fields for the other language are filled in or invalid. */
    isInBoth: (['otherName', 'otherDescription'] as const).some(
      (name) => form.values[name] !== '' || form.error(name),
    ),
    needsAddress: form.refused !== null && why === 'practice_address_needed',
  }
}

/** An unfinished new service is restored after a reload. */
const fields = [
  'name',
  'otherName',
  'description',
  'otherDescription',
  'duration',
  'price',
  'platform',
  'isInitial',
  'isActive',
] as const
