import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { ui } from '#copy/ui.ts'
import { chooseTheme, themes, useTheme } from '#web/lib/theme.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from './icon.tsx'

export function ThemeChoice() {
  const name = useId()
  const t = useWords()
  const chosen = useTheme()
  return (
    <fieldset className="flex rounded-control border border-line bg-surface noscript:hidden">
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
