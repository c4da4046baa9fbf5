import type { Language } from '../language.ts'
import type { RecipeSteps } from './food.ts'

/** In the reader's language if the cook wrote in it. */
export const stepsIn = (language: Language, { en, ar }: RecipeSteps): string[] => {
  const [own, other] = language === 'ar' ? [ar, en] : [en, ar]
  return own.length > 0 ? own : other
}
