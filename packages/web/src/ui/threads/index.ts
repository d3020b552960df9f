export { Swatch, ThreadBar } from './threads.tsx'
