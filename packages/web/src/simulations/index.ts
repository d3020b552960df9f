export { WithSimulations } from './around.tsx'
export { keepPlace } from './keep-place.css.ts'
export { OwnSimulations } from './late-own.tsx'
export { HomeSimulations, KeepSimulation } from './late-parts.tsx'
