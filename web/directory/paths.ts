export const directoryPath = '/patient/dietitians'
export const profilePath = (id: string) => `${directoryPath}/${id}` as const
