/** A row as the gateway shows it: without the facts that only the simulator knows. */
export const withoutHidden = <Row extends { hidden: unknown }>({
  hidden: _,
  ...row
}: Row): Omit<Row, 'hidden'> => row
