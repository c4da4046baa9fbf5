/**
 * Returns controls that are too narrow for their words, and times that break between the hour and am or pm. Runs
 * inside the page.
 */
export function cutWords(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const pixels = (length: string) => Number.parseFloat(length) || 0
  const range = document.createRange()
  const pen = document.createElement('canvas').getContext('2d')

  function textsIn(root: Element): Text[] {
    const texts: Text[] = []
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = walk.nextNode(); text instanceof Text; text = walk.nextNode())
      if (text.data.trim() && text.parentElement && isShown(text.parentElement)) texts.push(text)
    return texts
  }

  function hidesWords(select: HTMLSelectElement): boolean {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    if (pen) pen.font = font
    const chosen = pen?.measureText(select.selectedOptions[0]?.label ?? '').width ?? 0
    return chosen > select.clientWidth - pixels(paddingLeft) - pixels(paddingRight) + 1
  }

  function spills(control: Element): boolean {
    const { left, right } = control.getBoundingClientRect()
    return textsIn(control).some((text) => {
      const parent = text.parentElement
      // Text for screen readers only is one pixel wide.
      if (!parent || parent.closest('.sr-only')) return false
      range.selectNodeContents(text)
      const words = range.getBoundingClientRect()
      const { overflowX, whiteSpace } = getComputedStyle(parent)
      const isCut =
        overflowX !== 'visible' && whiteSpace === 'nowrap' && parent.scrollWidth > parent.clientWidth + 1
      return isCut || words.left < left - 1 || words.right > right + 1
    })
  }

  function brokenTimes(text: Text): string[] {
    return [...text.data.matchAll(/\d{1,2}:\d\d\s(?:am|pm|ص|م)(?!\p{L})/gu)].flatMap(({ index, 0: time }) => {
      range.setStart(text, index)
      range.setEnd(text, index + time.length)
      const tops = [...range.getClientRects()].map(({ top }) => top)
      return Math.max(...tops) - Math.min(...tops) > 4 ? [time] : []
    })
  }

  const selects = [...document.querySelectorAll('select')].filter(isShown).filter(hidesWords)
  const others = [
    ...document.querySelectorAll('button, label, summary, [role=tab], a[class*="inline-flex"]'),
  ].filter(isShown)
  return [
    ...selects.map((select) => `select ${select.selectedOptions[0]?.label}`),
    ...others.filter(spills).map((control) => `${control.localName} ${control.textContent}`),
    ...textsIn(document.body)
      .flatMap(brokenTimes)
      .map((time) => `the time ${time}`),
  ]
}
