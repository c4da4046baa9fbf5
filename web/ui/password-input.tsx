import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { controls } from '#copy/controls.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { TextInput } from './text-input.tsx'

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'prefix' | 'dir'>

/** A password input with a button that shows the password. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useWords()
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        // The button is at the page's inline end, but the input's text runs left to right even in an Arabic page.
        className="pe-12 in-[html[dir=rtl]]:ps-12 in-[html[dir=rtl]]:pe-3.5"
      />
      <button
        type="button"
        className={joinClasses(
          iconButtonClass,
          'absolute inset-y-0 end-0 hover:bg-transparent noscript:hidden',
        )}
        onClick={() => setShown(!shown)}
      >
        <Icon of={shown ? EyeOff : Eye} />
        <span className="sr-only">{t(shown ? controls.hidePassword : controls.showPassword)}</span>
      </button>
    </span>
  )
}
