import { Salad, Video } from 'lucide-react'
import { newsletterPages } from '#copy/newsletter-pages.ts'
import { NotFoundArt } from '#web/art/not-found-art.tsx'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { words } from './gallery-words.ts'
import { LeafTile } from './leaf-tile.tsx'
import { MapLink } from './map-link.tsx'
import { PageMessage } from './page-message.tsx'
import { QrPicture } from './qr-picture.tsx'
import { TokenPage } from './token-page.tsx'
import { FileView } from './viewer/file-view.tsx'
import { ZoneNote } from './zone-note.tsx'

/** Whole pages with one message, and pictures. */
export function GalleryPages() {
  const t = useWords()
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <LeafTile icon={Salad} />
        <LeafTile icon={Video} tone="accent" />
        <MapLink place={words.clinic.en}>{t(words.clinic)}</MapLink>
        <ZoneNote zone="Pacific/Auckland" />
        <ZoneNote zone="Pacific/Auckland" isOneOfMany />
      </div>
      <PageMessage
        art={<NotFoundArt className="w-44" />}
        title={t(words.errorTitle)}
        text={t(words.errorText)}
      >
        <Button>{t(words.viewAll)}</Button>
      </PageMessage>
      <TokenPage
        art={<SeedlingArt className="w-44" />}
        words={newsletterPages.leave}
        bind={async () => (await import('#contract/newsletter.ts')).leaveNewsletter}
        onward={<Button>{t(words.viewAll)}</Button>}
        otherWay={<Button variant="secondary">{t(words.viewAll)}</Button>}
      />
      <CopyButton text="https://nabta.example" label={t(words.sub)} />
      <QrPicture text="https://nabta.example" label={t(words.sub)} />
      <div className="max-w-md">
        <FileView address="/apple-touch-icon.png" name={t(words.account)} type="image/png" />
      </div>
    </div>
  )
}
