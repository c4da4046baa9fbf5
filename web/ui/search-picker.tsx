import { Plus } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { controlClass } from './control-class.ts'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type SearchPickerProps<Option extends { id: string }> = {
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
  options: readonly Option[]
  /** Whether these are what was found for this text: until they are, Enter waits. */
  hasAnswer: boolean
  /** What was found, said, and below the box where it is nothing. */
  outcome: string
  children: (option: Option) => ReactNode
  onPick: (option: Option) => void
  /** Pressed in an empty box. */
  onEscape?: (() => void) | undefined
  /** `over` what stands below it, or in its own room where that would be cut off. */
  list: 'over' | 'below'
  invalid?: boolean
  /** Somebody has just asked for it. */
  focused?: boolean
  /** To be found by, where focus is to go. */
  search?: number | undefined
}

/** Type, press Enter, and it is in: the arrows choose another one of those that were found. */
export function SearchPicker<Option extends { id: string }>(props: SearchPickerProps<Option>) {
  const { label, placeholder, text, onText, outcome, children, onPick, onEscape } = props
  const { list, invalid, focused, search } = props
  const listId = useId()
  const [chosen, setChosen] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const options = isOpen ? props.options : []
  const hasAnswer = isOpen && props.hasAnswer
  const isWanted = useRef(false)
  const listbox = useRef<HTMLDivElement>(null)
  const at = Math.min(chosen, Math.max(0, options.length - 1))
  const pick = (option: Option | undefined) => {
    isWanted.current = false
    if (!option) return
    onPick(option)
    onText('')
    setChosen(0)
    setOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0 || event.altKey) return
      event.preventDefault()
      setChosen((at + (event.key === 'ArrowDown' ? 1 : options.length - 1)) % options.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (hasAnswer) pick(options[at])
      else isWanted.current = text.trim() !== ''
    } else if (event.key === 'Escape') {
      if (text) event.stopPropagation()
      else onEscape?.()
      isWanted.current = false
      setOpen(false)
      onText('')
    }
  }
  useEffect(() => {
    if (hasAnswer && isWanted.current) pick(options[at])
  })
  // In a room of its own the list may begin below what is in sight.
  useEffect(() => {
    if (list === 'below' && options.length > 0) listbox.current?.scrollIntoView({ block: 'nearest' })
  }, [list, options.length])
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (listbox.current?.contains(relatedTarget)) return
    isWanted.current = false
    setOpen(false)
  }
  return (
    <div className="relative">
      <div className="relative">
        <Icon
          of={Plus}
          small
          className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-faint"
        />
        <input
          // biome-ignore lint/a11y/noAutofocus: somebody has just asked for this field
          autoFocus={focused}
          data-search={search}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? `${listId}${at}` : undefined}
          aria-invalid={invalid || undefined}
          autoComplete="off"
          placeholder={placeholder}
          // What stands in an empty box is read like the page.
          dir={text ? 'auto' : undefined}
          value={text}
          maxLength={80}
          onChange={({ target }) => {
            isWanted.current = false
            onText(target.value)
            setChosen(0)
            setOpen(true)
          }}
          onKeyDown={press}
          onFocus={() => setOpen(true)}
          onBlur={leave}
          className={joinClasses(controlClass, 'aligned-with-page ps-9 text-sm')}
        />
      </div>
      <p role="status" className="sr-only">
        {hasAnswer && outcome}
      </p>
      <div
        ref={listbox}
        id={listId}
        role="listbox"
        aria-label={label}
        className={joinClasses(
          'mt-1 overflow-hidden rounded-card border border-line empty:hidden',
          list === 'over' && 'absolute inset-x-0 top-full z-20 bg-overlay shadow-overlay',
        )}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box’s, which keeps the focus
          <div
            key={option.id}
            id={`${listId}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
            // A list that opens below a pointer at rest is not chosen from.
            onPointerMove={({ movementX, movementY }) => (movementX || movementY) && setChosen(index)}
            className="flex cursor-pointer flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2 text-sm text-ink aria-selected:bg-tint pointer-coarse:min-h-11"
          >
            {children(option)}
          </div>
        ))}
      </div>
      {hasAnswer && options.length === 0 && (
        <p
          aria-hidden="true"
          className={joinClasses(
            'px-3 py-2.5 text-sm text-ink-soft',
            list === 'over' &&
              'absolute inset-x-0 top-full z-20 mt-1 rounded-card border border-line bg-overlay shadow-overlay',
          )}
        >
          {outcome}
        </p>
      )}
    </div>
  )
}
