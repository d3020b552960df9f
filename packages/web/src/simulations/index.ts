export { WithSimulations } from './around.tsx'
export { keepPlace } from './keep-place.css.ts'
export { OwnSimulations } from './late-own.tsx'
export { CasePaper, HomeSimulations, KeepSimulation, PrintCase } from './late-parts.tsx'
