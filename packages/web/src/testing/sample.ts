/**
 * A fixed sample of a table in which each class occurs that occurs in the whole: the row with most classes not seen yet is taken, the first
 * of equals, until none is left.
 *
 * @param rows - the table
 * @param classesOf - classes that a row belongs to
 * @param all - whether the whole table is wanted, as `npm run test:all` wants it
 * @example sampleOf(['aa', 'ab', 'b'], (row) => row.split(''), false) // ['ab']
 */
export const sampleOf = <Row>(rows: readonly Row[], classesOf: (row: Row) => readonly string[], all: boolean): readonly Row[] => {
  if (all) return rows
  const missing = new Set(rows.flatMap(classesOf))
  const chosen = new Set<Row>()
  const worth = (row: Row): number => new Set(classesOf(row).filter((name) => missing.has(name))).size
  while (missing.size > 0) {
    const best = rows.reduce((most, row) => (worth(row) > worth(most) ? row : most))
    chosen.add(best)
    for (const name of classesOf(best)) missing.delete(name)
  }
  return rows.filter((row) => chosen.has(row))
}
