/**
 * Returns what axe allows: a complementary landmark without a name, two landmarks of the same kind and name, and an
 * alert without text. Runs inside the page.
 */
export function wrongLandmarks(): string[] {
  const selectors = {
    aside: 'aside, [role=complementary]',
    nav: 'nav, [role=navigation]',
    section: 'section, [role=region]',
  }
  // A question that must be answered hides the landmarks below it.
  const within = document.querySelector(':modal, [role=alertdialog]') ?? document
  const shown = (selector: string) =>
    [...within.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
  const nameOf = (element: Element) =>
    element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ') ??
    element.getAttribute('aria-label') ??
    ''
  const landmarks = Object.entries(selectors)
    .flatMap(([kind, selector]) => shown(selector).map((element) => ({ kind, name: nameOf(element) })))
    // A section without a name is not a landmark.
    .filter(({ kind, name }) => kind !== 'section' || name !== '')
  const unnamed = landmarks.filter(({ kind, name }) => kind === 'aside' && name === '')
  const repeated = landmarks.filter(({ kind, name }, at) =>
    landmarks.some((other, place) => place < at && other.kind === kind && other.name === name),
  )
  const empty = shown('[role=alert]').filter(({ textContent }) => textContent?.trim() === '')
  return [
    ...unnamed.map(({ kind }) => `${kind} without a name`),
    ...repeated.map(({ kind, name }) => `another ${kind} "${name}"`),
    ...empty.map(() => 'alert without text'),
  ]
}
