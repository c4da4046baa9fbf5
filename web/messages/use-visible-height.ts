import { type RefObject, useEffect } from 'react'

/**
 * A phone's keyboard covers a full-screen pane, and some browsers do not resize the layout: the text being written must
 * stay visible.
 */
export function useVisibleHeight(pane: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const fit = () => {
      if (!pane.current) return
      const isCovered = window.innerHeight - visualViewport.height > 80 && visualViewport.scale === 1
      pane.current.style.blockSize = isCovered ? `${visualViewport.height}px` : ''
      pane.current.style.insetBlockStart = isCovered ? `${visualViewport.offsetTop}px` : ''
    }
    visualViewport.addEventListener('resize', fit)
    visualViewport.addEventListener('scroll', fit)
    return () => {
      visualViewport.removeEventListener('resize', fit)
      visualViewport.removeEventListener('scroll', fit)
    }
  }, [pane])
}
