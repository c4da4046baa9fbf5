type Box = { left: number; top: number; right: number; bottom: number }
type Size = { width: number; height: number }

/** Distance from the edges, and between the places that are tried. */
const margin = 16
const step = 8

/**
 * Where toasts cover no control: as near to the foot as possible, then to the end of the line. If every place covers
 * one, where they cover the least.
 */
export function freePlace(controls: readonly Box[], room: Box, size: Size, isRightToLeft: boolean): Box {
  const atEnd = isRightToLeft ? room.left + margin : room.right - margin - size.width
  const atStart = isRightToLeft ? room.right - margin - size.width : room.left + margin
  const centred = (room.left + room.right - size.width) / 2
  const columns =
    size.width + 2 * margin + step >= room.right - room.left ? [centred] : [atEnd, centred, atStart]
  let best: { place: Box; covered: number } | undefined
  for (let bottom = room.bottom - margin; bottom - size.height >= room.top + margin; bottom -= step)
    for (const left of columns) {
      const place = { left, right: left + size.width, top: bottom - size.height, bottom }
      const covered = controls.reduce((sum, control) => sum + overlap(place, control), 0)
      if (covered === 0) return place
      if (!best || covered < best.covered) best = { place, covered }
    }
  const bottom = room.bottom - margin
  return best?.place ?? { left: atEnd, right: atEnd + size.width, top: bottom - size.height, bottom }
}

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/** The boxes of the buttons, links and fields that can be pressed now, which excludes those behind a bar or dialog. */
export function visibleControls(toasts: Element): Box[] {
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    if (toasts.contains(control)) return []
    const box = control.getBoundingClientRect()
    if (box.width === 0 || box.height === 0 || box.bottom <= 0 || box.top >= innerHeight) return []
    const [front] = document
      .elementsFromPoint(
        (box.left + box.right) / 2,
        Math.min(Math.max((box.top + box.bottom) / 2, 0), innerHeight - 1),
      )
      .filter((each) => !toasts.contains(each))
    return front && (control.contains(front) || front.contains(control)) ? [box] : []
  })
}

const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [role="option"]'
