import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { viewer } from '#copy/viewer.ts'
import { useWords } from '#web/lib/words.ts'
import { IconButton } from '../icon-button.tsx'
import { Skeleton } from '../skeleton.tsx'
import { CannotShow } from './cannot-show.tsx'
import { openPdf, type Pdf } from './open-pdf.ts'
import { PdfPage } from './pdf-page.tsx'
import { ViewFrame } from './view-frame.tsx'
import { widthAt, type Zoom } from './zooms.ts'

type PdfViewProps = {
  address: string
  name: string
  onShown: (() => void) | undefined
  onRetry: () => void
}

/** Shows one page of a PDF at a time. */
export function PdfView({ address, name, onShown, onRetry }: PdfViewProps) {
  const known = usePdf(address)
  const [zoom, setZoom] = useState<Zoom>(100)
  const [number, setNumber] = useState(1)
  const [isBroken, setBroken] = useState(false)
  if (known === 'failed' || isBroken)
    return <CannotShow address={address} onTaken={onShown} onRetry={onRetry} />
  return (
    <ViewFrame
      address={address}
      name={name}
      zoom={zoom}
      onZoom={setZoom}
      tools={known !== 'loading' && <Pager pdf={known} number={number} onTurn={setNumber} />}
    >
      {known === 'loading' ? (
        <Skeleton shape="block" className="h-full" />
      ) : (
        <PdfPage
          pdf={known}
          number={number}
          zoom={zoom}
          name={name}
          className={widthAt[zoom]}
          onDrawn={onShown}
          onBroken={() => setBroken(true)}
        />
      )}
    </ViewFrame>
  )
}

type PagerProps = { pdf: Pdf; number: number; onTurn: (number: number) => void }

function Pager({ pdf, number, onTurn }: PagerProps) {
  const t = useWords()
  const { numPages } = pdf
  const turn = (to: number) => {
    if (to >= 1 && to <= numPages) onTurn(to)
  }
  if (numPages === 1) return null
  return (
    <>
      <IconButton
        label={t(viewer.previous)}
        icon={ChevronLeft}
        mirrored
        aria-disabled={number === 1}
        onClick={() => turn(number - 1)}
        className="aria-disabled:text-ink-faint"
      />
      <span role="status" className="text-xs whitespace-nowrap text-ink-soft sm:text-sm">
        {t(viewer.page(number, numPages))}
      </span>
      <IconButton
        label={t(viewer.next)}
        icon={ChevronRight}
        mirrored
        aria-disabled={number === numPages}
        onClick={() => turn(number + 1)}
        className="aria-disabled:text-ink-faint"
      />
    </>
  )
}

/** Opens the PDF at an address of this site, and closes it on unmount. */
function usePdf(address: string): Pdf | 'loading' | 'failed' {
  const [known, setKnown] = useState<Pdf | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    let opened: Pdf | undefined
    const open = async () => {
      const answer = await fetch(address, { signal: leaving.signal })
      if (!answer.ok) throw new Error(`${answer.status}`)
      opened = await openPdf(new Uint8Array(await answer.arrayBuffer()))
      if (leaving.signal.aborted) opened.loadingTask.destroy()
      else setKnown(opened)
    }
    open().catch(() => leaving.signal.aborted || setKnown('failed'))
    return () => {
      leaving.abort()
      opened?.loadingTask.destroy()
    }
  }, [address])
  return known
}
