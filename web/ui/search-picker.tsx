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
  /** Whether the options are the results for this text; Enter waits for them. */
  hasAnswer: boolean
  /** The outcome for screen readers, also shown below the box if nothing was found. */
  outcome: string
  children: (option: Option) => ReactNode
  onPick: (option: Option) => void
  /** Called for Escape in an empty box. */
  onEscape?: (() => void) | undefined
  /** The list opens over the content below, or takes room of its own where it would be cut off. */
  list: 'over' | 'below'
  invalid?: boolean
  /** Focuses the box, because the reader has just opened it. */
  focused?: boolean
  /** Marks the box, so that the focus can be moved to it. */
  search?: number | undefined
}

/** The reader types and presses Enter to pick the first result; the arrow keys select another one. */
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
  // A list with room of its own may open below the visible area.
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
          // biome-ignore lint/a11y/noAutofocus: the reader has just opened this field
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
          // An empty box shows the placeholder, which has the page's direction.
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
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and handles the keys
          <div
            key={option.id}
            id={`${listId}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
            // A list that opens below a resting pointer must not change the selection.
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
