import type { Word } from '../word.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

/** How a dish of a plan is cooked. */
export const dishWords = {
  portion: (amount: string) => both(`${amount} for each person`, `${amount} لكل شخص`),
  ingredients: both('Ingredients', 'المكونات'),
  steps: both('How it is made', 'طريقة التحضير'),
  prepared: both('Weights are without peel and bones.', 'الأوزان دون قشر أو عظم.'),
}
