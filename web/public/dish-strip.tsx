import type { Drawing } from '#contract/foods/drawings.ts'
import { Dish } from '#web/ui/dish.tsx'

/** Six dishes on a runner, from edge to edge of a phone. */
export function DishStrip({ dishes }: { dishes: readonly Drawing[] }) {
  return (
    <div className="relative -mx-4 mt-4 flex h-24 items-center justify-center overflow-clip sm:-mx-6 lg:hidden">
      <span className="absolute inset-x-0 inset-y-3.5 border-y-4 border-double border-straw-dye bg-straw" />
      {dishes.map((name) => (
        <span key={name} className="relative -mx-1 size-20 shrink-0">
          <Dish name={name} size="full" />
        </span>
      ))}
    </div>
  )
}
