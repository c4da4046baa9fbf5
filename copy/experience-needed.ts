/** The experience that verification requires, shown wherever it is asked for. */
export const experienceNeeded = {
  help: {
    en: 'To be verified you need at least two years, and a document that proves them',
    ar: 'يلزم للتحقق ما لا يقل عن سنتين، مع وثيقة تثبتها',
  },
  tooLittle: {
    en: 'You can be verified once you have completed two years. If you have, choose 3-5: you are in your third year.',
    ar: 'يمكن التحقق من حسابك بعد إكمال سنتين. ومن أكملهما فهو في سنته الثالثة، ويختار «من 3 إلى 5 سنوات».',
  },
}
