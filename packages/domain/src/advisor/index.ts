export {
  advisorRequestCall,
  loadTransmissionCall,
  SHARED_OPTIONS,
  SHARE_REASONS,
  shareSimulationCall,
  shareTransmissionCall,
  type SharedOption,
} from './calls.ts'
export { charactersLeft, MOST_CHARACTERS, requireMessage } from './message.ts'
