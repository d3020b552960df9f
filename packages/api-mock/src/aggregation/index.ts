export { connectorOf } from './connectors.ts'
export { linksOf } from './erase.ts'
export { endVisit, openVisitOf, type AtBank } from './visits.ts'
