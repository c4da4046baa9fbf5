import { Download, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { isolated } from '#copy/quoted.ts'
import { viewer } from '#copy/viewer.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '../icon.tsx'
import { IconButton, iconButtonClass } from '../icon-button.tsx'
import { type Zoom, zooms } from './zooms.ts'

type ViewFrameProps = {
  address: string
  name: string
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  /** Shown between the zoom and the download. */
  tools?: ReactNode
  children: ReactNode
}

/** A frame around a file, with zoom, scrolling and download. */
export function ViewFrame({ address, name, zoom, onZoom, tools, children }: ViewFrameProps) {
  const t = useWords()
  const at = zooms.indexOf(zoom)
  const step = (by: number) => {
    const next = zooms[at + by]
    if (next) onZoom(next)
  }
  return (
    <div className="border-y border-line">
      <div className="flex flex-wrap items-center border-b border-line px-1 sm:gap-x-1 sm:px-3">
        <IconButton
          label={t(viewer.zoomOut)}
          icon={ZoomOut}
          aria-disabled={at === 0}
          onClick={() => step(-1)}
          className="aria-disabled:text-ink-faint"
        />
        <bdi
          role="status"
          className="min-w-10 text-center text-xs text-ink-soft sm:min-w-12 sm:text-sm"
        >{`${zoom}%`}</bdi>
        <IconButton
          label={t(viewer.zoomIn)}
          icon={ZoomIn}
          aria-disabled={at === zooms.length - 1}
          onClick={() => step(1)}
          className="aria-disabled:text-ink-faint"
        />
        <div className="flex grow items-center justify-center">{tools}</div>
        <a
          href={address}
          download
          aria-label={`${t(viewer.download)}: ${isolated(name)}`}
          className={iconButtonClass}
        >
          <Icon of={Download} />
        </a>
      </div>
      <section
        aria-label={isolated(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the overflowing content
        tabIndex={0}
        className="relative h-[60dvh] overflow-auto bg-sunken p-3 sm:h-[68dvh]"
      >
        {children}
      </section>
    </div>
  )
}
