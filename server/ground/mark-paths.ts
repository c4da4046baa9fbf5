/** The parts of the mark of `web/art/mark.tsx`, which is 32 wide and high. */
export const markPaths = {
  leaf: 'M1 9.4C5.6 9.8 11.4 8.2 15 12.8C13.6 17.6 10 19.6 6.8 18.6C3.4 17.6 1.4 14 1 9.4Z',
  bud: 'M16 1.6C13.6 4.3 13.4 7.2 14.8 10V13H17.2V10C18.6 7.2 18.4 4.3 16 1.6Z',
  post: 'M16 13V28.2M10 28.2H22',
}
