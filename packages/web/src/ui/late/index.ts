export { Late, lateScript, type LateScript } from './late.tsx'
export { optional } from './optional.ts'
export { reloadPage, ReloadWords } from './reload.tsx'
