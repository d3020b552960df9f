export { Skein } from './skein.tsx'
