export { KeepSimulation } from './late-keep-simulation.tsx'
