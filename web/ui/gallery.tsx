import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { type Language, languages } from '#contract/language.ts'
import { Logo } from '#web/art/logo.tsx'
import { Mark } from '#web/art/mark.tsx'
import { NotFoundArt } from '#web/art/not-found-art.tsx'
import { PreviewArt } from '#web/art/preview-art.tsx'
import { useIsHydrated } from '#web/lib/hydrated.ts'
import { LanguageProvider } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Field } from './field.tsx'
import { FileButton } from './file-button.tsx'
import { GalleryCharts } from './gallery-charts.tsx'
import { GalleryChoices } from './gallery-choices.tsx'
import { GalleryDays } from './gallery-days.tsx'
import { GalleryFace } from './gallery-face.tsx'
import { GalleryForms } from './gallery-forms.tsx'
import { GalleryLists } from './gallery-lists.tsx'
import { GalleryMeals } from './gallery-meals.tsx'
import { GalleryNow } from './gallery-now.tsx'
import { GalleryOverlays } from './gallery-overlays.tsx'
import { GalleryPages } from './gallery-pages.tsx'
import { GallerySettings } from './gallery-settings.tsx'
import { GalleryStates } from './gallery-states.tsx'
import { GalleryTables } from './gallery-tables.tsx'
import { words } from './gallery-words.ts'
import { Icon } from './icon.tsx'
import { LazyToaster } from './lazy-toaster.tsx'
import { PhoneInput } from './phone-input.tsx'
import { Progress } from './progress.tsx'
import { RadioCards } from './radio-cards.tsx'
import { UploadFile } from './upload-file.tsx'

/** Every component in every state, in both directions and themes. Development only. */
export function GalleryPage() {
  // Some components show times in the reader's zone, which only the browser knows.
  const isHydrated = useIsHydrated()
  const [shown, setShown] = useState<'all' | 'pair'>('all')
  const panes = languages.flatMap((language) => themes.map((theme) => ({ language, theme })))
  return (
    <main className="p-4">
      <h1 className="mb-4 text-xl display">Gallery</h1>
      <div className="mb-4 max-w-xl">
        <RadioCards legend="Panes" name="panes" options={choices} value={shown} onChange={setShown} />
      </div>
      <div className="grid gap-4 2xl:grid-cols-2">
        {isHydrated &&
          panes
            .filter(({ theme }) => shown === 'all' || theme === 'light')
            .map((pane) => <GalleryPane key={`${pane.language} ${pane.theme}`} {...pane} />)}
      </div>
      <LazyToaster />
    </main>
  )
}

/** The gallery in one language and theme. */
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
        <GalleryFace />
        <GalleryForms />
        <GalleryChoices />
        <GalleryFiles />
        <GalleryDays />
        <GalleryCharts />
        <GalleryMeals />
        <GalleryNow />
        <GalleryTables />
        <GalleryStates />
        <GalleryLists />
        <GallerySettings />
        <GalleryOverlays />
        <GalleryPages />
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

/** Phone numbers and uploads. */
function GalleryFiles() {
  const t = useWords()
  const group = useId()
  const [phone, setPhone] = useState('')
  return (
    <div className="flex flex-col gap-6">
      <Field label={t(words.phone)}>
        <PhoneInput name={`${group}-p`} value={phone} onValue={setPhone} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <FileButton accept="image/*" onFiles={() => undefined}>
          <Icon of={Upload} small />
          {t(words.choose)}
        </FileButton>
        <FileButton accept="image/*" size="sm" variant="primary" onFiles={() => undefined}>
          {t(words.choose)}
        </FileButton>
      </div>
      <UploadFile
        words={{
          add: words.choose,
          help: words.fileHelp,
          sending: words.sending,
          refused: words.fileRefused,
        }}
        send={async (_name, _body, onProgress) => onProgress(100)}
      />
      <Progress label={t(words.sending)} percent={0} />
      <Progress label={t(words.sending)} percent={37} />
      <Progress label={t(words.sending)} percent={100} />
    </div>
  )
}

function GalleryArt() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-6">
        <Logo />
        <Mark className="size-4" />
        <Mark className="size-6" />
        <Mark className="size-16" />
        <Mark className="size-32" />
        <div data-theme="dark" className="rounded-card bg-deep p-5">
          <Logo />
        </div>
      </div>
      <div className="grid items-center gap-6 sm:grid-cols-2">
        <NotFoundArt className="w-full" />
        <PreviewArt className="w-full rounded-card" />
      </div>
    </div>
  )
}
