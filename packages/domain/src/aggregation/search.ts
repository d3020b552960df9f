import type { Connector } from './model.ts'

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Finds banks by a part of their name, whatever accents and capitals; without a text all of them. AGGR-01.
 *
 * @param connectors banks that can be linked
 * @param text what is typed
 * @example searchConnectors(connectors, 'cr').map(({ name }) => name) // ['Crédit d’Elvenay', 'Crépuy Assurances', 'Banque Acrière']
 */
export const searchConnectors = (connectors: readonly Connector[], text: string): readonly Connector[] => {
  const sought = plain(text.trim())
  return connectors.filter(({ name }) => plain(name).includes(sought))
}
