export { srOnly } from './visually-hidden.css.ts'
export { VisuallyHidden } from './visually-hidden.tsx'
