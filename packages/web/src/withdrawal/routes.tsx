export { WithdrawalSimulator } from './simulator.tsx'
