export {
  advisorRequestCall,
  loadTransmissionCall,
  SHARED_AS,
  SHARED_OPTIONS,
  shareSimulationCall,
  shareTransmissionCall,
  type SharedOption,
  type SharedProperties,
} from './calls.ts'
export { charactersLeft, MOST_CHARACTERS, requireMessage } from './message.ts'
export { sharedProperties } from './shared.ts'
