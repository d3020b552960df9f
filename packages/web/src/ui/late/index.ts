export { Late, lateScript } from './late.tsx'
export { optional } from './optional.ts'
export { reloadPage, ReloadWords } from './reload.tsx'
