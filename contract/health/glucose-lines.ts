import type { SeriesPoint } from './measures.ts'

/** Glucose before food and after it are different things, and are never one line of a chart. */
export const glucoseLines = ['fasting', 'after'] as const
export type GlucoseLine = (typeof glucoseLines)[number]

export const glucoseLineOf = ({ glucoseMoment }: Pick<SeriesPoint, 'glucoseMoment'>): GlucoseLine =>
  glucoseMoment === 'fasting' || glucoseMoment === 'before_meal' ? 'fasting' : 'after'
