import { useEffect } from 'react'

/** Ctrl or Command with Z undoes a change, with Shift it redoes it, anywhere on the page. */
export function useUndoKeys(isOn: boolean, undo: () => void, redo: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.altKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, undo, redo])
}
