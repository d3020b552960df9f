export { GaugeLink } from './gauge-link.tsx'
