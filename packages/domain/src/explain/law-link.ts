/** Beginnings of references that the public service of the law finds; those of tables and circulars are not among its texts. */
const IN_THE_LAW = /^(?:Code|Loi|Ordonnance|Décret|Arrêté)\s/

/**
 * Gives the address at which a reference of the law is read: the search of the State's site of the law, because an article changes its own address with each
 * version and its reference stays.
 *
 * @param citation reference as the rule book writes it
 * @returns undefined for a reference that is no text of law, such as a table
 * @example lawAddress('Code civil, art. 913') // 'https://www.legifrance.gouv.fr/search/all?…query=Code%20civil%2C%20art.%20913'
 */
export const lawAddress = (citation: string): string | undefined =>
  IN_THE_LAW.test(citation)
    ? `https://www.legifrance.gouv.fr/search/all?tab_selection=all&searchField=ALL&query=${encodeURIComponent(citation)}`
    : undefined
