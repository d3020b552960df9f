export {
  aggregatedInvestmentsCall,
  aggregatedTransactionsCall,
  connectionsCall,
  connectorsCall,
  deleteConnectionCall,
  foundAccountsCall,
  openConnectionCall,
  refreshConnectionCall,
  returnCall,
  showAccountsCall,
} from './calls.ts'
export { CONSENT_DAYS, consentDays, consentPhase, consentUntil, type ConsentDays, type ConsentPhase } from './consent.ts'
export {
  connection,
  VISIT_RESULTS,
  type AggregatedTransaction,
  type Connection,
  type Connector,
  type ConsentRecord,
  type FoundAccount,
  type VisitResult,
} from './model.ts'
export { searchConnectors } from './search.ts'
export {
  addMinutes,
  caseOf,
  isBefore,
  isFrozenCase,
  lastRead,
  REFRESH_MINUTES,
  wayOf,
  type ConnectionCase,
  type ConnectionWay,
} from './standing.ts'
