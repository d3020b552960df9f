export { WithdrawalSimulator, type WithdrawalSimulatorProps } from './simulator.tsx'
