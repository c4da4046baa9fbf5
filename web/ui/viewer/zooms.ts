/** In per cent of the container's width. */
export const zooms = [100, 150, 200, 300] as const
export type Zoom = (typeof zooms)[number]

export const widthAt: Record<Zoom, string> = {
  100: 'w-full',
  150: 'w-[150%]',
  200: 'w-[200%]',
  300: 'w-[300%]',
}
