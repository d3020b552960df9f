export { HomeSimulations, KeepSimulation } from './late-parts.tsx'
