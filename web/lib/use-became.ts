import { useState } from 'react'

/** Whether something has become true since the component was first shown. */
export function useBecame(isTrue: boolean): boolean {
  const [{ was, became }, setKnown] = useState({ was: isTrue, became: false })
  if (isTrue !== was) setKnown({ was: isTrue, became: isTrue })
  return isTrue && became
}
