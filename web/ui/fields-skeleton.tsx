import { Skeleton } from './skeleton.tsx'

/** Skeletons of so many fields, in two columns where there is room. */
export const FieldsSkeleton = ({ count }: { count: number }) => (
  <div className="grid gap-5 sm:grid-cols-2">
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ids and never move
      <div key={at} className="grid gap-1.5">
        <Skeleton className="w-24 text-sm" />
        <Skeleton shape="block" className="h-11" />
      </div>
    ))}
  </div>
)
