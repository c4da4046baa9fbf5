import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from './avatar.tsx'
import { words } from './gallery-words.ts'
import { SaduBand } from './sadu-band.tsx'

/** The display face, the grounds it stands on, the woven band, and initials. */
export function GalleryFace() {
  return (
    <div className="flex flex-col gap-6">
      <GalleryType />
      <GalleryGrounds />
      <SaduBand />
      <SaduBand kernel="crescent" />
      <SaduBand size="md" />
      <SaduBand size="md" kernel="crescent" />
      <SaduBand size="sm" />
      <GalleryInitials />
    </div>
  )
}

function GalleryType() {
  const t = useWords()
  const language = useLanguage()
  return (
    <div className="flex flex-col gap-4">
      <p className="text-3xl display">{t(words.display)}</p>
      <p className="text-2xl display">{t(words.sub)}</p>
      <p className="text-xl display">{t(words.heading)}</p>
      <p className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
        <span className="text-xl display">{price(language, 300)}</span>
        <span className="text-2xl display">{price(language, 1120)}</span>
        <span className="text-2xl display">4.8</span>
      </p>
    </div>
  )
}

function GalleryGrounds() {
  const t = useWords()
  const language = useLanguage()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="flex flex-col gap-2 rounded-card border border-table-line bg-table p-5">
        <p className="text-sm font-medium text-pomegranate">{t(words.today)}</p>
        <p className="text-xl display">{t(words.heading)}</p>
        <p className="text-sm text-ink-soft">{t(words.body)}</p>
        <p className="text-xs text-ink-faint">{t(words.faint)}</p>
      </div>
      <div className="flex flex-col gap-2 rounded-card bg-table-deep p-5">
        <p className="text-xl display">{price(language, 250)}</p>
        <p className="text-sm text-ink-soft">{t(words.body)}</p>
        <p className="text-xs text-ink-faint">{t(words.faint)}</p>
      </div>
      <div className="flex flex-col gap-2 rounded-card bg-earth p-5 text-on-earth">
        <p className="text-sm font-medium text-accent">{t(words.licensed)}</p>
        <p className="text-xl display text-on-earth">{t(words.heading)}</p>
        <p className="border-t border-earth-line pt-2 text-sm text-on-earth-soft">{t(words.body)}</p>
      </div>
      <div className="flex flex-col gap-2 rounded-card bg-earth-deep p-5 text-on-earth">
        <p className="text-xl display text-on-earth">{t(words.sub)}</p>
        <p className="text-sm text-on-earth-soft">{t(words.body)}</p>
        <p className="self-start rounded-control bg-pomegranate px-3 py-1 text-sm text-on-pomegranate">
          {t(words.fresh)}
        </p>
      </div>
    </div>
  )
}

function GalleryInitials() {
  const t = useWords()
  return (
    <div className="flex flex-wrap items-center gap-3">
      {people.map(({ id, name }) => (
        <Avatar key={id} personId={id} name={t(name)} size="lg" />
      ))}
      <Avatar personId="layla" name={t(words.layla)} size="sm" />
      <Avatar personId="layla" name={t(words.layla)} />
      <Avatar personId="layla" name={t(words.layla)} size="xl" />
    </div>
  )
}

/** One of each color. */
const people = [
  { id: 'layla', name: words.layla },
  { id: 'khalid', name: words.noura },
  { id: 'reem', name: words.reem },
  { id: 'fahad', name: words.fahad },
  { id: 'sara', name: words.sara },
  { id: 'omar', name: words.omar },
]
