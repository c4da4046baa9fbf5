import {
  lazyRouteComponent,
  type RouteComponent,
  RouterContextProvider,
  useRouter,
} from '@tanstack/react-router'
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { LanguageProvider, useLanguage } from './language.tsx'

type Parts<Name extends string> = Readonly<Record<Name, RouteComponent>>

/** In development every module must be in the browser, to be replaced there when it changes. */
const isPrerendering = import.meta.env.SSR && !import.meta.env.DEV

/** How the prerenderer renders a live part by itself, as it is later hydrated by itself. */
export const PartRenderer = createContext<(part: ReactElement, prefix: string) => string>(() => '')

/**
 * A page that only shows, save for its live parts. Where it was prerendered it stays as it came and its code is not
 * even fetched; the parts are hydrated in their places. Coming from another page it is a page like any other.
 */
export function stillPage<Name extends string, PartName extends string = never>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Record<PartName, ReactNode>>>>,
  parts: Parts<PartName> = {} as Parts<PartName>,
): RouteComponent {
  const Page = lazyRouteComponent(load, name) as RouteComponent
  const found = () =>
    import.meta.env.SSR || import.meta.env.DEV
      ? null
      : document.querySelector<HTMLElement>(`[data-still="${name}"]`)
  const preload = async () => {
    const needed: RouteComponent[] = Object.values(parts)
    await Promise.all([...needed, ...(found() ? [] : [Page])].map((each) => each.preload?.()))
  }
  return Object.assign(() => <StillPage name={name} page={Page} parts={parts} found={found} />, { preload })
}

type StillPageProps = {
  name: string
  page: RouteComponent
  parts: Parts<string>
  found: () => HTMLElement | null
}

function StillPage({ name, page, parts, found }: StillPageProps) {
  const [html] = useState(() => found()?.innerHTML)
  if (html !== undefined) return <SentPage name={name} html={html} parts={parts} />
  const children = Object.entries(parts).map(([id, part]) => [id, <LivePart key={id} id={id} part={part} />])
  const element = createElement(page, Object.fromEntries(children))
  return isPrerendering ? <div data-still={name}>{element}</div> : element
}

/** In the prerendered page a part stands in a place of its own. */
function LivePart({ id, part }: { id: string; part: RouteComponent }) {
  const render = use(PartRenderer)
  const surrounded = useSurroundings()
  if (!isPrerendering) return createElement(part)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React renders it here and now
  return <div data-live={id} dangerouslySetInnerHTML={{ __html: render(surrounded(part), id) }} />
}

function SentPage({ name, html, parts }: { name: string; html: string; parts: Parts<string> }) {
  const page = useRef<HTMLDivElement>(null)
  const surrounded = useSurroundings()

  // biome-ignore lint/correctness/useExhaustiveDependencies: neither language nor router ever changes in a document
  useEffect(() => {
    const places = page.current?.querySelectorAll<HTMLElement>('[data-live]') ?? []
    const roots = [...places].flatMap((place) => {
      const id = place.dataset.live ?? ''
      const part = parts[id]
      return part ? [hydrateRoot(place, surrounded(part), { identifierPrefix: id })] : []
    })
    // React does not let one root end another while it is at work.
    const end = () => {
      for (const root of roots) root.unmount()
    }
    return () => queueMicrotask(end)
  }, [])

  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already
  return <div ref={page} data-still={name} dangerouslySetInnerHTML={{ __html: html }} />
}

function useSurroundings() {
  const language = useLanguage()
  const router = useRouter()
  return (part: RouteComponent) => (
    <LanguageProvider language={language}>
      <RouterContextProvider router={router}>{createElement(part)}</RouterContextProvider>
    </LanguageProvider>
  )
}
