import { type DragEvent, useRef, useState } from 'react'

/** A drop area for files: `isOver` while files are held above it, `area` for the element. */
export function useFileDrop(onFiles: (files: readonly File[]) => void, isOpen = true) {
  const [isOver, setOver] = useState(false)
  /** `dragenter` and `dragleave` also fire for elements inside the area, so they are counted. */
  const depth = useRef(0)

  const settle = (change: number) => {
    depth.current = Math.max(0, depth.current + change)
    setOver(depth.current > 0)
  }
  const onlyFiles = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!isOpen || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    act(event)
  }

  return {
    isOver: isOver && isOpen,
    area: {
      onDragEnter: onlyFiles(() => settle(1)),
      onDragOver: onlyFiles((event) => {
        event.dataTransfer.dropEffect = 'copy'
      }),
      onDragLeave: onlyFiles(() => settle(-1)),
      onDrop: onlyFiles((event) => {
        settle(-depth.current)
        onFiles([...event.dataTransfer.files])
      }),
    },
  }
}
