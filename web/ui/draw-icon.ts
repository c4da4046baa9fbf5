import { createElement, type SVGProps } from 'react'

type Drawing = { readonly node: readonly (readonly [tag: string, attributes: object])[] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/** Replaces the library's own function, whose unused features would add to every page. */
export default function drawIcon({ node }: Drawing) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, ...attributes }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...attributes,
      },
      shapes,
    )
}
