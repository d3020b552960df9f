export { Skein, type SkeinTone } from './skein.tsx'
