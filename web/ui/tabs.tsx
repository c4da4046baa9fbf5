import { type ReactNode, useEffect, useRef } from 'react'
import { Tabs as AriaTabs, type Key, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { AriaLocale } from './aria-locale.tsx'

export type TabItem = {
  readonly id: string
  readonly label: string
  readonly count?: number
  readonly content: ReactNode
}

type TabsProps = {
  /** What the tabs divide, for those who do not see it. */
  label: string
  tabs: readonly TabItem[]
  selected?: string
  onSelect?: (id: string) => void
}

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const row = useRef<HTMLDivElement>(null)

  // On a narrow screen the chosen one may stand beyond the edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what it waits for
  useEffect(() => {
    row.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected])

  return (
    <AriaLocale>
      <AriaTabs
        {...(selected !== undefined && { selectedKey: selected })}
        {...(onSelect && { onSelectionChange: (key: Key) => onSelect(String(key)) })}
      >
        <div ref={row} className="-mx-1 overflow-x-auto p-1">
          <TabList aria-label={label} className="inline-flex gap-1 rounded-control bg-sunken p-1">
            {tabs.map(({ id, label: name, count }) => (
              <Tab key={id} id={id} className={tabClass}>
                {name}
                {count !== undefined && <span className="text-xs text-ink-faint">{count}</span>}
              </Tab>
            ))}
          </TabList>
        </div>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} className="mt-5 rounded-card">
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  )
}

const tabClass =
  'flex min-h-9 cursor-pointer items-center gap-2 rounded-check border border-transparent px-3.5 text-sm whitespace-nowrap text-ink-soft transition-colors hover:text-ink pointer-coarse:min-h-11 selected:border-line selected:bg-surface selected:font-medium selected:text-ink'
