/** What is stated beside what proves it; on a narrow screen the documents come between licence and facts. */
export const columns = {
  grid: 'grid items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
  documents: 'min-w-0 xl:sticky xl:top-20 xl:col-start-2 xl:row-span-4 xl:row-start-1',
}
