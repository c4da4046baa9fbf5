import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { viewer } from '#copy/viewer.ts'
import { useWords } from '#web/lib/words.ts'
import { joinClasses } from '../join-classes.ts'
import { Skeleton } from '../skeleton.tsx'
import type { Pdf } from './open-pdf.ts'
import type { Zoom } from './zooms.ts'

type PdfPageProps = {
  pdf: Pdf
  number: number
  zoom: Zoom
  name: string
  className: string
  onDrawn: (() => void) | undefined
  onBroken: () => void
}

/** Rendered at the resolution of the screen, up to a size that every browser can handle. */
export function PdfPage({ pdf, number, zoom, name, className, onDrawn, onBroken }: PdfPageProps) {
  const t = useWords()
  const [isDrawn, setDrawn] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const report = useEffectEvent(onBroken)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a larger zoom is rendered at a higher resolution
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    const draw = async () => {
      const page = await pdf.getPage(number)
      const paper = canvas.current
      if (isGone || !paper) return
      const { width } = page.getViewport({ scale: 1 })
      const wanted = Math.min(paper.clientWidth * window.devicePixelRatio, mostPixels)
      const viewport = page.getViewport({ scale: wanted / width })
      paper.width = Math.round(viewport.width)
      paper.height = Math.round(viewport.height)
      const task = page.render({ canvas: paper, viewport })
      stop = () => task.cancel()
      await task.promise
      setDrawn(true)
    }
    draw().catch(() => isGone || report())
    return () => {
      isGone = true
      stop()
    }
  }, [pdf, number, zoom])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the page is drawn, not when the callback changes
  useEffect(() => {
    if (isDrawn) onDrawn?.()
  }, [isDrawn])

  return (
    <>
      {!isDrawn && <Skeleton shape="block" className="absolute inset-3" />}
      <canvas
        ref={canvas}
        role="img"
        aria-busy={!isDrawn}
        // Otherwise the canvas would draw each glyph in the direction of the page.
        dir="ltr"
        aria-label={t(viewer.pageOf(number, pdf.numPages, name))}
        className={joinClasses('block h-auto max-w-none', isDrawn && 'bg-surface', className)}
      />
    </>
  )
}

const mostPixels = 3_000
