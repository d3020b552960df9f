import type { Connector } from '@hautelisse/domain/aggregation'

/** Banks that can be linked, all of them invented: most answer, one asks for a code, one is down, and one is linked no longer. */
export const CONNECTORS: readonly Connector[] = [
  { id: 'sainte-ambre', name: 'Banque Sainte-Ambre', state: 'OPEN', asks_code: false },
  { id: 'interval', name: 'Interval Épargne', state: 'OPEN', asks_code: false },
  { id: 'elvenay', name: 'Crédit d’Elvenay', state: 'OPEN', asks_code: true },
  { id: 'crepuy', name: 'Crépuy Assurances', state: 'DOWN', asks_code: false },
  { id: 'acriere', name: 'Banque Acrière', state: 'CLOSED', asks_code: false },
]

/** Finds a bank by its id. */
export const connectorOf = (id: string): Connector | undefined => CONNECTORS.find((one) => one.id === id)
