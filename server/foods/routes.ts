import { importFoods as importFoodsRoute } from '#contract/foods/import.ts'
import {
  addFood as addFoodRoute,
  removeFood as removeFoodRoute,
  saveFood as saveFoodRoute,
} from '#contract/foods/own.ts'
import { readFood as readFoodRoute, searchFoods as searchFoodsRoute } from '#contract/foods/search.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { addFood } from './add-food.ts'
import { importFoods } from './import-foods.ts'
import { readFood } from './read-food.ts'
import { removeFood } from './remove-food.ts'
import { saveFood } from './save-food.ts'
import { searchFoods } from './search-foods.ts'

export const foodRoutes: readonly Bound[] = [
  bindRead(searchFoodsRoute, searchFoods),
  bindRead(readFoodRoute, readFood),
  bind(addFoodRoute, addFood),
  bind(importFoodsRoute, importFoods),
  bind(saveFoodRoute, saveFood),
  bind(removeFoodRoute, removeFood),
]
