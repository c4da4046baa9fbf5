import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Closes a menu that covers the page: on another route, on Escape, and when the focus moves on to what it covers. */
export function useMenuClosing() {
  const menu = useRef<HTMLDetailsElement>(null)
  const path = useLocation({ select: (location) => location.pathname })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [path])

  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    const moveOn = ({ target }: FocusEvent) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target))
        menu.current.open = false
    }
    document.addEventListener('keydown', leave)
    document.addEventListener('focusin', moveOn)
    return () => {
      document.removeEventListener('keydown', leave)
      document.removeEventListener('focusin', moveOn)
    }
  }, [])

  return menu
}
