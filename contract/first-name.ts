/** The first name without the title; compound names stay whole. */
export const firstNameOf = (name: string): string =>
  /^(?:(?:د|أ|Dr|Prof)\.\s*)?((?:عبد\s+|أبو\s+)?\S+)/u.exec(name)?.[1] ?? name
