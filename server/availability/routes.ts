import {
  addException as addExceptionRoute,
  listSlots as listSlotsRoute,
  readAvailability as readAvailabilityRoute,
  readMyDays as readMyDaysRoute,
  removeException as removeExceptionRoute,
  saveAvailability as saveAvailabilityRoute,
  saveException as saveExceptionRoute,
} from '#contract/availability.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { addException } from './add-exception.ts'
import { listSlots } from './list-slots.ts'
import { readAvailability } from './read-availability.ts'
import { readMyDays } from './read-my-days.ts'
import { removeException } from './remove-exception.ts'
import { saveAvailability } from './save-availability.ts'
import { saveException } from './save-exception.ts'

export const availabilityRoutes: readonly Bound[] = [
  bindRead(readAvailabilityRoute, readAvailability),
  bind(saveAvailabilityRoute, saveAvailability),
  bind(addExceptionRoute, addException),
  bind(saveExceptionRoute, saveException),
  bind(removeExceptionRoute, removeException),
  bindRead(readMyDaysRoute, readMyDays),
  bindRead(listSlotsRoute, listSlots, { crowdOf: ({ id }) => id }),
]
