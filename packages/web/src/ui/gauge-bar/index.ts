export { GaugeBar } from './gauge-bar.tsx'
