import { owned, type PersonalData, readable } from '#server/data/personal-table.ts'
import { readHealthAnswers } from './keep-answers.ts'

export const healthData = {
  health_profiles: {
    ...owned('health_profiles'),
    async copy(tx, house, { id }) {
      const [row] = await readable(tx, 'health_profiles', 'user_id', id)
      if (!row) return []
      const answers = await readHealthAnswers(tx, house, id)
      return [{ ...row, answers, ...(answers === null && { cannotBeOpened: true }) }]
    },
  },
} satisfies PersonalData
