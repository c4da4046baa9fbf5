import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '#web/app/api-error.ts'
import { wordsOfField } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import type { Needs } from './use-hold.ts'

const names = ['bornOn', 'agrees'] as const
type Name = (typeof names)[number]

/** Questions of a patient's first booking. They are about health and age, so the answers are only in memory. */
export function useFirstBooking(needs: Needs) {
  const t = useWords()
  const [bornOn, setBornOn] = useState('')
  const [agrees, setAgrees] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const name = names.find((each) => errors[each])
    const control = name && form.current?.elements.namedItem(name)
    if (control instanceof HTMLElement) control.focus()
  }, [errors])

  const forget = (name: Name) => setErrors(({ [name]: _, ...others }) => others)
  return {
    form,
    errors,
    asksBirthDate: needs.bornOn || errors.bornOn !== undefined,
    asksConsent: needs.consent || errors.agrees !== undefined,
    bornOn,
    setBornOn: (day: string) => {
      setBornOn(day)
      forget('bornOn')
    },
    agrees,
    setAgrees: (does: boolean) => {
      setAgrees(does)
      forget('agrees')
    },
    answers: () => ({ ...(bornOn && { bornOn }), ...(agrees && { agrees }) }),
    /** Shows the refusal at these fields; returns whether it concerns them. */
    blame: ({ fields }: ApiError): boolean => {
      const own = fields.filter(({ field }) => (names as readonly string[]).includes(field))
      setErrors(Object.fromEntries(own.map((each) => [each.field, t(wordsOfField(each))])))
      return own.length > 0
    },
  }
}

export type FirstBooking = ReturnType<typeof useFirstBooking>
