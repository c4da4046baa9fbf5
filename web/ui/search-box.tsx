import { Search, X } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { controls } from '#copy/controls.ts'
import { useWords } from '#web/lib/words.ts'
import { controlClass } from './control-class.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'

type SearchBoxProps = {
  /** The label, also shown as the placeholder. */
  label: string
  /** The search words in the address. */
  q: string
  onSearch: (q: string) => void
}

/** Searches a moment after the last keystroke, and immediately on Enter. */
export function SearchBox({ label, q, onSearch }: SearchBoxProps) {
  const t = useWords()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(q)
  const [sent, setSent] = useState(q)
  const [seen, setSeen] = useState(q)
  if (q !== seen) {
    setSeen(q)
    // The address was changed elsewhere.
    if (q !== sent) {
      setSent(q)
      setText(q)
    }
  }

  const wanted = text.trim()
  const search = () => {
    setSent(wanted)
    onSearch(wanted)
  }
  const searchNow = useEffectEvent(search)
  useEffect(() => {
    if (wanted === sent) return
    const timer = setTimeout(() => searchNow(), pause)
    return () => clearTimeout(timer)
  }, [wanted, sent])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  const empty = () => {
    setText('')
    box.current?.focus()
  }

  return (
    <form onSubmit={submit} className="relative min-w-0 grow basis-full lg:basis-0">
      <Icon of={Search} className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-faint" />
      <input
        ref={box}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        // An empty box shows the placeholder, which has the page's direction.
        dir={text ? 'auto' : undefined}
        maxLength={80}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className={joinClasses(controlClass, 'aligned-with-page ps-11 pe-11')}
      />
      {text && (
        <IconButton
          label={t(controls.emptySearch)}
          icon={X}
          onClick={empty}
          className="absolute inset-y-0 end-0"
        />
      )}
    </form>
  )
}

/** Milliseconds. */
const pause = 300
