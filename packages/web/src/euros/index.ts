export { EurosSwitch } from './euros-switch.tsx'
export { useIsInTodaysEuros } from './use-euros.ts'
