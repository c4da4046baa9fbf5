import type { DragEvent } from 'react'
import type { Place } from './edits.ts'

/** The dragged thing is part of the type, because before a drop the browser reveals nothing but types. */
const types = { item: 'application/x-nabta-item', meal: 'application/x-nabta-meal' } as const

export type DraggedMeal = Pick<Place, 'day' | 'meal'>
type Dragged = { item: Place; meal: DraggedMeal }
type Kind = keyof Dragged

export function beginDrag<K extends Kind>({ dataTransfer }: DragEvent, kind: K, place: Dragged[K]): void {
  dataTransfer.setData(types[kind], JSON.stringify(place))
  dataTransfer.effectAllowed = 'move'
}

export const isDragged = ({ dataTransfer }: DragEvent, kind: Kind): boolean =>
  dataTransfer.types.includes(types[kind])

export function dropped<K extends Kind>({ dataTransfer }: DragEvent, kind: K): Dragged[K] | null {
  const text = dataTransfer.getData(types[kind])
  return text ? JSON.parse(text) : null
}
