import {
  countDietitians as countDietitiansRoute,
  forgetDietitian as forgetDietitianRoute,
  readDietitian as readDietitianRoute,
  saveDietitian as saveDietitianRoute,
  searchDietitians as searchDietitiansRoute,
} from '#contract/directory.ts'
import {
  readPublicListing as readPublicListingRoute,
  savePublicListing as savePublicListingRoute,
} from '#contract/public-listing.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { countDietitians } from './count-dietitians.ts'
import { forgetDietitian } from './forget-dietitian.ts'
import { limitSearch } from './limits.ts'
import { readPublicListing } from './public/read-public-listing.ts'
import { savePublicListing } from './public/save-public-listing.ts'
import { readDietitian } from './read-dietitian.ts'
import { saveDietitian } from './save-dietitian.ts'
import { searchDietitians } from './search-dietitians.ts'

export const directoryRoutes: readonly Bound[] = [
  bindRead(searchDietitiansRoute, searchDietitians, { limit: limitSearch }),
  bindRead(countDietitiansRoute, countDietitians, { limit: limitSearch }),
  bindRead(readDietitianRoute, readDietitian),
  bind(saveDietitianRoute, saveDietitian),
  bind(forgetDietitianRoute, forgetDietitian),
  bindRead(readPublicListingRoute, readPublicListing),
  bind(savePublicListingRoute, savePublicListing),
]
