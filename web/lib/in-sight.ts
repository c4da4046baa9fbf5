const shown = new Set<string>()

/** The page shows what has this id, until what it returns is called. */
export function showInSight(id: string): () => void {
  shown.add(id)
  return () => shown.delete(id)
}

/** Whoever looks at it need not be told of it. */
export const isInSight = (id: string): boolean => shown.has(id) && document.visibilityState === 'visible'
