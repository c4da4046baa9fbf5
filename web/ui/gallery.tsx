import { useState } from 'react'
import { type Language, languages } from '#contract/language.ts'
import { LanguageProvider } from '#web/lib/language.tsx'
import { GalleryArt } from './gallery-art.tsx'
import { GalleryDays } from './gallery-days.tsx'
import { GalleryFiles } from './gallery-files.tsx'
import { GalleryForms } from './gallery-forms.tsx'
import { GalleryOverlays } from './gallery-overlays.tsx'
import { GalleryStates } from './gallery-states.tsx'
import { LazyToaster } from './lazy-toaster.tsx'
import { RadioCards } from './radio-cards.tsx'

/** Every part in every state, in both directions and themes. Development only. */
export function GalleryPage() {
  const [shown, setShown] = useState<'all' | 'pair'>('all')
  const panes = languages.flatMap((language) => themes.map((theme) => ({ language, theme })))
  return (
    <main className="p-4">
      <h1 className="mb-4 text-xl font-semibold tracking-display">Gallery</h1>
      <div className="mb-4 max-w-xl">
        <RadioCards legend="Panes" name="panes" options={choices} value={shown} onChange={setShown} />
      </div>
      <div className="grid gap-4 2xl:grid-cols-2">
        {panes
          .filter(({ theme }) => shown === 'all' || theme === 'light')
          .map((pane) => (
            <GalleryPane key={`${pane.language} ${pane.theme}`} {...pane} />
          ))}
      </div>
      <LazyToaster />
    </main>
  )
}

/** One language in one theme. */
function GalleryPane({ language, theme }: { language: Language; theme: string }) {
  return (
    <LanguageProvider language={language}>
      <section
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        data-theme={theme}
        aria-label={`${language} ${theme}`}
        className="flex min-w-0 flex-col gap-10 rounded-card border border-line p-5 text-md sm:p-8"
      >
        <GalleryForms />
        <GalleryFiles />
        <GalleryDays />
        <GalleryStates />
        <GalleryOverlays />
        <GalleryArt />
      </section>
    </LanguageProvider>
  )
}

const themes = ['light', 'dark']
const choices = [
  { value: 'all', label: 'Light and dark' },
  { value: 'pair', label: 'Light only' },
] as const
