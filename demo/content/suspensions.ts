/** Why a few accounts of the demo are suspended, in the words of its admin. */
export const suspensions: readonly { reason: string; daysAgo: number }[] = [
  {
    reason:
      'Several requests for appointments under different names from one person. We have asked for a confirmation of the identity and have not had an answer.',
    daysAgo: 3,
  },
  {
    reason: 'رسائل ترويجية متكررة إلى أخصائيين رغم التنبيه.',
    daysAgo: 12,
  },
]
