import type { Word } from '#copy/word.ts'
import { Leaf } from '#web/art/leaf.tsx'
import { useWords } from '#web/lib/words.ts'
import { joinClasses } from '#web/ui/join-classes.ts'

export type Step = { readonly title: Word; readonly text: Word }

/** Four steps, with a plant that grows. Laptops show them as a stair that it climbs, beside the heading above. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useWords()
  return (
    <ol className="mt-10 grid gap-y-8 sm:grid-cols-2 lg:-mt-16 lg:grid-cols-4">
      {steps.map((step, at) => (
        <li key={step.title.en} className={joinClasses('flex gap-4 sm:block', stairs[at])}>
          <div className="w-20 shrink-0 self-start border-b-2 border-art-line/70 sm:w-auto">
            <Growth stage={at} className="w-20 sm:ms-2 sm:w-32 sm:rtl:me-auto" />
          </div>
          <div
            className={joinClasses(
              'min-w-0 border-art-line/70 sm:pt-5 sm:pe-8',
              at > 0 && 'lg:min-h-20 lg:border-s-2 lg:ps-5',
            )}
          >
            <h3 className="flex items-baseline gap-2.5 font-semibold">
              <span className="text-lg display text-pomegranate" aria-hidden="true">
                {at + 1}
              </span>
              {t(step.title)}
            </h3>
            <p className="mt-1.5 text-sm text-ink-soft">{t(step.text)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Each step begins 80 px higher than the one before. */
const stairs = ['lg:mt-60', 'lg:mt-40', 'lg:mt-20', '']

type GrowthProps = { /** 0 is the seed, 3 the plant with fruit. */ stage: number; className?: string }

/** One stage of a growing plant, above the line that the page draws below it. */
function Growth({ stage, className }: GrowthProps) {
  return (
    <svg
      viewBox="0 0 120 120"
      className={className}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {stages[stage]}
      <path d="M22 119c6-9 20-13 38-13s32 4 38 13Z" className="fill-art-saffron stroke-art-line" />
      <path d="M46 113h6M66 112h5M78 115h3" className="stroke-art-line" />
    </svg>
  )
}

const stages = [
  <path
    key="seed"
    d="M60 108c-9-1-13-8-11-16 8-1 17 5 17 12 0 2-3 4-6 4Z"
    className="fill-art-leaf-soft stroke-art-line"
  />,
  <g key="sprout">
    <path d="M60 106V84" className="stroke-art-line" />
    <Leaf x={60} y={85} turn={214} size={0.55} flipped veined={false} />
    <Leaf x={60} y={85} turn={-34} size={0.55} veined={false} className="fill-art-leaf-soft" />
  </g>,
  <g key="seedling">
    <path d="M60 106V58" className="stroke-art-line" />
    <Leaf x={60} y={84} turn={-24} size={0.6} veined={false} />
    <Leaf x={60} y={60} turn={204} size={0.95} flipped />
    <Leaf x={60} y={60} turn={-24} size={0.95} className="fill-art-leaf-soft" />
  </g>,
  <g key="plant">
    <path d="M60 106V28" className="stroke-art-line" />
    <Leaf x={60} y={90} turn={202} size={0.8} flipped className="fill-art-leaf-soft" />
    <Leaf x={60} y={82} turn={-22} size={0.95} />
    <Leaf x={60} y={62} turn={204} size={1} flipped />
    <Leaf x={60} y={56} turn={-26} size={0.95} className="fill-art-leaf-soft" />
    <Leaf x={60} y={36} turn={208} size={0.7} flipped className="fill-art-leaf-soft" />
    <Leaf x={60} y={34} turn={-34} size={0.66} />
    <circle cx="60" cy="21" r="8" className="fill-art-saffron stroke-art-line" />
  </g>,
]
