export { keepPlace } from './keep-place.css.ts'
export { HomeSimulations, KeepSimulation } from './late-parts.tsx'
