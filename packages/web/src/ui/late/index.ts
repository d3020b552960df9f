export { Late } from './late.tsx'
export { reloadPage, ReloadWords } from './reload.tsx'
export { LatePart, lateScript, optional, type LateScript } from './script.tsx'
