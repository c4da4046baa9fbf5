export const lobbyGrid = 'grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]'
