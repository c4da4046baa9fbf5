import { about, recorder } from '#server/data/events.ts'

export const foodEvents = {
  'foods.added': about('food', []),
  'foods.saved': about('food', []),
  'foods.removed': about('food', []),
}

export const record = recorder(foodEvents)
