import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { ui } from '#copy/ui.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from './icon.tsx'

export function ThemeChoice() {
  const name = useId()
  const t = useWords()
  const chosen = useTheme()
  const choices = useRef<HTMLFieldSetElement>(null)

  // A choice may have been made in the plain HTML before hydration.
  useLayoutEffect(() => {
    const early = choices.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const theme = themes.find((each) => each === early)
    if (theme && theme !== 'system') chooseTheme(theme)
  }, [])

  return (
    <fieldset ref={choices} className="flex rounded-control border border-line bg-surface noscript:hidden">
      <legend className="sr-only">{t(ui.theme.label)}</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2.5 text-sm whitespace-nowrap text-ink-soft transition-colors hover:text-ink has-checked:bg-tint has-checked:font-medium has-checked:text-on-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:px-3.5"
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
            className="sr-only"
          />
          <Icon of={icons[theme]} small />
          {t(ui.theme[theme])}
        </label>
      ))}
    </fieldset>
  )
}

const icons = { system: Monitor, light: Sun, dark: Moon } as const

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

/** The theme chosen in this browser; `static/boot.js` applies it before the first paint. */
function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, readTheme, () => 'system')
}

function chooseTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

const key = 'nabta_theme'

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function watchTheme(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
