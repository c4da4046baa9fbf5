import { type ByRoleOptions, getDefaultNormalizer, getQueriesForElement, queries } from '@testing-library/dom'

type Query = (container: HTMLElement, matcher: unknown, options?: object, ...rest: unknown[]) => unknown

/**
 * The queries of Testing Library, for text as a reader sees it: with plain spaces where the page has
 * non-breaking ones, and without the marks that isolate a name’s direction.
 */
const readersQueries = Object.fromEntries(
  Object.entries(queries as unknown as Record<string, Query>).map(([name, query]): [string, Query] => [
    name,
    (container, matcher, options, ...rest) =>
      query(
        container,
        typeof matcher === 'string' ? plain(matcher) : matcher,
        name.endsWith('ByRole') ? withPlainName(options) : { normalizer: plain, ...options },
        ...rest,
      ),
  ]),
) as unknown as typeof queries

export const within = (element: HTMLElement) => getQueriesForElement(element, readersQueries)

export const screen = within(document.body)

export const textOf = (element: HTMLElement) => plain(element.textContent)

function plain(text: string): string {
  return collapsed(text.replace(/[\u2066-\u2069]/g, ''))
}

const collapsed = getDefaultNormalizer()

function withPlainName(options: ByRoleOptions = {}): ByRoleOptions {
  const { name } = options
  if (typeof name !== 'string' && !(name instanceof RegExp)) return options
  const isNamed = (found: string) =>
    typeof name === 'string' ? plain(found) === plain(name) : name.test(plain(found))
  // What a failed query says it was looking for.
  return { ...options, name: Object.assign(isNamed, { toString: () => String(name) }) }
}
