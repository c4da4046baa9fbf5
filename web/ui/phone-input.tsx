import { ChevronDown } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { phone as words } from '#copy/phone.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from './icon.tsx'
import { TextInput } from './text-input.tsx'

type PhoneInputProps = {
  name: string
  /** A number as `writePhone` writes it, or as typed while the calling codes are not loaded yet. */
  value: string
  onValue: (value: string) => void
}

/** A country and a number, both left to right in every language. */
export function PhoneInput({ name, value, onValue }: PhoneInputProps) {
  const t = useWords()
  const language = useLanguage()
  const phones = usePhoneText(value)
  const countries = useCountries(phones)
  const [typed, setTyped] = useState(nobodys)
  const isLaidOut = useIsLaidOut()
  const shown = isLaidOut ? read(phones, value, typed) : { ...nobodys, national: value }
  const code = phones?.callingCodeOf(shown.country) ?? '966'

  const change = (next: typeof typed) => {
    setTyped(next)
    onValue(phones?.writePhone(next) ?? next.national)
  }
  /** A number typed with its calling code selects the country. */
  const settle = () => {
    if (phones && /^\s*(\+|00)/.test(shown.national) && value.startsWith('+'))
      setTyped(phones.readPhone(value))
  }

  return (
    <span dir="ltr" className="flex">
      <span className="relative flex shrink-0 items-center gap-1 rounded-s-control border border-e-0 border-line-control bg-sunken ps-3.5 pe-2 text-md text-ink-soft has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-focus">
        <span aria-hidden="true">+{code}</span>
        <Icon of={ChevronDown} small className="text-ink-faint" />
        <select
          aria-label={t(words.country)}
          autoComplete="country"
          value={shown.country}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          onChange={(event) => change({ ...shown, country: event.target.value })}
          className="absolute inset-0 w-full cursor-pointer text-sm opacity-0"
        >
          {countries.map(({ country, label }) => (
            <option key={country} value={country}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <TextInput
        name={name}
        value={shown.national}
        // `type="tel"` would make browsers fill in the calling code too.
        inputMode="tel"
        dir="ltr"
        autoComplete="tel-national"
        placeholder={shown.country === 'SA' ? t(words.placeholder) : undefined}
        onChange={(event) => change({ ...shown, national: event.target.value })}
        onBlur={settle}
        className="rounded-s-none"
      />
    </span>
  )
}

const nobodys = { country: 'SA', national: '' }

/** False until the form has restored values that were typed before hydration, which happens before the first paint. */
function useIsLaidOut() {
  const [isLaidOut, setLaidOut] = useState(false)
  useLayoutEffect(() => setLaidOut(true), [])
  return isLaidOut
}

function read(phones: PhoneText | undefined, value: string, typed: typeof nobodys) {
  if (!phones) return { ...nobodys, national: value.replace(/^\+966/, '') }
  return phones.writePhone(typed) === value ? typed : phones.readPhone(value)
}

const loadPhoneText = () => import('#web/lib/phone-text.ts')
type PhoneText = Awaited<ReturnType<typeof loadPhoneText>>

/** Loads the other countries at the first touch of the page; immediately if the value is a foreign number. */
function usePhoneText(value: string) {
  const [phones, setPhones] = useState<PhoneText>()
  const isForeign = value.startsWith('+') && !value.startsWith('+966')
  useEffect(() => {
    const load = () => {
      loadPhoneText().then(setPhones, () => {})
    }
    if (isForeign) load()
    const touches = ['pointerdown', 'focusin'] as const
    for (const touch of touches) addEventListener(touch, load, { once: true })
    return () => {
      for (const touch of touches) removeEventListener(touch, load)
    }
  }, [isForeign])
  return phones
}

/** Saudi Arabia first, then the others by the browser's names for them. */
function useCountries(phones: PhoneText | undefined) {
  const t = useWords()
  const language = useLanguage()
  return useMemo(() => {
    const first = { country: 'SA', label: `${t(words.saudiArabia)} \u2066+966\u2069` }
    return [first, ...(phones?.otherCountries(language) ?? [])]
  }, [t, language, phones])
}
